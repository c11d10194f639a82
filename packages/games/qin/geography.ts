import type { Table } from '@tianxia/kernel';
import { type Pack, readPack } from './content/shape.ts';
import { type Land, untouched } from './land.ts';
import { around, villagesOn } from './map.ts';
import { COLOURS, DIRECTIONS, type Geography, GRASSLAND, OFF, SIGNS, VILLAGE, WATER } from './squares.ts';

/** The printed components of one table, as tables. */
export interface Box extends Geography {
  side: 'bird' | 'lion';
  untouched: Land; // before the first lay: a game begins with a copy
  firstColour: readonly number[]; // by tile kind 1..: the colours of its halves
  secondColour: readonly number[];
  tiles: readonly number[]; // every tile, as its kind
  hand: number;
  piles: number;
  pagodas: number; // for each player
  major: number;
  options: {
    fairStart: boolean;
    randomStart: boolean;
    choosesPile: boolean;
    match: string;
    anyTie: boolean; // QIN-107
    majorAbsorbs: boolean; // QIN-108: also where it is outnumbered
  };
}
export const oneColoured = (box: Box, tile: number): boolean => box.firstColour[tile] === box.secondColour[tile];

export function open(json: unknown, { seats, options }: Table): Box {
  const pack = readPack(json);
  const { id: side, map } = pack.boards.find(board => board.id === options.board) ?? pack.boards[0]!;
  const halves = (which: 0 | 1) => [0, ...pack.tiles.map(tile => COLOURS.indexOf(tile.halves[which]!))];
  return {
    side,
    ...boardFrom(map),
    ...tilesFrom(pack),
    firstColour: halves(0),
    secondColour: halves(1),
    pagodas: pack.pagodas[`${seats}` as '2' | '3' | '4'], // QIN-038, QIN-039: the rest take no part
    options: {
      fairStart: options.fairStart === 'on',
      randomStart: options.start === 'random',
      choosesPile: options.piles === 'choose',
      match: options.match ?? 'single',
      anyTie: options.ties === 'any',
      majorAbsorbs: options.outnumbered === 'absorbs',
    },
  };
}
function tilesFrom({ tiles, hand, piles, major }: Pack) {
  return { tiles: tiles.flatMap(({ copies }, i) => Array<number>(copies).fill(i + 1)), hand, piles, major };
}

export function boardFrom(map: readonly string[]): Geography & { untouched: Land } {
  const wide = map[0]!.length;
  const high = map.length;
  const squares = Array.from({ length: wide * high }, (_, q) => q);
  const start = squares.map(q => SIGNS.indexOf(map[Math.floor(q / wide)]![q % wide]!));
  const towards = (q: number) => around(wide, high, q);
  const neighbours = (q: number) => towards(q).filter(n => n !== OFF); // QIN-027: across edges, never corners
  const canBeTerritory = (q: number) => start[q] !== VILLAGE && start[q] !== WATER; // QIN-028

  const places = squares.flatMap(q => Array.from({ length: DIRECTIONS }, (_, d) => q * DIRECTIONS + d));
  const firstSquare = places.map(place => Math.floor(place / DIRECTIONS));
  const secondSquare = squares.flatMap(towards);
  const pairs = places.filter(place => place % DIRECTIONS < 2 && secondSquare[place] !== OFF);
  const exchanged = (place: number) => secondSquare[place]! * DIRECTIONS + (place % DIRECTIONS) + 2;
  const isGrass = (place: number) =>
    start[firstSquare[place]!] === GRASSLAND && start[secondSquare[place]!] === GRASSLAND;
  const pairsOf = squares.map((): number[] => []);
  for (const [pair, place] of pairs.entries())
    if (isGrass(place)) for (const q of [firstSquare[place]!, secondSquare[place]!]) pairsOf[q]!.push(pair);

  const villages = villagesOn(map);
  const aroundVillage = villages.map(village => [...new Set(village.flatMap(neighbours).filter(canBeTerritory))]);
  const tables = {
    wide,
    high,
    start,
    beside: squares.map(q => neighbours(q).filter(canBeTerritory)),
    firstSquare,
    secondSquare,
    places,
    unturned: places.filter(place => place % DIRECTIONS < 2 || secondSquare[place] === OFF),
    pairFirst: pairs.map(place => firstSquare[place]!),
    pairSecond: pairs.map(place => secondSquare[place]!),
    placeOf: pairs.flatMap(place => [place, exchanged(place)]),
    pairsOf,
    villages,
    aroundVillage,
    villagesBeside: squares.map(q =>
      aroundVillage.reduce((set, around, v) => (around.includes(q) ? set | (1 << v) : set), 0),
    ),
  };
  return { ...tables, untouched: untouched(tables) };
}
