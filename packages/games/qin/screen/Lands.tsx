import { colourOf, type Player } from '@tianxia/board';
import { classes, outline } from '@tianxia/look';
import { memo } from 'react';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { COLOURS } from '../squares.ts';
import type { State } from '../state.ts';
import { type Area, areasOf, cellOf, seamsOf, startsOf } from './areas.ts';
import { atColumn, atRow, CELL, ground } from './measure.ts';

interface LandsProps {
  view: State;
  box: Box;
  players: readonly Player[];
  without: readonly number[]; // squares of the tile laid last: it is drawn apart, so that it can arrive
}
/** Same colour melts, other colour cuts: every area is one shape with one pattern, its owner's line inside the edge. */
export const Lands = memo(function Lands({ view, box, players, without }: LandsProps) {
  const areas = areasOf(view, box).flatMap(area => {
    const squares = area.squares.filter(square => !without.includes(square));
    return squares.length === 0 ? [] : [{ ...area, squares }];
  });
  return <Areas areas={areas} box={box} players={players} />;
});
/** The areas that the tile laid last is part of, as they are with it. */
export function Grown({ view, box, players, squares }: Omit<LandsProps, 'without'> & { squares: readonly number[] }) {
  const areas = areasOf(view, box).filter(area => area.squares.some(square => squares.includes(square)));
  return <Areas areas={areas} box={box} players={players} />;
}
function Areas({ areas, box, players }: { areas: readonly Area[]; box: Box; players: readonly Player[] }) {
  const covered = areas.flatMap(({ squares }) => squares);
  const cells = covered.map(q => cellOf(box, q));
  return (
    <g>
      <path d={outline(cells, { ...ground, radius: 4 })} className="qin-contact" transform="translate(1.5 2.5)" />
      {areas.map(area => (
        <Land key={area.name} area={area} box={box} />
      ))}
      {startsOf(box)
        .filter(square => covered.includes(square))
        .map(square => (
          <StartRim key={square} box={box} square={square} />
        ))}
      {areas.map(area =>
        area.owner === NOBODY ? null : (
          <Line key={area.name} area={area} box={box} colour={colourOf(players, area.owner)} />
        ),
      )}
    </g>
  );
}
const shape = (box: Box, { squares }: Area, inset: number, radius: number) =>
  outline(
    squares.map(q => cellOf(box, q)),
    { ...ground, inset, radius },
  );

function Land({ area, box }: { area: Area; box: Box }) {
  const edge = shape(box, area, 1, 5);
  const seams = seamsOf(box, area.squares).map(([[column, row], down]) =>
    down ? `M${atColumn(column)} ${atRow(row) + 3}v${CELL - 6}` : `M${atColumn(column) + 3} ${atRow(row)}h${CELL - 6}`,
  );
  return (
    <g>
      <path d={edge} fill={`var(--land-${area.colour})`} />
      <path d={edge} fill={`url(#p-${area.colour})`} />
      <path d={seams.join('')} className="qin-seam" />
      <path d={shape(box, area, 2.6, 4)} className="qin-lit" stroke={`var(--land-${area.colour}-lit)`} />
      <path d={edge} fill="none" stroke={`var(--land-${area.colour}-deep)`} strokeWidth="1.8" />
    </g>
  );
}
/** A start territory is printed, not laid: it keeps its rim. */
function StartRim({ box, square }: { box: Box; square: number }) {
  const [column, row] = cellOf(box, square);
  const colour = COLOURS[box.start[square]!];
  return (
    <g transform={`translate(${atColumn(column)} ${atRow(row)})`} fill="none" stroke={`var(--land-${colour}-deep)`}>
      <rect x="8" y="8" width="34" height="34" rx="3" strokeWidth="2" />
      <path
        d="M25 3l4 5-4 5-4-5ZM25 37l4 5-4 5-4-5ZM3 25l5-4 5 4-5 4ZM37 25l5-4 5 4-5 4Z"
        fill={`var(--land-${colour}-lit)`}
        strokeWidth="1.2"
      />
    </g>
  );
}
function Line({ area, box, colour }: { area: Area; box: Box; colour: string }) {
  const d = shape(box, area, 5.5, 5);
  return (
    <g className={classes(`seat-${colour}`, 'qin-line', area.major && 'major')}>
      <path d={d} className="casing" />
      <path d={d} className="edge" />
      <path d={d} className="fill" />
    </g>
  );
}
