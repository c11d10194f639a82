import type { Score } from '@tianxia/kernel';
import type { Qin } from './state.ts';

/** QIN-175, 177: pagodas on the board and nothing else; in a match (QIN-192) its points instead. */
export const score: Record<'pagodas' | 'match', Score<Qin>> = {
  pagodas: (s, seat, box) => (box.options.match === 'single' ? box.pagodas - s.supply[seat]! : 0),
  match: (s, seat) => s.points[seat]!,
};
