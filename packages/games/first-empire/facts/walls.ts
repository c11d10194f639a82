import { EMPTY, type Handlers, handle, OK, type Reason, type Seat } from '@tianxia/kernel';
import {
  emperorAt,
  faceAt,
  inRegion,
  officialsIn,
  SECTIONS,
  SLOTS_IN_SECTION,
  sectionOf,
  standing,
  wallSlotAt,
} from '../at.ts';
import { type Box, isLiSi } from '../box.ts';
import { CARD_TYPES, type Condition, OFFICIALS } from '../content/shape.ts';
import { No } from '../reasons.ts';
import { ALL_REGIONS, type Where } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';
import { cardsIn, countTypeIn } from '../tableau.ts';

export const WALL_SLOTS: readonly number[] = Array.from({ length: SECTIONS * SLOTS_IN_SECTION }, (_, slot) => slot);

export function hasWallIn(s: State, seat: Seat, section: number): boolean {
  const at = wallSlotAt(section, 0);
  return s.walls[at] === seat || s.walls[at + 1] === seat || s.walls[at + 2] === seat || s.walls[at + 3] === seat;
}
/** FE-191: why no Wall of this player goes there, whatever it costs. */
export function whyClosed({ s, box, seat }: Where, slot: number): Reason {
  if (box.levels[slot] === 0) return No.blockedSlot; // FE-034, FE-192
  if (s.walls[slot] !== NOBODY) return s.walls[slot] === seat ? No.ownWallHere : No.slotBuilt;
  return hasWallIn(s, seat, sectionOf(slot)) ? No.ownWallHere : OK;
}
export function openSection(at: Where): boolean {
  for (let slot = 0; slot < WALL_SLOTS.length; slot++) if (whyClosed(at, slot) === OK) return true;
  return false;
}
export function regionsWithWorkers({ s, seat }: Where): number {
  let many = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++) if (s.workers[inRegion(seat, region)]! > 0) many++;
  return many;
}
const topOfPile = (s: State, site: number): number => emperorAt(site, s.emperors[emperorAt(site, 1)] === EMPTY ? 0 : 1);
/** FE-027, FE-196: where the tile lies that the first Wall of a section takes: on top of its site's pile, or at the section itself. */
export const emperorFor = (s: State, box: Box, site: number, side: number): number =>
  box.emperorsBySection ? emperorAt(site, side) : topOfPile(s, site);

/** FE-322, FE-323: what a Wall face counts in a region; Governors and Palaces stand on the shared board (FE-326). */
const holds: Handlers<Condition, [State, Box, Seat, number], boolean> = {
  official: ({ official, least }, s, _box, seat, region) =>
    s.officials[standing(seat, region, OFFICIALS.indexOf(official))]! >= least,
  worker: ({ least }, s, _box, seat, region) => s.workers[inRegion(seat, region)]! >= least,
  cardOfType: ({ type, least }, s, box, seat, region) =>
    countTypeIn(s, box, seat, CARD_TYPES.indexOf(type), region) >= least,
  cards: ({ least }, s, _box, seat, region) => cardsIn(s, seat, region) >= least,
  // FE-324: Alchemist is a type like the others
  cardsOfOneType: ({ least }, s, box, seat, region) => {
    for (let type = 0; type < CARD_TYPES.length; type++)
      if (countTypeIn(s, box, seat, type, region) >= least) return true;
    return false;
  },
  governor: ({ least }, s, _box, seat, region) => s.governors[inRegion(seat, region)]! >= least,
  palace: ({ least }, s, _box, seat, region) => s.palaces[inRegion(seat, region)]! >= least,
  // FE-325: also with none of either
  officialsMatchUnrest: (_, s, _box, seat, region) => officialsIn(s, seat, region) >= s.unrest[inRegion(seat, region)]!,
  unrest: ({ level }, s, _box, seat, region) => s.unrest[inRegion(seat, region)] === level,
};
export const faceOfSection = (s: State, box: Box, section: number): Box['wallFace'][number] =>
  box.wallFace[faceAt(s.wallTiles[section]!, s.wallSides[section]!)]!;
export function regionsMeeting(s: State, box: Box, seat: Seat, section: number): number {
  const { condition } = faceOfSection(s, box, section);
  let many = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++)
    if (handle(holds, condition, s, box, seat, region)) many++;
  return many;
}
/** FE-195, FE-289: points of the level times regions that meet the face; Li Si's go by level alone (FE-400). */
export function wallPoints(s: State, box: Box, seat: Seat, slot: number): number {
  const level = box.levels[slot]!;
  if (isLiSi(box, seat)) return box.liSi.walls[level - 1]!;
  const section = sectionOf(slot);
  return faceOfSection(s, box, section).points[level - 1]! * regionsMeeting(s, box, seat, section);
}
