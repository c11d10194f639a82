import type { Box } from '../geography.ts';
import { GRASSLAND } from '../squares.ts';
import { cellOf } from './areas.ts';
import { atColumn, atRow } from './measure.ts';
import { middleOf } from './standing.ts';

type Point = readonly [x: number, y: number];

/** Grass tufts on about a third of the grassland, always the same ones, so that the ground does not flicker. */
export function tuftsOn(box: Box): Point[] {
  return box.start.flatMap((what, square): Point[] => {
    const chance = (Math.imul(square + 7, 2654435761) >>> 8) % 1000;
    if (what !== GRASSLAND || chance > 340) return [];
    const [column, row] = cellOf(box, square);
    return [[atColumn(column) + 14 + (chance % 23), atRow(row) + 19 + ((chance * 7) % 21)]];
  });
}

const ROOFS: readonly Point[] = [
  [10, 14],
  [25, 12],
  [40, 13],
  [10, 41],
  [25, 42],
  [40, 41],
];
const CLEAR = 17.5; // the pagoda's place in the middle stays free
/** Small roofs in every square of a village, around the one place for its pagoda. */
export function roofsOf(box: Box, squares: readonly number[]): Point[] {
  const middle = middleOf(box, squares);
  return squares.flatMap(square => {
    const [column, row] = cellOf(box, square);
    return ROOFS.map(([x, y]): Point => [atColumn(column) + x, atRow(row) + y]).filter(
      ([x, y]) => Math.hypot(x - atColumn(middle.column), y - atRow(middle.row)) > CLEAR,
    );
  });
}
