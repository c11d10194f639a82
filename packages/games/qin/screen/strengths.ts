import type { Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import { NOBODY } from '../land.ts';
import { strengthsAt } from '../moves/villages.ts';
import type { State } from '../state.ts';

/** By seat: the pagodas that count at a village. */
export function strengthsOf(view: State, box: Box, village: number): number[] {
  const strengths = [0, 0, 0, 0];
  strengthsAt(view, box.aroundVillage[village]!, strengths);
  return strengths.slice(0, view.seats);
}
export const villageAt = (box: Box, square: number): number =>
  box.villages.findIndex(squares => squares.includes(square));

export const villagesHeld = (view: State, seat: Seat): number => view.holder.filter(holder => holder === seat).length;

/** Fewest pagodas left: they lead, unless everybody is level. */
export function leaders(view: State): Seat[] {
  const least = Math.min(...view.supply);
  if (view.supply.every(left => left === least)) return [];
  return view.supply.flatMap((left, seat) => (left === least ? [seat] : []));
}

/** By tile kind 1..: those neither on the board nor in the viewer's own hand. */
export function unseenTiles(view: State, box: Box, viewer: Seat): number[] {
  const left = box.firstColour.map(() => 0);
  for (const kind of box.tiles) left[kind]!++;
  for (const kind of [...view.laid, ...(view.hands[viewer] ?? [])]) if (kind > 0) left[kind]!--;
  return left.slice(1);
}

/** The squares that a line of the log speaks of, on the board as it is now. */
export function squaresToldOf(view: State, box: Box, kind: string, value: number): readonly number[] {
  if (kind === 'place') return [box.firstSquare[value]!, box.secondSquare[value]!];
  if (kind === 'village') return box.villages[value] ?? [];
  if (kind !== 'province') return [];
  const area = view.area[value]!;
  return area === NOBODY ? [] : view.area.flatMap((name, square) => (name === area ? [square] : []));
}
