import type { Table } from '@tianxia/kernel';
import {
  ACTIONS,
  ASPECTS,
  type Bonus,
  COLOURS,
  type Face,
  type Pack,
  PIECES,
  type Power,
  REGIONS,
  type Reward,
  readPack,
  type SquareBonus,
} from './content/shape.ts';

export const [WALL, PALACE, HIRE, REASSIGN, RECRUIT, GOVERNOR] = [0, 1, 2, 3, 4, 5] as const; // places in ACTIONS
export const CARD_PLACES = 3; // in a Region of a player board (ZG-023)
export const SLOTS = 3; // of a wall section
export const AREAS = 2 * REGIONS; // a Governors area and, from REGIONS on, a Workers area in every Region
export const HIGHER = 1;
export const LOWER = -1;

/** The printed components of one table, as tables. Regions, aspects and colours count from 0. */
export interface Box {
  pack: Pack;
  options: {
    boards: string;
    choosesCards: boolean;
    byTrack: boolean;
    perWorker: boolean;
    byHand: boolean;
    negative: boolean;
  };
  cards: readonly number[]; // every card, by its number
  aspectOf: readonly number[]; // by card
  triggerOf: readonly number[]; // by card: the action that activates it
  bonusOf: readonly Bonus[]; // by card
  wants: readonly number[]; // by action: HIGHER, LOWER or neither
  boards: readonly PlayerBoard[];
  powers: readonly BoardPower[]; // of all boards
  neighbours: readonly (readonly number[])[];
  isNext: readonly number[]; // by two Regions: 1 where they are adjacent
  steps: readonly (readonly number[])[]; // by area: those that one point reaches
  spotsOf: readonly (readonly number[])[]; // by Region: its bonus squares, then its open area
  squareAt: readonly (SquareBonus | undefined)[]; // by spot
  palaceSlots: number; // in each Region
  siteOf: readonly number[]; // by section
  faces: readonly Face[]; // by tile and side
  donors: readonly (readonly number[])[]; // by number of Workers: sets of that many Regions
  stepsDown: readonly (readonly number[])[]; // who may step down before hiring: Officials by colour
  tasks: readonly TaskTile[];
  rewards: readonly Reward[]; // by round and aspect
  rounds: number;
  low: number; // value-1 markers of each aspect
}
interface PlayerBoard {
  id: string;
  side: 'a' | 'b';
  unrest: readonly number[]; // length of each track
  palaceBlock: readonly number[]; // by Region: a set of slots
  startRegion: number;
  start: readonly number[]; // Officials by colour
  powers: readonly number[];
  extraWorkers: number; // hired on top
}
export type Gift = Bonus | Exclude<Power, { kind: 'extraWorker' }>; // what an activated card or a used power gives
interface BoardPower {
  board: number;
  after: number;
  gives: readonly Gift[];
}
interface TaskTile {
  piece: number;
  needs: readonly number[]; // by site or Region: how many
}

export function open(json: unknown, { seats, options }: Table): Box {
  const pack = readPack(json);
  const most = Math.max(...pack.cards.map(card => card.number));
  const byCard = <T>(of: (card: Pack['cards'][number]) => T, none: T) => {
    const table = Array<T>(most + 1).fill(none);
    for (const card of pack.cards) table[card.number] = of(card);
    return table;
  };
  return {
    pack,
    options: {
      boards: options.boards ?? 'sideA',
      choosesCards: options.cards === 'choice',
      byTrack: options.order === 'track',
      perWorker: options.unrest === 'perWorker',
      byHand: options.turnEnd === 'byHand',
      negative: options.unrestWall === 'negative',
    },
    cards: pack.cards.map(card => card.number),
    aspectOf: byCard(card => ASPECTS.indexOf(card.aspect), 0),
    triggerOf: byCard(card => ACTIONS.indexOf(card.after), -1),
    bonusOf: byCard(card => card.gives, pack.cards[0]!.gives),
    wants: pack.court.map(({ wants }) => (wants === 'higher' ? HIGHER : wants === 'lower' ? LOWER : 0)),
    ...boardsOf(pack, options.boards === 'sideA'),
    ...mapOf(pack),
    palaceSlots: pack.palaceSlots[`${seats}` as '2' | '3' | '4'],
    siteOf: pack.sites.flatMap(({ sections }, site) => Array<number>(sections).fill(site)),
    faces: pack.wallTiles.flatMap(tile => tile.faces),
    donors: [0, 1, 2, 3, 4, 5].map(count => setsOf(count)),
    stepsDown: stepsDown(pack.places.officialsBelow),
    tasks: pack.tasks.map(task => taskOf(task, pack)),
    rewards: pack.rewards.flat(),
    rounds: pack.rewards.length,
    low: pack.low.each[`${seats}` as '2' | '3' | '4'],
  };
}

