import { OK, type Reason } from '@tianxia/kernel';
import { CARDS_IN_REGION, inRegion } from '../at.ts';
import { No } from '../reasons.ts';
import type { Where } from '../rule.ts';
import { cardsIn } from '../tableau.ts';

/** FE-080, FE-084, FE-088: why no further card goes there, whatever its aspect. */
export function whyNoTuck({ s, box, seat }: Where, region: number): Reason {
  const cards = cardsIn(s, seat, region);
  if (cards === CARDS_IN_REGION) return No.regionFull;
  return s.unrest[inRegion(seat, region)]! + box.pack.unrest.byPosition[cards]! > box.pack.unrest.most
    ? No.tooMuchUnrest
    : OK;
}
/**
 * FE-081, FE-083: what the next card in a region is worth in tokens and adds to Unrest; undefined where all three lie.
 * Alchemist cards count among them (FE-085).
 */
export function nextCard({ s, box, seat }: Where, region: number): { tokens: number; unrest: number } | undefined {
  const position = cardsIn(s, seat, region);
  if (position === CARDS_IN_REGION) return undefined;
  return { tokens: box.pack.tokens.byPosition[position]!, unrest: box.pack.unrest.byPosition[position]! };
}
/** FE-082: so many tokens, as far as the supply goes. */
export const tokensLeft = ({ s }: Pick<Where, 's'>, aspect: number, wanted: number): number =>
  Math.min(wanted, s.supply[aspect]!);
