import type { Score, Seat } from '@tianxia/kernel';
import { reachedByLarger } from './facts/danger.ts';
import { type Box, oneColoured } from './geography.ts';
import { NOBODY } from './land.ts';
import type { Qin, State } from './state.ts';

// What things are worth in pagodas, beyond the pagodas on the board. A logistic regression over all positions of 1000 games
// between greedy bots, on what told the winner, gave the weights; docs/bots.md has the method and what came of it.
const GROWTH = [0, 0, 0.4, 0.8, 1.4]; // by size of a province below major: its way to the second pagoda, its weight at villages
const MAJOR = 1.1; // can never be lost, and counts double at villages
const EXPOSED = -0.9; // a province below major that one half of a tile can join to a larger one of its colour
const HELD_FIRMLY = 0.3; // a village that stays even if a rival next to it gains two pagodas
const HELD_BARELY = -0.3; // a village where a rival is as strong
const CONTESTED = 0.3; // a village not held, where nobody is stronger: one more pagoda takes it
const TO_MOVE = 0.7; // the next lay is one's own
const ONE_COLOURED = 0.4; // a tile in hand that founds a province anywhere
const MATCH_POINT = 8; // half a game won, in a match of two games

/** How well a seat stands, in pagodas: those on the board, and what is likely to become of them. */
export const evaluate: Score<Qin> = (s, seat, box) => {
  let worth = box.pagodas - s.supply[seat]! + provinces(s, box, seat) + villages(s, box, seat);
  const hand = s.hands[seat];
  if (hand !== undefined) for (let i = 0; i < hand.length; i++) if (oneColoured(box, hand[i]!)) worth += ONE_COLOURED;
  if (s.agenda.length > 0 && s.agenda[s.agenda.length - 1]!.seat === seat) worth += TO_MOVE;
  return worth + s.points[seat]! * (box.options.match === 'two' ? MATCH_POINT : 1);
};

// Written over at each call, so that playouts allocate nothing.
const MOST_SEATS = 4;
const strength: number[] = []; // by village and seat
const small: number[] = []; // squares of own provinces below major
const threat = [0, 0, 0, 0]; // by colour: size of the largest province that could swallow one's own
const foundIn: number[] = []; // by province: the call that found it exposed
let calls = 0;

function provinces(s: State, box: Box, seat: Seat): number {
  const { area, owner, size, ground, reach, pagodas } = s;
  const { major } = box;
  let worth = 0;
  let smalls = 0;
  calls++;
  threat.fill(0);
  for (let i = box.villages.length * MOST_SEATS - 1; i >= 0; i--) strength[i] = 0;
  for (let q = 0; q < area.length; q++) {
    const name = area[q]!;
    if (name < 0) continue;
    const who = owner[name]!;
    if (who === NOBODY) continue;
    const many = size[name]!;
    if (who === seat && many < major) small[smalls++] = q;
    if (name !== q) continue;
    if (who === seat) worth += many < major ? (GROWTH[many] ?? MAJOR) : MAJOR;
    const colour = ground[q]!;
    if (many > threat[colour]! && (who !== seat || many >= major)) threat[colour] = many;
    for (let at = who, set = reach[q]!; set !== 0; at += MOST_SEATS, set >>= 1)
      if ((set & 1) === 1) strength[at]! += pagodas[q]!; // QIN-121, QIN-122, QIN-123
  }
  for (let i = 0; i < smalls; i++) {
    const q = small[i]!;
    const name = area[q]!;
    if (threat[ground[q]!]! <= size[name]! || foundIn[name] === calls || !reachedByLarger(s, box, q)) continue;
    foundIn[name] = calls;
    worth += EXPOSED;
  }
  return worth;
}

/** By the strengths that `provinces` has just counted. */
function villages(s: State, box: Box, seat: Seat): number {
  let worth = 0;
  for (let v = 0; v < box.villages.length; v++) {
    const holds = s.holder[v] === seat;
    const mine = strength[v * MOST_SEATS + seat]!;
    if (!holds && mine === 0) continue;
    let rival = 0;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rival = Math.max(rival, strength[v * MOST_SEATS + other]!);
    if (!holds) worth += mine >= rival ? CONTESTED : 0;
    else if (mine <= rival) worth += HELD_BARELY;
    else if (mine > rival + 1) worth += HELD_FIRMLY;
  }
  return worth;
}
