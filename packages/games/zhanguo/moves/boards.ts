import {
  among,
  type Check,
  counted,
  type Decision,
  type Look,
  OK,
  type Play,
  type Seat,
  type Step,
  todo,
} from '@tianxia/kernel';
import { earn, onTrack } from '../at.ts';
import { No } from '../reasons.ts';
import { type Bidding, NOBODY, type ZhanGuo } from '../state.ts';

const BOARDS = [0, 1, 2, 3];
function takeBoard({ s, seat, emit }: Play<ZhanGuo>, board: number): void {
  s.boards[seat] = board;
  s.offered &= ~(1 << board);
  emit('picked', seat, board);
}
const isOffered: Check<ZhanGuo> = ({ s }, board) =>
  (s.offered >> board) & 1 ? OK : s.boards.includes(board) ? No.boardTaken : No.boardDropped;
/** ZG-047, ZG-059: one of the boards that are left, B side up. */
export const pick: Decision<ZhanGuo> = {
  moves: { pick: { rule: 'ZG-047', point: [among('board', BOARDS, isOffered)], effect: takeBoard } },
};

// ---- section 4: the auction ----
const withoutBoard = ({ s }: Look<ZhanGuo>, seat: Seat) => s.boards[seat] === NOBODY;
/** ZG-056, ZG-060: opened by the nearest player without a board; the last one takes what is left (ZG-061). */
export const auction: Step<ZhanGuo> = play => {
  const { s, box, seat } = play;
  const bidders: Seat[] = [];
  for (let k = 0; k < s.seats; k++) {
    const next = (seat + k) % s.seats;
    if (withoutBoard(play, next)) bidders.push(next);
  }
  const [opener, rival] = bidders;
  if (opener === undefined) return;
  if (rival !== undefined) {
    todo(play, { at: 'bid', seat: opener, standing: 0, leader: NOBODY, out: 0 });
    return;
  }
  const last = { ...play, seat: opener };
  pay(last, box.pack.auction.least);
  takeBoard(last, Math.log2(s.offered & -s.offered));
};
function pay(play: Play<ZhanGuo>, points: number): void {
  earn(play, 'board', -points);
  play.emit('paid', play.seat, points);
}
/** ZG-245: bidding goes round until all but one have passed. */
function nextBid(play: Play<ZhanGuo>, { standing, leader, out }: Bidding): void {
  const { s, seat } = play;
  for (let k = 1; k < s.seats; k++) {
    const next = (seat + k) % s.seats;
    if (next === leader || !withoutBoard(play, next) || (out >> next) & 1) continue;
    todo(play, { at: 'bid', seat: next, standing, leader, out });
    return;
  }
  pay({ ...play, seat: leader }, standing);
  todo(play, { at: 'pick', seat: leader }, { at: 'auction', seat: (leader + 1) % s.seats });
}
const beatsStanding: Check<ZhanGuo, Bidding> = ({ frame }, points) => (points > frame.standing ? OK : No.bidHigher);
const canPay: Check<ZhanGuo> = ({ s, seat }, points) => (points <= onTrack(s, seat) ? OK : No.beyondOwnPoints); // ZG-058
export const bid: Decision<ZhanGuo, Bidding> = {
  moves: {
    bid: {
      rule: 'ZG-057',
      point: [
        counted(
          'points',
          ({ box }) => box.pack.auction.start + 1,
          ({ box }, _, i) => box.pack.auction.least + i,
          beatsStanding,
          canPay,
        ),
      ],
      effect(play, points) {
        play.emit('bid', play.seat, points);
        nextBid(play, { standing: points, leader: play.seat, out: play.frame.out });
      },
    },
    pass: {
      rule: 'ZG-057',
      when: ({ frame }) => (frame.standing === 0 ? No.openerBids : OK),
      effect(play) {
        play.emit('outbid', play.seat);
        nextBid(play, { ...play.frame, out: play.frame.out | (1 << play.seat) });
      },
    },
  },
};
