import type { Score } from '@tianxia/kernel';
import type { Box } from './geography.ts';
import type { Qin } from './state.ts';

/** QIN-175, QIN-177: pagodas on the board and nothing else; in a match (QIN-192) its points instead. */
export const score: Record<'pagodas' | 'match', Score<Qin>> = {
  // QIN-176: no tie-break
  pagodas: (s, seat, box) => box.pagodas - s.supply[seat]!,
  match: (s, seat) => s.points[seat]!,
};
export const lines = ({ options }: Box): readonly (keyof typeof score)[] =>
  options.match === 'single' ? ['pagodas'] : ['match'];
