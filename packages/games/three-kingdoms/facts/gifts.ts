import { type Handlers, handle, type Seat } from '@tianxia/kernel';
import { type Box, landNamed } from '../box.ts';
import { allHold, countOf } from '../conditions.ts';
import { type Benefit, DECKS, GOODS } from '../content/vocabulary.ts';
import { canPayBundle, isNew } from '../goods.ts';
import { bundleFrom, type Gift } from '../printed.ts';
import type { Occasion, Player, State } from '../state.ts';
import { FARM, MARKET, type Moments, moments, NOWHERE, RICE, UNTRAINED } from '../words.ts';

/** What skills and enhancements would give a seat on an occasion: all of them together (TK-185). */
const RECRUITED_NOW = moments('recruitRoundEnd');
const NOT_NOW = moments('laterRoundEnd');
export const DROPPING = moments('tribeDrops');
const NONE: readonly number[] = [];

export const BOTH_DECKS = [0, 1];
export const cardsIn = ({ decks, under }: State, deck: number): number =>
  decks[deck]!.length + under[deck]!.pieces.length;
export const occasionOf = (called: Moments<never>, about: Partial<Occasion> = {}): Occasion => {
  const { card = 0, space = NOWHERE, actions = 0, made = 0 } = about;
  return { moments: called, card, space, actions, made };
};

function standsOn({ bids }: State, general: number, space: number): boolean {
  for (let i = 0; i < bids.length; i++) if (bids[i]!.general === general) return bids[i]!.space === space;
  return false;
}
/** Is this what the card speaks of? Whether its conditions hold is asked when it is used. */
function concerns(s: State, player: Player, gift: Gift, at: Occasion): boolean {
  if ((gift.moments & at.moments) === 0 || (at.card !== 0 && gift.card !== at.card)) return false;
  if (gift.actions !== 0 && (gift.actions & at.actions) === 0) return false;
  if (gift.byGeneral && !standsOn(s, gift.card, at.space)) return false; // TK-184, TK-441
  if (gift.moments === RECRUITED_NOW) return isNew(s, player, gift.card);
  return gift.moments !== NOT_NOW || !isNew(s, player, gift.card);
}
/**
 * The seat's gifts that this occasion speaks of, as far as its cards are known to who looks. Generals count wherever
 * they are, also stationed or with the emperor (TK-344); none ever leaves the game (TK-456).
 */
export function giftsAt(s: State, box: Box, seat: Seat, at: Occasion): readonly number[] {
  if (at.card !== 0 && (box.momentsOf[at.card]! & at.moments) === 0) return NONE; // one card is spoken of, and it knows no such moment
  const { shown, hidden, fresh, built } = s.players[seat]!;
  let found = NONE;
  for (let i = 0; i < shown.length; i++) found = withGifts(found, s, box, seat, shown[i]!, at);
  for (let i = 0; i < hidden.length; i++) found = withGifts(found, s, box, seat, hidden[i]!, at);
  for (let i = 0; i < fresh.length; i++) found = withGifts(found, s, box, seat, fresh[i]!, at);
  for (let i = 0; i < built.length; i++) found = withGifts(found, s, box, seat, box.generals + built[i]!, at);
  return found;
}
function withGifts(found: readonly number[], s: State, box: Box, seat: Seat, card: number, at: Occasion) {
  if ((box.momentsOf[card]! & at.moments) === 0) return found; // in a rival's view a general not shown yet is no card
  const player = s.players[seat]!;
  const here = box.giftsOf[card]!.filter(gift => concerns(s, player, box.gifts[gift]!, at));
  return here.length === 0 ? found : [...found, ...here];
}

type Asked = [s: State, box: Box, seat: Seat, gift: Gift];
/** A gift that would do nothing is not offered. */
const possible: Handlers<Benefit, Asked, boolean> = {
  gain: () => true,
  gainPer: ({ per }, s, box, seat) => countOf(per, s, box, seat) > 0,
  oneOf: () => true,
  train: (_, s, __, seat) => s.players[seat]!.goods[UNTRAINED]! > 0,
  draw: ({ from }, s) =>
    from === 'either' || from === 'each'
      ? BOTH_DECKS.some(deck => cardsIn(s, deck) > 0)
      : cardsIn(s, DECKS.indexOf(from)) > 0,
  putOnCard: () => true,
  takeFromCard: ({ amount }, s, _, __, { card }) => s.onCard[card]! >= amount, // TK-442
  supportBack: () => true,
  tribe: () => true,
  spareToken: ({ land }, s) => s.spare[landNamed(land)]! > 0, // TK-013
  act: ({ action }, s, _, seat) => s.players[seat]!.flipped[action === 'harvest' ? FARM : MARKET]! > 0,
  swap: ({ one, other }, s, _, seat) => [one, other].some(goods => canPayBundle(s.players[seat]!, bundleFrom(goods))),
  joinAlliance: () => true,
};
export function isUsable(s: State, box: Box, seat: Seat, gift: Gift, at: Occasion): boolean {
  if (s.players[seat]!.goods[RICE]! < gift.rice) return false;
  if (s.onCard[gift.card]! < gift.charge) return false;
  if (!allHold(gift.when, s, box, seat, gift.card, at)) return false;
  for (let i = 0; i < gift.gives.length; i++) if (handle(possible, gift.gives[i]!, s, box, seat, gift)) return true;
  return false;
}
/** By good: what such a moment would bring without a choice; undefined if nothing. */
export function goodsComing(s: State, box: Box, seat: Seat, at: Occasion): number[] | undefined {
  const gifts = giftsAt(s, box, seat, at);
  if (gifts.length === 0) return undefined;
  const coming = GOODS.map(() => 0);
  for (const i of gifts)
    if (allHold(box.gifts[i]!.when, s, box, seat, box.gifts[i]!.card, at))
      for (const one of box.gifts[i]!.gives)
        if (one.kind === 'gain')
          for (const [good, amount] of bundleFrom(one.goods).goods.entries()) coming[good]! += amount;
  return coming;
}

export const DROPS: Occasion = occasionOf(DROPPING);
/** TK-331, TK-334: the skills that would stand in for the drop of the tribe's level. */
export const insteadsOfDrop = (s: State, box: Box, seat: Seat): readonly number[] =>
  giftsAt(s, box, seat, DROPS).filter(i => isUsable(s, box, seat, box.gifts[i]!, DROPS));
