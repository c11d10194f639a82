import { type Kernel, OK, type Option, type Reason, type Seat, type View } from '@tianxia/kernel';
import { DIRECTIONS, OFF } from '../squares.ts';
import type { Qin, State } from '../state.ts';
import { directionsAt, type Half, type Lays, optionOf, orient, placeFrom } from './lays.ts';
import { isFree, nearestTo, whyNotAt } from './refusals.ts';

export const NO_SQUARE = -1;
export const NO_SLOT = -1;

/** The lay in the making: a tile by its place in the hand, the half that is held, where that half lies. */
export interface Choice {
  slot: number;
  half: Half;
  square: number; // pressed, or NO_SQUARE
  direction: number; // from the held half to the other one
  refusedAt: number; // a square pressed in vain, or NO_SQUARE
}
export const nothingChosen: Choice = { slot: NO_SLOT, half: 0, square: NO_SQUARE, direction: 0, refusedAt: NO_SQUARE };

/** Where the choice is made. */
export interface Desk {
  kernel: Kernel<Qin>;
  view: View<State>;
  seat: Seat;
  lays: Lays;
}
export interface Ghost {
  tile: number;
  half: Half;
  square: number; // of the held half
  other: number; // of the other half, or OFF the board
  direction: number;
  place: number; // or OFF
  why: Reason; // OK when it may be laid
  pinned: boolean; // pressed, not only pointed at
}
export const tileIn = ({ view, seat }: Desk, { slot }: Choice): number => view.hands[seat]?.[slot] ?? 0;

function ghostAt(desk: Desk, choice: Choice, square: number, direction: number, pinned: boolean): Ghost {
  const tile = tileIn(desk, choice);
  const { kernel, view, seat } = desk;
  return {
    tile,
    half: choice.half,
    square,
    other: kernel.box.secondSquare[square * DIRECTIONS + direction] ?? OFF,
    direction,
    place: placeFrom(kernel.box, choice.half, square, direction),
    why: whyNotAt(kernel, view, seat, { tile, half: choice.half }, square, direction),
    pinned,
  };
}
/** A direction for the tile on this square: one that is legal if there is any, else the one that nearly is. */
function bestDirection(desk: Desk, choice: Choice, square: number): number {
  const { kernel, view, seat, lays } = desk;
  const tile = tileIn(desk, choice);
  const legal = directionsAt(lays, kernel.box, tile, choice.half, square);
  if (legal.length > 0) return orient(legal, choice.direction);
  return nearestTo(kernel, view, seat, { tile, half: choice.half }, square, choice.direction);
}
/** The tile as it would lie: pressed down, or under the pointer. */
export function ghostOf(desk: Desk, choice: Choice, over: number): Ghost | undefined {
  if (tileIn(desk, choice) <= 0) return undefined;
  if (choice.square !== NO_SQUARE) return ghostAt(desk, choice, choice.square, choice.direction, true);
  if (over === NO_SQUARE || !isFree(desk.view, over)) return undefined;
  return ghostAt(desk, choice, over, bestDirection(desk, choice, over), false);
}
export function optionFor(desk: Desk, ghost: Ghost | undefined): Option | undefined {
  return ghost?.pinned && ghost.why === OK ? optionOf(desk.kernel, ghost.tile, ghost.place) : undefined;
}

/** The neighbours of the pressed square on which the other half may lie. */
export function aroundOf(desk: Desk, choice: Choice): Map<number, number> {
  const { box } = desk.kernel;
  const tile = tileIn(desk, choice);
  if (tile <= 0 || choice.square === NO_SQUARE) return new Map();
  const legal = directionsAt(desk.lays, box, tile, choice.half, choice.square);
  return new Map(legal.map(d => [box.secondSquare[choice.square * DIRECTIONS + d]!, d]));
}

/** Picks up a tile by one of its halves; the square already pressed is kept when the tile can stay on it. */
export function pick(desk: Desk, choice: Choice, slot: number, half: Half): Choice {
  const next = { ...choice, slot, half, refusedAt: NO_SQUARE };
  if (next.square === NO_SQUARE) return next;
  const { kernel, lays } = desk;
  const legal = directionsAt(lays, kernel.box, tileIn(desk, next), half, next.square);
  return legal.length > 0 ? { ...next, direction: orient(legal, next.direction) } : { ...next, square: NO_SQUARE };
}
/** Picks up a tile to carry it about: nothing lies on the board until it is dropped. */
export const lift = (choice: Choice, slot: number, half: Half): Choice => ({
  ...nothingChosen,
  direction: choice.direction,
  slot,
  half,
});
export function turned(desk: Desk, choice: Choice, over: number, steps: number): Choice {
  const shown = ghostOf(desk, choice, over)?.direction ?? choice.direction;
  return { ...choice, refusedAt: NO_SQUARE, direction: (shown + steps + DIRECTIONS) % DIRECTIONS };
}
/** A press on the board: turns the ghost under it, points at the neighbour, or moves the tile there. */
export function press(desk: Desk, choice: Choice, square: number): Choice {
  if (tileIn(desk, choice) <= 0) return { ...choice, refusedAt: square };
  const ghost = ghostOf(desk, choice, NO_SQUARE);
  if (ghost !== undefined && (square === ghost.square || square === ghost.other))
    return turned(desk, choice, square, 1);
  const direction = aroundOf(desk, choice).get(square);
  if (direction !== undefined) return { ...choice, direction, refusedAt: NO_SQUARE };
  return putOn(desk, choice, square);
}
/** The end of a drag: the tile lies where it was dropped, whatever lay there before. */
export function putOn(desk: Desk, choice: Choice, square: number): Choice {
  if (!isFree(desk.view, square)) return { ...choice, refusedAt: square };
  return { ...choice, square, direction: bestDirection(desk, choice, square), refusedAt: NO_SQUARE };
}
/** One small step back, or undefined when nothing is chosen. */
export function stepBack(choice: Choice): Choice | undefined {
  if (choice.refusedAt !== NO_SQUARE) return { ...choice, refusedAt: NO_SQUARE };
  if (choice.square !== NO_SQUARE) return { ...choice, square: NO_SQUARE };
  return choice.slot === NO_SLOT ? undefined : nothingChosen;
}
