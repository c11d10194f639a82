import './people.css';
import type { RatingLine } from '@tianxia/protocol';

export interface RatingChartProps {
  history: RatingLine['history'];
  label: string; // the course in words
  height?: number;
}
const WIDTH = 290;

/** The course of a rating: a line, a dotted mark at the round hundred, a dot where it stands now. */
export function RatingChart({ history, label, height = 76 }: RatingChartProps) {
  const values = history.map(({ rating }) => rating);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const round = Math.round((low + high) / 200) * 100;
  const from = Math.min(low, round) - 10;
  const to = Math.max(high, round) + 10;
  const y = (rating: number) => 6 + (1 - (rating - from) / (to - from)) * (height - 12);
  const x = (i: number) => (values.length === 1 ? WIDTH - 8 : 4 + (i / (values.length - 1)) * (WIDTH - 12));
  const line = values.map((rating, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(rating).toFixed(1)}`).join('');
  const last = values.length - 1;
  return (
    <svg className="pp-chart" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <path className="pp-round" d={`M0 ${y(round)}H${WIDTH}`} />
      <text x="2" y={y(round) - 4}>
        {round}
      </text>
      <path className="pp-area" d={`${line}V${height}H${x(0)}Z`} />
      <path className="pp-line" d={line} />
      <circle cx={x(last)} cy={y(values[last]!)} r="4.5" />
    </svg>
  );
}
