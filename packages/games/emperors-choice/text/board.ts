import type { View } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { has } from '../count.ts';
import { count } from '../facts/holdings.ts';
import { NO_ORDER_TILE, NOTHING_DECLARED, ON_TABLE, type State } from '../state.ts';

/** The words of a board in text. */
export interface BoardWords {
  card: (card: number, box: Box) => string;
  tile: (tile: number, box: Box) => string;
  treasure: (treasure: number, box: Box) => string;
  policy: (side: number, box: Box) => string;
  bid: (total: number, cards: string, cubes: number) => string;
  seat: (
    seat: number,
    vp: number,
    trust: number,
    money: number,
    cubes: number,
    palace: number,
    order: string,
  ) => string;
  hand: string;
  tiles: string;
  wall: string;
  done: string;
  underIt: (tributes: number) => string;
  head: (round: number, start: number, strength: number, supply: number, highest: number) => string;
  policies: string;
  sets: string;
  market: (cards: string, deck: number, discard: number, tributes: number, bag: number) => string;
  free: (exits: string, decrees: string, treasures: string) => string;
}
const UNKNOWN_CARD = '?';
const card = (w: BoardWords, box: Box, one: number): string => {
  const row = one > 0 ? box.characters[one] : undefined;
  return row === undefined ? UNKNOWN_CARD : w.card(one, box);
};
const cards = (w: BoardWords, box: Box, list: readonly number[]): string =>
  list.map(one => card(w, box, one)).join(' ') || '-';
/** In English `2 territory, canal`: kinds in the order of the pack, with how many. */
function tiles(w: BoardWords, box: Box, list: readonly number[]): string {
  const kinds = [...new Set(list)].sort((a, b) => a - b);
  const many = (kind: number) => list.filter(one => one === kind).length;
  return kinds.map(kind => `${many(kind) > 1 ? `${many(kind)} ` : ''}${w.tile(kind, box)}`).join(', ') || '-';
}
function seatText(w: BoardWords, s: State, box: Box, seat: number, turn: boolean): string {
  const order = s.order[seat] === NO_ORDER_TILE ? '-' : `${s.order[seat]}`;
  const bid =
    s.declared[seat] === NOTHING_DECLARED
      ? ''
      : `  ${w.bid(s.declared[seat]!, cards(w, box, s.shown[seat]!), s.shownCubes[seat]!)}`;
  const treasures = treasuresAt(w, s, box, seat);
  return [
    `${turn ? '>' : ' '} ${w.seat(seat + 1, s.vp[seat]!, s.trust[seat]!, s.money[seat]!, s.cubes[seat]!, s.palace[seat]!, order)}${bid}`,
    `    ${w.hand} ${cards(w, box, s.hands[seat]!.pieces)}`,
    `    ${w.tiles} ${tiles(w, box, s.tiles[seat]!)}; ${w.wall} ${count(s, box, seat, 'wallLength')}${treasures.length > 0 ? `; ${treasures.join(', ')}` : ''}`,
  ].join('\n');
}
const treasuresAt = (w: BoardWords, s: State, box: Box, where: number): string[] =>
  box.pack.treasures.flatMap((_, i) => (s.treasures[i] === where ? [w.treasure(i, box)] : []));

/** The table as this viewer knows it, for terminals, golden texts and readers who cannot see the board. How many tributes others hold is not told (EC-029). */
export const boardTextIn =
  (w: BoardWords) =>
  (view: View<State>, box: Box): string => {
    const s: State = view;
    const policy = (side: number) => {
      const under = s.under[side >> 1]!.length;
      return `${w.policy(side, box)}${has(s.done, side >> 1) ? ` (${w.done})` : ''}${under > 0 ? ` (${w.underIt(under)})` : ''}`;
    };
    const turn = s.agenda.at(-1)?.seat;
    const exits = box.exits.filter(exit => has(s.exits, exit)).map(exit => box.pack.exitTiles[exit]!.id);
    const decrees = box.decreeNumbers.filter(decree => has(s.decrees, decree)).map(decree => decree + 1);
    const free = treasuresAt(w, s, box, ON_TABLE);
    return [
      w.head(s.round, s.start + 1, s.strength, s.supply, Math.max(0, s.highest)),
      `${w.policies} ${s.policies.map(policy).join(', ')}`,
      `${w.sets} ${s.sets.map((set, i) => `${i + 1}: ${tiles(w, box, set)}`).join(' | ')}`,
      w.market(cards(w, box, s.market), s.deck.length, s.discard.length, s.pile.length, s.bag.length),
      w.free(exits.join(' ') || '-', decrees.join(' ') || '-', free.join(', ') || '-'),
      ...s.vp.map((_, seat) => seatText(w, s, box, seat, seat === turn)),
    ].join('\n');
  };
