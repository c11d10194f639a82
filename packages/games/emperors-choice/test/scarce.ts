import { content } from '../content/index.ts';
import type { Pack } from '../content/shape.ts';

/**
 * The printed box with fewer tributes, less room for trust and no points to begin with. With the printed numbers bots
 * never come near the last tribute, the thirtieth point of trust or a score of nothing, and those rules must work in whole games.
 */
export const scarce: Pack = {
  ...content,
  start: { ...content.start, vp: 0 },
  limits: { ...content.limits, trust: 10 },
  tributes: content.tributes.map(tribute => ({ ...tribute, copies: 2 })),
};
