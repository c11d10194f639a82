import { kindOf, numberOf, type ThingKey } from '@tianxia/board';
import type { Box } from '../geography.ts';
import type { State } from '../state.ts';

/** The squares of a thing that events speak of, on the board as it is now: a place, a village, a whole province. */
export function squaresOf(view: State, box: Box, one: ThingKey): readonly number[] {
  const number = numberOf(one);
  switch (kindOf(one)) {
    case 'place':
      return [box.firstSquare[number]!, box.secondSquare[number]!];
    case 'village':
      return box.villages[number] ?? [];
    case 'province':
      return squaresIn(view, view.area[number] ?? -1);
    default:
      return [];
  }
}
export const squaresIn = ({ area }: { area: readonly number[] }, name: number): number[] =>
  name < 0 ? [] : area.flatMap((other, square) => (other === name ? [square] : []));
