/** The First Empire, cut down to the Elixir: ship, Alchemist cards, Soldiers, and effects that say "up to". */
import {
  type Core,
  type EventKinds,
  kinds,
  type Layout,
  type Look,
  list,
  maybe,
  type Of,
  reasons,
  record,
  type Seat,
  whole,
} from '../../index.ts';

// ---- what is printed ----
const effect = kinds({
  alchemist: { region: whole(0, 4) },
  sail: { spaces: whole(1, 6) },
  soldier: {},
  unrest: { region: whole(0, 4) },
  moveOfficials: { most: whole(1, 4) },
  calmTwo: {},
  placeAlchemist: { most: whole(1, 2) },
});
export type Effect = Of<typeof effect>;
const order = kinds({ search: { spaces: whole(1, 6) }, score: { points: whole(1, 9) } });
export type Order = Of<typeof order>;
const shape = record({
  route: list(record({ elixirs: whole(0, 2), master: maybe(whole(1, 1)) }), 0, 99), // after the start
  tiles: list(list(effect, 0, 9), 0, 9), // two for each player
  orders: list(order, 0, 99), // Li Si's Action cards
});
export const content: Of<typeof shape> = {
  route: [0, 1, 0, 1, 2, 0, 1, 0, 0, 2, 1, 1].map((elixirs, i) => (i === 5 ? { elixirs, master: 1 } : { elixirs })),
  tiles: [
    [
      { kind: 'alchemist', region: 0 },
      { kind: 'sail', spaces: 2 },
    ],
    [{ kind: 'alchemist', region: 4 }, { kind: 'soldier' }],
    [
      { kind: 'unrest', region: 1 },
      { kind: 'alchemist', region: 1 },
      { kind: 'moveOfficials', most: 3 },
    ],
    [{ kind: 'sail', spaces: 4 }],
    [{ kind: 'placeAlchemist', most: 2 }],
    [{ kind: 'unrest', region: 2 }, { kind: 'calmTwo' }, { kind: 'alchemist', region: 2 }],
    [
      { kind: 'alchemist', region: 3 },
      { kind: 'moveOfficials', most: 2 },
    ],
    [{ kind: 'soldier' }, { kind: 'sail', spaces: 1 }],
  ],
  orders: [
    { kind: 'search', spaces: 4 },
    { kind: 'search', spaces: 3 },
    { kind: 'score', points: 6 },
    { kind: 'search', spaces: 2 },
  ],
};
export interface Box {
  elixirs: readonly number[]; // by space, the start included
  masterAt: number;
  tiles: readonly (readonly Effect[])[]; // by tile, from 1
  orders: readonly Order[]; // by card, from 1
}
export function open(json: unknown): Box {
  const { route, tiles, orders } = shape(json, 'first-empire');
  return {
    elixirs: [0, ...route.map(space => space.elixirs)],
    masterAt: 1 + route.findIndex(space => space.master),
    tiles: [[], ...tiles],
    orders: [{ kind: 'score', points: 1 }, ...orders],
  };
}

// ---- state ----
export const REGIONS = [0, 1, 2, 3, 4];
export const LI_SI = 1 as Seat; // with one player he has the second seat
export interface Player {
  tiles: number[];
  alchemists: number[]; // Officials, by Region
  supply: number;
  unrest: number[];
  cards: number[]; // Alchemist cards at hand, Masters included
  tableau: number[][]; // by Region
  locked: number; // Soldiers
  entrance: number;
  ship: number;
  points: number;
}
export interface State extends Core<Frames> {
  solo: boolean;
  turn: number;
  undealt: number[];
  gone: number[]; // Starting tiles that left the game
  masters: number[];
  orders: number[];
  ordersUsed: number[];
  players: Player[];
}
export interface Frames {
  startingTile: {};
  effect: { tile: number; i: number };
  sail: { spaces: number };
  symbol: {};
  elixir: {};
  master: {};
  moveOfficials: { left: number };
  calmTwo: { named: number }; // a set of Regions
  placeAlchemist: { left: number };
  turns: {};
  turn: {};
  liSi: {};
}
export type Events = {
  took: [Seat, tile: number];
  sailed: [Seat, space: number];
  unlocked: [Seat];
  placed: [Seat, card: number, region: number];
  lost: [Seat, space: number];
  mastered: [Seat, card: number];
  liSi: [card: number];
};
export type FirstEmpire = { state: State; frames: Frames; events: Events; box: Box };
export const events: EventKinds<Events> = {
  took: ['seat', 'tile'],
  sailed: ['seat', 'space'],
  unlocked: ['seat'],
  placed: ['seat', 'alchemist', 'region'],
  lost: ['seat', 'space'],
  mastered: ['seat', 'alchemist'],
  liSi: ['order'],
};
export const layout: Layout<State> = {
  seats: 'open',
  agenda: 'open',
  sealed: 'sealed',
  ending: 'open',
  solo: 'open',
  turn: 'open',
  undealt: { zone: 'tile', seen: 'nobody' },
  gone: { zone: 'tile', seen: 'all' },
  masters: { zone: 'alchemist', seen: 'all' },
  orders: { zone: 'order', seen: 'nobody' },
  ordersUsed: { zone: 'order', seen: 'all' },
  players: {
    bySeat: {
      tiles: { zone: 'tile', seen: 'all' }, // FE-056
      alchemists: 'open',
      supply: 'open',
      unrest: 'open',
      cards: { zone: 'alchemist', seen: 'owner' },
      tableau: { each: { zone: 'alchemist', seen: 'all' } },
      locked: 'open',
      entrance: 'open',
      ship: 'open',
      points: 'open',
    },
  },
};
export const No = reasons({
  noSoldier: 'FE-270',
  noAlchemist: 'FE-133',
  noRoom: 'FE-133',
  noneInSupply: 'FE-121',
  notThere: 'FE-300',
  namedAlready: 'FE-304',
  atTheEnd: 'FE-131',
  firstIsDue: 'FE-314',
});
export const me = ({ s, seat }: Look<FirstEmpire>): Player => s.players[seat]!;
export const isLiSi = (s: State, seat: Seat): boolean => s.solo && seat === LI_SI;
