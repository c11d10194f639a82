import { among, type Decision, known, type Look, OK, type Play, put, take, takeAny, todo } from '@tianxia/kernel';
import { BOTH_DECKS, cardsIn } from '../facts/gifts.ts';
import { me } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';

/** The two decks of enhancement cards: a shuffled pile, and under it what Guo Jia put there, in his order. */
export const hasCards = ({ s }: Look<ThreeKingdoms>, deck: number) => (cardsIn(s, deck) > 0 ? OK : No.deckEmpty);

/** The next card, and who knows it already. */
function nextCard({ s, rand }: Play<ThreeKingdoms>, deck: number): { card: number; knownTo: number } {
  const under = s.under[deck]!;
  if (s.decks[deck]!.length > 0) return { card: takeAny(s.decks[deck]!, rand), knownTo: 0 };
  const card = under.pieces[0]!;
  return { card, knownTo: take(under, card) };
}
/** TK-017: from an empty deck nothing is drawn. */
export function drawCard(play: Play<ThreeKingdoms>, deck: number): void {
  if (cardsIn(play.s, deck) === 0) return;
  const { card, knownTo } = nextCard(play, deck);
  put(me(play).hand, card, knownTo | known(play.seat));
  play.emit('drew', play.seat, deck, card);
}

// ---- TK-508: look at some, keep one, the others go under the deck in an order of one's own ----
export function lookAtCards(play: Play<ThreeKingdoms>, deck: number, cards: number): void {
  const { s, seat } = play;
  const many = Math.min(cards, cardsIn(s, deck)); // TK-449
  for (let i = 0; i < many; i++) {
    const { card, knownTo } = nextCard(play, deck);
    put(me(play).looked, card, knownTo | known(seat));
  }
  play.emit('looked', seat, deck, many);
  todo(play, { at: 'keep', seat, deck }, { at: 'under', seat, deck });
}
const lookedAt = (look: Look<ThreeKingdoms>) => me(look).looked.pieces;
export const keep: Decision<ThreeKingdoms, Frames['keep']> = {
  moves: {
    keep: {
      rule: 'TK-508',
      point: [among('enhancement', lookedAt)],
      effect(play, card) {
        put(me(play).hand, card, take(me(play).looked, card));
        play.emit('drew', play.seat, play.frame.deck, card);
      },
    },
  },
};
export const under: Decision<ThreeKingdoms, Frames['under']> = {
  asks: look => lookedAt(look).length > 0,
  moves: {
    put: {
      rule: 'TK-508',
      stays: true,
      point: [among('enhancement', lookedAt)],
      effect(play, card) {
        const { s, frame } = play;
        put(s.under[frame.deck]!, card, take(me(play).looked, card));
        play.emit('buried', play.seat, frame.deck, 1);
      },
    },
  },
};
/** A card from either deck: the deck is chosen before a card is seen (TK-233). */
export const deck: Decision<ThreeKingdoms> = {
  moves: { draw: { rule: 'TK-232', point: [among('deck', BOTH_DECKS, hasCards)], effect: drawCard } },
};
