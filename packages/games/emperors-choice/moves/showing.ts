import { bits, type Check, type Decision, type Look, OK, type Seat, show, subset } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { everyone, has } from '../count.ts';
import { No } from '../reasons.ts';
import type { EmperorsChoice, Frames, State } from '../state.ts';

type Here = Look<EmperorsChoice, Frames['show']>;

function fits(box: Box, side: number, card: number): boolean {
  const asked = box.shows[side]!;
  if (asked === 'defence') return box.defence[card]! > 0;
  return asked === 'blood' ? box.blood[card]! : true;
}
/** EC-096: those revealed in the auction still belong to the hand, unless the table reads it otherwise. */
const revealed = (s: State, box: Box, seat: Seat): readonly number[] => (box.revealedApart ? [] : s.shown[seat]!);
/** Characters in hand, then those revealed; a set of bits is over this list. */
export function fitting(s: State, box: Box, seat: Seat, side: number): number[] {
  const cards: number[] = [];
  for (const card of s.hands[seat]!.pieces) if (fits(box, side, card)) cards.push(card);
  for (const card of revealed(s, box, seat)) if (fits(box, side, card)) cards.push(card);
  return cards;
}
function howMany({ s, box, seat, frame }: Here): number {
  const { pieces } = s.hands[seat]!;
  const shown = revealed(s, box, seat);
  let many = 0;
  for (let i = 0; i < pieces.length; i++) if (fits(box, frame.side, pieces[i]!)) many++;
  for (let i = 0; i < shown.length; i++) if (fits(box, frame.side, shown[i]!)) many++;
  return many;
}
const exactly = (look: Here): number => Math.min(look.box.showExactly[look.frame.side]!, howMany(look));
const atMost = (look: Here): number =>
  look.box.showExactly[look.frame.side] === 0 ? howMany(look) : look.box.showExactly[look.frame.side]! + 1;
/** EC-178, EC-181: as many as one likes, or exactly two where the policy says two. */
const rightNumber: Check<EmperorsChoice, Frames['show']> = (look, set) =>
  look.box.showExactly[look.frame.side] === 0 || bits(set) === exactly(look) ? OK : No.wrongNumber;

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
