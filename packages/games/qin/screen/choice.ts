import type { Why } from '@tianxia/board';
import type { Option } from '@tianxia/kernel';
import { DIRECTIONS, GRASSLAND, OFF } from '../squares.ts';
import {
  directionsAt,
  type Half,
  type Held,
  type Here,
  heldAt,
  layAt,
  laysOf,
  litSquares,
  nearestTo,
  orient,
} from './lays.ts';

export const NO_SQUARE = -1;
export const NO_SLOT = -1;

/** The lay in the making: a tile by its place in the hand, the half that is held, where that half lies. */
export interface Choice {
  slot: number; // or NO_SLOT
  half: Half;
  square: number; // pressed, or NO_SQUARE
  direction: number; // from the held half to the other one
}
export const nothingChosen: Choice = { slot: NO_SLOT, half: 0, square: NO_SQUARE, direction: 0 };

/** The held tile as it would lie. */
export interface Ghost extends Held {
  square: number; // of the held half
  other: number; // of the other half, or OFF the board
  direction: number;
  place: number; // as the rules name it
  why: Why | undefined; // nothing: it may be laid
  option: Option | undefined; // that lays it
}
export const tileIn = ({ state, seat }: Here, { slot }: Choice): number => state.hands[seat]?.[slot] ?? 0;
export const heldIn = (here: Here, choice: Choice): Held => ({ tile: tileIn(here, choice), half: choice.half });
export const isFree = ({ state }: Here, square: number): boolean => state.ground[square] === GRASSLAND;

function ghostAt(here: Here, choice: Choice, square: number, direction: number): Ghost {
  const { box } = here.kernel;
  const held = heldIn(here, choice);
  const { place, candidate } = layAt(here, held, square, direction);
  return {
    ...held,
    square,
    other: box.secondSquare[square * DIRECTIONS + direction] ?? OFF,
    direction,
    place,
    why: candidate?.why,
    option: candidate === undefined || candidate.why !== undefined ? undefined : candidate.option,
  };
}
/** A direction for the tile on this square: one that is legal if there is any, else the one that nearly is. */
function bestDirection(here: Here, choice: Choice, square: number): number {
  const held = heldIn(here, choice);
  const legal = directionsAt(here, held, square);
  return legal.length > 0 ? orient(legal, choice.direction) : nearestTo(here, held, square, choice.direction);
}
/** The tile as it lies where it was pressed down. */
export function ghostOf(here: Here, choice: Choice): Ghost | undefined {
  if (tileIn(here, choice) <= 0 || choice.square === NO_SQUARE) return undefined;
  return ghostAt(here, choice, choice.square, choice.direction);
}
/** The tile as it would lie under the pointer. */
export function ghostOver(here: Here, choice: Choice, square: number): Ghost | undefined {
  if (tileIn(here, choice) <= 0 || choice.square !== NO_SQUARE) return undefined;
  if (square === NO_SQUARE || !isFree(here, square)) return undefined;
  return ghostAt(here, choice, square, bestDirection(here, choice, square));
}
/** A lay that is on its way to the table. */
export function ghostOfLay({ kernel }: Pick<Here, 'kernel'>, tile: number, place: number, option: Option): Ghost {
  const { square, direction } = heldAt(kernel.box, 0, place);
  const other = kernel.box.secondSquare[place]!;
  return { tile, half: 0, square, other, direction, place, why: undefined, option };
}

/** The neighbours of the pressed square on which the other half may lie, with the direction of each. */
export function aroundOf(here: Here, choice: Choice): Map<number, number> {
  const { box } = here.kernel;
  if (tileIn(here, choice) <= 0 || choice.square === NO_SQUARE) return new Map();
  const legal = directionsAt(here, heldIn(here, choice), choice.square);
  return new Map(legal.map(d => [box.secondSquare[choice.square * DIRECTIONS + d]!, d]));
}
/** Picks up a tile by one of its halves; the square already pressed is kept when the tile can lie on it. */
export function pick(here: Here, choice: Choice, slot: number, half: Half): Choice {
  const next = { ...choice, slot, half };
  if (next.square === NO_SQUARE) return next;
  const legal = directionsAt(here, heldIn(here, next), next.square);
  return legal.length > 0 ? { ...next, direction: orient(legal, next.direction) } : { ...next, square: NO_SQUARE };
}
/** Picks up a tile to carry it about: nothing lies on the board until it is dropped. */
export const lift = ({ direction }: Choice, slot: number, half: Half): Choice => ({
  ...nothingChosen,
  direction,
  slot,
  half,
});
/** `shown`: the way it is seen to lie, where the pointer shows it. */
export const turned = (choice: Choice, steps: number, shown = choice.direction): Choice => ({
  ...choice,
  direction: (shown + steps + DIRECTIONS) % DIRECTIONS,
});
/** A press on the board: turns the ghost under it, points at the neighbour, or moves the tile there. */
export function pressOn(here: Here, choice: Choice, square: number): Choice {
  const ghost = ghostOf(here, choice);
  if (ghost !== undefined && (square === ghost.square || square === ghost.other)) return turned(choice, 1);
  const direction = aroundOf(here, choice).get(square);
  return direction === undefined ? putOn(here, choice, square) : { ...choice, direction };
}
/** The end of a drag: the tile lies where it was dropped, whatever lay there before. */
export const putOn = (here: Here, choice: Choice, square: number): Choice => ({
  ...choice,
  square,
  direction: bestDirection(here, choice, square),
});
/** One small step back, or undefined when nothing is left. */
export function stepBack({ square, slot, ...rest }: Choice): Choice | undefined {
  if (square !== NO_SQUARE && slot !== NO_SLOT) return { ...rest, slot, square: NO_SQUARE };
  return undefined;
}

/** Every way to hold a tile of the hand, each kind once. */
export function waysToHold({ state, seat, kernel }: Here): Held[] {
  return [...new Set(state.hands[seat] ?? [])].flatMap(tile =>
    kernel.box.firstColour[tile] === kernel.box.secondColour[tile]
      ? [{ tile, half: 0 as Half }]
      : [
          { tile, half: 0 as Half },
          { tile, half: 1 as Half },
        ],
  );
}
/** The squares that light up: for the held half, or for any half while no tile is chosen. */
export function litFor(here: Here, choice: Choice): ReadonlySet<number> {
  return litSquares(here, tileIn(here, choice) > 0 ? [heldIn(here, choice)] : waysToHold(here));
}
export const fitsSomewhere = (here: Here, slot: number): boolean =>
  laysOf(here).legal.has(here.state.hands[here.seat]?.[slot] ?? 0);
