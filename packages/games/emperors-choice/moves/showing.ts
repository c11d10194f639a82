import { bits, type Check, type Decision, type Look, OK, show, subset } from '@tianxia/kernel';
import { everyone, has } from '../count.ts';
import { fits, fitting, mustShow, revealed } from '../facts/showing.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames } from '../state.ts';

type Here = Look<EmperorsChoice, Frames['show']>;

function howMany({ s, box, seat, frame }: Here): number {
  const { pieces } = s.hands[seat]!;
  const shown = revealed(s, box, seat);
  let many = 0;
  for (let i = 0; i < pieces.length; i++) if (fits(box, frame.side, pieces[i]!)) many++;
  for (let i = 0; i < shown.length; i++) if (fits(box, frame.side, shown[i]!)) many++;
  return many;
}
const atMost = (look: Here): number =>
  look.box.showExactly[look.frame.side] === 0 ? howMany(look) : look.box.showExactly[look.frame.side]! + 1;
/** EC-178, EC-181: as many as one likes, or exactly two where the policy says two. */
const rightNumber: Check<EmperorsChoice, Frames['show']> = (look, set) =>
  look.box.showExactly[look.frame.side] === 0 || bits(set) === mustShow(look.box, look.frame.side, howMany(look))
    ? OK
    : No.wrongNumber;

/** Everybody with a card is asked, so that nobody learns who could have shown one. */
export const showCards: Decision<EmperorsChoice, Frames['show']> = {
  asks: ({ s, box, seat }) => s.hands[seat]!.pieces.length + revealed(s, box, seat).length > 0,
  moves: {
    show: {
      rule: 'EC-178',
      point: [subset('shownCards', howMany, atMost, rightNumber)],
      effect(play, set) {
        const { s, box, seat, frame, emit } = play;
        const hand = s.hands[seat]!;
        const cards = fitting(s, box, seat, frame.side).filter((_, i) => has(set, i));
        for (const card of cards) {
          if (hand.pieces.includes(card)) show(hand, card, everyone(s)); // EC-036: back in hand, but seen
          s.showing[seat]!.push(card); // EC-239: where it lies, it stays
          emit('showed', seat, card);
        }
        if (cards.length === 0) emit('showedNothing', seat);
      },
    },
  },
};
