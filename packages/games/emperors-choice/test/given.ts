/** What a test says about a position, laid out on the table; `position.ts` explains the words. */
import { type Frame, put, remove, type Seat, WHOLE_TABLE } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { type Frames, ledgerAt, NO_ORDER_TILE, type State } from '../state.ts';
import { cardIn, indexNamed, sideNamed, tileNamed, tributeOf, words } from './names.ts';

export interface GivenPlayer {
  hand?: string; // no cards, when nothing is said
  shown?: string;
  cubes?: number; // revealed ones included; 4
  shownCubes?: number;
  declared?: number;
  trust?: number; // 5
  money?: number; // 0
  vp?: number; // 10
  palace?: number;
  order?: number;
  tiles?: string;
  tributes?: readonly number[]; // their points
  treasures?: string;
}
export interface GivenTable {
  turn?: [player: string, at: keyof Frames, facts?: Record<string, unknown>];
  round?: number;
  start?: string;
  strength?: number;
  highest?: number;
  policies?: string;
  done?: string;
  under?: Record<string, readonly number[]>; // by side: tributes
  market?: string;
  sets?: readonly string[];
  pending?: string;
  pile?: number; // how many tributes are left; the rest lies with nobody's points under the last policy
  options?: Record<string, string>;
  next?: { tiles?: string; characters?: string; tributes?: readonly number[] };
  bonus?: string; // initial bonus tiles that go round
  discard?: string;
  deck?: number; // how many characters are left in it; the rest is out of the game
  bag?: number; // how many tiles are left in it
  exits?: string; // face up, 'A B'
  decrees?: readonly number[]; // face up, from 1
}
// ---- the table ----
export function layOut(s: State, box: Box, given: GivenTable): void {
  for (const tiles of s.tiles) s.gone.push(...tiles.splice(0));
  s.gone.push(...box.startCarriages);
  for (const hand of s.hands) {
    s.aside.push(...hand.pieces);
    Object.assign(hand, { pieces: [], known: [] });
  }
  s.round = given.round ?? 1;
  s.strength = given.strength ?? s.strength;
  s.highest = given.highest ?? s.highest;
  const named = words(given.policies).map(id => sideNamed(box, id));
  if (new Set(named.map(side => side >> 1)).size < named.length) throw new Error('both sides of one policy are named');
  const others = box.pack.policies.flatMap((_, card) => (named.some(side => side >> 1 === card) ? [] : [2 * card]));
  s.policies = [...named, ...others];
  for (const id of words(given.done)) s.done |= 1 << (sideNamed(box, id) >> 1);
  for (const [id, tributes] of Object.entries(given.under ?? {}))
    for (const vp of tributes) move(s.pile, s.under[sideNamed(box, id) >> 1]!, tributeOf(box, vp));
  for (const id of words(given.market)) s.market.push(takeCard(s, box, id));
  const sets = given.sets ?? box.table.tileSets.map(size => `tower*${size}`);
  for (const [i, set] of sets.entries()) for (const id of words(set)) takeTile(s, box, id, s.sets[i]!);
  for (const id of words(given.pending)) takeTile(s, box, id, s.pending);
  if (given.pile !== undefined) s.under[s.policies.at(-1)! >> 1]!.push(...s.pile.splice(given.pile));
  for (const id of words(given.bonus)) {
    const tile = indexNamed(box.pack.bonusTiles, id) + 1;
    remove(s.bonusPile, tile);
    put(s.bonusHand, tile, 0);
  }
  for (const id of words(given.discard)) s.discard.push(takeCard(s, box, id));
  if (given.exits !== undefined)
    s.exits = words(given.exits).reduce((set, id) => set | (1 << indexNamed(box.pack.exitTiles, id)), 0);
  if (given.decrees !== undefined) s.decrees = given.decrees.reduce((set, tile) => set | (1 << (tile - 1)), 0);
}
export function seatPlayer(s: State, box: Box, seat: Seat, given: GivenPlayer): void {
  for (const id of words(given.hand)) {
    s.hands[seat]!.pieces.push(takeCard(s, box, id));
    s.hands[seat]!.known.push(1 << seat);
  }
  for (const id of words(given.shown)) s.shown[seat]!.push(takeCard(s, box, id));
  for (const id of words(given.tiles)) takeTile(s, box, id, s.tiles[seat]!);
  for (const vp of given.tributes ?? []) move(s.pile, s.tributes[seat]!, tributeOf(box, vp));
  for (const id of words(given.treasures)) s.treasures[indexNamed(box.pack.treasures, id)] = seat;
  s.cubes[seat] = given.cubes ?? box.pack.start.cubes;
  s.shownCubes[seat] = given.shownCubes ?? 0;
  s.declared[seat] = given.declared ?? s.declared[seat]!;
  s.trust[seat] = given.trust ?? box.pack.start.trust;
  s.money[seat] = given.money ?? 0;
  s.vp[seat] = given.vp ?? box.pack.start.vp;
  s.ledger[ledgerAt(s, 'start', seat)] = s.vp[seat]!;
  s.palace[seat] = given.palace ?? 0;
  s.order[seat] = given.order ?? NO_ORDER_TILE;
}
function move(from: number[], to: number[], piece: number): void {
  remove(from, piece);
  to.push(piece);
}
function takeCard(s: State, box: Box, id: string): number {
  const from = [s.deck, s.aside].find(cards => cards.some(card => box.characters[card]!.id === id));
  const card = cardIn(box, from ?? [], id);
  remove(from!, card);
  return card;
}
function takeTile(s: State, box: Box, id: string, to: number[]): void {
  const tile = tileNamed(box, id);
  move(s.bag.includes(tile) ? s.bag : s.gone, to, tile);
}

