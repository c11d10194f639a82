import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { powerOf } from '../count.ts';
import { NO_ORDER_TILE, type State } from '../state.ts';

export const THE_CUBES = 0; // in place of a card: all revealed cubes together are one item (EC-083)
/** One thing in front of a player: a character, or all revealed cubes. */
export interface Item {
  card: number; // or THE_CUBES
  power: number;
  staged: boolean; // not revealed yet, only on the tray; for cubes: some of them
}
export interface Staged {
  cards: readonly number[];
  cubes: number;
}
const NOTHING_STAGED: Staged = { cards: [], cubes: 0 };

/** EC-084: what lies in front of a player, strongest first. */
export function itemsOf(s: State, box: Box, seat: Seat, staged: Staged = NOTHING_STAGED): Item[] {
  const item = (card: number, isStaged: boolean): Item => ({
    card,
    power: powerOf(s, box, seat, card),
    staged: isStaged,
  });
  const items = [...s.shown[seat]!.map(card => item(card, false)), ...staged.cards.map(card => item(card, true))];
  const cubes = s.shownCubes[seat]! + staged.cubes;
  if (cubes > 0) items.push({ card: THE_CUBES, power: cubes, staged: staged.cubes > 0 });
  return items.sort((a, b) => b.power - a.power);
}
/** EC-081: the order tile that the next to pass will take. */
export const nextTile = (s: State): number => s.order.filter(tile => tile === NO_ORDER_TILE).length;
export const isBidding = (s: State, seat: Seat): boolean => s.order[seat] === NO_ORDER_TILE;

/** EC-084 to 086: what would be lost with this order tile; several when equal ones are to choose from. */
export function lossAt(items: readonly Item[], tile: number): readonly Item[] {
  const at = items[tile - 1];
  return at === undefined ? [] : items.filter(({ power }) => power === at.power);
}
/** What lies in front of a player adds up to this now; a declared value may be another (EC-017). */
export const totalOf = (items: readonly Item[]): number => items.reduce((total, { power }) => total + power, 0);

/** EC-067, 068: how many characters may lie in front of this player. */
export function charactersAllowed(s: State, box: Box, seat: Seat): number {
  const others = s.shown.map((cards, other) => (other === seat || !isBidding(s, other) ? 0 : cards.length));
  return Math.max(0, ...others) + box.pack.limits.charactersAhead;
}
/** The most this player could declare now. */
export function mostPossible(s: State, box: Box, seat: Seat): number {
  const room = Math.max(0, charactersAllowed(s, box, seat) - s.shown[seat]!.length);
  const powers = s.hands[seat]!.pieces.filter(card => card > 0).map(card => powerOf(s, box, seat, card));
  const best = powers.sort((a, b) => b - a).slice(0, room);
  const shown = s.shown[seat]!.map(card => powerOf(s, box, seat, card));
  return [...shown, ...best].reduce((a, b) => a + b, 0) + s.cubes[seat]!;
}
