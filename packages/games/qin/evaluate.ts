import type { Score, Seat } from '@tianxia/kernel';
import type { Box } from './geography.ts';
import { oneColoured } from './geography.ts';
import { strengthsAt } from './moves/villages.ts';
import { GRASSLAND } from './squares.ts';
import type { Qin, State } from './state.ts';

// What things are worth, in pagodas on the board, beyond the pagodas themselves. Fitted to who won 1000 games of two greedy bots
// on both boards (logistic regression over all their positions; docs/bots.md), then rounded.
const GROWTH = [0, 0, 0.4, 0.8, 1.4]; // by size of a province below major: room to grow, and strength at villages
const MAJOR = 1.1; // can never be lost, and is twice as strong at villages
const EXPOSED = -0.6; // a small province that one tile can join to a larger one of its colour
const HELD_FIRMLY = 0.3; // a village that two more pagodas of a rival would not take
const HELD_BARELY = -0.3; // a village where a rival is as strong
const CONTESTED = 0.3; // a village of somebody else or nobody where nobody is stronger
const TO_MOVE = 0.7; // a lay is worth more than a pagoda, and half of it is already due
const ONE_COLOURED = 0.4; // a tile in hand that founds a province anywhere
const MATCH_POINT = 8; // half a game won, in a match of two

/** How well a seat stands, in pagodas: those on the board, and what may soon become of them. */
export const evaluate: Score<Qin> = (s, seat, box) => {
  let worth = box.pagodas - s.supply[seat]! + provinces(s, box, seat) + villages(s, box, seat);
  const hand = s.hands[seat];
  if (hand !== undefined) for (let i = 0; i < hand.length; i++) if (oneColoured(box, hand[i]!)) worth += ONE_COLOURED;
  if (s.agenda.length > 0 && s.agenda[s.agenda.length - 1]!.seat === seat) worth += TO_MOVE;
  return box.options.match === 'two' ? worth + s.points[seat]! * MATCH_POINT : worth + s.points[seat]!;
};

const seenAt: number[] = []; // by area: in which call it was found exposed
let calls = 0;
function provinces(s: State, box: Box, seat: Seat): number {
  const { area, owner, size } = s;
  let worth = 0;
  calls++;
  for (let q = 0; q < area.length; q++) {
    const own = area[q]!;
    if (own < 0 || owner[own] !== seat) continue;
    const many = size[own]!;
    if (own === q) worth += many < box.major ? (GROWTH[many] ?? MAJOR) : MAJOR;
    if (many >= box.major || seenAt[own] === calls || !reachedByLarger(s, box, q, own)) continue;
    seenAt[own] = calls;
    worth += EXPOSED;
  }
  return worth;
}
/** Would one tile beside this square join its province to a larger one that swallows it? One of the two squares may lie between. */
function reachedByLarger(s: State, box: Box, square: number, own: number): boolean {
  const { ground } = s;
  const colour = ground[square]!;
  const beside = box.beside[square]!;
  for (let i = 0; i < beside.length; i++) {
    const near = beside[i]!;
    if (ground[near] !== GRASSLAND) continue;
    if (meetsLarger(s, box, near, own, colour)) return true;
    const beyond = box.beside[near]!;
    for (let k = 0; k < beyond.length; k++)
      if (ground[beyond[k]!] === GRASSLAND && meetsLarger(s, box, beyond[k]!, own, colour)) return true;
  }
  return false;
}
function meetsLarger(
  { ground, area, size, owner }: State,
  box: Box,
  free: number,
  own: number,
  colour: number,
): boolean {
  const beside = box.beside[free]!;
  for (let i = 0; i < beside.length; i++) {
    const n = beside[i]!;
    if (ground[n] !== colour) continue;
    const other = area[n]!;
    if (other === own || size[other]! <= size[own]!) continue;
    if (owner[other] !== owner[own] || size[other]! >= box.major) return true; // a rival's, or QIN-113: a major eats its neighbour
  }
  return false;
}

const strength = [0, 0, 0, 0];
function villages(s: State, box: Box, seat: Seat): number {
  let worth = 0;
  for (let v = 0; v < box.villages.length; v++) {
    const holds = s.holder[v] === seat;
    strengthsAt(s, box.aroundVillage[v]!, strength);
    const mine = strength[seat]!;
    if (!holds && mine === 0) continue;
    let rival = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && strength[other]! > rival) rival = strength[other]!;
    if (!holds) worth += mine >= rival ? CONTESTED : 0;
    else if (mine <= rival) worth += HELD_BARELY;
    else if (mine > rival + 1) worth += HELD_FIRMLY;
  }
  return worth;
}
