import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';

/** ZG-125, ZG-126, ZG-170: the Workers that so many Officials in the Workers area bring. */
export const workersFor = (s: State, box: Box, seat: Seat, officials: number): number =>
  officials + box.boards[s.boards[seat]!]!.extraWorkers;
/** ZG-127: one step of unrest, or in the variant one for each Worker (ZG-242, ZG-243). */
export const unrestFor = (s: State, box: Box, seat: Seat, officials: number): number =>
  box.options.perWorker ? workersFor(s, box, seat, officials) : 1;
