import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { has } from '../words.ts';
import { winnersOf } from './strength.ts';

/** The winners have been found: the round resolves. Nothing before it fills `won`. */
export const isResolving = ({ won }: State): boolean => won.some(set => set > 0);

/** TK-166: how many spaces each seat has won, or would win if bidding stopped now. */
export function winsNow(s: State, box: Box): number[] {
  if (isResolving(s)) return s.players.map(({ wins }) => wins);
  const sets = box.everySpace.map(space => winnersOf(s, box, space));
  return s.players.map((_, seat) => sets.filter(set => has(set, seat)).length);
}
/** TK-167, TK-168, TK-169: most successful bids, then military points, then Wei, Wu, Shu. */
export const orderBy = ({ players }: State, wins: readonly number[]): Seat[] =>
  players
    .map((_, seat) => seat)
    .sort((a, b) => wins[b]! - wins[a]! || players[b]!.military - players[a]!.military || a - b);
/** Who bids first, second and third next round; once the winners are known it is fixed, but for a tribe that is declined (TK-171). */
export const orderNext = (s: State, box: Box): Seat[] => (isResolving(s) ? [...s.order] : orderBy(s, winsNow(s, box)));
