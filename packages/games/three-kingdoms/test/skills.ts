/** Short ways to see what one card does. */
import { content } from '../content/index.ts';
import type { Given, GoodsGiven, Having, StateName } from './given.ts';
import { type Position, position } from './position.ts';

const stateOf = (general: string): StateName => content.generals.find(row => row.id === general)!.state;

/** `acts('xu-chu demand-tribute', ['choose.take 2gold'])`: he takes that action; his state has no goods but what is said. */
export function acts(bid: string, plays: readonly string[] = [], having: Having = {}, more: Given = {}): Position {
  const [who = '', space = ''] = bid.split(' ');
  const state = stateOf(who);
  const p = position({ ...more, [state]: { goods: {}, ...having }, bids: [bid, ...(more.bids ?? [])] });
  p.acting(state).plays(`actions.take ${space}`, ...plays);
  return p;
}
/** The same, as the goods his state has afterwards. */
export const gains = (bid: string, plays: readonly string[] = [], having: Having = {}, more: Given = {}): GoodsGiven =>
  acts(bid, plays, having, more).goods(stateOf(bid.split(' ')[0]!));

/** A battle won and its general stationed: `stations('pang-de battle-wei-wu cavalry 1', 'guang-ling')`. */
export function stations(bid: string, location: string, having: Having = {}, more: Given = {}): Position {
  const [who, , , units] = bid.split(' ');
  return acts(bid, [`station.station ${who} ${location}`, `garrison.place ${units} granary`], having, more);
}
/** The end of the round in which a general is recruited. */
export function arrives(general: string, having: Having = {}, more: Given = {}): Position {
  const state = stateOf(general);
  const p = position({ round: 3, ...more, [state]: { goods: {}, fresh: general, ...having } });
  p.roundEnd(state);
  return p;
}
/** … and of the round after it. */
export function lives(general: string, having: Having = {}, more: Given = {}): Position {
  const state = stateOf(general);
  const p = position({ round: 4, ...more, [state]: { goods: {}, generals: general, ...having } });
  p.roundEnd(state);
  return p;
}
/** A bid made through moves: its total, and what was told. */
export function bids(state: StateName, given: Given, ...phrases: string[]): Position {
  const p = position(given);
  p.bidding(state).plays(...phrases);
  return p;
}
const SITE = 'construct-enhancement';
/** Wei stands before building this card; what it has besides is said. */
function before(card: string, having: Having, more: Given): Position {
  const p = position({ ...more, wei: { goods: {}, ...having, hand: card }, bids: [`cao-cao ${SITE}`] });
  p.begin(
    { at: 'construct', seat: 0, space: p.box.pack.spaces.findIndex(row => row.id === SITE) },
    { at: 'alliance', seat: 2 },
  );
  return p;
}
/** Wei builds a card with what it has. */
export function raises(card: string, goods: GoodsGiven, having: Having = {}, more: Given = {}): Position {
  const p = before(card, { ...having, goods }, more);
  p.table.plays(`construct.build ${card}`);
  return p;
}
/** Why Wei cannot build a card with what it has. */
export function lacks(card: string, reason: string, goods: GoodsGiven, having: Having = {}, more: Given = {}): void {
  before(card, { ...having, goods }, more).table.refuses(`construct.build ${card}`, reason);
}
/** What Wei's built cards are worth in a position. */
export const worth = (built: string, having: Having = {}, more: Given = {}): number =>
  position({ ...more, wei: { goods: {}, ...having, built } }).sheet('enhancements').wei;
