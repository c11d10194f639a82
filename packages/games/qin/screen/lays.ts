import type { Kernel, Option, Seat, View } from '@tianxia/kernel';
import { type Box, oneColoured } from '../geography.ts';
import { DIRECTIONS, OFF } from '../squares.ts';
import type { Qin, State } from '../state.ts';

export type Half = 0 | 1;
/** By tile kind: every place where it may be laid. A one-coloured tile has both ways round, since either half may be held. */
export type Lays = ReadonlyMap<number, ReadonlySet<number>>;

const LAY = 'lay.lay';

export function laysOf(kernel: Kernel<Qin>, view: View<State>, seat: Seat): Lays {
  const lays = new Map<number, Set<number>>();
  const options: Option[] = [];
  const count = kernel.options(view, seat, options);
  for (const option of options.slice(0, count)) {
    const { move, args } = kernel.words(option);
    if (move !== LAY) continue;
    const [tile = 0, place = 0] = args;
    const places = lays.get(tile) ?? new Set<number>();
    places.add(place);
    if (oneColoured(kernel.box, tile)) places.add(exchanged(kernel.box, place));
    lays.set(tile, places);
  }
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

/** The option that lays the tile there: a one-coloured tile is offered one way round only. */
export function optionOf(kernel: Kernel<Qin>, tile: number, place: number): Option | undefined {
  const { box } = kernel;
  const turned = oneColoured(box, tile) && place % DIRECTIONS >= 2 && box.secondSquare[place] !== OFF;
  return kernel.read(`${LAY} ${tile} ${turned ? exchanged(box, place) : place}`);
}
export function layOf(kernel: Kernel<Qin>, option: Option): { tile: number; place: number } | undefined {
  const { move, args } = kernel.words(option);
  return move === LAY ? { tile: args[0]!, place: args[1]! } : undefined;
}

/** From a square, the directions in which the held tile may lie. */
export function directionsAt(lays: Lays, box: Box, tile: number, half: Half, square: number): number[] {
  const places = lays.get(tile);
  if (places === undefined) return [];
  return Array.from({ length: DIRECTIONS }, (_, d) => d).filter(d => places.has(placeFrom(box, half, square, d)));
}

/** The squares on which the held half stands in at least one legal lay: no other is lit, so that no path is a dead end. */
export function litSquares(lays: Lays, box: Box, tile: number, half: Half): ReadonlySet<number> {
  return new Set([...(lays.get(tile) ?? [])].map(place => heldAt(box, half, place).square));
}

/** The wanted direction when it may be; else the next one clockwise that may; else as it was wanted. */
export function orient(directions: readonly number[], wanted: number): number {
  for (let turn = 0; turn < DIRECTIONS; turn++) {
    const direction = (wanted + turn) % DIRECTIONS;
    if (directions.includes(direction)) return direction;
  }
  return wanted;
}
