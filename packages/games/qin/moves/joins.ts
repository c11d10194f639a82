import { type Check, memo, OK, type Reason, type Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { No } from '../reasons.ts';
import { BLUE, isTerritory, RED, YELLOW } from '../squares.ts';
import type { Qin, State } from '../state.ts';

export const NONE = -1;
const SEVERAL = -2;

/** Areas found by areasAround: written over at each call, so that playouts allocate nothing. */
export const around = [0, 0, 0, 0, 0, 0, 0, 0];
/** Adds the areas of this colour beside a square to those `found` already; returns how many there are now. */
export function areasAround({ ground, area }: State, box: Box, colour: number, square: number, found: number): number {
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

const totals = [0, 0, 0, 0];
/** QIN-107, read to the letter: two owners with as many territories each, whoever leads. */
function someTie(seats: number): boolean {
  for (let seat = 1; seat < seats; seat++)
    for (let other = 0; other < seat; other++) if (totals[seat]! > 0 && totals[seat] === totals[other]) return true;
  return false;
}
/** May a new half (or both halves) of this colour join what it touches? The new halves and lone territories do not count. */
function joinRefusal(s: State, box: Box, colour: number, square: number, other: number): Reason {
  let found = areasAround(s, box, colour, square, 0);
  if (other !== NONE) found = areasAround(s, box, colour, other, found);
  let provinces = 0;
  let majorOwner = NOBODY;
  clear(totals);
  for (let i = 0; i < found; i++) {
    const area = around[i]!;
    const owner = s.owner[area]!;
    if (owner === NOBODY) continue;
    provinces++;
    totals[owner]! += s.size[area]!;
    if (s.size[area]! < box.major) continue;
    if (majorOwner !== NOBODY) return No.twoMajors;
    majorOwner = owner;
  }
  if (provinces < 2) return OK; // QIN-105
  const best = strictlyMost(totals, s.seats);
  if (best === NOBODY || (box.options.anyTie && someTie(s.seats))) return No.tied; // QIN-106, QIN-107
  return majorOwner === NOBODY || majorOwner === best ? OK : No.protectedMajor;
}
/** By colour, the one province beside a square, NONE or SEVERAL: nearly every lay is decided by this alone. */
const provinceBeside = memo<Qin>(4, ({ s, box }, square, only, at) => {
  const { ground, area, owner } = s;
  const beside = box.beside[square]!;
  only[at + RED] = NONE;
  only[at + BLUE] = NONE;
  only[at + YELLOW] = NONE;
  for (let i = 0; i < beside.length; i++) {
    const n = beside[i]!;
    const colour = ground[n]!;
    if (!isTerritory(colour) || owner[area[n]!] === NOBODY) continue;
    const before = only[at + colour]!;
    if (before === NONE) only[at + colour] = area[n]!;
    else if (before !== area[n]) only[at + colour] = SEVERAL;
  }
});

/** Of two refusals the one that comes first in the reason book. */
const earlier = (one: Reason, two: Reason): Reason => (one === OK || (two !== OK && two < one) ? two : one);

/** QIN-069: each colour of the tile is tested by itself, and both must pass. */
export const joinsAllowed: Check<Qin> = (look, tile, place) => {
  const { s, box } = look;
  const square = box.firstSquare[place]!;
  const other = box.secondSquare[place]!;
  const colour = box.firstColour[tile]!;
  const otherColour = box.secondColour[tile]!;
  const here = provinceBeside(look, square, colour);
  const there = provinceBeside(look, other, otherColour);
  const joinsNothing = here !== SEVERAL && there !== SEVERAL; // no half joins two provinces by itself
  if (colour !== otherColour) {
    if (joinsNothing) return OK;
    return earlier(joinRefusal(s, box, colour, square, NONE), joinRefusal(s, box, otherColour, other, NONE));
  }
  const together = here === there || here === NONE || there === NONE;
  return joinsNothing && together ? OK : joinRefusal(s, box, colour, square, other);
};

/** For the screen: whose territories a join would add up, by seat, or nothing where a half joins no provinces. */
export function joinTotals(
  s: State,
  box: Box,
  colour: number,
  square: number,
  other: number,
): readonly number[] | undefined {
  joinRefusal(s, box, colour, square, other);
  return totals.filter(total => total > 0).length > 1 ? totals.slice(0, s.seats) : undefined;
}
