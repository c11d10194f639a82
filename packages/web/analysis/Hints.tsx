import type { Hint } from '@tianxia/bots/analysis';
import { IconButton } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import './hints.css';

export interface HintsProps {
  hints: readonly Hint[] | undefined; // none while it thinks
  nameOf(words: string): string;
  lineOf(line: string): string;
  onClose(): void;
}
/** The best three choices with the chance to win after each, and what they bring. */
export function Hints({ hints, nameOf, lineOf, onClose }: HintsProps) {
  const { analysis } = useWords();
  const words = analysis.hints;
  return (
    <section className="panel hints" aria-label={words.title}>
      <div className="hints-head">
        <b>{words.title}</b>
        <span className="note">{words.about}</span>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
      <div role="status">
        {hints === undefined ? (
          <p>{words.thinking}</p>
        ) : (
          <ol>
            {hints.map(({ words: option, win, lines }) => (
              <li key={option}>
                <span>
                  <b>{nameOf(option)}</b>
                  <small>{words.reason(lines.map(({ line, points }) => words.points(lineOf(line), points)))}</small>
                </span>
                <b className="hints-win">{Math.round(100 * win)} %</b>
                <i aria-hidden="true">
                  <i style={{ width: `${100 * win}%` }} />
                </i>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
