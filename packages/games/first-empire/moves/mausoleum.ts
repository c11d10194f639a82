import { among, OK, type Reason, type Seat } from '@tianxia/kernel';
import { type Box, NO_SLOT } from '../box.ts';
import { No } from '../reasons.ts';
import type { Choice, Doing, Here, Rule } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';
import { alchemistCards } from '../tableau.ts';

const SLOTS_ON_TILE = 4;
export const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const FIRST_SITE = 5; // symbols below are regions
const ELIXIR = 8;

export function hasSoldier(s: State, seat: Seat, spot: number): boolean {
  const at = spot * SLOTS_ON_TILE;
  const { soldiers } = s;
  return soldiers[at] === seat || soldiers[at + 1] === seat || soldiers[at + 2] === seat || soldiers[at + 3] === seat;
}
export function wallsAt(s: State, seat: Seat, site: number): number {
  let many = 0;
  for (let slot = site * 8; slot < site * 8 + 8; slot++) if (s.walls[slot] === seat) many++;
  return many;
}
/** FE-276: at the spot's own region or site, or in the whole game. */
export function meetsNeeds(s: State, box: Box, seat: Seat, spot: number): boolean {
  const {
    governors = 0,
    palaces = 0,
    walls = 0,
    wallsInAll = 0,
    alchemistCards: cards = 0,
  } = box.needs[s.mausoleumTiles[spot]!]!;
  const symbol = s.symbols[spot]!;
  if (symbol < FIRST_SITE && (s.governors[seat * 5 + symbol]! < governors || s.palaces[seat * 5 + symbol]! < palaces))
    return false;
  if (wallsInAll > 0 && box.pack.pieces.walls - s.wallsLeft[seat]! < wallsInAll) return false;
  if (walls > 0 && symbol >= FIRST_SITE && symbol < ELIXIR && wallsAt(s, seat, symbol - FIRST_SITE) < walls)
    return false;
  return cards === 0 || alchemistCards(s, box, seat) >= cards;
}
/** FE-272, FE-273: the topmost free slot that may be used with so many players, as spot * 4 + i, or -1. */
export function topSlot(s: State, box: Box, spot: number): number {
  const tile = s.mausoleumTiles[spot]! * SLOTS_ON_TILE;
  for (let i = 0; i < SLOTS_ON_TILE; i++)
    if (s.soldiers[spot * SLOTS_ON_TILE + i] === NOBODY && box.soldierSlots[tile + i] !== NO_SLOT)
      return spot * SLOTS_ON_TILE + i;
  return -1;
}
/** FE-271 without the condition. */
export function whyNoSoldier({ s, box }: Here, seat: Seat, spot: number): Reason {
  if (hasSoldier(s, seat, spot)) return No.ownSoldierThere;
  return topSlot(s, box, spot) < 0 ? No.tileFull : OK;
}
export const pointsOfTop = (s: State, box: Box, spot: number): number => {
  const slot = topSlot(s, box, spot);
  return slot < 0 ? 0 : box.soldierSlots[s.mausoleumTiles[spot]! * SLOTS_ON_TILE + (slot % SLOTS_ON_TILE)]!;
};
export function placeSoldierAt(play: Doing, seat: Seat, spot: number): void {
  const { s, box } = play;
  const points = pointsOfTop(s, box, spot);
  s.soldiers[topSlot(s, box, spot)] = seat; // FE-277
  s.entrance[seat]!--;
  s.points[seat]! += points;
  play.emit('soldier', seat, s.symbols[spot]!, points);
}
const isFree: Rule = (look, spot) => whyNoSoldier(look, look.seat, spot);
const needsAreMet: Rule = ({ s, box, seat }, spot) => (meetsNeeds(s, box, seat, spot) ? OK : No.needsNotMet); // FE-275
const atEntrance = ({ s, seat }: Here): Reason => (s.entrance[seat]! > 0 ? OK : No.noSoldierAtEntrance);

export function canPlaceOnNeeds(look: Here, seat: Seat): boolean {
  const { s, box } = look;
  if (s.entrance[seat] === 0) return false;
  for (let spot = 0; spot < SPOTS.length; spot++)
    if (meetsNeeds(s, box, seat, spot) && whyNoSoldier(look, seat, spot) === OK) return true;
  return false;
}
/** FE-230, FE-245, FE-249: as many as one likes, one after the other. */
export const soldiers: Choice<'soldiers'> = {
  asks: look => canPlaceOnNeeds(look, look.seat),
  moves: {
    place: {
      rule: 'FE-271',
      stays: true,
      when: atEntrance,
      point: [among('spot', SPOTS, isFree, needsAreMet)],
      effect: (play, spot) => placeSoldierAt(play, play.seat, spot),
    },
    done: { rule: 'FE-274', effect() {} },
  },
};
export function anySpot(look: Here): boolean {
  for (let spot = 0; spot < SPOTS.length; spot++) if (whyNoSoldier(look, look.seat, spot) === OK) return true;
  return false;
}
/** FE-310: whatever the tile asks. */
export const placeSoldier: Choice<'placeSoldier'> = {
  asks: look => atEntrance(look) === OK && anySpot(look),
  moves: {
    place: {
      rule: 'FE-310',
      point: [among('spot', SPOTS, isFree)],
      effect: (play, spot) => placeSoldierAt(play, play.seat, spot),
    },
  },
};
