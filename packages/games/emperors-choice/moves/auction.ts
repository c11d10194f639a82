import {
  amount,
  bits,
  type Check,
  type Decision,
  type Look,
  OK,
  quick,
  type Reason,
  type Step,
  subset,
  take,
  todo,
} from '@tianxia/kernel';
import { has, powerOf, spareCubes } from '../count.ts';
import { moreCharacters, nextBidder, stillBidding, totalShown } from '../facts/auction.ts';
import { No } from '../reasons.ts';
import { type EmperorsChoice, type Frames, NOTHING_DECLARED } from '../state.ts';
import { passAuction } from './passing.ts';
import { revealEffects } from './reveals.ts';

type Here = Look<EmperorsChoice, Frames['bid']>;

/** EC-059, EC-060: whoever has passed is left out; when all have, the auction is over (EC-095). */
export const auction: Step<EmperorsChoice, Frames['auction']> = play => {
  const seat = nextBidder(play.s, play.seat);
  if (seat !== undefined) todo(play, { at: 'bid', seat, opening: play.frame.opening });
};

// ---- A: a set of characters, then cubes ----
const mostMore = ({ s, box, seat }: Look<EmperorsChoice>) => moreCharacters(s, box, seat);
const handSize = ({ s, seat }: Look<EmperorsChoice>) => s.hands[seat]!.pieces.length;
const oneTooMany = (look: Look<EmperorsChoice>) => mostMore(look) + 1; // so that the refusal can be told
const withinLimit: Check<EmperorsChoice> = (look, set) => (set === 0 || bits(set) <= mostMore(look) ? OK : No.tooMany); // EC-069

function totalWith({ s, box, seat }: Look<EmperorsChoice>, set: number): number {
  const { pieces } = s.hands[seat]!;
  let total = totalShown(s, box, seat);
  for (let i = 0, rest = set; rest !== 0; i++, rest >>= 1)
    if ((rest & 1) === 1) total += powerOf(s, box, seat, pieces[i]!);
  return total;
}
/** EC-066, EC-072, EC-073: a set is offered only if some number of cubes makes it a bid, so that the next choice is never empty. */
const canBeat: Check<EmperorsChoice, Frames['bid']> = (look, set) => {
  const { s, seat, frame } = look;
  const spare = spareCubes(s, seat);
  if (s.highest === NOTHING_DECLARED) return set !== 0 || spare > 0 ? OK : nothing(frame.opening);
  return totalWith(look, set) + spare > s.highest ? OK : No.cannotBeat;
};
const nothing = (opening: boolean): Reason => (opening ? No.addSomething : No.openWithSomething);
const othersIn = ({ s }: Here): Reason => (stillBidding(s) > 1 ? OK : No.alone); // EC-063
/** EC-061, EC-062 */
const mayPass = ({ s, seat, frame }: Here): Reason =>
  frame.opening && (s.hands[seat]!.pieces.length > 0 || s.cubes[seat]! > 0) ? No.mustOpen : OK;

export const bid: Decision<EmperorsChoice, Frames['bid']> = {
  moves: {
    reveal: {
      rule: 'EC-065',
      when: othersIn,
      point: [
        quick(
          subset<EmperorsChoice, Frames['bid']>('cards', handSize, oneTooMany, withinLimit, canBeat),
          subset<EmperorsChoice, Frames['bid']>('cards', handSize, mostMore, canBeat),
        ),
      ],
      effect(play, set) {
        const { s, seat, frame, emit } = play;
        const hand = s.hands[seat]!;
        const cards = hand.pieces.filter((_, i) => has(set, i));
        for (const card of cards) {
          take(hand, card);
          s.shown[seat]!.push(card); // EC-080
          emit('revealed', seat, card);
        }
        todo(play, { at: 'addCubes', seat, added: cards.length, opening: frame.opening });
      },
    },
    pass: { rule: 'EC-081', when: mayPass, effect: passAuction },
  },
};

const enough: Check<EmperorsChoice, Frames['addCubes']> = ({ s, box, seat, frame }, cubes) => {
  if (s.highest === NOTHING_DECLARED) return frame.added + cubes > 0 ? OK : nothing(frame.opening); // EC-073
  return totalShown(s, box, seat) + cubes > s.highest ? OK : No.notEnough; // EC-072, EC-074
};
/** The cubes complete the bid; then the total is declared, then effects follow (EC-064, EC-078). */
export const addCubes: Decision<EmperorsChoice, Frames['addCubes']> = {
  moves: {
    add: {
      rule: 'EC-070',
      point: [amount('cubes', ({ s, seat }: Look<EmperorsChoice, Frames['addCubes']>) => spareCubes(s, seat), enough)],
      effect(play, cubes) {
        const { s, box, seat, frame, emit } = play;
        s.shownCubes[seat]! += cubes;
        if (cubes > 0) emit('addedCubes', seat, cubes);
        s.highest = totalShown(s, box, seat); // EC-071
        s.declared[seat] = s.highest;
        emit('declared', seat, s.highest);
        todo(play, { at: 'auction', seat: (seat + 1) % s.seats, opening: false });
        revealEffects(play, frame.added);
      },
    },
  },
};
