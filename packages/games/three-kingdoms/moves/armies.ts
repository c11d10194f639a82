import { amount, counted, type Decision, type Look, OK } from '@tianxia/kernel';
import { canPayBundle, gainBundle, me, own, payBundle, train as trainArmies } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { ARMY_KINDS, asMade, FIRST_WEAPON, NOWHERE, UNTRAINED } from '../words.ts';
import { taken } from './home.ts';

/** Produce, tribute and gifts: one of several bundles of goods (TK-245, TK-246, TK-249). */
export const choose: Decision<ThreeKingdoms, Frames['choose']> = {
  moves: {
    take: {
      rule: 'TK-188', // one of the options; which ones is the space's or the card's to say
      point: [
        counted(
          'bundle',
          ({ frame }) => frame.count,
          ({ frame }, _, i) => frame.first + i,
        ),
      ],
      effect(play, which) {
        const bundle = play.box.bundles[which]!;
        if (play.frame.space !== NOWHERE) {
          let made = 0;
          for (let weapon = 0; weapon < ARMY_KINDS; weapon++)
            made |= asMade(weapon, bundle.goods[FIRST_WEAPON + weapon]!);
          taken(play, play.frame.space, 0, made);
        }
        gainBundle(play, bundle);
      },
    },
  },
};
/** TK-600: one thing for another, whichever way the player likes. */
export const swap: Decision<ThreeKingdoms, Frames['swap']> = {
  moves: {
    give: {
      rule: 'TK-600',
      point: [
        counted(
          'bundle',
          () => 2,
          ({ frame }, _, i) => frame.first + i,
          (look, which) => (canPayBundle(me(look), look.box.bundles[which]!) ? OK : No.cannotSwap),
        ),
      ],
      effect(play, given) {
        const { bundles } = play.box;
        const { first } = play.frame;
        gainBundle(play, bundles[given === first ? first + 1 : first]!);
        payBundle(play, bundles[given]!);
      },
    },
  },
};

// ---- TK-248, TK-189: up to two armies, none allowed ----
/** TK-506: the general there who trains most, and the limit he allows. */
function trainerOn({ s, box, seat }: Look<ThreeKingdoms>, space: number): number {
  let best = 0;
  for (const { seat: who, space: at, general } of s.bids)
    if (who === seat && at === space && box.trainsUpTo[general]! > box.trainsUpTo[best]!) best = general;
  return best;
}
export const trainingLimit = (look: Look<ThreeKingdoms>, space: number, most: number): number =>
  Math.max(most, look.box.trainsUpTo[trainerOn(look, space)]!);
export const train: Decision<ThreeKingdoms, Frames['train']> = {
  moves: {
    train: {
      rule: 'TK-248',
      point: [amount('armies', look => Math.min(look.frame.most, own(look, UNTRAINED)))],
      effect(play, armies) {
        const { space } = play.frame;
        const deed = play.box.does[space]!;
        if (deed.kind === 'train' && armies > deed.most) play.emit('used', play.seat, trainerOn(play, space));
        taken(play, space, 0);
        if (armies > 0) trainArmies(play, armies);
      },
    },
  },
};
