import type { Seat, Told } from '@tianxia/kernel';
import type { State } from '../state.ts';

/** Points of the track; when the game is over, with what the end has added to them. */
export function pointsOf(s: State, last: readonly Told[], seat: Seat): number {
  const added = s.ending === '' ? [] : last.filter(([event, who]) => event === 'finalLine' && who === seat);
  return added.reduce((sum, [, , points = 0]) => sum + points, s.vp[seat]!);
}
