import type { Seat } from '@tianxia/kernel';
import type { Box } from '../geography.ts';
import type { ReasonName } from '../reasons.ts';
import { GRASSLAND, isTerritory, OFF, VILLAGE, WATER } from '../squares.ts';
import type { State } from '../state.ts';

/** What keeps a tile off a square; nothing where there is free grassland. (QIN-061) */
export function takenBy({ ground }: State, box: Box, square: number): ReasonName | undefined {
  const what = ground[square];
  if (what === GRASSLAND) return undefined;
  if (what === VILLAGE) return 'onVillage';
  if (what === WATER) return 'onWater';
  return isTerritory(box.start[square]!) ? 'onStart' : 'onTile';
}
/** The square of a place on which no half can lie, that of the first half before that of the second; OFF when both are free. (QIN-061) */
export function inTheWay({ ground }: State, box: Box, place: number): number {
  const [first, second] = [box.firstSquare[place]!, box.secondSquare[place]!];
  if (ground[first] !== GRASSLAND) return first;
  return second !== OFF && ground[second] !== GRASSLAND ? second : OFF;
}
/** By tile kind 1..: those neither on the board nor in the viewer's own hand. (QIN-182) */
export function unseenTiles(s: State, box: Box, viewer: Seat): number[] {
  const left = box.firstColour.map(() => 0);
  for (const kind of box.tiles) left[kind]!++;
  for (const kind of [...s.laid, ...(s.hands[viewer] ?? [])]) if (kind > 0) left[kind]!--;
  return left.slice(1);
}
