/** How good a choice was, by the win chance it gave away. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** From here on a loss has a mark of its own. */
export const LEAST_LOSS = 0.02;
/** From here on it would be a mistake. */
export const COSTLY = 0.05;

const FROM: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.1],
  ['mistake', COSTLY],
  ['inaccuracy', LEAST_LOSS],
];
/** `isBest`: nothing else was found that does better. */
export function markOf(loss: number, isBest: boolean): Mark {
  return FROM.find(([, least]) => loss >= least)?.[0] ?? (isBest ? 'best' : 'good');
}
/** A mark no worse than this one: for what was not looked at closely enough to be called more. */
export const atWorst = (mark: Mark, worst: Mark): Mark => (MARKS.indexOf(mark) > MARKS.indexOf(worst) ? worst : mark);
/** One step milder; an inaccuracy stays one. */
export const milder = (mark: Mark): Mark => (mark === 'blunder' ? 'mistake' : mark === 'mistake' ? 'inaccuracy' : mark);
/** What is worth a second look by the player. */
export const isError = (mark: Mark): boolean => mark === 'mistake' || mark === 'blunder';
