import {
  among,
  type Check,
  type Decision,
  type Look,
  OK,
  type Play,
  type Reason,
  type Step,
  take,
  todo,
} from '@tianxia/kernel';
import { holds, unmet } from '../conditions.ts';
import { me, own, pay } from '../goods.ts';
import { No } from '../refusals.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { GOLD, goodNamed, moments, RICE, SUPPORT, TRAINED, UNTRAINED } from '../words.ts';
import { happens } from './benefits.ts';
import { taken } from './home.ts';

/** Build one card from hand: prerequisite, cost, effect (TK-235, TK-236, TK-237, TK-238, TK-239, TK-240). */
type Here = Look<ThreeKingdoms>;
type Rule = Check<ThreeKingdoms, Frames['construct']>;

export const BUILT = moments('built');
const NO_DISCOUNT = -1;
const lacking = (good: number): Reason => {
  if (good === GOLD) return No.costsGold;
  if (good === RICE) return No.costsRice;
  if (good === SUPPORT) return No.costsSupport;
  return good === UNTRAINED || good === TRAINED ? No.costsTrained : No.costsWeapons;
};
/** TK-559: by how much a general on the space makes one listed good cheaper. */
interface Discount {
  general: number; // whose skill it is
  less: number;
  of: readonly number[];
}
function discountOn({ s, box, seat }: Here, space: number): Discount | undefined {
  for (const bid of s.bids) {
    const row = bid.seat === seat && bid.space === space ? box.buildsFor[bid.general]![0] : undefined;
    if (row !== undefined) return { general: bid.general, less: row.less, of: row.of.map(goodNamed) };
  }
  return undefined;
}
/** What is missing for a card, `cheaper` being the good one pays less of. */
function missing(look: Here, card: number, cheaper: number, less: number): Reason {
  const { goods, armies } = look.box.costs[card]!;
  for (let good = 0; good < goods.length; good++) {
    const due = good === cheaper ? Math.max(0, goods[good]! - less) : goods[good]!; // TK-455
    if (own(look, good) < due) return lacking(good);
  }
  const plain = goods[UNTRAINED]! + goods[TRAINED]!;
  return own(look, UNTRAINED) + own(look, TRAINED) - plain >= armies ? OK : No.costsArmies;
}
/** Which goods of this cost the discount could go to. */
const discounts = (look: Here, card: number, space: number): number[] =>
  discountOn(look, space)?.of.filter(good => look.box.costs[card]!.goods[good]! > 0) ?? [];
function whyNotBuild(look: Here, card: number, space: number): Reason {
  const { needs } = look.box.pack.enhancements[card - 1]!;
  if (needs !== undefined && !holds(needs, look.s, look.box, look.seat))
    return needs.kind === 'level' && needs.land === 'marketplace' ? No.needsMarketplace : unmet[needs.kind];
  const plain = missing(look, card, NO_DISCOUNT, 0);
  if (plain === OK) return OK;
  const discount = discountOn(look, space);
  if (discount === undefined) return plain;
  return discounts(look, card, space).some(good => missing(look, card, good, discount.less) === OK) ? OK : plain;
}
export function canBuild(look: Here, space: number): Reason {
  const { pieces } = me(look).hand;
  for (let i = 0; i < pieces.length; i++) if (whyNotBuild(look, pieces[i]!, space) === OK) return OK;
  return No.nothingToBuild;
}
const canBeBuilt: Rule = (look, card) => whyNotBuild(look, card, look.frame.space);
export const construct: Decision<ThreeKingdoms, Frames['construct']> = {
  moves: {
    build: {
      rule: 'TK-235',
      point: [among('enhancement', look => me(look).hand.pieces, canBeBuilt)],
      effect(play, card) {
        const { seat, frame } = play;
        const { space } = frame;
        take(me(play).hand, card);
        me(play).built.push(card);
        play.emit('built', seat, card);
        todo(play, { at: 'raised', seat, card, space });
        const offer = discountOn(play, space);
        const choices = discounts(play, card, space).filter(good => missing(play, card, good, offer!.less) === OK);
        if (choices.length > 1) todo(play, { at: 'discount', seat, card, space });
        else payFor(play, card, choices[0] ?? NO_DISCOUNT, offer);
      },
    },
  },
};
export const discount: Decision<ThreeKingdoms, Frames['discount']> = {
  moves: {
    take: {
      rule: 'TK-559',
      point: [
        among(
          'good',
          look => discounts(look, look.frame.card, look.frame.space),
          (look, good) => missing(look, look.frame.card, good, discountOn(look, look.frame.space)!.less),
        ),
      ],
      effect(play, good) {
        payFor(play, play.frame.card, good, discountOn(play, play.frame.space));
      },
    },
  },
};
function payFor(play: Play<ThreeKingdoms>, card: number, cheaper: number, offer: Discount | undefined): void {
  const { goods, armies } = play.box.costs[card]!;
  if (offer !== undefined && cheaper !== NO_DISCOUNT) play.emit('used', play.seat, offer.general);
  for (let good = 0; good < goods.length; good++)
    pay(play, good, good === cheaper ? Math.max(0, goods[good]! - offer!.less) : goods[good]!);
  if (armies > 0) todo(play, { at: 'armies', seat: play.seat, left: armies });
}
/** TK-238: untrained or trained, mixed freely. */
const ARMY_GOODS = [UNTRAINED, TRAINED];
export const armies: Decision<ThreeKingdoms, Frames['armies']> = {
  asks: ({ frame }) => frame.left > 0,
  moves: {
    pay: {
      rule: 'TK-238',
      stays: true,
      point: [among('good', ARMY_GOODS, (look, good) => (own(look, good) > 0 ? OK : No.costsArmies))],
      effect(play, good) {
        play.frame.left--;
        pay(play, good, 1);
      },
    },
  },
};
/** Paid for: what the card does when built, then what others give for building. */
export const raised: Step<ThreeKingdoms, Frames['raised']> = play => {
  const { box, frame } = play;
  taken(play, frame.space, 0);
  happens(play, BUILT, { card: box.generals + frame.card });
};
