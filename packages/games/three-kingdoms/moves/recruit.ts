import {
  bits,
  type Decision,
  EVERYONE,
  type Look,
  OK,
  type Play,
  remove,
  type Seat,
  subset,
  takeAny,
  todo,
} from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { me, recruitedCount, recruitedNth, reveal } from '../goods.ts';
import { No } from '../reasons.ts';
import type { State, ThreeKingdoms } from '../state.ts';
import { has } from '../words.ts';

/** Recruiting: at first, and in rounds 3, 5 and 9. All choose at once, in secret (TK-045, TK-075). */
const keeps = ({ s, box, seat }: Look<ThreeKingdoms>): number => box.recruits[s.round]![seat]!.keep; // TK-042, TK-070, TK-071
export const recruit: Decision<ThreeKingdoms> = {
  asks: look => me(look).drawn.length > 0,
  moves: {
    keep: {
      rule: 'TK-077',
      point: [
        subset(
          'generals',
          look => me(look).drawn.length,
          look => me(look).drawn.length, // too many are refused with their reason
          (look, set) => (bits(set) === keeps(look) ? OK : No.wrongNumber),
        ),
      ],
      effect(play, set) {
        const { drawn, fresh, reserve } = me(play);
        for (let i = 0; i < drawn.length; i++) (has(set, i) ? fresh : reserve).push(drawn[i]!); // TK-043, TK-074, TK-076
        drawn.length = 0;
        play.emit('recruited', play.seat, bits(set));
      },
    },
  },
};
export function drawGenerals(s: State, box: Box, seat: Seat, more: number, rand: (below: number) => number): void {
  const { drawn, reserve } = s.players[seat]!;
  const many = Math.min(box.recruits[s.round]![seat]!.draw + more, reserve.length); // TK-072, TK-073
  for (let i = 0; i < many; i++) drawn.push(takeAny(reserve, rand));
}
/** TK-062: the recruiting step of a round, if it has one. */
export function beginRecruiting(play: Play<ThreeKingdoms>): void {
  const { s, box, rand, emit } = play;
  if (box.tutorial) bringRoster(s, box, (seat, general) => emit('arrived', seat, general));
  if (box.recruits[s.round]!.length === 0) return;
  for (let seat = 0; seat < s.seats; seat++) {
    drawGenerals(s, box, seat, moreCards(play, seat), rand);
    emit('saw', seat, s.players[seat]!.drawn.length);
  }
  todo(play, { at: 'recruit', seat: EVERYONE });
}
/** TK-518: a general recruited before lets his owner see more cards. */
function moreCards(play: Play<ThreeKingdoms>, seat: Seat): number {
  const player = play.s.players[seat]!;
  let more = 0;
  for (let i = recruitedCount(player) - 1; i >= 0; i--) {
    const general = recruitedNth(player, i);
    const cards = play.box.recruitsFrom[general]!;
    if (cards === 0) continue;
    more += cards;
    reveal({ ...play, seat }, general);
    play.emit('used', seat, general);
  }
  return more;
}
/** TK-430: the tutorial's generals are named beforehand, so everybody knows them. */
export function bringRoster(s: State, box: Box, tell: (seat: Seat, general: number) => void): void {
  for (const [seat, generals] of box.rosters[s.round]!.entries())
    for (const general of generals) {
      remove(s.players[seat]!.reserve, general);
      s.players[seat]!.shown.push(general);
      tell(seat, general);
    }
}