/** When all are seated: what is left to draw from. */
export function shorten(s: State, { deck, bag }: GivenTable): void {
  if (deck !== undefined) s.aside.push(...s.deck.splice(deck));
  if (bag !== undefined) s.gone.push(...s.bag.splice(bag));
}
/** What is drawn first when every draw takes the first of the list, and the last moves there. */
export function stackDraws(s: State, box: Box, next: GivenTable['next'] = {}): void {
  onTop(
    s.bag,
    words(next.tiles).map(id => tileNamed(box, id)),
  );
  onTop(
    s.deck,
    words(next.characters).map(id => cardIn(box, s.deck, id)),
  );
  onTop(
    s.pile,
    (next.tributes ?? []).map(vp => tributeOf(box, vp)),
  );
}
function onTop(list: number[], wanted: readonly number[]): void {
  for (const one of wanted) remove(list, one);
  const [first, ...rest] = wanted;
  if (first === undefined) return;
  list.unshift(first);
  list.push(...rest.reverse());
}

// ---- what is asked now, and what comes after it in a round ----
const TURN = ['takeSet', 'immediate', 'income', 'treasures', 'replenish'] as const;
const FACTS: { [K in keyof Frames]?: object } = {
  auction: { opening: false },
  bid: { opening: false },
  addCubes: { added: 0, opening: false },
  treasures: { used: 0 },
  replenish: { done: 0 },
  management: { order: 1 },
  choose: { optional: false },
  final: { place: 0 },
};
export function followedBy(s: State, at: keyof Frames, seat: Seat, facts: object): Frame<Frames>[] {
  const table = { seat: WHOLE_TABLE };
  const frame = (name: keyof Frames, more: object) => ({ at: name, seat, ...FACTS[name], ...more }) as Frame<Frames>;
  const decree: Frame<Frames>[] = [
    { at: 'select', ...table },
    { at: 'select', ...table },
    { at: 'preparation', ...table },
  ];
  const step = TURN.indexOf(at as (typeof TURN)[number]);
  if (step >= 0) {
    const rest = TURN.slice(step).map((name, i) => frame(name, i === 0 ? facts : {}));
    return [...rest, { at: 'management', ...table, order: s.order[seat]! + 1 }, ...decree];
  }
  const first = frame(at, facts);
  if (at === 'bid' || at === 'addCubes') return [first, { at: 'management', ...table, order: 1 }, ...decree];
  if (at === 'exit')
    return [
      first,
      { at: 'auction', seat: (seat + 1) % s.seats, opening: false },
      { at: 'management', ...table, order: 1 },
      ...decree,
    ];
  if (at === 'management') return [first, ...decree];
  if (at === 'select') return [first, ...decree.slice(1)];
  return at === 'final' || at === 'preparation' || at === 'round' ? [first] : [first, ...decree.slice(2)];
}
