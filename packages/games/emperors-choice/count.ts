import type { Seat } from '@tianxia/kernel';
import { type Box, familyNumber, NO_SIDE } from './box.ts';
import type { Unit } from './content/vocabulary.ts';
import { NO_ORDER_TILE, type State } from './state.ts';

export const has = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
export const everyone = (s: State): number => (1 << s.seats) - 1;
export const spareCubes = (s: State, seat: Seat): number => s.cubes[seat]! - s.shownCubes[seat]!;

/** EC-204: the field marshal grows with every cube owned, revealed or not. */
export const powerOf = (s: State, box: Box, seat: Seat, card: number): number =>
  box.power[card]! + box.perCube[card]! * s.cubes[seat]!;

/** EC-071: what lies in front of a player. */
export function totalShown(s: State, box: Box, seat: Seat): number {
  const shown = s.shown[seat]!;
  let total = s.shownCubes[seat]!;
  for (let i = 0; i < shown.length; i++) total += powerOf(s, box, seat, shown[i]!);
  return total;
}
export function stillBidding(s: State): number {
  let many = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.order[seat] === NO_ORDER_TILE) many++;
  return many;
}

// ---- what policies and characters count ----
const TOWER = familyNumber('tower');
const WALL = familyNumber('wall');
const CARRIAGE = familyNumber('carriage');
export const FAMILY_OF = {
  territory: familyNumber('territory'),
  canal: familyNumber('canal'),
  confucian: familyNumber('confucian'),
  legalist: familyNumber('legalist'),
  book: familyNumber('book'),
  carriage: CARRIAGE,
} as const;

export function tilesOf(s: State, box: Box, seat: Seat, family: number): number {
  const tiles = s.tiles[seat]!;
  let many = 0;
  for (let i = 0; i < tiles.length; i++) if (box.family[tiles[i]!] === family) many++;
  return many;
}
/** EC-192: towers and walls take turns in one line. */
export const wallLength = (towers: number, walls: number): number =>
  2 * Math.min(towers, walls) + (towers === walls ? 0 : 1);

/** By kind of carriage, from 1. */
export function carriages(s: State, box: Box, seat: Seat): number[] {
  const byKind: number[] = [];
  for (const tile of s.tiles[seat]!) {
    const kind = box.tiles[tile]!.carriage;
    if (kind !== undefined) byKind[kind] = (byKind[kind] ?? 0) + 1;
  }
  return byKind;
}
/** EC-163, EC-171: tiles that also count as this family because of a side that is face up. */
function treatedAs(s: State, box: Box, seat: Seat, family: number): number {
  let many = 0;
  for (let i = 0; i < s.policies.length; i++) {
    const rule = box.sides[s.policies[i]!]!.continuous;
    if (rule !== undefined && familyNumber(rule.as) === family) many += tilesOf(s, box, seat, familyNumber(rule.tile));
  }
  return many;
}
export function count(s: State, box: Box, seat: Seat, unit: Unit): number {
  if (unit === 'cube') return s.cubes[seat]!;
  if (unit === 'wallLength') return wallLength(tilesOf(s, box, seat, TOWER), tilesOf(s, box, seat, WALL));
  if (unit === 'carriageKind') return carriages(s, box, seat).filter(many => many > 0).length;
  const family = FAMILY_OF[unit];
  return tilesOf(s, box, seat, family) + treatedAs(s, box, seat, family);
}
/** EC-109, EC-110, EC-240. */
export function incomeOf(s: State, box: Box, seat: Seat): number {
  const tiles = s.tiles[seat]!;
  let money = 0;
  for (let i = 0; i < tiles.length; i++) {
    const needs = box.incomeSide[tiles[i]!]!;
    if (needs === NO_SIDE || s.policies.includes(needs)) money += box.income[tiles[i]!]!;
  }
  return money;
}
