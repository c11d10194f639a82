import type { Seat } from '@tianxia/kernel';
import { ASPECTS, OFFICIALS, REGIONS, SITES } from './content/shape.ts';
import type { State } from './state.ts';

export const CARDS_IN_REGION = 3;
export const PLACES = REGIONS.length * CARDS_IN_REGION; // for cards on a player board
export const OFFICIAL_PLACES = REGIONS.length * OFFICIALS.length;
export const TILES_IN_REGION = 3; // of Palaces
export const GOVERNOR_TILES_IN_REGION = 2;
const SIDES = 2; // of a Governor tile, and of a wall site
export const SLOTS_IN_REGION = GOVERNOR_TILES_IN_REGION * SIDES;
export const SLOTS = REGIONS.length * SLOTS_IN_REGION;
export const SECTIONS = SITES.length * SIDES; // FE-190: numbered by site, none in a region
export const SLOTS_IN_SECTION = 4;
const SLOTS_AT_SITE = SIDES * SLOTS_IN_SECTION;
export const SPOTS = [0, 1, 2, 3, 4, 5, 6, 7, 8]; // of the Mausoleum: three rows of three
const SPOTS_IN_ROW = 3;
export const SLOTS_ON_TILE = 4; // for Soldiers
const EMPERORS_AT_SITE = 2;

const manyFrom = (first: number, many: number): number[] => Array.from({ length: many }, (_, i) => first + i);

// ---- where a seat's numbers stand in the flat arrays ----
export const inRegion = (seat: Seat, region: number): number => seat * REGIONS.length + region;
export const ofAspect = (seat: Seat, aspect: number): number => seat * ASPECTS.length + aspect;
export const ofType = (seat: Seat, official: number): number => seat * OFFICIALS.length + official;
export const ownOfficial = (seat: Seat, official: number): number => seat * OFFICIAL_PLACES + official;
export const standing = (seat: Seat, region: number, official: number): number =>
  ownOfficial(seat, officialAt(region, official));

const threeFrom = (counts: readonly number[], at: number): number => counts[at]! + counts[at + 1]! + counts[at + 2]!;
export const officialsIn = (s: State, seat: Seat, region: number): number =>
  threeFrom(s.officials, standing(seat, region, 0));
export const inReserve = (s: State, seat: Seat): number => threeFrom(s.reserve, ofType(seat, 0));
export const smallTokens = (s: State, seat: Seat): number => threeFrom(s.tokens, ofAspect(seat, 0));
export const inSupply = (s: State): number => threeFrom(s.supply, 0);

// ---- a player board: Officials by region and type, cards by region and position ----
export const officialAt = (region: number, official: number): number => region * OFFICIALS.length + official;
export const typeOf = (official: number): number => official % OFFICIALS.length;
export const regionOfOfficial = (official: number): number => Math.floor(official / OFFICIALS.length);
export const placeAt = (region: number, position: number): number => region * CARDS_IN_REGION + position;
export const placesIn = (region: number): number[] => manyFrom(placeAt(region, 0), CARDS_IN_REGION);
export const regionOf = (place: number): number => Math.floor(place / CARDS_IN_REGION);

// ---- the game board ----
export const governorTileAt = (region: number, i: number): number => region * GOVERNOR_TILES_IN_REGION + i;
/** Places for a Governor: the slots of the tiles, then the plain areas of the five regions. */
export const slotAt = (region: number, i: number, side: number): number => governorTileAt(region, i) * SIDES + side;
export const areaOf = (region: number): number => SLOTS + region;
export const isArea = (space: number): boolean => space >= SLOTS;
export const tileOfSlot = (slot: number): number => slot >> 1;
export const sideOfSlot = (slot: number): number => slot & 1;
export const regionOfSpace = (space: number): number => (isArea(space) ? space - SLOTS : space >> 2);
/** A Governor tile's bonuses and a Wall tile's faces lie in the box by tile and side. */
export const faceAt = (tile: number, side: number): number => tile * SIDES + side;
export const palaceTileAt = (region: number, i: number): number => region * TILES_IN_REGION + i;
export const palaceTilesIn = (region: number): number[] => manyFrom(palaceTileAt(region, 0), TILES_IN_REGION);

// ---- the Great Wall ----
export const sectionAt = (site: number, side: number): number => site * SIDES + side;
export const siteOf = (section: number): number => section >> 1;
export const sideOf = (section: number): number => section & 1;
export const wallSlotAt = (section: number, i: number): number => section * SLOTS_IN_SECTION + i;
export const slotsIn = (section: number): number[] => manyFrom(wallSlotAt(section, 0), SLOTS_IN_SECTION);
export const sectionOf = (wallSlot: number): number => wallSlot >> 2;
export const positionOf = (wallSlot: number): number => wallSlot & 3;
export const firstSlotOfSite = (site: number): number => site * SLOTS_AT_SITE;
export const firstSlotAfter = (site: number): number => firstSlotOfSite(site + 1);
export const emperorAt = (site: number, i: number): number => site * EMPERORS_AT_SITE + i;

// ---- the Mausoleum ----
export const FIRST_SITE = REGIONS.length; // symbols below are regions, then come the sites, then the Elixir
export const ELIXIR = FIRST_SITE + SITES.length;
/** 0 region, 1 wall, 2 Elixir. */
export const iconOf = (symbol: number): number => (symbol < FIRST_SITE ? 0 : symbol < ELIXIR ? 1 : 2);
export const rowOf = (spot: number): number => Math.floor(spot / SPOTS_IN_ROW);
export const columnOf = (spot: number): number => spot % SPOTS_IN_ROW;
export const soldierAt = (spot: number, i: number): number => spot * SLOTS_ON_TILE + i;

// ---- the Unification table ----
export const ROWS = ASPECTS.length;
export const rowAt = (table: number, row: number): number => table * ROWS + row;
const ROUNDS = 5; // columns of the table
export const rewardAt = (table: number, row: number, round: number): number => rowAt(table, row) * ROUNDS + round - 1;

// ---- small and large tokens as one list ----
export const LARGE = ASPECTS.length; // small ones come first
