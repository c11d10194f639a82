import { among, type Check, type Look, type Move, OK, type Play, type Reason } from '@tianxia/kernel';
import { inOwnTurn, isBelow, OFFICIALS, officialsBelow, regionOf } from '../at.ts';
import { No } from '../reasons.ts';
import type { ZhanGuo } from '../state.ts';

const ABOVE: readonly number[] = Array.from({ length: OFFICIALS }, (_, i) => i);
export const EVERY_PLACE: readonly number[] = Array.from({ length: 2 * OFFICIALS }, (_, i) => i);

export const standsThere: Check<ZhanGuo> = ({ s, seat }, official) =>
  (isBelow(official) ? s.below[seat * OFFICIALS + official - OFFICIALS]! : s.above[seat * OFFICIALS + official]!) > 0
    ? OK
    : No.nobodyStands;
const roomBelow: Check<ZhanGuo> = ({ s, box, seat }, official) =>
  officialsBelow(s, seat, regionOf(official)) < box.pack.places.officialsBelow ? OK : No.areaFull; // ZG-021

export function stepDown({ s, seat, emit }: Play<ZhanGuo>, official: number): void {
  s.above[seat * OFFICIALS + official]!--;
  s.below[seat * OFFICIALS + official]!++;
  emit('movedDown', seat, official);
}
const ownTurn = (look: Look<ZhanGuo>): Reason => (inOwnTurn(look) ? OK : No.notYourTurn); // ZG-203
/**
 * ZG-069: free, at any time in one's own turn. An aside: hiring carries its own steps down, and elsewhere nothing is won
 * by stepping down early, so bots need not weigh it.
 */
export const moveDown: Move<ZhanGuo> = {
  rule: 'ZG-069',
  stays: true,
  aside: true,
  when: ownTurn,
  point: [among('official', ABOVE, standsThere, roomBelow)],
  effect: stepDown,
};
/** The same where the chosen action must stay possible (ZG-246). */
export const moveDownIf = (stillPossible: Check<ZhanGuo>): Move<ZhanGuo> => ({
  ...moveDown,
  point: [among('official', ABOVE, standsThere, roomBelow, stillPossible)],
});
/** Is there any free move to make? */
export function canMoveDown(look: Look<ZhanGuo>): boolean {
  for (let official = 0; official < OFFICIALS; official++)
    if (standsThere(look, official, 0) === OK && roomBelow(look, official, 0) === OK) return true;
  return false;
}
