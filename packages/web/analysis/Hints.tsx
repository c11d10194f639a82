import type { Hint } from '@tianxia/bots/analysis';
import { IconButton } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import './hints.css';

export interface HintsProps {
  hints: readonly Hint[] | undefined; // none while it thinks
  nameOf(words: string): string;
  doneBy(words: string): readonly string[]; // what it does at once, in sentences
  lineOf(line: string): string;
  onClose(): void;
}
/** The best three choices with the chance to win after each, and what they bring. */
export function Hints({ hints, nameOf, doneBy, lineOf, onClose }: HintsProps) {
  const { play, forms } = useWords();
  const words = play.hints;
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
            {hints.map(({ words: option, win, lines }, i) => (
              <li key={option}>
                <i className="stage-number" aria-hidden="true">
                  {i + 1}
                </i>
                <span>
                  <b>{nameOf(option)}</b>
                  <small>{doneBy(option).join(' ')}</small>
                  <small>{words.reason(lines.map(({ line, points }) => words.points(lineOf(line), points)))}</small>
                </span>
                <b className="hints-win">{forms.percent(win)}</b>
                <i className="hints-bar" aria-hidden="true">
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
