import type { Result } from '@tianxia/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import { SeatMark } from './SeatMark.tsx';
import './ScoreSheet.css';

export interface ScoreSheetProps {
  result: Result;
  lines: Readonly<Record<string, { name: string; about?: string; icon?: ReactNode }>>; // by line of the result
  seats: readonly { name: string; colour: string; note?: string }[];
  notes?: Readonly<Record<string, readonly string[]>>; // what made the points, by line and seat
  words: { caption: string; line: string; total: string; most: string; unit: string; tie?: string };
}

/** With a true minus sign. */
export const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

/** Points by line and seat, with bars: who made what, where. */
export function ScoreSheet({ result, lines, seats, notes, words }: ScoreSheetProps) {
  const rows = Object.entries(result.lines);
  const longest = Math.max(1, ...rows.flatMap(([, values]) => values));
  const won = (seat: number) => result.places[seat] === 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone and must be reachable by keyboard
    <section className="score-box" aria-label={words.caption} tabIndex={0}>
      <table
        className={classes('score', rows.length > 3 && 'full')}
        style={{ '--seats': seats.length } as CSSProperties}
      >
        <caption className="unseen">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{words.line}</span>
            </th>
            {seats.map((seat, i) => (
              <th key={seat.colour} scope="col" className={classes('hd', won(i) && 'win')}>
                <SeatMark colour={seat.colour} size={30} disc />
                <span>
                  <b>{seat.name}</b>
                  {seat.note && <small>{seat.note}</small>}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([line, values]) => {
            const best = Math.max(...values);
            const alone = best > 0 && values.filter(value => value === best).length === 1;
            const about = lines[line];
            return (
              <tr key={line}>
                <th scope="row">
                  {about?.icon && <span className="li">{about.icon}</span>}
                  <span>
                    <b>{about?.name ?? line}</b>
                    {about?.about && <small>{about.about}</small>}
                  </span>
                </th>
                {seats.map((seat, i) => {
                  const value = values[i] ?? 0;
                  const top = alone && value === best;
                  return (
                    <td key={seat.colour} className={classes(`seat-${seat.colour}`, won(i) && 'win', top && 'best')}>
                      <span className="v">
                        <b>{signed(value)}</b>
                        {top && <i>{words.most}</i>}
                      </span>
                      <span className="bar2">
                        {value > 0 && <u style={{ width: `${(100 * value) / longest}%` }} />}
                      </span>
                      {notes?.[line]?.[i] && <small>{notes[line][i]}</small>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <b>{words.total}</b>
              {words.tie && <small>{words.tie}</small>}
            </th>
            {seats.map((seat, i) => (
              <td key={seat.colour} className={classes(won(i) && 'win')}>
                <b className="sum">{signed(result.totals[i] ?? 0)}</b> <span className="vpw">{words.unit}</span>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
