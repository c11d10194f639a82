import type { Seat } from '@tianxia/kernel';
import { NOBODY } from '../land.ts';
import type { State } from '../state.ts';

/** QIN-093: a province of so many territories is a major one. */
export const isMajor = (size: number, major: number): boolean => size >= major;
/** How many pagodas stand on so many territories: none, one, or two from a major province on. (QIN-083, QIN-084, QIN-093) */
export const pagodasFor = (size: number, major: number): number => (size < 2 ? 0 : isMajor(size, major) ? 2 : 1);

/** QIN-175: double pagodas as two, village pagodas as one. */
export function pagodasOnBoard(s: State, seat: Seat): number {
  let count = 0;
  for (const holder of s.holder) if (holder === seat) count++;
  for (let area = 0; area < s.owner.length; area++)
    if (s.owner[area] === seat && s.owner[area] !== NOBODY) count += s.pagodas[area]!;
  return count;
}
/** Fewest pagodas left: they lead, unless all are level. (QIN-175) */
export function leaders({ supply }: State): Seat[] {
  const least = Math.min(...supply);
  if (supply.every(left => left === least)) return [];
  return supply.flatMap((left, seat) => (left === least ? [seat] : []));
}
