import { type Handlers, handle, type Seat } from '@tianxia/kernel';
import type { Box } from './box.ts';
import type { Gain, Part } from './content/vocabulary.ts';
import { addCards, counted, type Holdings, hasMost, holdingsOf, noHoldings } from './facts/holdings.ts';
import { pointsFor, soldiersDue, tilesLeaving, trustFor } from './facts/parts.ts';
import type { State } from './state.ts';

// What a settlement pays besides points, weighed in points.
const CUBE = 0.8;
const TRUST = 0.6;
const TRIBUTE = 3;
const SCHOLAR = 1.5; // a tile removed would have counted again

const scratch = noHoldings(); // written over at each call, so that playouts allocate nothing
/** What a seat has, every character it could show included. */
export function standing(s: State, seat: Seat, box: Box): Holdings {
  addCards(holdingsOf(s, box, seat, scratch), box, s.hands[seat]!.pieces);
  return addCards(scratch, box, s.shown[seat]!);
}
function gainWorth(gain: Gain): number {
  switch (gain.kind) {
    case 'vp':
    case 'money':
      return gain.amount;
    case 'trust':
      return TRUST * gain.amount;
    case 'cubes':
      return CUBE * gain.amount;
    case 'payCubes':
      return -CUBE * gain.amount;
    case 'tributes':
      return TRIBUTE * gain.count;
    default:
      return 0;
  }
}
interface Weighing {
  s: State;
  box: Box;
  seat: Seat;
  mine: Holdings;
  removed: number; // tiles, by the parts so far
}
const inPoints = (part: Part, { s, mine }: Weighing): number => pointsFor(part, mine, s.strength);
const prospects: Handlers<Part, [Weighing], number> = {
  vpPer: inPoints,
  vpTable: inPoints,
  vpTableByKind: inPoints,
  showPower: inPoints,
  showBlood: inPoints,
  trustPer: (part, { mine }) => TRUST * trustFor(part, mine),
  removeTiles: (part, weighing) => {
    weighing.removed = tilesLeaving(part, weighing.mine);
    return part.count === undefined ? 0 : -SCHOLAR * weighing.removed;
  },
  ifNone: ({ of, gains }, { mine }) => (counted(mine, of) === 0 ? gainWorth(gains) : 0),
  ifRemoved: ({ gains }, { removed }) => (removed > 0 ? gainWorth(gains) : 0),
  chooserOnly: () => 0,
  most: ({ of, gains }, { s, box, seat }) =>
    hasMost(s, box, seat, of) ? gains.reduce((sum, gain) => sum + gainWorth(gain), 0) : 0,
  defend: (part, weighing) => inPoints(part, weighing) - CUBE * soldiersDue(part, weighing.mine, weighing.s.strength),
};
/** What a policy would bring a player now, for evaluations. */
export function prospectOf(s: State, seat: Seat, box: Box, mine: Holdings, side: number): number {
  const weighing: Weighing = { s, box, seat, mine, removed: 0 };
  const parts = box.sides[side]!.settle;
  let points = 0;
  for (let i = 0; i < parts.length; i++) points += handle(prospects, parts[i]!, weighing);
  return points;
}
