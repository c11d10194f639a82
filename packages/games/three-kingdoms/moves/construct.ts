import { among, type Check, type Decision, OK, type Play, type Step, take, todo } from '@tianxia/kernel';
import { type Discount, discountOn, discounts, dueOf, missing, NO_DISCOUNT, whyNotBuild } from '../facts/build.ts';
import { me, own, pay } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { moments, TRAINED, UNTRAINED } from '../words.ts';
import { happens } from './benefits.ts';
import { taken } from './home.ts';

/** Build one card from hand: prerequisite, cost, effect. */
type Rule = Check<ThreeKingdoms, Frames['construct']>;

export const BUILT = moments('built');
const canBeBuilt: Rule = (look, card) => whyNotBuild(look.s, look.box, look.seat, card, look.frame.space);
export const construct: Decision<ThreeKingdoms, Frames['construct']> = {
  moves: {
    build: {
      rule: 'TK-235',
      point: [among('enhancement', look => me(look).hand.pieces, canBeBuilt)],
      effect(play, card) {
        const { s, box, seat, frame } = play;
        const { space } = frame;
        take(me(play).hand, card);
        me(play).built.push(card); // TK-237: for good
        play.emit('built', seat, card);
        todo(play, { at: 'raised', seat, card, space });
        const offer = discountOn(s, box, seat, space);
        const choices = discounts(s, box, seat, card, space).filter(
          good => missing(s, box, seat, card, good, offer!.less) === OK,
        );
        if (choices.length > 1) todo(play, { at: 'discount', seat, card, space });
        else payFor(play, card, choices[0] ?? NO_DISCOUNT, offer);
      },
    },
  },
  nothing: No.nothingToBuild,
};
export const discount: Decision<ThreeKingdoms, Frames['discount']> = {
  moves: {
    take: {
      rule: 'TK-559',
      point: [
        among(
          'good',
          ({ s, box, seat, frame }) => discounts(s, box, seat, frame.card, frame.space),
          ({ s, box, seat, frame }, good) =>
            missing(s, box, seat, frame.card, good, discountOn(s, box, seat, frame.space)!.less),
        ),
      ],
      effect(play, good) {
        const { s, box, seat, frame } = play;
        payFor(play, frame.card, good, discountOn(s, box, seat, frame.space));
      },
    },
  },
};
function payFor(play: Play<ThreeKingdoms>, card: number, cheaper: number, offer: Discount | undefined): void {
  const { goods, armies } = play.box.costs[card]!;
  if (offer !== undefined && cheaper !== NO_DISCOUNT) play.emit('used', play.seat, offer.general);
  for (let good = 0; good < goods.length; good++)
    pay(play, good, dueOf(play.box, card, good, cheaper, offer?.less ?? 0));
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
