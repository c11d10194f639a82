import { type Check, memo, OK, type Reason } from '@tianxia/kernel';
import { addUp, areasJoined, NONE, ownerOfJoined } from '../facts/joins.ts';
import { isMajor } from '../facts/pagodas.ts';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { No } from '../reasons.ts';
import { BLUE, isTerritory, RED, YELLOW } from '../squares.ts';
import type { Qin, State } from '../state.ts';

const SEVERAL = -2;

// Written over at each call, so that playouts allocate nothing.
const around = [0, 0, 0, 0, 0, 0, 0, 0];
const totals = [0, 0, 0, 0];
/** QIN-107, read to the letter: two owners with as many territories each, whoever leads. */
function someTie(seats: number): boolean {
  for (let seat = 1; seat < seats; seat++)
    for (let other = 0; other < seat; other++) if (totals[seat]! > 0 && totals[seat] === totals[other]) return true;
  return false;
}
/** May a new half (or both halves) of this colour join what it touches? */
function joinRefusal(s: State, box: Box, colour: number, square: number, other: number): Reason {
  const found = areasJoined(s, box, colour, square, other, around);
  if (addUp(s, around, found, totals) < 2) return OK; // QIN-100: no provinces are joined
  let majorOwner = NOBODY;
  for (let i = 0; i < found; i++) {
    const area = around[i]!;
    if (!isMajor(s.size[area]!, box.major)) continue;
    if (majorOwner !== NOBODY) return No.twoMajors; // QIN-109
    majorOwner = s.owner[area]!;
  }
  const best = ownerOfJoined(box, totals, s.seats, majorOwner); // QIN-105: a single owner is level with nobody
  if (best === NOBODY || (box.options.anyTie && someTie(s.seats))) return No.tied; // QIN-106, QIN-107
  return majorOwner === NOBODY || majorOwner === best ? OK : No.protectedMajor; // QIN-108, QIN-110
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
