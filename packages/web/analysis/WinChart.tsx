import type { Player } from '@tianxia/board';
import { type Analysis, type Decision, isError } from '@tianxia/bots/analysis';
import { classes } from '@tianxia/look';
import type { Place } from '../table/replaying.ts';
import { whenIs } from '../table/rounds.ts';
import { usePageWords, useWords } from '../text/words.ts';

const WIDE = 1000;
const HIGH = 400;

export interface WinChartProps {
  analysis: Analysis;
  players: readonly Player[];
  placeOf(choice: number): Place;
  rounds: readonly number[]; // after which choices a round begins
  at: number;
  judgedBy: 'knew' | 'truth';
  onGo(choice: number): void;
}
/** Every player's chance to win over the game; mistakes stand where they were made. */
export function WinChart({ analysis, players, placeOf, rounds, at, judgedBy, onGo }: WinChartProps) {
  const { analysis: words } = usePageWords();
  const { play } = useWords();
  const { levels, decisions } = analysis;
  const last = Math.max(1, levels.length - 1);
  const x = (choice: number) => (WIDE * choice) / last;
  const y = (win: number) => HIGH - HIGH * win;
  const bands = rounds.map((from, i) => ({ from, to: rounds[i + 1] ?? last, n: i + 1 }));
  const errors = decisions.filter(decision => isError(decision[judgedBy].mark));
  const label = ({ choice, seat, [judgedBy]: { mark } }: Decision) => {
    const place = placeOf(choice);
    return `${words.choice(whenIs(place, play), place.nth, players[seat]?.name ?? '')}: ${words.marks[mark]}`;
  };
  return (
    <div className="an-chart">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={words.chart}>
        {bands.map(({ from, to, n }) => (
          <rect
            key={n}
            x={x(from)}
            width={Math.max(0, x(to) - x(from))}
            height={HIGH}
            className={n % 2 === 0 ? 'an-band' : 'an-bare'}
          />
        ))}
        {[0, 0.25, 0.5, 0.75, 1].map(win => (
          <line key={win} x1="0" x2={WIDE} y1={y(win)} y2={y(win)} className="an-rule" />
        ))}
        {players.map(({ colour }, seat) => {
          const line = levels.map((level, choice) => `${x(choice)},${y(level[seat] ?? 0)}`).join(' ');
          return (
            <g key={colour} className={`seat-${colour}`}>
              <polyline points={line} className="an-casing" />
              <polyline points={line} className="an-line" />
            </g>
          );
        })}
        <line x1={x(at)} x2={x(at)} y1="0" y2={HIGH} className="an-now" />
      </svg>
      {[0, 50, 100].map(win => (
        <span key={win} className="an-y" style={{ top: `${100 - win}%` }}>
          {win}
        </span>
      ))}
      {bands.map(({ from, to, n }) => (
        <span key={n} className="an-x" style={{ left: `${((x(from) + x(to)) / 2 / WIDE) * 100}%` }}>
          {n}
        </span>
      ))}
      {errors.map(decision => (
        <button
          key={decision.choice}
          type="button"
          className={classes('an-sign', `an-${decision[judgedBy].mark}`, decision.choice === at && 'an-here')}
          style={{
            left: `${(x(decision.choice) / WIDE) * 100}%`,
            top: `${(y(levels[decision.choice]?.[decision.seat] ?? 0) / HIGH) * 100}%`,
          }}
          aria-label={label(decision)}
          data-tip={label(decision)}
          onClick={() => onGo(decision.choice)}
        >
          {words.signs[decision[judgedBy].mark]}
        </button>
      ))}
    </div>
  );
}
