import { among, type Check, counted, type Decision, type Look, OK, type Play, type Reason } from '@tianxia/kernel';
import type { Deed } from '../content/vocabulary.ts';
import { BOTH_DECKS, cardsIn } from '../facts/gifts.ts';
import { own, pay, train } from '../goods.ts';
import { No } from '../reasons.ts';
import type { Frames, ThreeKingdoms } from '../state.ts';
import { actionBit, RICE, UNTRAINED } from '../words.ts';
import { drawCard, hasCards, lookAtCards } from './cards.ts';
import { partTaken, taken } from './home.ts';

/** Hire an instructor, import technology, or both in either order. */
type Learning = Extract<Deed, { kind: 'technology' }>;
type Here = Look<ThreeKingdoms, Frames['technology']>;
type Rule = Check<ThreeKingdoms, Frames['technology']>;

const HIRE = actionBit('hire-instructor');
const IMPORT = actionBit('import-technology');
const deedOf = ({ box, frame }: Here): Learning => box.does[frame.space] as Learning;
const canHire = (look: Here): Reason => {
  if ((look.frame.done & HIRE) !== 0) return No.hiredAlready;
  return own(look, RICE) >= deedOf(look).rice ? OK : No.noRiceToHire;
};
const armiesToTrain: Rule = (look, n) => (own(look, UNTRAINED) >= n ? OK : No.nobodyToTrain);

// ---- skills that change the import (TK-508, TK-512, TK-450) ----
function drawerOn({ s, box, seat, frame }: Here): number {
  for (const bid of s.bids)
    if (bid.seat === seat && bid.space === frame.space && box.drawsFromEach[bid.general]) return bid.general;
  return 0;
}
const fromEach = (look: Here): boolean => drawerOn(look) > 0;
function lookerOn({ s, box, seat, frame }: Here): number {
  let best = 0;
  for (const { seat: who, space, general } of s.bids)
    if (who === seat && space === frame.space && box.looksAtCards[general]! > box.looksAtCards[best]!) best = general;
  return best;
}
const looks = (look: Here): number => look.box.looksAtCards[lookerOn(look)]!;
const notYet = ({ frame }: Here): Reason => ((frame.done & IMPORT) === 0 ? OK : No.importedAlready);
function imported(play: Play<ThreeKingdoms, Frames['technology']>): void {
  play.frame.done |= IMPORT;
  for (const general of [drawerOn(play), lookerOn(play)]) if (general > 0) play.emit('used', play.seat, general);
  partTaken(play, play.frame.space, IMPORT);
}
export const technology: Decision<ThreeKingdoms, Frames['technology']> = {
  moves: {
    hire: {
      rule: 'TK-231',
      stays: true,
      when: canHire,
      point: [
        counted(
          'armies',
          look => deedOf(look).trains,
          (_, __, i) => i + 1,
          armiesToTrain,
        ),
      ],
      effect(play, n) {
        pay(play, RICE, deedOf(play).rice);
        train(play, n);
        play.frame.done |= HIRE;
        partTaken(play, play.frame.space, HIRE);
      },
    },
    import: {
      rule: 'TK-232',
      stays: true,
      when: look => notYet(look) || (fromEach(look) && looks(look) === 0 ? No.drawsFromEach : OK),
      point: [among('deck', BOTH_DECKS, hasCards)], // TK-233
      effect(play, deck) {
        imported(play);
        if (fromEach(play)) drawCard(play, 1 - deck); // TK-450: the look is for one of the two draws
        if (looks(play) > 0) lookAtCards(play, deck, looks(play));
        else drawCard(play, deck);
      },
    },
    importEach: {
      rule: 'TK-512',
      stays: true,
      when: look =>
        notYet(look) ||
        (!fromEach(look) || looks(look) > 0
          ? No.drawsFromOne
          : BOTH_DECKS.some(deck => cardsIn(look.s, deck) > 0)
            ? OK
            : No.deckEmpty),
      effect(play) {
        imported(play);
        for (const deck of BOTH_DECKS) drawCard(play, deck);
      },
    },
    finish: {
      rule: 'TK-230',
      when: ({ frame }) => (frame.done === 0 ? No.learnSomething : OK), // TK-188
      effect(play) {
        taken(play, play.frame.space, 0); // its parts have had their benefits
      },
    },
  },
  nothing: No.nothingToLearn,
};
