import type { Decision } from '@tianxia/bots/analysis';

export type Answer = { right: true; nearly: boolean } | { right: false; loss: number };
const AS_GOOD = 0.01; // of the win chance

/** What an answer that gives away so much is worth. */
export const answerOf = (loss: number): Answer =>
  loss <= AS_GOOD ? { right: true, nearly: true } : { right: false, loss };

/** Is this choice the best one, or as good as? Nothing where it was never tried: then the teacher has to try it. */
export function answerTo(
  { chosen, knew, others }: Pick<Decision, 'chosen' | 'knew' | 'others'>,
  words: string,
): Answer | undefined {
  if (words === knew.best) return { right: true, nearly: false };
  if (words === chosen) return { right: false, loss: knew.loss };
  const best = others.find(other => other.words === knew.best)?.win;
  const tried = others.find(other => other.words === words)?.win;
  return best === undefined || tried === undefined ? undefined : answerOf(best - tried);
}
