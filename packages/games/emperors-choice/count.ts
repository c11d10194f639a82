import type { Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { State } from './state.ts';

export const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
export const everyone = (s: State): number => (1 << s.seats) - 1;
export const spareCubes = (s: State, seat: Seat): number => s.cubes[seat]! - s.shownCubes[seat]!;

/** EC-204, EC-205: the field marshal grows with every cube owned, revealed or not. */
export const powerOf = (s: State, box: Box, seat: Seat, card: number): number =>
  box.power[card]! + box.perCube[card]! * s.cubes[seat]!;

export function tilesOf(s: State, box: Box, seat: Seat, family: number): number {
  const tiles = s.tiles[seat]!;
  let many = 0;
  for (let i = 0; i < tiles.length; i++) if (box.family[tiles[i]!] === family) many++;
  return many;
}
