import { type Seat, UNKNOWN } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import type { State } from '../state.ts';

/** How many cards of each aspect a seat holds: backs are open to all. */
export function backsOf(view: State, box: Box, seat: Seat): number[] {
  const aspects = (view.hands[seat] ?? []).map(card => (card > 0 ? box.aspectOf[card]! : UNKNOWN - card));
  return ASPECTS.map((_, aspect) => aspects.filter(one => one === aspect).length);
}
/** A hand by number: the order in which people hold it. */
export const handOf = (hand: readonly number[]): number[] => [...hand].sort((a, b) => a - b);

/** The turn of the round the table is at, also in the middle of one, when its card has left the hand. */
export function turnOf(view: State, box: Box): { turn: number; turns: number } {
  const turns = box.pack.hand.ofEach * ASPECTS.length;
  const frame = view.agenda.find(({ at }) => at === 'turns');
  const begun = frame?.at === 'turns' ? frame.played : 0;
  return { turn: Math.max(1, Math.ceil(begun / view.seats)), turns };
}
