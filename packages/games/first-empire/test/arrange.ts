/** How a position is put on the table: every piece is taken from where it lies, so that none is doubled or lost. */
import { EMPTY, type Seat } from '@tianxia/kernel';
import { inRegion, ofAspect, ofType, standing } from '../at.ts';
import type { Box } from '../box.ts';
import { type ASPECTS, type REGIONS, type SITES, SYMBOLS } from '../content/shape.ts';
import { topSlot } from '../facts/mausoleum.ts';
import type { State } from '../state.ts';
import { putCard } from '../tableau.ts';
import {
  aspectCalled,
  cardCalled,
  regionCalled,
  sectionCalled,
  siteCalled,
  spaceCalled,
  wallSlotCalled,
} from './words.ts';

type By<N extends string, T> = { [K in N]?: T };
export type RegionName = (typeof REGIONS)[number];
export type AspectName = (typeof ASPECTS)[number];
export interface PlayerGiven {
  hand?: number[];
  tableau?: By<RegionName, (number | string)[]>;
  alchemists?: string[]; // set aside; else all that are not in the tableau
  officials?: By<RegionName, string>;
  workers?: By<RegionName, number>;
  unrest?: By<RegionName, number>;
  governors?: string[]; // spaces
  palaces?: By<RegionName, number>;
  walls?: string[]; // slots
  soldiers?: string[]; // symbols of spots, whatever they ask
  locked?: number;
  entrance?: number;
  ship?: number;
  points?: number;
  tokens?: By<AspectName, number>;
  large?: AspectName[];
}
export interface Given {
  players?: Record<string, PlayerGiven>; // two of them when nothing is said
  options?: Record<string, string>;
  round?: number;
  to?: string; // whose turn it is
  order?: string[];
  court?: number[];
  supply?: By<AspectName, number>; // else what the players leave
  governorTiles?: By<RegionName, string[]>;
  palaceTiles?: By<RegionName, string[]>;
  wallFaces?: Record<string, string>; // by section: 'WT1b'
  emperors?: By<(typeof SITES)[number], string[]>; // the last on top
  mausoleum?: By<(typeof SYMBOLS)[number], string>; // tiles by symbol
  masters?: string[];
  seed?: number;
}
export function fromDeck(s: State, box: Box, card: number): number {
  const deck = s.decks[box.type[card]!]!;
  if (!deck.includes(card)) throw new Error(`card ${card} lies elsewhere already`);
  deck.splice(deck.indexOf(card), 1);
  return card;
}
/** Swaps a tile into a place, wherever it lies. */
function bring(tile: number, into: number[], at: number, ...from: number[][]): void {
  const zone = from.find(list => list.includes(tile));
  if (zone === undefined) throw new Error(`tile ${tile} lies elsewhere already`);
  const was = into[at] ?? EMPTY;
  const i = zone.indexOf(tile);
  into[at] = tile;
  if (zone === into) zone[i] = i === at ? tile : was;
  else if (was === EMPTY) zone.splice(i, 1);
  else zone[i] = was;
}
const numberOf = (list: readonly { id: string }[], id: string) => {
  const at = list.findIndex(entry => entry.id === id);
  if (at < 0) throw new Error(`no ${id}`);
  return at + 1;
};
export function layTiles(s: State, box: Box, given: Given): void {
  const { pack } = box;
  for (const [region, ids] of Object.entries(given.governorTiles ?? {}))
    for (const [i, id] of ids.entries())
      bring(
        numberOf(pack.governorTiles, id),
        s.governorTiles,
        regionCalled(region) * 2 + i,
        s.governorTiles,
        s.governorTilesOut,
      );
  if (given.palaceTiles !== undefined) s.palaceTilesOut.push(...s.palaceTiles.splice(0).filter(kind => kind !== EMPTY));
  if (given.palaceTiles !== undefined) s.palaceTiles = Array<number>(15).fill(EMPTY);
  for (const [region, ids] of Object.entries(given.palaceTiles ?? {}))
    for (const [i, id] of ids.entries())
      bring(numberOf(pack.palaceTiles, id), s.palaceTiles, regionCalled(region) * 3 + i, s.palaceTilesOut);
  for (const [section, face] of Object.entries(given.wallFaces ?? {})) {
    bring(
      numberOf(pack.wallTiles, face.slice(0, -1)),
      s.wallTiles,
      sectionCalled(section),
      s.wallTiles,
      s.wallTilesOut,
    );
    s.wallSides[sectionCalled(section)] = face.endsWith('a') ? 0 : 1;
  }
  for (const [site, ids] of Object.entries(given.emperors ?? {})) {
    const at = siteCalled(site) * 2;
    for (const i of [at, at + 1]) if (s.emperors[i] !== EMPTY) s.emperorsOut.push(s.emperors[i]!);
    s.emperors.fill(EMPTY, at, at + 2);
    for (const [i, id] of ids.entries())
      bring(numberOf(pack.emperorTiles, id), s.emperors, at + i, s.emperorsOut, s.emperors);
  }
  for (const [symbol, id] of Object.entries(given.mausoleum ?? {})) {
    const spot = s.symbols.indexOf(SYMBOLS.indexOf(symbol as (typeof SYMBOLS)[number]));
    bring(numberOf(pack.mausoleum.tiles, id), s.mausoleumTiles, spot, s.mausoleumTiles);
  }
  for (const [i, id] of (given.masters ?? []).entries())
    bring(cardCalled(box, 0, id), s.masters, i, s.masters, s.mastersOut);
}
export function seatPlayer(s: State, box: Box, seat: Seat, given: PlayerGiven): void {
  for (const [name, cards] of Object.entries(given.tableau ?? {}))
    for (const entry of cards) {
      const [card = '', tile] = `${entry}`.split('+');
      const number = cardCalled(box, seat, card);
      tuck(s, box, seat, number, regionCalled(name));
      if (tile === undefined) continue;
      const place = s.tableau[seat]!.indexOf(number);
      bring(numberOf(box.pack.emperorTiles, tile), s.emperorOn[seat]!, place, s.emperorsOut, s.emperors);
    }
  if (given.alchemists !== undefined) setAside(s, box, seat, given.alchemists);
  for (const [name, letters] of Object.entries(given.officials ?? {}))
    for (const letter of letters.replaceAll(' ', '')) {
      const type = 'ARG'.indexOf(letter);
      s.officials[standing(seat, regionCalled(name), type)]!++;
      s.reserve[ofType(seat, type)]!--;
    }
  for (const [name, many] of Object.entries(given.workers ?? {})) s.workers[inRegion(seat, regionCalled(name))] = many;
  for (const [name, level] of Object.entries(given.unrest ?? {})) s.unrest[inRegion(seat, regionCalled(name))] = level;
  for (const name of given.governors ?? []) {
    const space = spaceCalled(name);
    s.governorsLeft[seat]!--;
    s.governors[seat * 5 + (space < 20 ? space >> 2 : space - 20)]!++;
    if (space < 20) s.slots[space] = seat;
  }
  for (const [name, many] of Object.entries(given.palaces ?? {})) {
    s.palaces[inRegion(seat, regionCalled(name))] = many;
    s.palacesLeft[seat]! -= many;
  }
  for (const name of given.walls ?? []) {
    s.walls[wallSlotCalled(name)] = seat;
    s.wallsLeft[seat]!--;
  }
  const { soldiersLocked, soldiersAtEntrance } = box.pack.pieces;
  if (given.entrance !== undefined) s.entrance[seat] = given.entrance;
  s.locked[seat] =
    given.locked ?? soldiersLocked + soldiersAtEntrance - s.entrance[seat]! - (given.soldiers?.length ?? 0);
  for (const symbol of given.soldiers ?? [])
    s.soldiers[topSlot(s, box, s.symbols.indexOf(SYMBOLS.indexOf(symbol as (typeof SYMBOLS)[number])))] = seat;
  if (given.ship !== undefined) s.ship[seat] = given.ship;
  if (given.points !== undefined) s.points[seat] = given.points;
  for (const [aspect, many] of Object.entries(given.tokens ?? {}))
    s.tokens[ofAspect(seat, aspectCalled(aspect))] = many;
  for (const aspect of given.large ?? []) s.large[aspectCalled(aspect)] = seat;
}
function tuck(s: State, box: Box, seat: Seat, card: number, region: number): void {
  if (card < box.firstAlchemist) fromDeck(s, box, card);
  else {
    const zone = [s.alchemists[seat]!, s.masters, s.mastersOut].find(list => list.includes(card));
    if (zone === undefined) throw new Error(`card ${card} lies elsewhere already`);
    zone.splice(zone.indexOf(card), 1);
  }
  putCard(s, seat, card, region);
}
/** Only these are left; the others of the set lie where nobody reads them. */
function setAside(s: State, box: Box, seat: Seat, names: readonly string[]): void {
  s.mastersOut.push(...s.alchemists[seat]!.splice(0));
  for (const name of names) {
    const card = cardCalled(box, seat, name);
    const zone = [s.mastersOut, s.masters].find(list => list.includes(card));
    if (zone === undefined) throw new Error(`card ${name} lies elsewhere already`);
    zone.splice(zone.indexOf(card), 1);
    s.alchemists[seat]!.push(card);
  }
}
export function dealHand(s: State, box: Box, seat: Seat, hand: readonly number[] | undefined): void {
  const cards = hand ?? s.decks.map(deck => deck[deck.length - 1]!);
  for (const card of cards) s.hands[seat]!.push(fromDeck(s, box, card));
}
