import type { Seat } from '@tianxia/kernel';
import { SeatMark, signed } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { apart, ticksFor } from './plot.ts';
import type { Story } from './story.ts';
import './course.css';

export interface CourseProps {
  story: Story;
  seats: readonly { name: string; colour: string }[];
  moments: readonly Moment[]; // those that are told beside it, by the same numbers
}
/** Something that a player did, or that happened to them. */
export interface Moment {
  kind: string;
  after: number; // the choice it came of
  seat: Seat;
}
const WIDE = 1000;
const HIGH = 1000;
const LABEL = 110; // of HIGH: so much room does a name need

/** The race as it was run: points over rounds, a line for every player with the name at its end, what is told of it numbered. */
export function Course({ story, seats, moments }: CourseProps) {
  const { over } = useWords();
  const { course, rounds, byRound } = story;
  const ticks = ticksFor(Math.min(0, ...course.flat()), Math.max(1, ...course.flat()));
  const least = ticks[0]!;
  const most = ticks.at(-1)!;
  const x = (choice: number) => (WIDE * choice) / Math.max(1, course.length - 1);
  const y = (total: number) => HIGH - (HIGH * (total - least)) / (most - least);
  const last = course.at(-1) ?? [];
  const ends = apart(
    seats.map((_, seat) => y(last[seat] ?? 0)),
    LABEL,
    HIGH,
  );
  const bands = rounds.map((from, i) => ({ from, to: rounds[i + 1] ?? course.length - 1, n: i }));
  const at = (part: number) => `${(100 * part) / HIGH}%`;
  return (
    <figure className="en-course">
      <div className="en-course-box">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={over.courseSpoken}>
          {bands.map(({ from, to, n }) => (
            <rect
              key={from}
              x={x(from)}
              width={Math.max(0, x(to) - x(from))}
              y="0"
              height={HIGH}
              className={n % 2 === 0 ? 'en-course-band' : 'en-course-bare'}
            />
          ))}
          {ticks.map(tick => (
            <line key={tick} x1="0" x2={WIDE} y1={y(tick)} y2={y(tick)} className="en-course-rule" />
          ))}
          {seats.map(({ colour }, seat) => {
            const line = course.map((totals, choice) => `${x(choice)},${y(totals[seat] ?? 0)}`).join(' ');
            return (
              <g key={colour} className={`seat-${colour}`}>
                <polyline points={line} className="en-course-casing" />
                <polyline points={line} className="en-course-line" />
              </g>
            );
          })}
        </svg>
        {ticks.map(tick => (
          <span key={tick} className="en-course-y" style={{ top: at(y(tick)) }}>
            {signed(tick)}
          </span>
        ))}
        {bands.map(({ from, to, n }) => (
          <span key={from} className="en-course-x" style={{ left: at((x(from) + (byRound ? x(to) : x(from))) / 2) }}>
            {byRound ? n + 1 : from}
          </span>
        ))}
        {moments.map(({ kind, after, seat }, i) => (
          <span
            key={kind}
            className="en-course-point"
            style={{ left: at(x(after)), top: at(y(course[after]?.[seat] ?? 0)) }}
          >
            {i + 1}
          </span>
        ))}
        {seats.map(({ colour, name }, seat) => (
          <span key={colour} className="en-course-end" style={{ top: at(ends[seat]!) }}>
            <SeatMark colour={colour} size={15} />
            {name}
          </span>
        ))}
      </div>
      <figcaption>
        <span>{over.courseY}</span>
        <span>{byRound ? over.courseRounds : over.courseTurns}</span>
      </figcaption>
    </figure>
  );
}
