import type { Seat } from '@tianxia/kernel';
import { governorsIn, inRegion } from '../at.ts';
import type { Box } from '../box.ts';
import { governorPoints } from '../score.ts';
import type { State } from '../state.ts';

interface Standing {
  seat: Seat;
  value: number;
}
const standings = (s: State, count: (seat: Seat) => number): Standing[] =>
  Array.from({ length: s.seats }, (_, seat) => ({ seat, value: count(seat) })).filter(({ value }) => value > 0);

/** ZG-218, ZG-220, ZG-221: who would score for Governors in this Region now, and how much each. */
export const majorityIn = (s: State, box: Box, region: number): Standing[] =>
  standings(s, seat => governorPoints(s, box, seat, region));
/** Who has how many Governors in the open area of a Region. */
export const openIn = (s: State, region: number): Standing[] => standings(s, seat => s.open[inRegion(seat, region)]!);
/** Who has how many Governors in a Region. */
export const governorsOf = (s: State, box: Box, region: number): Standing[] =>
  standings(s, seat => governorsIn(s, box, seat, region));
