import type { Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import type { State } from '../state.ts';

export const NONE = -1;

/**
 * The areas of this colour beside a new half, or beside both halves of a one-coloured tile (QIN-086, QIN-100); returns how many.
 * They are written into the caller's list, so that playouts allocate nothing; what stands behind them there counts for nothing.
 */
export function areasJoined(
  s: State,
  box: Box,
  colour: number,
  square: number,
  other: number,
  around: number[],
): number {
  const found = areasAround(s, box, colour, square, around, 0);
  return other === NONE ? found : areasAround(s, box, colour, other, around, found);
}
function areasAround(
  { ground, area }: State,
  box: Box,
  colour: number,
  square: number,
  around: number[],
  found: number,
): number {
  const beside = box.beside[square]!;
  let count = found;
  for (let i = 0; i < beside.length; i++) {
    const n = beside[i]!;
    if (ground[n] !== colour) continue;
    let seen = 0;
    while (seen < count && around[seen] !== area[n]) seen++;
    if (seen === count) around[count++] = area[n]!;
  }
  return count;
}
/** By seat, the territories that count in a join: those of provinces, not the new halves nor lone territories (QIN-101, QIN-102, QIN-103). Returns how many provinces there are. */
export function addUp({ owner, size }: State, around: readonly number[], found: number, totals: number[]): number {
  let provinces = 0;
  clear(totals);
  for (let i = 0; i < found; i++) {
    const area = around[i]!;
    const who = owner[area]!;
    if (who === NOBODY) continue;
    provinces++;
    totals[who]! += size[area]!;
  }
  return provinces;
}
export function clear(list: number[]): void {
  list[0] = 0;
  list[1] = 0;
  list[2] = 0;
  list[3] = 0;
}
/** The seat with more than every other, or NOBODY. */
export function strictlyMost(list: readonly number[], seats: number): Seat {
  let best = 0;
  let tied = false;
  for (let seat = 1; seat < seats; seat++) {
    if (list[seat]! > list[best]!) {
      best = seat;
      tied = false;
    } else if (list[seat] === list[best]) tied = true;
  }
  return tied || list[best] === 0 ? NOBODY : best;
}
/** QIN-101, QIN-108: who owns what provinces of these totals make, if this seat (or NOBODY) has the major one among them; NOBODY where the most tie. */
export const ownerOfJoined = (box: Box, totals: readonly number[], seats: number, majorOwner: Seat): Seat =>
  box.options.majorAbsorbs && majorOwner !== NOBODY ? majorOwner : strictlyMost(totals, seats);

/** Provinces that one colour of a tile would join. */
export interface Join {
  colour: number;
  square: number; // of the half that joins them
  provinces: readonly { area: number; owner: Seat; size: number }[];
  totals: readonly number[]; // by seat: what counts
}
/** What a tile would join on a place, each colour by itself (QIN-069); nothing where fewer than two provinces meet (QIN-100). */
export function joinsOf(s: State, box: Box, tile: number, place: number): Join[] {
  const [first, second] = [box.firstSquare[place]!, box.secondSquare[place]!];
  const [colour, otherColour] = [box.firstColour[tile]!, box.secondColour[tile]!];
  if (second < 0) return [];
  return colour === otherColour
    ? joinOf(s, box, colour, first, second)
    : [...joinOf(s, box, colour, first, NONE), ...joinOf(s, box, otherColour, second, NONE)];
}
function joinOf(s: State, box: Box, colour: number, square: number, other: number): Join[] {
  const totals = [0, 0, 0, 0];
  const around: number[] = [];
  const found = areasJoined(s, box, colour, square, other, around);
  if (addUp(s, around, found, totals) < 2) return [];
  const provinces = around
    .map(area => ({ area, owner: s.owner[area]!, size: s.size[area]! }))
    .filter(({ owner }) => owner !== NOBODY);
  return [{ colour, square, provinces, totals: totals.slice(0, s.seats) }];
}
