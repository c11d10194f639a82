import { among, type Check, counted, type Decision, type Look, OK, type Play, todo } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Deed } from '../content/vocabulary.ts';
import { gain, me, own, pay, weaponsOf } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, Player, ThreeKingdoms } from '../state.ts';
import { actionBit, FIRST_WEAPON, GOLD, RICE } from '../words.ts';
import { taken } from './home.ts';

/** Rice one way, weapons one way, either first, in whole lots. */
type Trading = Extract<Deed, { kind: 'trade' }>;
type Here = Look<ThreeKingdoms, Frames['trade']>;
type Rule = Check<ThreeKingdoms, Frames['trade']>;

const BUY_RICE = actionBit('buy-rice');
const SELL_RICE = actionBit('sell-rice');
const BUY_WEAPONS = actionBit('buy-weapons');
const SELL_WEAPONS = actionBit('sell-weapons');
const RICE_PART = BUY_RICE | SELL_RICE;
const WEAPONS_PART = BUY_WEAPONS | SELL_WEAPONS;

/** TK-619: an enhancement may change the price of weapons. */
function priceCard(box: Box, { built }: Player): number {
  for (let i = 0; i < built.length; i++)
    if (box.weaponPrices[box.generals + built[i]!]!.length > 0) return box.generals + built[i]!;
  return 0;
}
const weaponPrice = (box: Box, player: Player, deed: Trading, way: 'buy' | 'sell'): number =>
  box.weaponPrices[priceCard(box, player)]![0]?.[way] ?? deed.weapons[way];
function tellPrice({ box, seat, emit, s }: Play<ThreeKingdoms>): void {
  const card = priceCard(box, s.players[seat]!);
  if (card > 0) emit('used', seat, card);
}
const deedOf = ({ box, frame }: Here): Trading => box.does[frame.space] as Trading;
const priceOf = (look: Here, way: 'buy' | 'sell') => weaponPrice(look.box, me(look), deedOf(look), way);
// TK-226: a part knows nothing of the other
const riceLeft = ({ frame }: Here) => ((frame.done & RICE_PART) === 0 ? OK : No.riceTraded);
const weaponsLeft = ({ frame }: Here) => ((frame.done & WEAPONS_PART) === 0 ? OK : No.weaponsTraded);
/** TK-222, TK-224, TK-225: so many whole lots at most. */
const lots = (part: 'rice' | 'weapons', ...checks: Rule[]) =>
  counted<ThreeKingdoms, Frames['trade']>(
    'lots',
    look => deedOf(look)[part].lots,
    (_, __, i) => i + 1,
    ...checks,
  );
const goldForRice: Rule = (look, n) => (own(look, GOLD) >= n * deedOf(look).rice.buy ? OK : No.riceCosts);
const riceToSell: Rule = (look, n) => (own(look, RICE) >= n * deedOf(look).rice.lot ? OK : No.tooLittleRice);
const goldForWeapons: Rule = (look, n) => (own(look, GOLD) >= n * priceOf(look, 'buy') ? OK : No.weaponsCost);
const weaponsToSell: Rule = (look, n) => (weaponsOf(me(look)) >= n * deedOf(look).weapons.lot ? OK : No.tooFewWeapons);

export const trade: Decision<ThreeKingdoms, Frames['trade']> = {
  moves: {
    buyRice: {
      rule: 'TK-221',
      stays: true,
      when: riceLeft,
      point: [lots('rice', goldForRice)],
      effect(play, n) {
        const { lot, buy } = deedOf(play).rice;
        pay(play, GOLD, n * buy);
        gain(play, RICE, n * lot);
        play.frame.done |= BUY_RICE;
      },
    },
    sellRice: {
      rule: 'TK-221',
      stays: true,
      when: riceLeft,
      point: [lots('rice', riceToSell)],
      effect(play, n) {
        const { lot, sell } = deedOf(play).rice;
        pay(play, RICE, n * lot);
        gain(play, GOLD, n * sell);
        play.frame.done |= SELL_RICE;
      },
    },
    buyWeapons: {
      rule: 'TK-223',
      stays: true,
      when: weaponsLeft,
      point: [lots('weapons', goldForWeapons)],
      effect(play, n) {
        tellPrice(play);
        pay(play, GOLD, n * priceOf(play, 'buy'));
        play.frame.done |= BUY_WEAPONS;
        todo(play, { at: 'arms', seat: play.seat, left: n * deedOf(play).weapons.lot });
      },
    },
    sellWeapons: {
      rule: 'TK-223',
      stays: true,
      when: weaponsLeft,
      point: [lots('weapons', weaponsToSell)],
      effect(play, n) {
        tellPrice(play);
        gain(play, GOLD, n * priceOf(play, 'sell'));
        play.frame.done |= SELL_WEAPONS;
        todo(play, { at: 'sale', seat: play.seat, left: n * deedOf(play).weapons.lot });
      },
    },
    finish: {
      rule: 'TK-220',
      when: ({ frame }) => (frame.done === 0 ? No.tradeSomething : OK), // TK-188
      effect(play) {
        taken(play, play.frame.space, play.frame.done);
      },
    },
  },
  nothing: No.nothingToTrade,
};

// ---- which weapons: one by one (TK-224, TK-454) ----
const WEAPON_KINDS = [0, 1, 2, 3];
export const arms: Decision<ThreeKingdoms, Frames['arms']> = {
  asks: ({ frame }) => frame.left > 0,
  moves: {
    take: {
      rule: 'TK-454',
      stays: true,
      point: [among('weapon', WEAPON_KINDS)],
      effect(play, weapon) {
        play.frame.left--;
        gain(play, FIRST_WEAPON + weapon, 1);
      },
    },
  },
};
export const sale: Decision<ThreeKingdoms, Frames['sale']> = {
  asks: ({ frame }) => frame.left > 0,
  moves: {
    give: {
      rule: 'TK-224',
      stays: true,
      point: [
        among('weapon', WEAPON_KINDS, (look, weapon) => (own(look, FIRST_WEAPON + weapon) > 0 ? OK : No.noneOfThat)),
      ],
      effect(play, weapon) {
        play.frame.left--;
        pay(play, FIRST_WEAPON + weapon, 1);
      },
    },
  },
};
