import type { Score, Seat } from '@tianxia/kernel';
import type { Box } from './geography.ts';
import type { Qin, State } from './state.ts';

/** QIN-083, QIN-084: provinces of a seat with at least so many pagodas. */
function provincesWith({ owner, pagodas }: State, seat: Seat, storeys: number): number {
  let count = 0;
  for (let area = 0; area < owner.length; area++) if (owner[area] === seat && pagodas[area]! >= storeys) count++;
  return count;
}
/** QIN-175, QIN-177: pagodas on the board and nothing else, by where they stand; in a match (QIN-192) its points instead. */
export const score: Record<'provinces' | 'majors' | 'villages' | 'match', Score<Qin>> = {
  // QIN-176: no tie-break
  provinces: (s, seat) => provincesWith(s, seat, 1),
  majors: (s, seat) => provincesWith(s, seat, 2),
  villages: ({ holder }, seat) => holder.filter(one => one === seat).length,
  match: (s, seat) => s.points[seat]!,
};
export const lines = ({ options }: Box): readonly (keyof typeof score)[] =>
  options.match === 'single' ? ['provinces', 'majors', 'villages'] : ['match'];
