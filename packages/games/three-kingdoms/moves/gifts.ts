import { type Handlers, type Play, todo } from '@tianxia/kernel';
import { landNamed } from '../box.ts';
import { countOf } from '../conditions.ts';
import { type Benefit, DECKS } from '../content/vocabulary.ts';
import { BOTH_DECKS } from '../facts/gifts.ts';
import { gain, gainBundle, me, train } from '../goods.ts';
import { bundleFrom, type Gift } from '../printed.ts';
import type { Occasion, ThreeKingdoms } from '../state.ts';
import { goodNamed, NOWHERE, SUPPORT, UNTRAINED } from '../words.ts';
import { drawCard } from './cards.ts';
import { raiseTribe } from './tribe-level.ts';

type Acting = Play<ThreeKingdoms, Occasion>;

/** What a card gives. `k` is the place among the gifts of one row: some have bundles to choose from. */
export const give: Handlers<Benefit, [Acting, Gift, k: number]> = {
  gain: ({ goods }, play) => gainBundle(play, bundleFrom(goods)),
  gainPer: ({ good, per, most }, play) => {
    const { s, box, seat } = play;
    const n = Math.min(most, countOf(per, s, box, seat));
    if (good !== 'weapon') gain(play, goodNamed(good), n);
    else if (n > 0) todo(play, { at: 'arms', seat, left: n });
  },
  oneOf: ({ options }, play, { choices }, k) =>
    todo(play, { at: 'choose', seat: play.seat, first: choices[k]!, count: options.length, space: NOWHERE }),
  train: ({ most }, play) => {
    const able = Math.min(most, me(play).goods[UNTRAINED]!);
    if (able > 0) train(play, able);
  },
  draw: ({ from }, play) => {
    if (from === 'either') todo(play, { at: 'deck', seat: play.seat });
    else if (from === 'each') for (const deck of BOTH_DECKS) drawCard(play, deck);
    else drawCard(play, DECKS.indexOf(from));
  },
  putOnCard: ({ amount }, { s, seat, emit }, { card }) => {
    s.onCard[card]! += amount;
    emit('onCard', seat, card, amount);
  },
  takeFromCard: ({ good, amount }, play, { card }) => {
    play.s.onCard[card]! -= amount;
    gain(play, goodNamed(good), amount);
  },
  supportBack: ({ amount }, play) => gain(play, SUPPORT, amount),
  tribe: ({ change }, play) => raiseTribe(play, change),
  spareToken: ({ land, amount }, { s, seat, emit }) => {
    const which = landNamed(land);
    for (let i = 0; i < amount && s.spare[which]! > 0; i++) {
      s.spare[which]!--;
      s.players[seat]!.stored[which]!++;
      emit('spare', seat, which);
    }
  },
  act: ({ action }, play) => todo(play, { at: action === 'harvest' ? 'harvest' : 'tax', seat: play.seat }),
  swap: (_, play, { choices }, k) => todo(play, { at: 'swap', seat: play.seat, first: choices[k]! }),
  joinAlliance: (_, { s, seat, emit }) => {
    s.allies |= 1 << seat; // TK-096: all three are allies then
    emit('joined', seat);
  },
};
