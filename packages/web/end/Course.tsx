import { SeatMark } from '@tianxia/look';
import { useWords } from '../text/words.ts';
import { leadChanges } from './course.ts';
import './course.css';

export interface CourseProps {
  course: readonly (readonly number[])[]; // by choice, by seat
  seats: readonly { name: string; colour: string }[];
}
const WIDE = 1000;
const HIGH = 220;

/** The race as it was run: a line for every seat, its mark at the end, and where the lead changed hands. */
export function Course({ course, seats }: CourseProps) {
  const { over } = useWords();
  const least = Math.min(0, ...course.flat());
  const most = Math.max(1, ...course.flat());
  const x = (choice: number) => (WIDE * choice) / Math.max(1, course.length - 1);
  const y = (total: number) => HIGH - (HIGH * (total - least)) / (most - least);
  const changes = leadChanges(course);
  const last = course.at(-1) ?? [];
  return (
    <figure className="en-course">
      <figcaption>
        <h2>{over.course}</h2>
        <span className="note">
          {over.leads(changes.length, seats[changes.at(-1)?.seat ?? 0]?.name ?? '', changes.at(-1)?.choice ?? 0)}
        </span>
      </figcaption>
      <div className="en-course-box">
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={over.courseSpoken}>
          {[0.25, 0.5, 0.75, 1].map(part => (
            <line key={part} x1="0" x2={WIDE} y1={HIGH * part} y2={HIGH * part} className="en-course-rule" />
          ))}
          {seats.map(({ colour }, seat) => {
            const points = course.map((totals, choice) => `${x(choice)},${y(totals[seat] ?? 0)}`).join(' ');
            return (
              <g key={colour} className={`seat-${colour}`}>
                <polyline points={points} className="en-course-casing" />
                <polyline points={points} className="en-course-line" />
              </g>
            );
          })}
        </svg>
        {seats.map(({ colour, name }, seat) => (
          <span key={colour} className="en-course-end" style={{ top: `${(100 * y(last[seat] ?? 0)) / HIGH}%` }}>
            <SeatMark colour={colour} size={18} label={name} />
          </span>
        ))}
      </div>
    </figure>
  );
}
