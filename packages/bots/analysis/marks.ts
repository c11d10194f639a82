/** How good a choice was, by the win chance it gave away. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

const FROM: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.1],
  ['mistake', 0.05],
  ['inaccuracy', 0.02],
];
/** `isBest`: nothing else was found that does better. */
export function markOf(loss: number, isBest: boolean): Mark {
  return FROM.find(([, least]) => loss >= least)?.[0] ?? (isBest ? 'best' : 'good');
}
/** What is worth a second look by the player. */
export const isError = (mark: Mark): boolean => mark === 'mistake' || mark === 'blunder';
/** From here on a loss has a mark of its own. */
export const LEAST_LOSS = 0.02;
