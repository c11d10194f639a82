import type { Pool, Table } from '@tianxia/kernel';
import { readPack } from './content/check.ts';
import {
  ACTIONS,
  type BottomLine,
  CARD_TYPES,
  type Condition,
  type Effect,
  type Need,
  type Order,
  type Pack,
  REGIONS,
  SITES,
} from './content/shape.ts';

export const LI_SI = 1; // his seat, in a game for one
export const RANDOM_TABLE = -1;
const NO_LIST = 0;
export const ALCHEMIST_TYPE = CARD_TYPES.indexOf('alchemist');
const UNIFICATION_CARDS = 120;
const SETS_OF_ALCHEMISTS = 4;

interface LiSi {
  deck: readonly number[]; // numbers of his Action cards
  orders: readonly (Order | undefined)[]; // by number
  once: readonly boolean[]; // by number: leaves the game when played
  goesFirst: boolean;
  shipStart: number;
  unlocked: number;
  walls: readonly number[]; // points by level 1..3
  palaceTiles: boolean;
  bottom: readonly BottomLine[];
}
/** The printed components of one table, as tables. Pieces are numbered from 1. */
export interface Box {
  pack: Pack; // names and notes, for texts and screens
  seats: number; // of the state: Li Si has one
  solo: boolean;
  advanced: boolean;
  table: number; // the Unification table, or RANDOM_TABLE
  liSi: LiSi;
  liSiPaysByAspect: boolean; // FE-397
  liSiUnlocksLast: boolean; // FE-397
  emperorsBySection: boolean; // FE-027
  lists: readonly (readonly Effect[])[]; // every list of effects of the pack; 0 is empty
  // cards: 1..120 by their numbers, then five Alchemist cards for each seat, then the Masters
  type: readonly number[]; // by card: 0 Writing, 1 Currency, 2 Laws, 3 Alchemist
  trigger: readonly number[]; // by card: a Court Action
  ability: readonly number[]; // by card: a list
  firstAlchemist: number;
  firstMaster: number;
  startingTile: readonly number[]; // by tile: a list
  slotBonus: readonly number[]; // by Governor tile * 2 + side: a list; a blank tile has none
  blank: readonly boolean[]; // by Governor tile
  palaceKinds: readonly number[];
  palaceTile: readonly number[]; // by kind: a list
  wallFace: readonly { points: readonly number[]; condition: Condition }[]; // by tile * 2 + side
  levels: readonly number[]; // by wall slot (section * 4 + i): level, 0 where there is none
  emperorSite: readonly number[]; // by Emperor tile
  emperorAction: readonly number[];
  rows: readonly number[]; // by table * 3 + row: the aspect
  rewards: readonly number[]; // by (table * 3 + row) * 5 + round - 1: a list
  symbols: readonly number[]; // by space of the route: how many
  master: number; // the space with the Master
  values: readonly number[]; // by space: the highest value reached
  end: number; // the last space
  soldierSlots: readonly number[]; // by Mausoleum tile * 4 + i: points, NO_SLOT where nobody may stand
  needs: readonly Pack['mausoleum']['tiles'][number]['needs'][]; // by Mausoleum tile
  asks: readonly (readonly { what: Need; need: number }[])[]; // by Mausoleum tile: the same, what is asked for alone
  icon: readonly number[]; // by Mausoleum tile: 0 region, 1 wall, 2 elixir
  majority: number;
  smallTokens: number; // of each aspect in this game
  pools: Record<string, Pool>;
}
export const NO_SLOT = -1;
const NEEDS: readonly Need[] = ['governors', 'palaces', 'walls', 'wallsInAll', 'alchemistCards'];
const ICONS = ['region', 'wall', 'elixir'] as const;

export const regionNumber = (name: string): number => REGIONS.indexOf(name as (typeof REGIONS)[number]);
const action = (name: (typeof ACTIONS)[number]) => ACTIONS.indexOf(name);

