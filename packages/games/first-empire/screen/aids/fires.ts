import { EMPTY, type Seat } from '@tianxia/kernel';
import { inRegion, PLACES, regionOf } from '../../at.ts';
import type { Box } from '../../box.ts';
import type { State } from '../../state.ts';
import { triggerAt } from '../../tableau.ts';

export type Number3 = 'lower' | 'higher' | 'first'; // first: the pile is empty, so every action activates
export const ACTIONS_ALL: readonly number[] = [0, 1, 2, 3, 4, 5];

/** How a card compares with the Court's top card. */
export function compared(s: State, card: number): Number3 {
  const top = s.court.at(-1);
  if (top === undefined) return 'first';
  return card < top ? 'lower' : 'higher';
}
/** Would this action activate abilities after this card? */
export const activates = (s: State, box: Box, card: number, action: number): boolean => {
  const how = compared(s, card);
  return how === 'first' || box.pack.courtActions[action]?.number === how;
};

export interface Firing {
  awake: number[]; // places on the player board whose cards would fire
  asleep: number[]; // those kept back by full Unrest
}
/** Own cards that answer to an action. */
export function firing(s: State, box: Box, seat: Seat, action: number): Firing {
  const awake: number[] = [];
  const asleep: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (s.tableau[seat]?.[place] === EMPTY || triggerAt(s, box, seat, place) !== action) continue;
    const restless = s.unrest[inRegion(seat, regionOf(place))]! >= box.pack.unrest.most;
    (restless ? asleep : awake).push(place);
  }
  return { awake, asleep };
}
/** For each action: how many abilities this card would let fire. */
export const firesWith = (s: State, box: Box, seat: Seat, card: number): number[] =>
  ACTIONS_ALL.map(action => (activates(s, box, card, action) ? firing(s, box, seat, action).awake.length : 0));
