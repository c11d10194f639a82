import { type Handlers, handle, type Score, type Seat } from '@tianxia/kernel';
import {
  ALL_ASPECTS,
  cardsIn,
  cardsOfAspect,
  earned,
  governorsIn,
  markerValue,
  officialsAbove,
  officialsBelow,
  standing,
  tiebreakRank,
  totalUnrest,
  unrestIn,
} from './at.ts';
import { type Box, CARD_PLACES, SLOTS } from './box.ts';
import { ASPECTS, COLOURS, type Face, PIECES, REGIONS } from './content/shape.ts';
import { discOn } from './facts/tasks.ts';
import { NOBODY, type State, type ZhanGuo } from './state.ts';

// ---- Governors ----
export function governorPoints(s: State, box: Box, seat: Seat, region: number): number {
  const mine = governorsIn(s, box, seat, region); // ZG-219
  if (mine === 0) return 0; // ZG-221
  let tied = 1;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = governorsIn(s, box, other, region);
    if (theirs > mine) return 0; // ZG-218
    if (theirs === mine) tied++;
  }
  const { base, each } = box.pack.majority;
  return Math.floor((base + each * mine) / tied); // ZG-220
}
// ---- ZG-222, ZG-223, ZG-224: aspects ----
export function aspectPoints(s: State, box: Box, seat: Seat, aspect: number): number {
  const mine = markerValue(s, box, seat, aspect);
  if (mine === 0) return 0;
  for (let other = 0; other < s.seats; other++) {
    const theirs = other === seat ? 0 : markerValue(s, box, other, aspect);
    if (theirs > mine || (theirs === mine && tiebreakRank(s, other) < tiebreakRank(s, seat))) return 0;
  }
  return box.pack.aspects[aspect]!.majority;
}
// ---- ZG-225: Tasks ----
export function taskPoints(s: State, box: Box, seat: Seat, section: number): number {
  let sum = 0;
  let discs = 0;
  for (let piece = 0; piece < PIECES.length; piece++) {
    const slot = discOn(s, box, seat, section * PIECES.length + piece);
    if (slot === NOBODY) continue;
    sum += box.pack.taskSlots[slot]!;
    discs++;
  }
  return sum * discs;
}
// ---- Walls ----
/** ZG-226: what the face would give for the slot of this many rods: 0 is one rod. */
export const facePoints = (s: State, box: Box, seat: Seat, face: number, rods: number): number =>
  handle(faces, box.faces[face]!, s, box, seat, rods);
export const wallPoints = (s: State, box: Box, seat: Seat, slot: number): number =>
  facePoints(s, box, seat, s.faces[(slot / SLOTS) | 0]!, slot % SLOTS);

function regionsWhere(holds: (region: number) => boolean): number {
  let count = 0;
  for (let region = 0; region < REGIONS; region++) if (holds(region)) count++;
  return count;
}
const inOneRegion = (s: State, box: Box, seat: Seat, aspect: number, region: number) =>
  cardsOfAspect(s, box, seat, aspect, region * CARD_PLACES, (region + 1) * CARD_PLACES);
const officials = (s: State, seat: Seat, region: number) =>
  officialsAbove(s, seat, region) + officialsBelow(s, seat, region);

const faces: Handlers<Face, [State, Box, Seat, rods: number], number> = {
  // ZG-228
  calmRegions: ({ points }, s, _box, seat, rods) => points[rods]! * regionsWhere(r => unrestIn(s, seat, r) === 0),
  // ZG-229
  guardedRegions: ({ points }, s, _box, seat, rods) =>
    points[rods]! * regionsWhere(r => officials(s, seat, r) >= unrestIn(s, seat, r)),
  // ZG-230
  officialRegions({ colour, points }, s, _box, seat, rods) {
    const which = COLOURS.indexOf(colour);
    const at = (r: number) => standing(seat, r, which);
    return points[rods]! * regionsWhere(r => s.above[at(r)]! + s.below[at(r)]! > 0);
  },
  // ZG-233
  fullRegions: ({ cards, points }, s, _box, seat, rods) =>
    points[rods]! * regionsWhere(r => cardsIn(s, seat, r) >= cards),
  // ZG-234
  pairRegions: ({ cards, points }, s, box, seat, rods) =>
    points[rods]! * regionsWhere(r => ALL_ASPECTS.some(aspect => inOneRegion(s, box, seat, aspect, r) >= cards)),
  // ZG-235
  aspectRegions({ aspect, points }, s, box, seat, rods) {
    const which = ASPECTS.indexOf(aspect);
    return points[rods]! * regionsWhere(r => inOneRegion(s, box, seat, which, r) > 0);
  },
  // ZG-232
  cardSets: ({ points }, s, box, seat, rods) =>
    points[rods]! * Math.min(...ALL_ASPECTS.map(aspect => cardsOfAspect(s, box, seat, aspect))),
  lessUnrest({ points, least }, s, box, seat, rods) {
    const left = points[rods]! - totalUnrest(s, seat);
    return box.options.negative ? left : Math.max(least, left); // ZG-231
  },
};

// ---- the sheet: what stands on the victory track, then what would be scored if the game ended now ----
type Line = 'board' | 'palaces' | 'cards' | 'squares' | 'markers' | Final;
type Final = 'governors' | 'writing' | 'currency' | 'laws' | 'upperTasks' | 'lowerTasks' | 'walls';
export const score: Record<Line, Score<ZhanGuo>> = {
  board: (s, seat) => earned(s, seat, 'board'),
  palaces: (s, seat) => earned(s, seat, 'palaces'),
  cards: (s, seat) => earned(s, seat, 'cards'),
  squares: (s, seat) => earned(s, seat, 'squares'),
  markers: (s, seat) => earned(s, seat, 'markers'),
  governors(s, seat, box) {
    let sum = 0;
    for (let region = 0; region < REGIONS; region++) sum += governorPoints(s, box, seat, region);
    return sum;
  },
  writing: (s, seat, box) => aspectPoints(s, box, seat, ASPECTS.indexOf('writing')),
  currency: (s, seat, box) => aspectPoints(s, box, seat, ASPECTS.indexOf('currency')),
  laws: (s, seat, box) => aspectPoints(s, box, seat, ASPECTS.indexOf('laws')),
  upperTasks: (s, seat, box) => taskPoints(s, box, seat, 0),
  lowerTasks: (s, seat, box) => taskPoints(s, box, seat, 1),
  walls(s, seat, box) {
    let sum = 0;
    for (let slot = 0; slot < s.walls.length; slot++) if (s.walls[slot] === seat) sum += wallPoints(s, box, seat, slot); // ZG-227
    return sum;
  },
};
/** The line of the auction belongs to tables with an auction. */
export const lines = ({ options }: Box): readonly string[] =>
  Object.keys(score).filter(line => line !== 'board' || options.boards === 'auction');
/** ZG-237: the topmost disc. */
export const tiebreak: readonly Score<ZhanGuo>[] = [(s, seat) => -tiebreakRank(s, seat)];
