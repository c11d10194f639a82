import { words } from '../text/en/screen/index.ts';
import { type Item, THE_CUBES } from './lane.ts';

/** What a pass would cost, in words: 'lose General', 'lose nothing', 'lose General or 4 cubes'. */
export function saidLoss(loss: readonly Item[], cubes: number, nameOf: (card: number) => string): string {
  const names = loss.map(({ card }) => (card === THE_CUBES ? words.cubes(cubes) : nameOf(card)));
  return words.loses([...new Set(names)]);
}
