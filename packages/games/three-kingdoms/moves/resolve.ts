import { type Frame, type Play, type Seat, type Step, todo, WHOLE_TABLE } from '@tianxia/kernel';
import { orderBy } from '../facts/order.ts';
import { isTribe, sideTotal, tieBreaker, winnersOf } from '../facts/strength.ts';
import type { Bid, Frames, State, ThreeKingdoms } from '../state.ts';
import { ASSIGNED, FREE, has, moments, NOBODY } from '../words.ts';
import { momentOf, occasion } from './benefits.ts';
import { goHome } from './home.ts';

export const LOST = moments('bidLost', 'returned');
export const WON = moments('bidWon');
export const FIRST = moments('beforeActions');
export const ROUND_END = moments('roundEnd', 'laterRoundEnd', 'recruitRoundEnd');

/** Resolution (TK-063): remove tokens, turn order; then actions, tribes and benefits, each for all players in action order. (TK-065) */
export const resolve: Step<ThreeKingdoms> = play => {
  const { s, box } = play;
  s.acting = s.order.slice(); // TK-165
  findWinners(play);
  freeGeneral(play);
  const reactions = s.acting.flatMap(seat =>
    s.bids.filter(one => one.seat === seat).flatMap(one => reaction(play, one)),
  );
  orderNextRound(play); // TK-170
  const frames: Frame<Frames>[] = [...reactions];
  for (const seat of s.acting) frames.push(momentOf(seat, FIRST), { at: 'actions', seat, left: wonBy(s, seat) }); // TK-180
  for (const seat of s.acting) frames.push({ at: 'tribe', seat });
  for (const seat of s.acting) frames.push(momentOf(seat, ROUND_END));
  s.wonEmperor = winnerAlone(s.won[box.emperorSpace]!);
  todo(play, ...frames, { at: 'settle', seat: WHOLE_TABLE });
};
const winnerAlone = (set: number): Seat => (set === 0 ? NOBODY : set === 1 ? 0 : set === 2 ? 1 : 2);
function wonBy({ won }: State, seat: Seat): number {
  let set = 0;
  for (let space = 0; space < won.length; space++) if (has(won[space]!, seat)) set |= 1 << space;
  return set;
}
/** TK-150: losers go home; every space won counts, before anything is taken (TK-166, TK-171). */
function findWinners(play: Play<ThreeKingdoms>): void {
  const { s, box, emit } = play;
  for (const player of s.players) player.wins = 0;
  for (let space = 0; space < s.won.length; space++) {
    const set = winnersOf(s, box, space);
    s.won[space] = set;
    if (set === 0) continue;
    const decided = tieBreaker(s, box, space, set);
    if (decided > 0) emit('used', box.seatOf[decided]!, decided);
    for (let seat = 0; seat < s.seats; seat++) {
      if (!s.bids.some(one => one.space === space && one.seat === seat)) continue;
      if (has(set, seat)) s.players[seat]!.wins++; // TK-447: won here alone, never by a skill
      if (!isTribe(box, space)) emit(has(set, seat) ? 'won' : 'lost', seat, space, sideTotal(s, space, seat));
    }
  }
  // TK-151, TK-152: not with popular support; TK-154: losers alone
  for (const one of s.bids) if (!has(s.won[one.space]!, one.seat)) goHome(play, one); // TK-294: with all units
}
/** TK-155: skills that react to the result. (TK-452) */
function reaction(play: Play<ThreeKingdoms>, { seat, general, space }: Bid): Frame<Frames>[] {
  const moments = has(play.s.won[space]!, seat) ? WON : LOST;
  const frame = occasion(play, seat, moments, { card: general, space });
  return frame === undefined ? [] : [frame];
}
/** TK-153: who was left with the emperor last round comes back, to be assigned again from the next round. */
function freeGeneral({ s, box, emit }: Play<ThreeKingdoms>): void {
  if (s.left === 0) return;
  s.post[s.left] = FREE;
  emit('freed', box.seatOf[s.left]!, s.left);
  s.left = 0;
}
function orderNextRound({ s, emit }: Play<ThreeKingdoms>): void {
  s.order = orderBy(
    s,
    s.players.map(({ wins }) => wins),
  );
  emit('order', s.order[0]!, s.order[1]!, s.order[2]!);
}
/** TK-171, where the table says so: a tribe that is declined was no successful bid, and the order is that without it. */
export function uncountTribe(play: Play<ThreeKingdoms>, space: number): void {
  const { s, box, seat } = play;
  if (!box.tribeCountsIfTaken || !isTribe(box, space)) return;
  s.players[seat]!.wins--;
  orderNextRound(play);
}
/** A new round: all generals that are not away can be assigned again. */
export function callGenerals({ post }: State): void {
  for (let general = 1; general < post.length; general++) if (post[general] === ASSIGNED) post[general] = FREE;
}
