import type { Score, Seat } from '@tianxia/kernel';
import {
  cardsIn,
  governorsIn,
  inRegion,
  isRestless,
  markerValue,
  officialsBelow,
  onTrack,
  palacesIn,
  standing,
  tiebreakRank,
} from './at.ts';
import { type Box, SLOTS } from './box.ts';
import { ASPECTS, COLOURS, PIECES, REGIONS, type Reward } from './content/shape.ts';
import { discOn, wallsAt } from './facts/tasks.ts';
import { aspectPoints, facePoints, governorPoints, taskPoints } from './score.ts';
import { NOBODY, type State, type ZhanGuo } from './state.ts';

// What things are worth in points beyond those on the sheet, while there are turns left to use them. Found by matches of 30 to 50
// games between greedy bots that differ in one weight, two players: good to about a third of each value.
const WEIGHTS = {
  card: 11, // a tucked card at the start: its ability, and a point for every Palace to come
  cardLast: 0.6,
  pair: 0.7, // every other card that reacts to the same action
  worker: 4,
  workerKind: 0.9, // a Region with Workers, up to three: Walls ask for different ones
  palacePaid: 1.5,
  official: 1.1,
  colour: 0.8, // a second and a third colour in one Governors area, squared
  ready: 0.4, // an Official in a Workers area
  unrest: -0.9,
  restless: -1.2, // and more for each card that sleeps there
  marker: 0.9,
  lead: 0.35, // share of a reward for whoever has most of its markers
  second: 0.2,
  governor: 2.5, // without the majority, while it can still be won
  risk: 0.3, // share of a majority that may be lost
  task: 1.5, // of what a Task would score, by how far it has come
  faceRegions: 3.4, // what a wall face will have counted at the end
};
const REWARD_WORTH: Record<Reward['kind'], number> = {
  anyOfficial: 2.5,
  officials: 4,
  workers: 5,
  governor: 11,
  wall: 9,
  palace: 12,
};

/** How well a seat stands, in points of the sheet. */
export const evaluate: Score<ZhanGuo> = (s, seat, box) => {
  if (s.boards[seat] === NOBODY) return onTrack(s, seat);
  const perRound = box.pack.hand.ofEach * ASPECTS.length;
  const left = s.hands[seat]!.length + (box.rounds - 1 - s.round) * perRound;
  const future = left / (box.rounds * perRound);
  const usable = left >= 4 ? 1 : left / 4; // what lies about is worth nothing in the end
  return (
    onTrack(s, seat) +
    governors(s, box, seat, future) +
    walls(s, box, seat, future) +
    tasks(s, box, seat, usable) +
    unification(s, box, seat, left) +
    cards(s, box, seat, future) +
    land(s, box, seat, usable)
  );
};

