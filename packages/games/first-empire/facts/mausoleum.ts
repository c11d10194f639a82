import { OK, type Reason, type Seat } from '@tianxia/kernel';
import {
  ELIXIR,
  FIRST_SITE,
  firstSlotAfter,
  firstSlotOfSite,
  inRegion,
  SLOTS_ON_TILE,
  SPOTS,
  soldierAt,
} from '../at.ts';
import { type Box, NO_SLOT } from '../box.ts';
import type { Need } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { NOBODY, type State } from '../state.ts';
import { alchemistCards } from '../tableau.ts';

export function hasSoldier(s: State, seat: Seat, spot: number): boolean {
  const at = soldierAt(spot, 0);
  const { soldiers } = s;
  return soldiers[at] === seat || soldiers[at + 1] === seat || soldiers[at + 2] === seat || soldiers[at + 3] === seat;
}
function wallsAt(s: State, seat: Seat, site: number): number {
  let many = 0;
  for (let slot = firstSlotOfSite(site); slot < firstSlotAfter(site); slot++) if (s.walls[slot] === seat) many++;
  return many;
}
/** FE-276: at the spot's own region or site, or in the whole game. */
function has(s: State, box: Box, seat: Seat, symbol: number, what: Need): number {
  switch (what) {
    case 'governors':
      return symbol < FIRST_SITE ? s.governors[inRegion(seat, symbol)]! : 0;
    case 'palaces':
      return symbol < FIRST_SITE ? s.palaces[inRegion(seat, symbol)]! : 0;
    case 'walls':
      return symbol >= FIRST_SITE && symbol < ELIXIR ? wallsAt(s, seat, symbol - FIRST_SITE) : 0;
    case 'wallsInAll':
      return box.pack.pieces.walls - s.wallsLeft[seat]!;
    case 'alchemistCards':
      return alchemistCards(s, box, seat);
  }
}
export interface Part {
  what: Need;
  have: number; // never more than it needs
  need: number;
}
/** What a tile asks for, and how much of it a player has. */
export const partsOf = (s: State, box: Box, seat: Seat, spot: number): Part[] =>
  box.asks[s.mausoleumTiles[spot]!]!.map(({ what, need }) => ({
    what,
    need,
    have: Math.min(need, has(s, box, seat, s.symbols[spot]!, what)),
  }));
export function meetsNeeds(s: State, box: Box, seat: Seat, spot: number): boolean {
  const asks = box.asks[s.mausoleumTiles[spot]!]!;
  for (let i = 0; i < asks.length; i++)
    if (has(s, box, seat, s.symbols[spot]!, asks[i]!.what) < asks[i]!.need) return false;
  return true;
}
/** How much of what a tile asks for is there, 0 to 1. */
export function progressAt(s: State, box: Box, seat: Seat, spot: number): number {
  const asks = box.asks[s.mausoleumTiles[spot]!]!;
  let there = 0;
  let asked = 0;
  for (let i = 0; i < asks.length; i++) {
    const { what, need } = asks[i]!;
    there += Math.min(need, has(s, box, seat, s.symbols[spot]!, what));
    asked += need;
  }
  return there / Math.max(1, asked);
}

/** FE-272, FE-273: the topmost free slot that may be used with so many players, or -1. */
export function topSlot(s: State, box: Box, spot: number): number {
  const tile = s.mausoleumTiles[spot]!;
  for (let i = 0; i < SLOTS_ON_TILE; i++)
    if (s.soldiers[soldierAt(spot, i)] === NOBODY && box.soldierSlots[soldierAt(tile, i)] !== NO_SLOT)
      return soldierAt(spot, i);
  return -1;
}
export const pointsOfTop = (s: State, box: Box, spot: number): number => {
  const slot = topSlot(s, box, spot);
  return slot < 0 ? 0 : box.soldierSlots[soldierAt(s.mausoleumTiles[spot]!, slot - soldierAt(spot, 0))]!;
};
/** FE-271 without the condition. */
export function whyNoSoldier(s: State, box: Box, seat: Seat, spot: number): Reason {
  if (hasSoldier(s, seat, spot)) return No.ownSoldierThere;
  return topSlot(s, box, spot) < 0 ? No.tileFull : OK;
}
export function anySpot(s: State, box: Box, seat: Seat): boolean {
  for (let spot = 0; spot < SPOTS.length; spot++) if (whyNoSoldier(s, box, seat, spot) === OK) return true;
  return false;
}

/** Rows and columns of the grid (FE-288). */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
];
export const heldIn = (s: State, seat: Seat, [a, b, c]: readonly [number, number, number]): number =>
  (hasSoldier(s, seat, a) ? 1 : 0) + (hasSoldier(s, seat, b) ? 1 : 0) + (hasSoldier(s, seat, c) ? 1 : 0);
/** FE-288: what whole lines are worth. */
export function linePoints(s: State, box: Box, seat: Seat): number {
  let lines = 0;
  for (let i = 0; i < LINES.length; i++) if (heldIn(s, seat, LINES[i]!) === LINES[i]!.length) lines++;
  return lines * box.pack.mausoleum.linePoints;
}
/** FE-290: Soldiers who stay at the Entrance. */
export function entrancePoints(s: State, box: Box, seat: Seat): number {
  const { entranceSoldiers } = box.pack;
  return entranceSoldiers[Math.min(s.entrance[seat]!, entranceSoldiers.length - 1)]!;
}
