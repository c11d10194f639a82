import type { Look, Play, Seat } from '@tianxia/kernel';
import { type Box, CARD_PLACES } from './box.ts';
import { ASPECTS, COLOURS, REGIONS } from './content/shape.ts';
import { EARNED, type Earned, PLAYING, type State, type ZhanGuo } from './state.ts';

export const OFFICIALS = REGIONS * COLOURS.length; // places for Officials above, and as many below
export const PLACES = REGIONS * CARD_PLACES; // for cards on a player board
export const ALL_REGIONS: readonly number[] = [0, 1, 2, 3, 4];
export const ALL_COLOURS: readonly number[] = [0, 1, 2];
export const ALL_ASPECTS: readonly number[] = [0, 1, 2];

// ---- where a seat's numbers stand in the flat arrays ----
export const inRegion = (seat: Seat, region: number): number => seat * REGIONS + region;
export const ofColour = (seat: Seat, colour: number): number => seat * COLOURS.length + colour;
export const ofAspect = (seat: Seat, aspect: number): number => seat * ASPECTS.length + aspect;
export const standing = (seat: Seat, region: number, colour: number): number =>
  seat * OFFICIALS + region * COLOURS.length + colour;

const threeFrom = (counts: readonly number[], at: number): number => counts[at]! + counts[at + 1]! + counts[at + 2]!;
export const officialsAbove = (s: State, seat: Seat, region: number): number =>
  threeFrom(s.above, standing(seat, region, 0));
export const officialsBelow = (s: State, seat: Seat, region: number): number =>
  threeFrom(s.below, standing(seat, region, 0));
export const inSupply = (s: State, seat: Seat): number => threeFrom(s.supply, ofColour(seat, 0));

// ---- an Official is pointed at by place: Governors areas 0 to 14 (Region, then colour), Workers areas 15 to 29 ----
export const isBelow = (official: number): boolean => official >= OFFICIALS;
export const regionOf = (official: number): number => ((official % OFFICIALS) / COLOURS.length) | 0;
export const colourOf = (official: number): number => official % COLOURS.length;

// ---- unrest ----
/** ZG-244, ZG-252: where boards are chosen, nobody has one before. */
export const hasLands = (s: State, box: Box, seat: Seat): boolean => box.boards[s.boards[seat]!] !== undefined;
export const unrestIn = (s: State, seat: Seat, region: number): number => s.unrest[seat * REGIONS + region]!;
export const trackLength = (s: State, box: Box, seat: Seat, region: number): number =>
  // ZG-087
  box.boards[s.boards[seat]!]!.unrest[region]!;
/** ZG-094: the cube is on the rightmost slot. */
export const isRestless = (s: State, box: Box, seat: Seat, region: number): boolean =>
  // ZG-247
  unrestIn(s, seat, region) >= trackLength(s, box, seat, region);
export function totalUnrest(s: State, seat: Seat): number {
  let total = 0;
  for (let region = 0; region < REGIONS; region++) total += s.unrest[seat * REGIONS + region]!;
  return total;
}
export function raiseUnrest({ s, seat, emit }: Play<ZhanGuo>, region: number, steps: number): void {
  // ZG-085, ZG-095
  if (steps === 0) return;
  const at = inRegion(seat, region);
  s.unrest[at]! += steps;
  emit('unrest', seat, region, s.unrest[at]!);
}
export function lowerUnrest({ s, seat, emit }: Play<ZhanGuo>, region: number, steps: number): void {
  const at = inRegion(seat, region);
  if (s.unrest[at] === 0) return;
  const level = Math.max(0, s.unrest[at]! - steps); // ZG-090
  s.unrest[at] = level;
  emit('calmed', seat, region, level);
}

// ---- cards ----
export const regionAt = (place: number): number => (place / CARD_PLACES) | 0;
export function cardsIn(s: State, seat: Seat, region: number): number {
  const mine = s.tucked[seat]!;
  const at = region * CARD_PLACES;
  return mine[at] === 0 ? 0 : mine[at + 1] === 0 ? 1 : mine[at + 2] === 0 ? 2 : CARD_PLACES;
}
export function cardsTucked(s: State, seat: Seat): number {
  let count = 0;
  for (let region = 0; region < REGIONS; region++) count += cardsIn(s, seat, region);
  return count;
}
/** Cards of an aspect in these places, and in all of them unless told which. */
export function cardsOfAspect(s: State, box: Box, seat: Seat, aspect: number, from = 0, to = PLACES): number {
  const mine = s.tucked[seat]!;
  let count = 0;
  for (let place = from; place < to; place++) if (mine[place]! > 0 && box.aspectOf[mine[place]!] === aspect) count++;
  return count;
}

// ---- pieces on the gameboard ----
export function governorsIn(s: State, box: Box, seat: Seat, region: number): number {
  const spots = box.spotsOf[region]!;
  let count = s.open[inRegion(seat, region)]!;
  for (let i = 0; i < spots.length; i++) if (s.squares[spots[i]!] === seat) count++;
  return count;
}
export function palacesIn(s: State, box: Box, seat: Seat, region: number): number {
  let count = 0;
  for (let i = 0; i < box.palaceSlots; i++) if (s.palaces[region * box.palaceSlots + i] === seat) count++;
  return count;
}

// ---- victory points ----
/** What stands on the victory track (ZG-025). */
export function onTrack(s: State, seat: Seat): number {
  let total = 0;
  for (let i = 0; i < EARNED.length; i++) total += s.points[seat * EARNED.length + i]!;
  return total;
}
export const earned = (s: State, seat: Seat, what: Earned): number =>
  s.points[seat * EARNED.length + EARNED.indexOf(what)]!;
export function earn(play: Play<ZhanGuo>, what: Earned, points: number): void {
  const { s, seat } = play;
  s.points[seat * EARNED.length + EARNED.indexOf(what)]! += points;
  tellLap(play, onTrack(s, seat), points);
}
/** ZG-024: the disc went round the victory track. */
export function tellLap({ box, seat, emit }: Play<ZhanGuo>, now: number, points: number): void {
  const lap = now - (now % box.pack.lap);
  if (lap > 0 && now - points < lap) emit('lapped', seat, lap);
}
/** ZG-182: low markers count one, tall ones more. */
export const markerValue = (s: State, box: Box, seat: Seat, aspect: number): number =>
  s.low[ofAspect(seat, aspect)]! + box.pack.tall.worth * s.tall[ofAspect(seat, aspect)]!;

/** ZG-189: discs on the Rewards Track from the top, then those on this round's rewards. */
export function tiebreakRank(s: State, seat: Seat): number {
  const at = s.track.indexOf(seat);
  return at >= 0 ? at : s.track.length + s.column.indexOf(seat);
}
/** ZG-070: own turns are in Phase 2 only. */
export const inOwnTurn = ({ s }: Look<ZhanGuo>): boolean => s.phase === PLAYING;
