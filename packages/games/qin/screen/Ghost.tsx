import { thing } from '@tianxia/board';
import { classes, outline } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../geography.ts';
import { COLOURS } from '../squares.ts';
import type { State } from '../state.ts';
import { areasOf, cellOf } from './areas.ts';
import type { Ghost as GhostTile } from './choice.ts';
import { DIRECTIONS_XY } from './directions.ts';
import { atColumn, atRow, CELL, ground } from './measure.ts';

/** The held tile as it would lie: solid when it may, hatched when it may not; pressed down, or only under the pointer. */
export function Ghost({ ghost, pinned, box }: { ghost: GhostTile; pinned: boolean; box: Box }) {
  const [column, row] = cellOf(box, ghost.square);
  const [across, along] = DIRECTIONS_XY[ghost.direction]!;
  const colours = [box.firstColour[ghost.tile]!, box.secondColour[ghost.tile]!];
  const halves = [
    { colour: COLOURS[colours[ghost.half]!]!, column, row, held: true },
    { colour: COLOURS[colours[1 - ghost.half]!]!, column: column + across, row: row + along, held: false },
  ];
  const cells = halves.map(half => [half.column, half.row] as const);
  const legal = ghost.why === undefined;
  const whole = outline(cells, { ...ground, inset: 1, radius: 6 });
  const halo = outline(cells, { ...ground, inset: -2, radius: 9 });
  return (
    <g
      className={classes('qin-ghost', !legal && 'no', pinned && 'pinned')}
      {...(pinned && legal && { 'data-thing': thing('place', ghost.place) })} // it lies there already when it is confirmed
    >
      <path d={halo} className="shadow" transform="translate(3 5)" />
      {halves.map(half => (
        <g key={`${half.held}`} transform={`translate(${atColumn(half.column)} ${atRow(half.row)})`}>
          <rect x="1" y="1" width={CELL - 2} height={CELL - 2} rx="6" fill={`var(--land-${half.colour})`} />
          <rect x="1" y="1" width={CELL - 2} height={CELL - 2} rx="6" fill={`url(#p-${half.colour})`} />
          <rect
            x="1"
            y="1"
            width={CELL - 2}
            height={CELL - 2}
            rx="6"
            fill="none"
            stroke={`var(--land-${half.colour}-deep)`}
            strokeWidth="1.5"
          />
        </g>
      ))}
      {!legal && <path d={whole} fill="url(#p-hatch)" />}
      <path d={halo} className="ring" />
      <path d={halo} className="halo" />
      {!pinned && <circle cx={atColumn(column + 0.5)} cy={atRow(row + 0.5)} r="5" className="held" />}
    </g>
  );
}

function Lit({ square, box, inset }: { square: number; box: Box; inset: number }) {
  const [column, row] = cellOf(box, square);
  const side = CELL - 2 * inset;
  return <rect x={atColumn(column) + inset} y={atRow(row) + inset} width={side} height={side} rx="6" />;
}
/** Quiet legal: where the held half may lie. */
export const LitSquares = memo(function LitSquares({ lit, box }: { lit: ReadonlySet<number>; box: Box }) {
  return (
    <g className="qin-legal">
      {[...lit].map(square => (
        <Lit key={square} square={square} box={box} inset={4} />
      ))}
    </g>
  );
});
/** Loud next: where the other half may turn to. */
export function Around({ squares, box }: { squares: readonly number[]; box: Box }) {
  return (
    <g className="qin-around">
      {squares.map(square => (
        <Lit key={square} square={square} box={box} inset={3} />
      ))}
    </g>
  );
}

/** The provinces that a refused join is about. */
export function Clashing({ names, view, box }: { names: readonly number[]; view: State; box: Box }) {
  const areas = areasOf(view, box).filter(({ name }) => names.includes(name));
  return (
    <g className="qin-clash">
      {areas.map(({ name, squares }) => (
        <path
          key={name}
          d={outline(
            squares.map(q => cellOf(box, q)),
            { ...ground, inset: -2, radius: 9 },
          )}
        />
      ))}
    </g>
  );
}
