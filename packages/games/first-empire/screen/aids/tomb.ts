import type { Seat } from '@tianxia/kernel';
import { FIRST_SITE, inRegion, soldierAt } from '../../at.ts';
import { type Box, NO_SLOT } from '../../box.ts';
import { hasSoldier, meetsNeeds, topSlot, wallsAt } from '../../moves/mausoleum.ts';
import type { State } from '../../state.ts';
import { alchemistCards } from '../../tableau.ts';

export interface Part {
  what: 'governor' | 'palace' | 'wall' | 'wallInAll' | 'alchemist';
  have: number; // never more than it needs
  need: number;
}
interface SoldierSlot {
  points: number;
  holder: Seat; // NOBODY while it is free
  next: boolean; // the next Soldier stands here
}
/** One tile of the Mausoleum as a player reads it. */
export interface Spot {
  spot: number;
  symbol: number; // 0..4 regions, 5..7 sites, 8 Elixir
  parts: Part[];
  have: number;
  need: number;
  met: boolean;
  mine: boolean;
  slots: SoldierSlot[];
}
export function spotOf(s: State, box: Box, seat: Seat, spot: number): Spot {
  const tile = s.mausoleumTiles[spot]!;
  const symbol = s.symbols[spot]!;
  const parts = seat < 0 ? partsFor(s, box, 0, spot).map(part => ({ ...part, have: 0 })) : partsFor(s, box, seat, spot);
  const next = topSlot(s, box, spot);
  return {
    spot,
    symbol,
    parts,
    have: parts.reduce((sum, part) => sum + part.have, 0),
    need: parts.reduce((sum, part) => sum + part.need, 0),
    met: seat >= 0 && meetsNeeds(s, box, seat, spot),
    mine: seat >= 0 && hasSoldier(s, seat, spot),
    slots: [0, 1, 2, 3].flatMap(i => {
      const points = box.soldierSlots[soldierAt(tile, i)]!;
      const holder = s.soldiers[soldierAt(spot, i)]!;
      return points === NO_SLOT ? [] : [{ points, holder, next: next === soldierAt(spot, i) }];
    }),
  };
}
function partsFor(s: State, box: Box, seat: Seat, spot: number): Part[] {
  const needs = box.needs[s.mausoleumTiles[spot]!]!;
  const symbol = s.symbols[spot]!;
  const wanted: [Part['what'], number | undefined, () => number][] = [
    ['governor', needs.governors, () => s.governors[inRegion(seat, symbol)] ?? 0],
    ['palace', needs.palaces, () => s.palaces[inRegion(seat, symbol)] ?? 0],
    ['wall', needs.walls, () => wallsAt(s, seat, symbol - FIRST_SITE)],
    ['wallInAll', needs.wallsInAll, () => box.pack.pieces.walls - s.wallsLeft[seat]!],
    ['alchemist', needs.alchemistCards, () => alchemistCards(s, box, seat)],
  ];
  return wanted.flatMap(([what, need = 0, have]) => (need > 0 ? [{ what, need, have: Math.min(need, have()) }] : []));
}
/** The Soldiers' positions make lines of three. */
const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];
export interface Line {
  spots: readonly number[];
  held: number; // own Soldiers in it
}
/** Lines with at least two own Soldiers: almost or wholly done. */
export const linesOf = (s: State, seat: Seat): Line[] =>
  LINES.map(spots => ({ spots, held: spots.filter(spot => hasSoldier(s, seat, spot)).length })).filter(
    ({ held }) => held >= 2,
  );
