import type { HunchReading, Seat } from '@tianxia/kernel';
import { addUp, areasJoined, clear, NONE, ownerOfJoined, strictlyMost } from './facts/joins.ts';
import { isMajor, pagodasFor } from './facts/pagodas.ts';
import { strengthsAt } from './facts/villages.ts';
import { type Box, oneColoured } from './geography.ts';
import { NOBODY } from './land.ts';
import { GRASSLAND, isTerritory } from './squares.ts';
import type { State } from './state.ts';

// What a half of a tile, or a tile of one colour, does where it is laid. A whole tile is told with the second set of values.
const LONE = 0;
const FOUNDS = 1;
const EXTENDS = 2; // one's own, or else a rival's
const JOINS = 4; // rivals to one's own; one's own provinces; one's own to a rival's; rivals among themselves
const OUTCOMES = 8;
const SIZES = 7;
const CHANGES = 7; // from three fewer to three more
const DANGERS = 4;
const NEIGHBOURS = 4;
const SQUARES = 200;
const LAY = [
  ['outcome', 2 * OUTCOMES],
  ['size', 2 * SIZES],
  ['own pagodas', 2 * CHANGES],
  ['their pagodas', 2 * CHANGES],
  ['own villages', 2 * CHANGES],
  ['their villages', 2 * CHANGES],
  ['danger', 2 * DANGERS],
  ['other colours', 2 * NEIGHBOURS * NEIGHBOURS],
  ['blocks', 4],
  ['square', 2 * SQUARES],
] as const;
const FACTS = LAY.length;
const TOTALS = 11;

const clamped = (x: number): number => (x < -3 ? 0 : x > 3 ? 6 : x + 3);
// Written over at each call, so that playouts allocate nothing.
const around = [0, 0, 0, 0, 0, 0, 0, 0];
const totals = [0, 0, 0, 0];
const had = [0, 0, 0, 0];
const now = [0, 0, 0, 0];
const MOST_VILLAGES = 16;
const strength = Array.from({ length: MOST_VILLAGES }, () => [0, 0, 0, 0]);

// By square and colour: kept for one decision.
const kept = new Int32Array(256 * 4 * FACTS);
const when = new Int32Array(256 * 4);
let decision = 0;

