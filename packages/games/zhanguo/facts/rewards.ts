import type { Seat } from '@tianxia/kernel';
import { markerValue, tiebreakRank } from '../at.ts';
import type { Box } from '../box.ts';
import { NOBODY, type State } from '../state.ts';

/** ZG-183, ZG-184, ZG-189: who has most of those not yet asked; the tiebreaker order decides between equals. */
export function strongest(s: State, box: Box, aspect: number, asked: number): Seat {
  let best = NOBODY;
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const value = (asked >> seat) & 1 ? 0 : markerValue(s, box, seat, aspect);
    if (value < most || value === 0) continue;
    if (value === most && tiebreakRank(s, seat) > tiebreakRank(s, best)) continue;
    best = seat;
    most = value;
  }
  return best;
}
/** Who would be offered the reward of this aspect, in that order, if the round ended now. */
export function rankingOf(s: State, box: Box, aspect: number): Seat[] {
  const ranking: Seat[] = [];
  for (let asked = 0; ; ) {
    const seat = strongest(s, box, aspect, asked);
    if (seat === NOBODY) return ranking;
    ranking.push(seat);
    asked |= 1 << seat;
  }
}
