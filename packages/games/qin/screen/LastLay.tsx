import { thing } from '@tianxia/board';
import type { Told } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { COLOURS } from '../squares.ts';
import { cellOf } from './areas.ts';
import type { QinProps } from './draft.ts';
import { Grown } from './Lands.tsx';
import { atColumn, atRow, CELL, over, sized } from './measure.ts';

export interface Lay {
  seat: number;
  tile: number;
  place: number;
  squares: readonly number[];
}
/** The tiles that were laid, the last one last. */
export const laysTold = (told: readonly Told[], box: Box): Lay[] =>
  told.flatMap(([event, seat = 0, tile = 0, place = 0]) =>
    event === 'laid' ? [{ seat, tile, place, squares: [box.firstSquare[place]!, box.secondSquare[place]!] }] : [],
  );

/** The tile laid last, with the land it has become part of. On its way it is the tile alone; once it lies, land melts. */
export function LastLay({ kernel, view, players, lay }: Pick<QinProps, 'kernel' | 'view' | 'players'> & { lay: Lay }) {
  const { box } = kernel;
  const cells = lay.squares.map(square => cellOf(box, square));
  const column = Math.min(...cells.map(cell => cell[0]));
  const row = Math.min(...cells.map(cell => cell[1]));
  const across = cells[0]![0] === cells[1]![0] ? 1 : 2;
  const colours = [COLOURS[box.firstColour[lay.tile]!], COLOURS[box.secondColour[lay.tile]!]];
  return (
    <div
      className="qin-last"
      data-thing={thing('place', lay.place)}
      data-from={thing('seat', lay.seat)}
      data-to={thing('place', lay.place)}
      style={{ ...over(box, column, row), ...sized(box, across, 3 - across) }}
      aria-hidden="true"
    >
      <svg viewBox={`${atColumn(column)} ${atRow(row)} ${across * CELL} ${(3 - across) * CELL}`} aria-hidden="true">
        <g className="qin-grown">
          <Grown view={view} box={box} players={players} squares={lay.squares} />
        </g>
        {cells.map(([x, y], half) => (
          <rect
            key={`${x} ${y}`}
            x={atColumn(x) + 1}
            y={atRow(y) + 1}
            width={CELL - 2}
            height={CELL - 2}
            rx="5"
            className={`qin-laid ${colours[half]}`}
          />
        ))}
      </svg>
    </div>
  );
}
