import { OK, type Reason, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { holds, unmet } from '../conditions.ts';
import { No } from '../reasons.ts';
import type { State } from '../state.ts';
import { GOLD, goodNamed, RICE, SUPPORT, TRAINED, UNTRAINED } from '../words.ts';

/** What a card costs its builder, and why it cannot be built. */
export const NO_DISCOUNT = -1;
const lacking = (good: number): Reason => {
  if (good === GOLD) return No.costsGold;
  if (good === RICE) return No.costsRice;
  if (good === SUPPORT) return No.costsSupport;
  return good === UNTRAINED || good === TRAINED ? No.costsTrained : No.costsWeapons;
};
/** TK-559: by how much a general on the space makes one listed good cheaper. */
export interface Discount {
  general: number; // whose skill it is
  less: number;
  of: readonly number[];
}
export function discountOn(s: State, box: Box, seat: Seat, space: number): Discount | undefined {
  for (const bid of s.bids) {
    const row = bid.seat === seat && bid.space === space ? box.buildsFor[bid.general]![0] : undefined;
    if (row !== undefined) return { general: bid.general, less: row.less, of: row.of.map(goodNamed) };
  }
  return undefined;
}
/** What is due of a good, `cheaper` being the one to pay less of (TK-455). */
export const dueOf = (box: Box, card: number, good: number, cheaper: number, less: number): number => {
  const printed = box.costs[card]!.goods[good]!;
  return good === cheaper ? Math.max(0, printed - less) : printed;
};
/** TK-239: out of the supply alone. */
export function missing(s: State, box: Box, seat: Seat, card: number, cheaper: number, less: number): Reason {
  const own = s.players[seat]!.goods;
  const { goods, armies } = box.costs[card]!;
  for (let good = 0; good < goods.length; good++)
    if (own[good]! < dueOf(box, card, good, cheaper, less)) return lacking(good);
  const plain = goods[UNTRAINED]! + goods[TRAINED]!;
  return own[UNTRAINED]! + own[TRAINED]! - plain >= armies ? OK : No.costsArmies; // TK-238
}
/** Which goods of this cost the discount could go to. */
export const discounts = (s: State, box: Box, seat: Seat, card: number, space: number): number[] =>
  discountOn(s, box, seat, space)?.of.filter(good => box.costs[card]!.goods[good]! > 0) ?? [];
/** TK-235: the prerequisite printed on the card, asked only when it is built (TK-236). */
export function whyNotReady(s: State, box: Box, seat: Seat, card: number): Reason {
  const { needs } = box.pack.enhancements[card - 1]!;
  if (needs === undefined || holds(needs, s, box, seat)) return OK;
  return needs.kind === 'level' && needs.land === 'marketplace' ? No.needsMarketplace : unmet[needs.kind];
}
export function whyNotBuild(s: State, box: Box, seat: Seat, card: number, space: number): Reason {
  const unready = whyNotReady(s, box, seat, card);
  if (unready !== OK) return unready;
  const plain = missing(s, box, seat, card, NO_DISCOUNT, 0);
  if (plain === OK) return OK;
  const discount = discountOn(s, box, seat, space);
  if (discount === undefined) return plain;
  const helps = (good: number) => missing(s, box, seat, card, good, discount.less) === OK;
  return discounts(s, box, seat, card, space).some(helps) ? OK : plain;
}
