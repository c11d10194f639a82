import type { Decision } from '@tianxia/bots/analysis';

export type Answer = { right: true; nearly: boolean } | { right: false; loss: number | undefined };
const AS_GOOD = 0.01; // of the win chance

/** Is this choice the best one, or as good as? `loss`: what it gives away, where it was tried. */
export function answerTo({ knew, others }: Pick<Decision, 'knew' | 'others'>, words: string): Answer {
  if (words === knew.best) return { right: true, nearly: false };
  const best = others.find(other => other.words === knew.best)?.win;
  const tried = others.find(other => other.words === words)?.win;
  const loss = best === undefined || tried === undefined ? undefined : best - tried;
  if (loss !== undefined && loss <= AS_GOOD) return { right: true, nearly: true };
  return { right: false, loss };
}
