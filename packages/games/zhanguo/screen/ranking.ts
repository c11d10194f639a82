import type { Seat } from '@tianxia/kernel';
import { governorsIn, markerValue, tiebreakRank } from '../at.ts';
import type { Box } from '../box.ts';
import { governorPoints } from '../score.ts';
import type { State } from '../state.ts';

const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

interface Standing {
  seat: Seat;
  value: number;
}
/** Who would be offered the reward of this aspect, in that order, if the round ended now. */
export function rankingOf(s: State, box: Box, aspect: number): Standing[] {
  return seatsOf(s)
    .map(seat => ({ seat, value: markerValue(s, box, seat, aspect) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || tiebreakRank(s, a.seat) - tiebreakRank(s, b.seat));
}
/** Who would score for Governors in this Region now, and how much each. */
export function majorityIn(s: State, box: Box, region: number): Standing[] {
  return seatsOf(s)
    .map(seat => ({ seat, value: governorPoints(s, box, seat, region) }))
    .filter(({ value }) => value > 0);
}
/** How many Governors everybody has in the open area of a Region, those with some. */
export const openIn = (s: State, region: number): Standing[] =>
  seatsOf(s).flatMap(seat => {
    const value = s.open[seat * 5 + region]!;
    return value > 0 ? [{ seat, value }] : [];
  });
export const governorsBySeat = (s: State, box: Box, region: number): number[] =>
  seatsOf(s).map(seat => governorsIn(s, box, seat, region));