function governors(s: State, box: Box, seat: Seat, future: number): number {
  let worth = 0;
  for (let region = 0; region < REGIONS; region++) {
    const mine = governorsIn(s, box, seat, region);
    if (mine === 0) continue;
    const points = governorPoints(s, box, seat, region);
    worth += points * (1 - WEIGHTS.risk * future) + mine * WEIGHTS.governor * future;
  }
  return worth;
}
function walls(s: State, box: Box, seat: Seat, future: number): number {
  let worth = 0;
  for (let slot = 0; slot < s.walls.length; slot++) {
    if (s.walls[slot] !== seat) continue;
    const face = s.faces[(slot / SLOTS) | 0]!;
    const printed = box.faces[face]!;
    const rods = slot % SLOTS;
    const atLast =
      printed.kind === 'lessUnrest' ? printed.points[rods]! - 4 : printed.points[rods]! * WEIGHTS.faceRegions;
    worth += facePoints(s, box, seat, face, rods) * (1 - future) + Math.max(0, atLast) * future;
  }
  return worth;
}
function tasks(s: State, box: Box, seat: Seat, usable: number): number {
  const slots = box.pack.taskSlots;
  let worth = 0;
  for (let section = 0; section < box.pack.taskSections; section++) {
    worth += taskPoints(s, box, seat, section);
    let discs = 0;
    for (let piece = 0; piece < PIECES.length; piece++)
      if (discOn(s, box, seat, section * PIECES.length + piece) !== NOBODY) discs++;
    for (let piece = 0; piece < PIECES.length; piece++) {
      const task = section * PIECES.length + piece;
      if (discOn(s, box, seat, task) !== NOBODY) continue;
      let slot = 0;
      while (slot < slots.length && s.discs[task * slots.length + slot] !== NOBODY) slot++;
      const done = progress(s, box, seat, task);
      worth += (slots[slot] ?? 0) * (discs + 1) * done * done * WEIGHTS.task * usable;
    }
  }
  return worth;
}
/** How much of a Task is there, from 0 to 1. */
function progress(s: State, box: Box, seat: Seat, task: number): number {
  const { piece, needs } = box.tasks[s.tasks[task]!]!;
  let asked = 0;
  let there = 0;
  for (let where = 0; where < needs.length; where++) {
    const need = needs[where]!;
    if (need === 0) continue;
    const own =
      PIECES[piece] === 'wall'
        ? wallsAt(s, box, seat, where)
        : PIECES[piece] === 'palace'
          ? palacesIn(s, box, seat, where)
          : governorsIn(s, box, seat, where);
    asked += need;
    there += own < need ? own : need;
  }
  return there / asked;
}
/** Markers: what they win at the end, and before that the rewards of this round. */
function unification(s: State, box: Box, seat: Seat, left: number): number {
  let worth = 0;
  for (let aspect = 0; aspect < ASPECTS.length; aspect++) {
    const mine = markerValue(s, box, seat, aspect);
    if (mine === 0) continue;
    if (left === 0) {
      worth += aspectPoints(s, box, seat, aspect);
      continue;
    }
    let ahead = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue;
      const theirs = markerValue(s, box, other, aspect);
      if (theirs > mine || (theirs === mine && tiebreakRank(s, other) < tiebreakRank(s, seat))) ahead++;
    }
    const prize = REWARD_WORTH[box.rewards[s.round * ASPECTS.length + aspect]!.kind];
    worth += mine * WEIGHTS.marker + prize * (ahead === 0 ? WEIGHTS.lead : ahead === 1 ? WEIGHTS.second : 0);
  }
  return worth;
}
const triggers = [0, 0, 0, 0, 0, 0]; // by action: own cards that react to it; written over at each call
function cards(s: State, box: Box, seat: Seat, future: number): number {
  const mine = s.tucked[seat]!;
  let worth = 0;
  triggers.fill(0);
  for (let place = 0; place < mine.length; place++) {
    const card = mine[place]!;
    if (card === 0) continue;
    worth += WEIGHTS.cardLast + WEIGHTS.card * future + WEIGHTS.pair * triggers[box.triggerOf[card]!]! * future;
    triggers[box.triggerOf[card]!]!++;
  }
  return worth;
}
function land(s: State, box: Box, seat: Seat, usable: number): number {
  let worth = 0;
  let workers = 0;
  let kinds = 0;
  let pairs = 0;
  for (let region = 0; region < REGIONS; region++) {
    const here = s.workers[inRegion(seat, region)]!;
    workers += here;
    if (here > 0) kinds++;
    if (here > 1) pairs++;
    let colours = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const above = s.above[standing(seat, region, colour)]!;
      worth += above * WEIGHTS.official;
      if (above > 0) colours++;
    }
    if (colours > 1) worth += (colours - 1) * (colours - 1) * WEIGHTS.colour;
    worth += officialsBelow(s, seat, region) * (WEIGHTS.official + WEIGHTS.ready);
    worth += s.unrest[inRegion(seat, region)]! * WEIGHTS.unrest;
    if (isRestless(s, box, seat, region)) worth += WEIGHTS.restless * (1 + cardsIn(s, seat, region));
  }
  worth += Math.min(workers, 7) * WEIGHTS.worker + Math.min(kinds, 3) * WEIGHTS.workerKind;
  if (pairs > 0 && workers > 2 && kinds > 1) worth += WEIGHTS.palacePaid;
  return worth * usable;
}