function boardsOf({ boards }: Pack, sideA: boolean): Pick<Box, 'boards' | 'powers'> {
  const printed = boards.b.map(b => (sideA ? { ...b, ...boards.a, powers: [] } : b));
  const rows = printed.flatMap(({ powers }, board) =>
    powers.map(({ after, gives }) => ({ board, after, gives: gives.filter(gift => gift.kind !== 'extraWorker') })),
  );
  return {
    boards: printed.map(({ id, unrest, start, powers }, board) => ({
      id,
      side: sideA ? 'a' : 'b',
      unrest: unrest.map(track => track.length),
      palaceBlock: unrest.map(({ length, palaceBlock = length }) => (1 << length) | (1 << palaceBlock)),
      startRegion: start.region - 1,
      start: COLOURS.map(colour => start.officials.filter(official => official === colour).length),
      powers: rows.flatMap((power, i) => (power.board === board ? [i] : [])),
      extraWorkers: powers
        .flatMap(({ gives }) => gives)
        .reduce((sum, gift) => sum + (gift.kind === 'extraWorker' ? gift.count : 0), 0),
    })),
    powers: rows.map(({ board, after, gives }) => ({ board, after: ACTIONS.indexOf(after), gives })),
  };
}
function mapOf({ adjacent, squares }: Pack) {
  const regions = Array.from({ length: REGIONS }, (_, region) => region);
  const touch = (a: number, b: number) => adjacent.some(pair => pair.includes(a + 1) && pair.includes(b + 1));
  const neighbours = regions.map(a => regions.filter(b => b !== a && touch(a, b)));
  const spots = squares[0]!.length + 1;
  return {
    neighbours,
    isNext: regions.flatMap(a => regions.map(b => (neighbours[a]!.includes(b) ? 1 : 0))),
    steps: [
      ...neighbours, // ZG-104
      ...regions.map(region => [...neighbours[region]!.map(next => next + REGIONS), region]), // ZG-105, ZG-106
    ],
    spotsOf: regions.map(region => Array.from({ length: spots }, (_, i) => region * spots + i)),
    squareAt: regions.flatMap(region => [...squares[region]!, undefined]),
  };
}
function setsOf(count: number): number[] {
  const size = (set: number) => [...set.toString(2)].filter(bit => bit === '1').length;
  return Array.from({ length: 1 << REGIONS }, (_, set) => set).filter(set => size(set) === count);
}
/** ZG-129: nobody, one Official, or two of any colours. */
function stepsDown(most: number): number[][] {
  const found: number[][] = [];
  for (let size = 0; size <= most; size++)
    for (let red = size; red >= 0; red--)
      for (let gray = size - red; gray >= 0; gray--) found.push([red, gray, size - red - gray]);
  return found;
}
function taskOf({ piece, needs }: Pack['tasks'][number], { sites }: Pack): TaskTile {
  const symbols = piece === 'wall' ? sites.map(site => site.id) : Array.from({ length: REGIONS }, (_, r) => `${r + 1}`);
  return { piece: PIECES.indexOf(piece), needs: symbols.map(symbol => needs.filter(need => need === symbol).length) };
}