export function open(json: unknown, { seats: players, options }: Table): Box {
  const pack = readPack(json);
  const solo = players === 1;
  const seats = solo ? 2 : players; // FE-360: set up as for two
  const n = `${seats}` as '2' | '3' | '4';
  const lists: (readonly Effect[])[] = [[]];
  const listOf = (effects: readonly Effect[]) => (effects.length === 0 ? NO_LIST : lists.push(effects) - 1);
  const { spaces } = pack.elixirRoute;
  const { tiles } = pack.mausoleum;
  return {
    pack,
    seats,
    solo,
    advanced: options.mausoleum === 'advanced',
    table: options.table === 'random' ? RANDOM_TABLE : tableNumber(pack, options.table),
    liSi: openLiSi(pack, Number(options.liSi ?? 1)),
    liSiPaysByAspect: options.liSiPays === 'oneAspect',
    liSiUnlocksLast: solo && options.liSiUnlocks === 'last',
    emperorsBySection: options.emperorTiles === 'section',
    lists,
    ...openCards(pack, listOf),
    startingTile: [NO_LIST, ...pack.startingTiles.map(tile => listOf(tile.effects))],
    slotBonus: [
      NO_LIST,
      NO_LIST,
      ...pack.governorTiles.flatMap(({ slots }) => [0, 1].map(i => listOf(slots[i] ?? []))),
    ],
    blank: [true, ...pack.governorTiles.map(tile => tile.slots.length === 0)],
    palaceKinds: numbered(pack.palaceTiles.length),
    palaceTile: [NO_LIST, ...pack.palaceTiles.map(tile => listOf(tile.effects))],
    wallFace: pack.wallTiles
      .slice(0, 1)
      .concat(pack.wallTiles)
      .flatMap(tile => tile.faces),
    // FE-020: of the side for so many players
    levels: pack.wallSections[n].flatMap(({ levels }) => [0, 1, 2, 3].map(i => levels[i] ?? 0)),
    emperorSite: [-1, ...pack.emperorTiles.map(tile => SITES.indexOf(tile.site))],
    emperorAction: [-1, ...pack.emperorTiles.map(tile => action(tile.trigger))],
    rows: pack.unificationTables.flatMap(({ rows }) => rows.map(row => CARD_TYPES.indexOf(row.aspect))),
    rewards: pack.unificationTables.flatMap(({ rows }) => rows.flatMap(row => row.rewards.map(listOf))),
    symbols: spaces.map(space => space.symbols ?? 0),
    master: spaces.findIndex(space => space.master === true),
    values: spaces.map((_, at) => Math.max(...spaces.slice(0, at + 1).map(space => space.value ?? 0))),
    end: spaces.length - 1,
    soldierSlots: [{ slots: [] }, ...tiles].flatMap(({ slots }) =>
      [0, 1, 2, 3].map(i => {
        const slot = slots[i];
        return slot !== undefined && slot.players <= seats ? slot.points : NO_SLOT;
      }),
    ),
    needs: [{}, ...tiles.map(tile => tile.needs)],
    asks: [{}, ...tiles.map(tile => tile.needs)].map(needs =>
      NEEDS.flatMap(what =>
        (needs as Partial<Record<Need, number>>)[what] ? [{ what, need: (needs as Record<Need, number>)[what] }] : [],
      ),
    ),
    icon: [-1, ...tiles.map(tile => ICONS.indexOf(tile.icon))],
    majority: pack.governorMajority[n],
    smallTokens: pack.tokens.smallByPlayers[n],
    pools: openPools(pack, seats, solo, Number(options.liSi ?? 1)),
  };
}
const tableNumber = (pack: Pack, name: string | undefined): number =>
  Math.max(
    0,
    pack.unificationTables.findIndex(table => table.id === name),
  );

