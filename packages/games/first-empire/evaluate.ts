import { EMPTY, type Frame, type Handlers, handle, type Score, type Seat } from '@tianxia/kernel';
import { inRegion, ofAspect, placeAt, ROWS, regionOf, sectionOf, standing } from './at.ts';
import type { Box } from './box.ts';
import { ASPECTS, type Effect } from './content/shape.ts';
import { answering, isRestless } from './facts/court.ts';
import { hasSoldier, heldIn, LINES, meetsNeeds, pointsOfTop, progressAt } from './facts/mausoleum.ts';
import { aspectOfRow, rewardOfRow, strength } from './facts/tokens.ts';
import { faceOfSection, regionsMeeting } from './facts/walls.ts';
import { ALL_REGIONS } from './rule.ts';
import { score } from './score.ts';
import { type FirstEmpire, type Frames, NOBODY, type State } from './state.ts';
import { alchemistCards } from './tableau.ts';

// What things are worth in points of the sheet while there is time to use them. Set by hand from what they cost and buy; no
// fit to games has been made yet.
const OFFICIAL = 1.1;
const PAIR = 0.6; // two types in a region, towards the three a Governor asks for …
const TRIO = 2.2; // … and all three
const WORKER = 1.3;
const WORKER_ELSEWHERE = 0.5; // Walls and the third Worker of a Palace want several regions
const UNREST = [0, -0.5, -1.3, -3];
const TOKEN = 0.7;
const LARGE_TOKEN = 1.1;
const LEADING = 0.35; // share of a reward, for whoever is strongest in its aspect
const SPACE = 0.55;
const CARD_ON_ROUTE = 0.35; // an Alchemist card, by value the Ship may still reach
const SPARE_SOLDIER = 1.2; // beyond the three that score at the Entrance
const FULFILLED = 0.75; // share of the points of a tile one could take now
const ON_THE_WAY = 0.3; // share of a tile's points, by how much of what it asks is there
const TWO_IN_LINE = 2.5;
const ABILITY = 0.11; // share of an ability's worth, for each card still to be played
const WALL_HOPE = 0.5; // share of what a Wall would give if half the regions met its face
const OFFICIAL_STEP = 0.3;
const SYMBOL = 2.4;
const MASTER = 1.4;
const USED_UP = 8; // turns before the end in which pieces lose their use

/** About what an effect brings, whoever gets it. */
const brings: Handlers<Effect, [], number> = {
  points: ({ amount }) => amount,
  pointsPerCard: ({ amount, where }) => amount * (where === 'here' ? 1.2 : 2.5),
  pointsPerBuilding: ({ amount }) => amount * 2,
  recruit: ({ amount }) => amount * 1.4,
  hire: ({ amount }) => amount * WORKER,
  moveOfficials: ({ most }) => most * 0.4,
  moveWorkers: ({ most }) => most * 0.3,
  calm: ({ regions, amount }) => regions * amount * 0.8,
  reset: ({ most }) => most * 0.9,
  payUnrest: ({ amount }) => amount * -0.9,
  tokens: ({ amount }) => amount * TOKEN,
  sail: ({ spaces }) => spaces * 1.2,
  unlock: ({ soldiers }) => soldiers * 2.2,
  placeSoldier: () => 7,
  placeAlchemistCard: ({ most }) => most * 3,
  freeGovernor: () => 8,
  freePalace: () => 10,
  freeWall: () => 7,
};
const worthOf = new WeakMap<Box, number[]>();
function listWorth(box: Box): number[] {
  const known = worthOf.get(box);
  if (known !== undefined) return known;
  const made = box.lists.map(list => list.reduce((sum, effect) => sum + handle(brings, effect), 0));
  worthOf.set(box, made);
  return made;
}

