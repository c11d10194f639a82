import { Button, classes, IconButton, SeatMark, signed } from '@tianxia/look';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Speech } from '../speech/speech.ts';
import { type Pace, timing } from '../stage/pace.ts';
import type { Tally, TallyLine } from './tally.ts';
import './tally.css';

export interface TallyWords {
  line(n: number, of: number): string; // 'line 3 of 9'
  what: string; // heads the lines
  sums: string; // 'In all'
  next: string;
  skip: string;
  pause: string;
  goOn: string;
}
export interface TallySheetProps {
  tally: Tally;
  seats: readonly { name: string; colour: string }[];
  speech: Pick<Speech, 'event'>;
  pace: Pace;
  words: TallyWords;
  onDone(): void;
}
const LINGER = 2; // the last line stays so many times as long as the others

/** The table settles accounts: line by line whose it is, what it is and what it brings, with running sums. */
export function TallySheet({ tally, seats, speech, pace, words, onDone }: TallySheetProps) {
  const title = tally.of.useTitle();
  const lines = tally.lines.filter(({ told }) => speech.event(told) !== '');
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const current = useRef<HTMLTableRowElement>(null);
  const isLast = at >= lines.length - 1;
  const shown = lines[Math.min(at, lines.length - 1)];
  const letters = shown === undefined ? 0 : speech.event(shown.told).length;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (paused) return;
    const { read } = timing(pace, letters, false, 0);
    const next = setTimeout(() => (isLast ? done.current() : setAt(at + 1)), isLast ? read * LINGER : read);
    return () => clearTimeout(next);
  }, [paused, at, isLast, pace, letters]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every line
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  if (shown === undefined) return null;
  return (
    <section className="tally panel" role="dialog" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{words.line(at + 1, lines.length)}</p>
      </header>
      <p className="unseen" role="status">
        {speech.event(shown.told)}
      </p>
      <div className="tally-lines">
        <table style={{ '--seats': seats.length } as CSSProperties}>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{words.what}</span>
              </th>
              {tally.columns &&
                seats.map(({ name, colour }) => (
                  <th key={colour} scope="col">
                    <SeatMark colour={colour} size={16} />
                    <span>{name}</span>
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand twice
                key={`${i} ${line.told}`}
                ref={i === at ? current : undefined}
                className={classes(i === at && 'now', i > at && 'later')}
              >
                <Line line={line} seats={seats} tally={tally} text={speech.event(line.told)} />
              </tr>
            ))}
          </tbody>
          {tally.counts && (
            <tfoot>
              <tr>
                <th scope="row">{words.sums}</th>
                {seats.map(({ colour }, seat) => (
                  <td key={colour}>{gain(shown.sums[seat] ?? 0) || '0'}</td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <footer>
        <span className="tally-progress" aria-hidden="true">
          <i style={{ width: `${(100 * (at + 1)) / lines.length}%` }} />
        </span>
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? words.goOn : words.pause}
          onPress={() => setPaused(!paused)}
        />
        {!isLast && (
          <Button icon="skip" onPress={onDone}>
            {words.skip}
          </Button>
        )}
        <Button kind="main" icon="next" onPress={() => (isLast ? onDone() : setAt(at + 1))}>
          {isLast ? words.goOn : words.next}
        </Button>
      </footer>
    </section>
  );
}
interface LineProps {
  line: TallyLine;
  seats: readonly { name: string; colour: string }[];
  tally: Pick<Tally, 'of' | 'columns'>;
  text: string;
}
function Line({ line, seats, tally, text }: LineProps) {
  const { told, change } = line;
  const mark = line.seat === undefined ? undefined : seats[line.seat];
  const brings = tally.of.lines[told[0]]?.brings;
  return (
    <>
      <th scope="row">
        <span className="tally-mark">{mark && <SeatMark colour={mark.colour} size={18} />}</span>
        {text}
      </th>
      {tally.columns &&
        seats.map(({ colour }, seat) => (
          <td key={colour} className={classes(change < 0 && 'minus')}>
            {line.seat === seat && gain(change)}
            {brings?.(told, seat)}
          </td>
        ))}
    </>
  );
}
interface BroughtProps {
  sign?: '+' | '−' | '→';
  n: number;
  bad?: boolean; // nobody would want it
  children?: ReactNode; // the picture of what it is
}
/** What a player gains, pays or comes to, in their column. */
export function Brought({ sign, n, bad = sign === '−', children }: BroughtProps) {
  return (
    <span className={classes('brought', bad && 'bad')}>
      {sign}
      {n}
      {children}
    </span>
  );
}
const gain = (value: number): string => (value === 0 ? '' : value > 0 ? `+${value}` : signed(value));
