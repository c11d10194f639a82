import { outline } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../geography.ts';
import { WATER } from '../squares.ts';
import { cellOf, pondsOf } from './areas.ts';
import { atColumn, atRow, CELL, EDGE, ground, heightOf, widthOf } from './measure.ts';
import { roofsOf, tuftsOn } from './printed.ts';
import { middleOf } from './standing.ts';

/** The printed board: frame, grassland, ponds, villages. Never changes during a game. */
export const Field = memo(function Field({ box }: { box: Box }) {
  const { side } = box;
  const width = widthOf(box);
  const height = heightOf(box);
  const wide = box.wide * CELL;
  const high = box.high * CELL;
  const lines = [
    ...Array.from({ length: box.wide + 1 }, (_, c) => `M${atColumn(c)} ${EDGE}v${high}`),
    ...Array.from({ length: box.high + 1 }, (_, r) => `M${EDGE} ${atRow(r)}h${wide}`),
  ];
  return (
    <g>
      <defs>
        <pattern id="qin-meander" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 14.5H14.5V2.5H3.5V10.5H10V6.5" fill="none" stroke="var(--leaf)" strokeWidth="1.6" />
        </pattern>
        <pattern id="qin-meadow" width={2 * CELL} height={2 * CELL} x={EDGE} y={EDGE} patternUnits="userSpaceOnUse">
          <path
            d={`M0 0h${CELL}v${CELL}h-${CELL}ZM${CELL} ${CELL}h${CELL}v${CELL}h-${CELL}Z`}
            fill="var(--casing)"
            opacity="0.09"
          />
        </pattern>
      </defs>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="10" className="qin-frame" />
      <rect
        x="5"
        y="5"
        width={width - 10}
        height={height - 10}
        rx="7"
        fill="none"
        stroke="url(#qin-meander)"
        strokeWidth="9"
      />
      <rect x={EDGE - 3} y={EDGE - 3} width={wide + 6} height={high + 6} rx="3" className="qin-rule" />
      <rect x={EDGE} y={EDGE} width={wide} height={high} fill="var(--grass)" />
      <rect x={EDGE} y={EDGE} width={wide} height={high} fill="url(#qin-meadow)" />
      <path d={lines.join('')} stroke="var(--grass-line)" strokeWidth="1" />
      <path d={tuftsOn(box).map(tuft).join('')} className="qin-tufts" />
      {pondsOf(box, WATER).map(pond => (
        <Pond
          key={pond[0]}
          d={outline(
            pond.map(q => cellOf(box, q)),
            { ...ground, inset: 2, radius: 14 },
          )}
        />
      ))}
      {box.villages.map(squares => (
        <Village key={squares[0]} box={box} squares={squares} />
      ))}
      {[0, 1, 2, 3].map(corner => (
        <g key={corner} transform={`translate(${corner % 2 ? width - 21 : 21} ${corner > 1 ? height - 21 : 21})`}>
          <circle r="17" fill="var(--silk)" />
          {side === 'bird' ? <Bird /> : <Lion />}
        </g>
      ))}
    </g>
  );
});
const tuft = ([x, y]: readonly [number, number]) => `M${x} ${y}q-1-4-4-6m4 6q0-5 .5-8m-.5 8q1.5-4 4.5-5.5`;

function Pond({ d }: { d: string }) {
  return (
    <g>
      <path d={d} fill="var(--still-water)" />
      <path d={d} fill="url(#p-water)" />
      <path d={d} fill="none" stroke="var(--still-water-deep)" strokeWidth="2" />
    </g>
  );
}
function Village({ box, squares }: { box: Box; squares: readonly number[] }) {
  const d = outline(
    squares.map(q => cellOf(box, q)),
    { ...ground, inset: 3, radius: 7 },
  );
  const { column, row } = middleOf(box, squares);
  return (
    <g>
      <path d={d} fill="var(--village)" stroke="var(--village-deep)" strokeWidth="1.5" />
      {roofsOf(box, squares).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path
            d="M-6.5 0C-3.6-.7-1.8-3.6 0-5.8 1.8-3.6 3.6-.7 6.5 0L5 1.8H-5Z"
            fill="var(--village-lit)"
            stroke="var(--village-deep)"
            strokeWidth="1"
          />
          <path d="M-4 1.8h8v3.6h-8Z" fill="var(--village-deep)" />
        </g>
      ))}
      <circle cx={atColumn(column)} cy={atRow(row)} r="15" fill="var(--village-deep)" opacity="0.8" />
      <circle
        cx={atColumn(column)}
        cy={atRow(row)}
        r="15"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="1.4"
        strokeDasharray="3 2.6"
      />
    </g>
  );
}
function Bird() {
  return (
    <g className="qin-corner" transform="scale(0.5) translate(-32 -32)">
      <circle cx="32" cy="32" r="30" fill="none" strokeWidth="1.5" />
      <circle cx="32" cy="32" r="27" fill="none" strokeWidth="0.6" />
      <path
        d="M7.5 23.5C17 15 27 17 30.5 24.5c-.6-3 .3-5.5 1.5-7.5 1.2 2 2.1 4.5 1.5 7.5C37 17 47 15 56.5 23.5c-9-1.5-16 3-18.5 11.5l3.5 17.5L32 44.5l-9.5 8L26 35C23.5 26.5 16.5 22 7.5 23.5Z"
        stroke="none"
      />
    </g>
  );
}
/** A guardian lion's face: curled mane, brows, broad nose. */
function Lion() {
  const curls = Array.from({ length: 11 }, (_, i) => (i * 2 * Math.PI) / 11 - Math.PI / 2);
  return (
    <g className="qin-corner" transform="scale(0.5) translate(-32 -32)">
      <circle cx="32" cy="32" r="30" fill="none" strokeWidth="1.5" />
      <circle cx="32" cy="32" r="27" fill="none" strokeWidth="0.6" />
      {curls.map(turn => (
        <circle key={turn} cx={32 + 16.5 * Math.cos(turn)} cy={32 + 16.5 * Math.sin(turn)} r="6" stroke="none" />
      ))}
      <circle cx="32" cy="33" r="13.5" fill="var(--silk)" stroke="none" />
      <path d="M22 27c3-3.5 7-3 8.5 0M42 27c-3-3.5-7-3-8.5 0" fill="none" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M27.5 34h9l-2.5 4.500h-4ZM32 38.500v2.500c-2 3-5.5 2.5-7 .5M32 41c2 3 5.5 2.5 7 .5"
        fill="none"
        strokeWidth="2.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="26.5" cy="30" r="1.7" stroke="none" />
      <circle cx="37.5" cy="30" r="1.7" stroke="none" />
    </g>
  );
}