/** What the frames that wait for this seat will still bring: without it nobody would begin an action. */
function pending(s: State, box: Box, seat: Seat, worth: number[]): number {
  let sum = 0;
  for (let i = s.agenda.length - 1; i >= 0; i--) {
    const frame = s.agenda[i]!;
    if (frame.at === 'turns') break;
    if (frame.seat === seat) sum += promised(s, box, seat, frame, worth);
  }
  return sum;
}
function promised(s: State, box: Box, seat: Seat, frame: Frame<Frames>, worth: number[]): number {
  switch (frame.at) {
    case 'recruit':
      return frame.left * 1.3;
    case 'hire':
      return 2 * WORKER - 0.6;
    case 'hireAnywhere':
      return frame.workers * WORKER;
    case 'sail':
      return frame.spaces * SPACE;
    case 'elixir':
    case 'symbol':
      return SYMBOL;
    case 'master':
      return MASTER;
    case 'governor':
      return frame.free === 1 ? 8 : 5;
    case 'palace':
      return 6.5;
    case 'freePalace':
      return 9.5;
    case 'palaceTile':
      return 2.5;
    case 'largeToken':
      return LARGE_TOKEN;
    case 'wall':
      return 4;
    case 'freeWall':
      return 7;
    case 'emperorTile':
      return 1;
    case 'effects':
      return worth[frame.list]!;
    case 'afterCourt':
      return frame.fits > 0 ? openAbilities(s, box, seat, answering(s, box, seat, frame.action), worth) : OFFICIAL_STEP;
    case 'abilities':
      return frame.fits > 0 ? openAbilities(s, box, seat, frame.open & ~frame.used, worth) : OFFICIAL_STEP;
    case 'moveOfficials':
      return frame.left * OFFICIAL_STEP;
    case 'moveWorkers':
      return frame.left * 0.2;
    case 'calm':
    case 'reset':
      return frame.left * 0.6;
    case 'tokens':
      return frame.left * TOKEN;
    case 'placeAlchemist':
      return frame.left * 2.5;
    case 'placeSoldier':
      return 6;
    case 'unlock':
      return frame.value * 1.2;
    default:
      return 0;
  }
}
function openAbilities(s: State, box: Box, seat: Seat, open: number, worth: number[]): number {
  let sum = 0;
  for (let place = 0, rest = open; rest !== 0; place++, rest >>= 1)
    if ((rest & 1) === 1 && !isRestless(s, box, seat, regionOf(place)))
      sum += Math.max(0, worth[box.ability[s.tableau[seat]![place]!]!]!);
  return sum;
}
function regionsWorth(s: State, box: Box, seat: Seat, turns: number, worth: number[]): number {
  const use = Math.min(1, turns / USED_UP);
  const { most } = box.pack.unrest;
  let sum = 0;
  let withWorkers = 0;
  for (let region = 0; region < ALL_REGIONS.length; region++) {
    const at = standing(seat, region, 0);
    const a = s.officials[at]!;
    const r = s.officials[at + 1]!;
    const g = s.officials[at + 2]!;
    const types = (a > 0 ? 1 : 0) + (r > 0 ? 1 : 0) + (g > 0 ? 1 : 0);
    const workers = s.workers[inRegion(seat, region)]!;
    const unrest = s.unrest[inRegion(seat, region)]!;
    sum += use * (OFFICIAL * (a + r + g) + (types === 3 ? TRIO : types === 2 ? PAIR : 0) + WORKER * workers);
    if (workers > 0) withWorkers++;
    sum += use * (UNREST[Math.min(unrest, 3)] ?? 0);
    if (unrest >= most) continue;
    for (let place = placeAt(region, 0); place < placeAt(region + 1, 0); place++) {
      const card = s.tableau[seat]![place]!;
      if (card !== EMPTY) sum += ABILITY * turns * Math.max(0, worth[box.ability[card]!]!) ** 0.5;
    }
  }
  return sum + use * WORKER_ELSEWHERE * withWorkers;
}
function tokensWorth(s: State, box: Box, seat: Seat, worth: number[]): number {
  let sum = 0;
  for (let row = 0; row < ROWS; row++) {
    const aspect = aspectOfRow(s, box, row);
    const own = strength(s, box, seat, aspect);
    if (own === 0) continue;
    sum += TOKEN * s.tokens[ofAspect(seat, aspect)]! + (s.large[aspect] === seat ? LARGE_TOKEN : 0);
    if (s.round === 0 || s.column[row] !== NOBODY) continue;
    let leads = true;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && strength(s, box, other, aspect) > own) leads = false;
    if (leads) sum += LEADING * worth[rewardOfRow(s, box, row)]!;
  }
  return sum;
}
function mausoleumWorth(s: State, box: Box, seat: Seat): number {
  let sum = 0;
  let waiting = s.entrance[seat]!;
  for (let spot = 0; spot < s.symbols.length; spot++) {
    if (hasSoldier(s, seat, spot)) continue;
    const points = pointsOfTop(s, box, spot);
    if (!meetsNeeds(s, box, seat, spot)) sum += ON_THE_WAY * progressAt(s, box, seat, spot) * points;
    else sum += points * (waiting-- > 0 ? FULFILLED : ON_THE_WAY);
  }
  sum += SPARE_SOLDIER * Math.max(0, s.entrance[seat]! - 3);
  for (let i = 0; i < LINES.length; i++) if (heldIn(s, seat, LINES[i]!) === 2) sum += TWO_IN_LINE;
  return sum;
}
function wallHope(s: State, box: Box, seat: Seat): number {
  let sum = 0;
  for (let slot = 0; slot < s.walls.length; slot++) {
    if (s.walls[slot] !== seat) continue;
    const section = sectionOf(slot);
    sum +=
      faceOfSection(s, box, section).points[box.levels[slot]! - 1]! *
      Math.max(0, 2.5 - regionsMeeting(s, box, seat, section));
  }
  return sum;
}
/** How well a seat stands, in points of the sheet: what it would score now, and what its pieces are likely to bring. */
export const evaluate: Score<FirstEmpire> = (s, seat, box) => {
  let sum =
    score.points(s, seat, box) +
    score.governors(s, seat, box) +
    score.elixir(s, seat, box) +
    score.mausoleum(s, seat, box) +
    score.walls(s, seat, box) +
    score.entrance(s, seat, box);
  if (s.agenda.length === 0) return sum;
  const worth = listWorth(box);
  const rounds = box.pack.rounds - s.round;
  const turns = s.hands[seat]!.length + rounds * ASPECTS.length * box.pack.cardsOfEachAspect;
  const share = Math.min(1, turns / (box.pack.rounds * ASPECTS.length * box.pack.cardsOfEachAspect));
  const ahead = box.values[box.end]! - box.values[s.ship[seat]!]!;
  sum += regionsWorth(s, box, seat, turns, worth) + tokensWorth(s, box, seat, worth) + mausoleumWorth(s, box, seat);
  sum +=
    SPACE * s.ship[seat]! * Math.min(1, turns / USED_UP) + CARD_ON_ROUTE * alchemistCards(s, box, seat) * ahead * share;
  return sum + WALL_HOPE * share * wallHope(s, box, seat) + pending(s, box, seat, worth);
};
