import { EMPTY, type Seat } from '@tianxia/kernel';
import { isRestless } from '../at.ts';
import { type Box, CARD_PLACES, HIGHER, LOWER } from '../box.ts';
import type { State } from '../state.ts';

type Relation = 'first' | 'higher' | 'lower';
/** A card beside the top of the Court pile; the first card of all is what its player likes. */
export function relationOf(s: State, card: number): Relation {
  const top = s.court.at(-1);
  return top === undefined ? 'first' : card > top ? 'higher' : 'lower';
}
/** Would this card let the action fire abilities? */
export function fits(s: State, box: Box, card: number, action: number): boolean {
  const wants = box.wants[action];
  if (wants !== HIGHER && wants !== LOWER) return false;
  const relation = relationOf(s, card);
  return relation === 'first' || (relation === 'higher') === (wants === HIGHER);
}
/** The tucked cards that react to this action, without those that unrest keeps still. */
export function reacting(s: State, box: Box, seat: Seat, action: number): number[] {
  return (s.tucked[seat] ?? []).filter(
    (card, place) =>
      card !== EMPTY && box.triggerOf[card] === action && !isRestless(s, box, seat, Math.floor(place / CARD_PLACES)),
  );
}
/** How many abilities would fire: those of tucked cards where the number fits, powers of the board in any case. */
export function firing(s: State, box: Box, seat: Seat, card: number | undefined, action: number): number {
  const powers = box.boards[s.boards[seat]!]?.powers.filter(power => box.powers[power]!.after === action).length ?? 0;
  return powers + (card !== undefined && fits(s, box, card, action) ? reacting(s, box, seat, action).length : 0);
}
/** The most abilities this card could fire with one action. */
export const mostFiring = (s: State, box: Box, seat: Seat, card: number): number =>
  Math.max(
    0,
    ...box.wants.map((_, action) => (fits(s, box, card, action) ? reacting(s, box, seat, action).length : 0)),
  );