function openCards(pack: Pack, listOf: (effects: readonly Effect[]) => number) {
  const abilities = new Map(pack.abilities.map(({ id, effects }) => [id, listOf(effects)]));
  const own = pack.alchemistCards.map(card => ({ trigger: action(card.trigger), list: listOf(card.effects) }));
  const masters = pack.masterAlchemistCards.map(card => ({
    trigger: action(card.trigger),
    list: listOf(card.effects),
  }));
  const alchemists = [...Array.from({ length: SETS_OF_ALCHEMISTS }, () => own).flat(), ...masters];
  const cards = pack.unificationCards;
  return {
    type: [-1, ...cards.map(card => CARD_TYPES.indexOf(card.aspect)), ...alchemists.map(() => ALCHEMIST_TYPE)],
    trigger: [-1, ...cards.map(card => action(card.trigger)), ...alchemists.map(card => card.trigger)],
    ability: [NO_LIST, ...cards.map(card => abilities.get(card.ability)!), ...alchemists.map(card => card.list)],
    firstAlchemist: UNIFICATION_CARDS + 1,
    firstMaster: UNIFICATION_CARDS + 1 + SETS_OF_ALCHEMISTS * own.length,
  };
}
function openLiSi({ liSi }: Pack, level: number): LiSi {
  const card = liSi.cards[level - 1] ?? liSi.cards[0]!;
  const orders: (Order | undefined)[] = [];
  const once: boolean[] = [];
  for (const { number, order, once: leaves } of liSi.orders) {
    orders[number] = order;
    once[number] = leaves;
  }
  const face = (id: string) => liSi.scoring.find(scoring => scoring.id === id)!;
  const top = face(card.top);
  return {
    deck: card.deck,
    orders: Array.from(orders),
    once: Array.from(once, leaves => leaves === true),
    goesFirst: card.turnOrder === 1,
    shipStart: card.shipStart,
    unlocked: card.unlocked,
    walls: top.walls, // FE-364: Walls and Palace tiles by the upper card, the bottom lines of both
    palaceTiles: top.palaceTiles,
    bottom: [top.bottom, face(card.below).bottom],
  };
}

export const isLiSi = (box: Box, seat: number): boolean => box.solo && seat === LI_SI;
/** FE-364: the bottom line of this kind on his two scoring cards. */
export const lineOf = <K extends BottomLine['kind']>(box: Box, kind: K): Extract<BottomLine, { kind: K }> | undefined =>
  box.liSi.bottom.find((line): line is Extract<BottomLine, { kind: K }> => line.kind === kind);

const numbered = (many: number) => Array.from({ length: many }, (_, i) => i + 1);
export const alchemistsOf = (box: Pick<Box, 'firstAlchemist'>, seat: number): number[] =>
  Array.from({ length: 5 }, (_, i) => box.firstAlchemist + 5 * seat + i);
function openPools(pack: Pack, seats: number, solo: boolean, level: number): Record<string, Pool> {
  const first = UNIFICATION_CARDS + 1;
  const masters = first + SETS_OF_ALCHEMISTS * pack.alchemistCards.length;
  const used = Array.from({ length: seats * pack.alchemistCards.length }, (_, i) => first + i);
  const all = masters + pack.masterAlchemistCards.length;
  const backOf = (card: number) => (card < first ? 1 + CARD_TYPES.indexOf(pack.unificationCards[card - 1]!.aspect) : 4);
  return {
    card: {
      pieces: [...numbered(UNIFICATION_CARDS), ...used, ...pack.masterAlchemistCards.map((_, i) => masters + i)],
      back: Array.from({ length: all }, (_, card) => (card === 0 ? 0 : backOf(card))), // FE-051: the aspect shows
    },
    governorTile: { pieces: numbered(pack.governorTiles.length) },
    palaceTile: { pieces: pack.palaceTiles.flatMap(({ copies }, i) => Array<number>(copies).fill(i + 1)) },
    wallTile: { pieces: numbered(pack.wallTiles.length) },
    emperorTile: { pieces: numbered(pack.emperorTiles.length) },
    mausoleumTile: { pieces: numbered(pack.mausoleum.tiles.length) },
    startingTile: { pieces: numbered(pack.startingTiles.length) },
    order: { pieces: solo ? (pack.liSi.cards[level - 1] ?? pack.liSi.cards[0]!).deck : [] },
  };
}