/** What a lay does by itself, from the facts of joins, pagodas and villages: near enough to rank it, and told without laying it. */
function tellLay(
  s: State,
  box: Box,
  seat: Seat,
  colour: number,
  square: number,
  other: number,
  out: Int32Array,
  at: number,
): void {
  const found = areasJoined(s, box, colour, square, other, around);
  const whole = other === NONE ? 0 : 1;
  const provinces = addUp(s, around, found, totals);
  let size = 1 + whole;
  let villages = box.villagesBeside[square]! | (other === NONE ? 0 : box.villagesBeside[other]!);
  let majorOwner = NOBODY;
  clear(had);
  for (let i = 0; i < found; i++) {
    const area = around[i]!;
    size += s.size[area]!;
    villages |= s.reach[area]!;
    if (isMajor(s.size[area]!, box.major)) majorOwner = s.owner[area]!;
    if (s.owner[area] !== NOBODY) had[s.owner[area]!]! += s.pagodas[area]!;
  }
  const winner = size < 2 ? NOBODY : provinces === 0 ? seat : ownerOfJoined(box, totals, s.seats, majorOwner);
  const full = winner === NOBODY ? 0 : pagodasFor(size, box.major);
  let own = winner === seat ? full : 0;
  let theirs = winner === seat || winner === NOBODY ? 0 : full;
  for (let who = 0; who < s.seats; who++)
    if (who === seat) own -= had[who]!;
    else theirs -= had[who]!;
  let ownVillages = 0;
  let theirVillages = 0;
  if (winner !== NOBODY)
    for (let v = 0, set = villages; set !== 0; v++, set >>= 1) {
      if ((set & 1) === 0) continue;
      const before = strength[v]!;
      for (let who = 0; who < s.seats; who++) now[who] = before[who]!;
      for (let i = 0; i < found; i++) {
        const area = around[i]!;
        if (s.owner[area] !== NOBODY && ((s.reach[area]! >> v) & 1) === 1) now[s.owner[area]!]! -= s.pagodas[area]!;
      }
      now[winner]! += full;
      const leader = strictlyMost(now, s.seats);
      const holder = s.holder[v]!;
      if (leader === NOBODY || leader === holder) continue;
      if (leader === seat) ownVillages++;
      else theirVillages++;
      if (holder === seat) ownVillages--;
      else if (holder !== NOBODY) theirVillages--;
    }
  out[at] = outcomeOf(winner, provinces, seat) + whole * OUTCOMES;
  out[at + 1] = (size < SIZES ? size : SIZES) - 1 + whole * SIZES;
  out[at + 2] = clamped(own) + whole * CHANGES;
  out[at + 3] = clamped(theirs) + whole * CHANGES;
  out[at + 4] = clamped(ownVillages) + whole * CHANGES;
  out[at + 5] = clamped(theirVillages) + whole * CHANGES;
  let danger = dangerAt(s, box, colour, square, winner, size, found);
  if (other !== NONE) danger |= dangerAt(s, box, colour, other, winner, size, found);
  out[at + 6] = danger + whole * DANGERS;
  let crowd = crowdAt(s, box, colour, square, seat);
  let blocked = blocks;
  if (other !== NONE) {
    const more = crowdAt(s, box, colour, other, seat);
    crowd = Math.min(3, (crowd >> 2) + (more >> 2)) * NEIGHBOURS + Math.min(3, (crowd & 3) + (more & 3));
    blocked |= blocks;
  }
  out[at + 7] = crowd + whole * NEIGHBOURS * NEIGHBOURS;
  out[at + 8] = blocked;
  out[at + 9] = square + (box.side === 'lion' ? SQUARES : 0);
}
function outcomeOf(winner: Seat, provinces: number, seat: Seat): number {
  if (winner === NOBODY) return LONE;
  if (provinces === 0) return FOUNDS;
  if (provinces === 1) return winner === seat ? EXTENDS : EXTENDS + 1;
  if (winner === seat) return totals.some((many, who) => who !== seat && many > 0) ? JOINS : JOINS + 1;
  return totals[seat]! > 0 ? JOINS + 2 : JOINS + 3;
}
/** Lies another province of the colour within reach of one more half: a larger one (1), a smaller one (2)? */
function dangerAt(
  { ground, area, size: sizes, owner }: State,
  box: Box,
  colour: number,
  square: number,
  winner: Seat,
  size: number,
  found: number,
): number {
  let danger = 0;
  if (winner === NOBODY) return danger;
  const beside = box.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    if (ground[beside[i]!] !== GRASSLAND) continue;
    const beyond = box.beside[beside[i]!]!;
    for (let k = 0; k < beyond.length; k++) {
      if (ground[beyond[k]!] !== colour) continue;
      const name = area[beyond[k]!]!;
      if (owner[name] === NOBODY || owner[name] === winner) continue;
      let joined = 0;
      while (joined < found && around[joined] !== name) joined++;
      if (joined === found) danger |= sizes[name]! > size ? 1 : 2;
    }
  }
  return danger;
}
let blocks = 0; // found beside crowdAt: keeps a larger province of a rival from one's own (1), one's own from a rival's (2)
/** How many provinces of other colours lie beside a square: one's own, and of rivals. They cannot grow there any more. */
function crowdAt({ ground, area, size, owner }: State, box: Box, colour: number, square: number, seat: Seat): number {
  let mine = 0;
  let theirs = 0;
  blocks = 0;
  const beside = box.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    const n = beside[i]!;
    const what = ground[n]!;
    if (!isTerritory(what) || what === colour) continue;
    const name = area[n]!;
    const who = owner[name]!;
    if (who === NOBODY) continue;
    if (who === seat) mine++;
    else theirs++;
    for (let k = 0; k < i; k++) {
      const m = beside[k]!;
      if (ground[m] !== what || area[m] === name) continue;
      const rival = owner[area[m]!]!;
      if (rival === NOBODY || rival === who || size[area[m]!] === size[name]) continue;
      const loser = size[area[m]!]! < size[name]! ? rival : who;
      if (who === seat || rival === seat) blocks |= loser === seat ? 1 : 2;
    }
  }
  return Math.min(3, mine) * NEIGHBOURS + Math.min(3, theirs);
}
function tellHalf(s: State, box: Box, seat: Seat, colour: number, square: number, out: Int32Array, at: number): void {
  const key = square * 4 + colour;
  const from = key * FACTS;
  if (when[key] !== decision) {
    when[key] = decision;
    tellLay(s, box, seat, colour, square, NONE, kept, from);
  }
  for (let f = 0; f < FACTS; f++) out[at + f] = kept[from + f]!;
}

export const hunch: HunchReading<State, Box> = {
  move: 'lay.lay',
  facts: [
    ...LAY,
    ...LAY,
    ['tile', 6],
    ['own gain', TOTALS],
    ['their gain', TOTALS],
    ['both gains', TOTALS * TOTALS],
    ['left', 8], // of the own supply
  ],
  about(s, seat, box) {
    decision++;
    for (let v = 0; v < box.villages.length; v++) strengthsAt(s, box.aroundVillage[v]!, strength[v]!);
    const supply = s.supply[seat]!;
    return (tile, place, out, at) => {
      const square = box.firstSquare[place]!;
      const other = box.secondSquare[place]!;
      const isWhole = oneColoured(box, tile);
      if (isWhole) {
        tellLay(s, box, seat, box.firstColour[tile]!, square, other, out, at);
        out.fill(-1, at + FACTS, at + 2 * FACTS);
        out[at + 2 * FACTS - 1] = other + (box.side === 'lion' ? SQUARES : 0);
      } else {
        tellHalf(s, box, seat, box.firstColour[tile]!, square, out, at);
        tellHalf(s, box, seat, box.secondColour[tile]!, other, out, at + FACTS);
      }
      const gain = (f: number) => out[at + f]! - (isWhole ? CHANGES : 0) - 3 + (isWhole ? 0 : out[at + FACTS + f]! - 3);
      const own = gain(2) + gain(4);
      const middle = (TOTALS - 1) / 2;
      const level = (x: number) => Math.max(0, Math.min(TOTALS - 1, x + middle));
      const to = at + 2 * FACTS;
      out[to] = tile - 1;
      out[to + 1] = level(own);
      out[to + 2] = level(gain(3) + gain(5));
      out[to + 3] = out[to + 1]! * TOTALS + out[to + 2]!;
      out[to + 4] = Math.max(0, Math.min(7, supply - own)); // 0: the last pagoda is placed
    };
  },
};
