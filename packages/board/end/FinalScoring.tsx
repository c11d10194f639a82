import type { Result, Seat } from '@tianxia/kernel';
import { Button, classes, IconButton, SeatMark, signed, WinSeal } from '@tianxia/look';
import { useEffect, useState } from 'react';
import { type Pace, timing } from '../stage/pace.ts';
import { type Counted, countedLines, leadAfter } from './scoring.ts';
import './scoring.css';

interface ScoringWords {
  title: string; // 'Final scoring'
  line(n: number, of: number, name: string): string;
  leads(name: string, you: boolean, total: number, isNew: boolean): string;
  level(names: readonly string[], total: number): string;
  wins(name: string, you: boolean): string;
  share(names: readonly string[]): string;
  total: string; // 'So far'
  inAll: string; // once all is counted
  next: string;
  skip: string;
  pause: string;
  goOn: string;
  result: string; // 'See the result'
  seal: string; // what the seal says, spoken
}
interface FinalScoringProps {
  result: Result;
  names: Readonly<Record<string, string>>; // of the lines
  seats: readonly { name: string; colour: string }[];
  viewer: Seat;
  ending: string | undefined; // what brought the game to its end, in words
  tie: string | undefined; // what told the first apart, in words
  pace: Pace;
  words: ScoringWords;
  onVerdict?(): void; // all is counted and the winner is named: it may be heard
  onDone(): void;
}
const BEAT = 60; // letters: a line stays as long as a sentence of so many

/** The climax: every line of the sheet is counted in turn, the bars race, then the winner is named. */
export default function FinalScoring(props: FinalScoringProps) {
  const { result, names, seats, viewer, ending, tie, pace, words, onVerdict, onDone } = props;
  const counted = countedLines(result);
  const [at, setAt] = useState(0); // which line is being counted; past the last one: all is counted
  const [paused, setPaused] = useState(false);
  const over = at >= counted.length;
  useEffect(() => {
    if (over || paused) return;
    const next = setTimeout(() => setAt(at + 1), timing(pace, BEAT, false, 0).read);
    return () => clearTimeout(next);
  }, [over, paused, at, pace]);
  useEffect(() => {
    if (over) onVerdict?.();
  }, [over, onVerdict]);
  const shown = counted[Math.min(at, counted.length - 1)] ?? { line: '', values: [], totals: result.totals }; // nobody has a point
  const most = Math.max(1, ...result.totals, ...counted.flatMap(({ totals }) => totals));
  const winners = seats.filter((_, seat) => result.places[seat] === 1);
  const first = result.places.indexOf(1);
  const verdict =
    winners.length > 1
      ? words.share(winners.map(({ name }) => name))
      : words.wins(seats[first]?.name ?? '', first === viewer);
  return (
    <section className={classes('scoring', 'panel', !over && 'counting')} role="dialog" aria-label={words.title}>
      <div className="scoring-race" role="status" aria-live="polite">
        <header>
          <div>
            <h2>{over ? words.title : words.line(at + 1, counted.length, names[shown.line] ?? shown.line)}</h2>
            <p>{over ? [verdict, ending].filter(Boolean).join(' ') : said(counted, at, seats, viewer, words)}</p>
          </div>
          {over && <WinSeal label={words.seal} />}
        </header>
        <ol>
          {seats.map(({ name, colour }, seat) => (
            <li key={colour} className={classes(`seat-${colour}`, over && result.places[seat] === 1 && 'won')}>
              <SeatMark colour={colour} size={20} />
              <b>{name}</b>
              <span className="scoring-bar">
                <i style={{ width: `${Math.max(0, (100 * (shown.totals[seat] ?? 0)) / most)}%` }} />
              </span>
              <em>{over ? '' : gain(shown.values[seat] ?? 0)}</em>
              <strong>{signed(shown.totals[seat] ?? 0)}</strong>
            </li>
          ))}
        </ol>
        {over && tie !== undefined && <p className="scoring-tie">{tie}</p>}
        <div className="acts">
          {!over && (
            <>
              <IconButton
                icon={paused ? 'play' : 'pause'}
                label={paused ? words.goOn : words.pause}
                onPress={() => setPaused(!paused)}
              />
              <Button icon="skip" onPress={() => setAt(counted.length)}>
                {words.skip}
              </Button>
              <Button kind="main" icon="next" onPress={() => setAt(at + 1)}>
                {words.next}
              </Button>
            </>
          )}
          {over && (
            <Button kind="main" icon="score" onPress={onDone}>
              {words.result}
            </Button>
          )}
        </div>
      </div>
      <table className="scoring-sheet">
        <caption className="unseen">{words.title}</caption>
        <thead>
          <tr>
            <th />
            {seats.map(({ name, colour }) => (
              <th key={colour} scope="col">
                <SeatMark colour={colour} size={18} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counted.map(({ line, values }, i) => (
            <tr key={line} className={classes(i === at && 'now', i > at && 'later')}>
              <th scope="row">{names[line] ?? line}</th>
              {seats.map(({ colour }, seat) => (
                <td key={colour}>{i > at ? '·' : signed(values[seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{over ? words.inAll : words.total}</th>
            {seats.map(({ colour }, seat) => (
              <td key={colour}>{signed(shown.totals[seat] ?? 0)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
const gain = (value: number): string => (value === 0 ? '' : value > 0 ? `+${value}` : signed(value));

function said(
  counted: readonly Counted[],
  at: number,
  seats: FinalScoringProps['seats'],
  viewer: Seat,
  words: ScoringWords,
): string {
  const { seats: leaders, total, isNew } = leadAfter(counted, at);
  const [only] = leaders;
  return leaders.length === 1
    ? words.leads(seats[only!]?.name ?? '', only === viewer, total, isNew)
    : words.level(
        leaders.map(seat => seats[seat]?.name ?? ''),
        total,
      );
}
