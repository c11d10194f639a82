import { EMPTY, type Seat } from '@tianxia/kernel';
import { isRestless } from '../at.ts';
import { type Box, CARD_PLACES, HIGHER, LOWER } from '../box.ts';
import type { State } from '../state.ts';

export type Relation = 'first' | 'higher' | 'lower';
/** A card beside the top of the Court pile; the first card of all is what its player likes (ZG-248). */
export function relationOf({ court }: Pick<State, 'court'>, card: number): Relation {
  const top = court[court.length - 1];
  return top === undefined ? 'first' : card > top ? 'higher' : 'lower';
}
/** Would this card let the action fire abilities? Its number alone counts (ZG-148); re-assigning fires none (ZG-112). */
export function numberFits(s: State, box: Box, action: number, card: number): boolean {
  const wants = box.wants[action];
  if (wants !== HIGHER && wants !== LOWER) return false;
  const relation = relationOf(s, card);
  if (relation === 'first') return true; // ZG-149
  return (relation === 'higher') === (wants === HIGHER); // ZG-145, ZG-146
}
/** ZG-144, ZG-153: the tucked cards that react to this action, without those that unrest keeps still. */
export const reacting = (s: State, box: Box, seat: Seat, action: number): number[] =>
  (s.tucked[seat] ?? []).filter(
    (card, place) =>
      card !== EMPTY && box.triggerOf[card] === action && !isRestless(s, box, seat, (place / CARD_PLACES) | 0),
  );
/** ZG-167: the powers of a seat's board that follow this action. */
export const powersAfter = (s: State, box: Box, seat: Seat, action: number): number[] =>
  (box.boards[s.boards[seat]!]?.powers ?? []).filter(power => box.powers[power]!.after === action);

/** How many abilities would fire: those of tucked cards where the number fits, powers of the board in any case. */
export const firing = (s: State, box: Box, seat: Seat, card: number | undefined, action: number): number =>
  powersAfter(s, box, seat, action).length +
  (card !== undefined && numberFits(s, box, action, card) ? reacting(s, box, seat, action).length : 0);

/** The most abilities of tucked cards that this card could fire with one action. */
export const mostFiring = (s: State, box: Box, seat: Seat, card: number): number =>
  Math.max(
    0,
    ...box.wants.map((_, action) => (numberFits(s, box, action, card) ? reacting(s, box, seat, action).length : 0)),
  );
