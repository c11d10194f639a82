import type { Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { isTerritory } from '../squares.ts';
import type { State } from '../state.ts';
import { clear } from './joins.ts';

/** QIN-121, QIN-122, QIN-123: by seat, the pagodas on provinces that touch these squares; each province counts once. */
export function strengthsAt(s: State, squares: readonly number[], strength: number[]): void {
  clear(strength);
  for (let i = 0; i < squares.length; i++) {
    const q = squares[i]!;
    if (!isTerritory(s.ground[q]!)) continue; // QIN-120
    const area = s.area[q]!;
    const owner = s.owner[area]!;
    if (owner === NOBODY) continue;
    let first = 0;
    while (s.area[squares[first]!] !== area) first++;
    if (first === i) strength[owner]! += s.pagodas[area]!; // QIN-142
  }
}
/** By seat: the pagodas that count at a village. */
export function strengthsOf(s: State, box: Box, village: number): number[] {
  const strengths = [0, 0, 0, 0];
  strengthsAt(s, box.aroundVillage[village]!, strengths);
  return strengths.slice(0, s.seats);
}
export const villageAt = (box: Box, square: number): number =>
  box.villages.findIndex(squares => squares.includes(square));

export const villagesHeld = ({ holder }: State, seat: Seat): number[] =>
  holder.flatMap((who, village) => (who === seat ? [village] : []));
