import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';

/** Does a policy that asks for characters take this one? */
export function fits(box: Box, side: number, card: number): boolean {
  const asked = box.shows[side]!;
  if (asked === 'defence') return box.defence[card]! > 0; // EC-173, EC-175
  return asked === 'blood' ? box.blood[card]! : true; // EC-180, EC-183
}
/** EC-096: those revealed in the auction still belong to the hand, unless the table reads it otherwise. */
export const revealed = (s: State, box: Box, seat: Seat): readonly number[] =>
  box.revealedApart ? [] : s.shown[seat]!;
/** Characters in hand, then those that lie revealed in the auction; a set of bits is over this list. */
export function fitting(s: State, box: Box, seat: Seat, side: number): number[] {
  const cards: number[] = [];
  for (const card of s.hands[seat]!.pieces) if (fits(box, side, card)) cards.push(card);
  for (const card of revealed(s, box, seat)) if (fits(box, side, card)) cards.push(card);
  return cards;
}
/** EC-181: how many must be shown of so many that fit; undefined where any number will do. */
export const mustShow = (box: Box, side: number, fit: number): number | undefined =>
  box.showExactly[side] === 0 ? undefined : Math.min(box.showExactly[side]!, fit);
