import type { Asked, Candidate, Moment } from '@tianxia/board';
import type { Kernel, Option } from '@tianxia/kernel';
import { type Box, oneColoured } from '../geography.ts';
import { DIRECTIONS, OFF } from '../squares.ts';
import type { Qin } from '../state.ts';

/** Where a lay is chosen. */
export type Here = Moment<Qin>;
export type Half = 0 | 1;
const LAY = 'lay.lay';

/** All lays that the decision is about. */
interface Lays {
  legal: ReadonlyMap<number, ReadonlySet<number>>; // by tile kind: its places; a one-coloured tile has both ways round, since either half may be held
  candidates: ReadonlyMap<number, Candidate>; // by tile kind and place
  lit: Map<string, ReadonlySet<number>>; // by what is held: worked out when first asked for
}
const known = new WeakMap<Asked, Lays>(); // boards ask for hundreds of squares
const keyOf = (tile: number, place: number): number => tile * 1024 + place;

export function laysOf({ kernel, asked }: Pick<Here, 'kernel' | 'asked'>): Lays {
  const before = known.get(asked);
  if (before !== undefined) return before;
  const legal = new Map<number, Set<number>>();
  const candidates = new Map<number, Candidate>();
  for (const candidate of asked.all) {
    if (candidate.move !== LAY) continue;
    const [tile = 0, place = 0] = kernel.words(candidate.option).args;
    candidates.set(keyOf(tile, place), candidate);
    if (candidate.why !== undefined) continue;
    const places = legal.get(tile) ?? new Set<number>();
    places.add(place);
    if (oneColoured(kernel.box, tile)) places.add(exchanged(kernel.box, place));
    legal.set(tile, places);
  }
  const lays = { legal, candidates, lit: new Map() };
  known.set(asked, lays);
  return lays;
}
/** The same two squares with the halves of the tile exchanged. */
const exchanged = (box: Box, place: number): number =>
  box.secondSquare[place]! * DIRECTIONS + (((place % DIRECTIONS) + 2) % DIRECTIONS);

/** The place of a tile whose held half lies on a square and the other half in a direction from it; OFF when that is outside. */
export function placeFrom(box: Box, half: Half, square: number, direction: number): number {
  const place = square * DIRECTIONS + direction;
  if (box.secondSquare[place] === OFF) return OFF;
  return half === 0 ? place : exchanged(box, place);
}
/** Where the held half lies and where the other one points. */
export function heldAt(box: Box, half: Half, place: number): { square: number; direction: number } {
  const from = half === 0 ? place : exchanged(box, place);
  return { square: Math.floor(from / DIRECTIONS), direction: from % DIRECTIONS };
}

export interface Held {
  tile: number;
  half: Half;
}
/** The lay of the held tile with that half on the square, and its place as the rules name it: a one-coloured tile lies one way round. */
export function layAt(here: Here, { tile, half }: Held, square: number, direction: number): Lay {
  const { box } = here.kernel;
  const inside = placeFrom(box, half, square, direction);
  // over the edge only the place of the held half has a name, and the refusal is the same
  const place = inside === OFF ? square * DIRECTIONS + direction : inside;
  const turned = inside !== OFF && oneColoured(box, tile) && place % DIRECTIONS >= 2;
  const named = turned ? exchanged(box, place) : place;
  return { place: named, candidate: laysOf(here).candidates.get(keyOf(tile, named)) };
}
interface Lay {
  place: number;
  candidate: Candidate | undefined;
}
export function layOf(kernel: Kernel<Qin>, option: Option): { tile: number; place: number } | undefined {
  const { move, args } = kernel.words(option);
  return move === LAY ? { tile: args[0]!, place: args[1]! } : undefined;
}

/** From a square, the directions in which the held tile may lie. */
export function directionsAt(here: Here, { tile, half }: Held, square: number): number[] {
  const places = laysOf(here).legal.get(tile);
  if (places === undefined) return [];
  const { box } = here.kernel;
  return Array.from({ length: DIRECTIONS }, (_, d) => d).filter(d => places.has(placeFrom(box, half, square, d)));
}
/** The squares on which one of these halves stands in at least one legal lay: no other is lit, so that no path is a dead end. */
export function litSquares(here: Here, ways: readonly Held[]): ReadonlySet<number> {
  const { box } = here.kernel;
  const { lit, legal } = laysOf(here);
  const key = ways.map(({ tile, half }) => `${tile} ${half}`).join();
  const found =
    lit.get(key) ??
    new Set(
      ways.flatMap(({ tile, half }) => [...(legal.get(tile) ?? [])].map(place => heldAt(box, half, place).square)),
    );
  lit.set(key, found);
  return found;
}

/** The wanted direction when it may be; else the next one clockwise that may; else as it was wanted. */
export function orient(directions: readonly number[], wanted: number): number {
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const direction = (wanted + turn) % DIRECTIONS;
    if (directions.includes(direction)) return direction;
  }
  return wanted;
}
/** On a dark square, the direction that comes nearest to a lay: its reason tells most. Reasons stand in the order of checking. */
export function nearestTo(here: Here, held: Held, square: number, wanted: number): number {
  const reasons = here.kernel.game.reasons.map(([name]) => name);
  const reaches = (direction: number) => {
    const why = layAt(here, held, square, direction).candidate?.why;
    return why === undefined ? reasons.length : reasons.indexOf(why.name);
  };
  let best = wanted;
  for (let turn = 1; turn < DIRECTIONS; turn++) {
    const direction = (wanted + turn) % DIRECTIONS;
    if (reaches(direction) > reaches(best)) best = direction;
  }
  return best;
}
