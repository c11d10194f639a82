import { THE_CUBES } from '../facts/auction.ts';
import type { Words } from './words.ts';

/** What a pass would cost, in words: 'lose General', 'lose nothing', 'lose General or 4 cubes'. */
export function saidLoss(
  words: Words,
  loss: readonly number[],
  cubes: number,
  nameOf: (card: number) => string,
): string {
  const names = loss.map(card => (card === THE_CUBES ? words.cubes(cubes) : nameOf(card)));
  return words.loses([...new Set(names)]);
}
