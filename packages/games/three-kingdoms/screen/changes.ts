import { type Becoming, becoming } from '@tianxia/board';
import type { Kernel, Option, Seat, View } from '@tianxia/kernel';
import { fastRand } from '@tianxia/kernel';
import { tokensStored } from '../goods.ts';
import type { State, ThreeKingdoms } from '../state.ts';
import { FARM, GRANARY, MARKET, TREASURY } from '../words.ts';
import type { Words } from './words.ts';

/** What a choice changes for the chooser: goods, and the rest in a few words. */
export interface Changes {
  goods: readonly Becoming<{ good: number }>[];
  notes: readonly string[];
}
export const goodsBetween = (before: State, after: State, seat: Seat): Changes['goods'] =>
  becoming(goodsOf(before, seat), goodsOf(after, seat));
const goodsOf = (s: State, seat: Seat) => s.players[seat]!.goods.map((many, good) => ({ good, many }));
/** Levels, stores, rank, tribe, cards: what no token in the supply shows. */
export function notesBetween(
  words: Words,
  kernel: Kernel<ThreeKingdoms>,
  seat: Seat,
  before: State,
  after: State,
): string[] {
  const { box } = kernel;
  const now = before.players[seat]!;
  const then = after.players[seat]!;
  const stored = (s: State, store: number) => tokensStored(s, box, seat, store);
  const notes: string[] = [];
  if (then.level[FARM] !== now.level[FARM]) notes.push(words.farmLevel(then.level[FARM]!));
  if (then.level[MARKET] !== now.level[MARKET]) notes.push(words.marketLevel(then.level[MARKET]!));
  const granary = stored(after, GRANARY) - stored(before, GRANARY);
  const treasury = stored(after, TREASURY) - stored(before, TREASURY);
  if (granary > 0) notes.push(words.riceUpkeep(granary));
  if (treasury > 0) notes.push(words.goldUpkeep(treasury));
  if (then.rank !== now.rank) notes.push(words.named(box.pack.ranks[then.rank]!.names));
  if (then.tribe !== now.tribe) notes.push(words.tribeAt(then.tribe));
  const cards = then.hand.pieces.length - now.hand.pieces.length;
  if (cards > 0) notes.push(words.moreCards(cards));
  const points = kernel.result(after).totals[seat]! - kernel.result(before).totals[seat]!;
  if (points !== 0) notes.push(words.pointsNow(points));
  return notes;
}
export function changesBy(words: Words, kernel: Kernel<ThreeKingdoms>, seat: Seat, s: State, option: Option): Changes {
  const { after } = kernel.preview(s as View<State>, seat, [option], fastRand(1));
  return { goods: goodsBetween(s, after, seat), notes: notesBetween(words, kernel, seat, s, after) };
}
