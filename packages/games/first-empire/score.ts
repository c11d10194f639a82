import { EMPTY, type Handlers, handle, type Score, type Seat } from '@tianxia/kernel';
import { type Box, LI_SI } from './box.ts';
import { CARD_TYPES, type Condition, type Effect, OFFICIALS } from './content/shape.ts';
import { isLiSi } from './lisi/who.ts';
import { hasSoldier } from './moves/mausoleum.ts';
import { ALL_REGIONS } from './rule.ts';
import type { FirstEmpire, State } from './state.ts';
import { alchemistCards, CARDS_IN_REGION, cardsIn, countTypeIn } from './tableau.ts';

/** FE-322, FE-323, FE-324, FE-325, FE-326: what a Wall face counts in a region; Governors and Palaces stand on the shared board. */
const holds: Handlers<Condition, [State, Box, Seat, number], boolean> = {
  official: ({ official, least }, s, _box, seat, region) =>
    s.officials[seat * 15 + region * 3 + OFFICIALS.indexOf(official)]! >= least,
  worker: ({ least }, s, _box, seat, region) => s.workers[seat * 5 + region]! >= least,
  cardOfType: ({ type, least }, s, box, seat, region) =>
    countTypeIn(s, box, seat, CARD_TYPES.indexOf(type), region) >= least,
  cards: ({ least }, s, _box, seat, region) => cardsIn(s, seat, region) >= least,
  cardsOfOneType: ({ least }, s, box, seat, region) => {
    for (let type = 0; type < CARD_TYPES.length; type++)
      if (countTypeIn(s, box, seat, type, region) >= least) return true;
    return false;
  },
  governor: ({ least }, s, _box, seat, region) => s.governors[seat * 5 + region]! >= least,
  palace: ({ least }, s, _box, seat, region) => s.palaces[seat * 5 + region]! >= least,
  officialsMatchUnrest: (_, s, _box, seat, region) => {
    const at = seat * 15 + region * 3;
    return s.officials[at]! + s.officials[at + 1]! + s.officials[at + 2]! >= s.unrest[seat * 5 + region]!;
  },
  unrest: ({ level }, s, _box, seat, region) => s.unrest[seat * 5 + region] === level,
};
export function regionsMeeting(s: State, box: Box, seat: Seat, section: number): number {
  const { condition } = box.wallFace[s.wallTiles[section]! * 2 + s.wallSides[section]!]!;
  let many = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++)
    if (handle(holds, condition, s, box, seat, region)) many++;
  return many;
}
/** FE-289: points of the level times regions that meet the face; Li Si's card gives points by level alone (FE-400). */
export function wallPoints(s: State, box: Box, seat: Seat, slot: number): number {
  const level = box.levels[slot]!;
  if (isLiSi(box, seat)) return box.liSi.walls[level - 1]!;
  const section = slot >> 2;
  const { points } = box.wallFace[s.wallTiles[section]! * 2 + s.wallSides[section]!]!;
  return points[level - 1]! * regionsMeeting(s, box, seat, section);
}
const walls: Score<FirstEmpire> = (s, seat, box) => {
  let sum = 0;
  for (let slot = 0; slot < s.walls.length; slot++) if (s.walls[slot] === seat) sum += wallPoints(s, box, seat, slot);
  return sum;
};

const bottomLine = <K extends 'governors' | 'elixir'>(box: Box, kind: K) =>
  box.liSi.bottom.find((line): line is Extract<typeof line, { kind: K }> => line.kind === kind);
/** FE-286: most Governors; a tie is split, rounded down. Alone, Li Si's scoring card rules (FE-402, FE-404). */
export function majorityPoints(s: State, box: Box, seat: Seat, region: number): number {
  const own = s.governors[seat * 5 + region]!;
  let leaders = 1;
  if (own === 0) return 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = s.governors[other * 5 + region]!;
    if (theirs > own) return 0;
    if (theirs === own) leaders++;
  }
  if (!box.solo) return Math.floor(box.majority / leaders);
  const line = bottomLine(box, 'governors');
  if (leaders > 1 && line?.tie === 'his') return seat === LI_SI ? line.majority : 0;
  return Math.floor((seat === LI_SI ? (line?.majority ?? 0) : box.majority) / leaders);
}
const governors: Score<FirstEmpire> = (s, seat, box) => {
  let sum = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++) sum += majorityPoints(s, box, seat, region);
  return sum;
};
/** FE-287: Alchemist cards times the highest value reached; Li Si's by his card (FE-403). */
const elixir: Score<FirstEmpire> = (s, seat, box) => {
  const cards = alchemistCards(s, box, seat);
  const value = box.values[s.ship[seat]!]!;
  if (!isLiSi(box, seat)) return cards * value;
  const line = bottomLine(box, 'elixir');
  return line === undefined ? 0 : cards * (value + line.plus);
};
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
] as const;
/** FE-288 */
const mausoleum: Score<FirstEmpire> = (s, seat, box) => {
  let lines = 0;
  for (const [a, b, c] of LINES)
    if (hasSoldier(s, seat, a) && hasSoldier(s, seat, b) && hasSoldier(s, seat, c)) lines++;
  return lines * box.pack.mausoleum.linePoints;
};
/** FE-290 */
const entrance: Score<FirstEmpire> = (s, seat, box) => {
  const { entranceSoldiers } = box.pack;
  return entranceSoldiers[Math.min(s.entrance[seat]!, entranceSoldiers.length - 1)]!;
};

/** FE-401: what a Palace tile that Li Si kept is worth; its Unrest price is nothing to him. */
const worth: Handlers<Effect, [State, Box, number], number> = {
  points: ({ amount }) => amount,
  pointsPerCard: ({ amount, type, where }, s, box, region) => {
    const regions = where === 'here' ? [region] : ALL_REGIONS;
    const count = (at: number) =>
      type === 'any' ? cardsIn(s, LI_SI, at) : countTypeIn(s, box, LI_SI, CARD_TYPES.indexOf(type), at);
    return amount * regions.reduce((sum, at) => sum + count(at), 0);
  },
  pointsPerBuilding: ({ amount, building }, s, box) =>
    amount *
    (building === 'palace'
      ? box.pack.pieces.palaces - s.palacesLeft[LI_SI]!
      : box.pack.pieces.walls - s.wallsLeft[LI_SI]!),
  recruit: () => 0,
  hire: () => 0,
  moveOfficials: () => 0,
  moveWorkers: () => 0,
  calm: () => 0,
  reset: () => 0,
  payUnrest: () => 0,
  tokens: () => 0,
  sail: () => 0,
  unlock: () => 0,
  placeSoldier: () => 0,
  placeAlchemistCard: () => 0,
  freeGovernor: () => 0,
  freePalace: () => 0,
  freeWall: () => 0,
};
function keptTiles(s: State, box: Box): number {
  let sum = 0;
  for (const [at, kind] of s.liSiTiles.entries())
    if (kind !== EMPTY)
      for (const effect of box.lists[box.palaceTile[kind]!]!)
        sum += handle(worth, effect, s, box, Math.floor(at / CARDS_IN_REGION));
  return sum;
}
/** The lines of the scorepad (FE-285); the total is their sum and ties are shared (FE-291). (FE-405) */
export const score = {
  points: (s, seat, box) => s.points[seat]! + (isLiSi(box, seat) && box.liSi.palaceTiles ? keptTiles(s, box) : 0),
  governors,
  elixir,
  mausoleum,
  walls,
  entrance,
} satisfies Record<string, Score<FirstEmpire>>;
