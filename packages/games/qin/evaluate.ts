import type { Score } from '@tianxia/kernel';
import type { Qin } from './state.ts';

/** How well a seat stands, in pagodas: those on the board. */
export const evaluate: Score<Qin> = (s, seat, box) => box.pagodas - s.supply[seat]!;
