import type { Seat } from '@tianxia/kernel';
import { inRegion, standing } from '../../at.ts';
import type { Box } from '../../box.ts';
import { strength } from '../../moves/rewards.ts';
import type { State } from '../../state.ts';
import { linesOf } from './tomb.ts';
import { elixirWorth } from './voyage.ts';

export type What =
  | 'points'
  | 'writing'
  | 'currency'
  | 'laws'
  | 'officials'
  | 'workers'
  | 'unrest'
  | 'entrance'
  | 'ship'
  | 'elixir'
  | 'lines'
  | 'governors'
  | 'alchemists';
export interface Change {
  what: What;
  from: number;
  to: number;
}
const sum = (list: readonly number[], from: number, to: number): number =>
  list.slice(from, to).reduce((total, one) => total + one, 0);

/** The numbers of a player that matter, in the order they are read. */
function numbers(s: State, box: Box, seat: Seat): [What, number][] {
  return [
    ['points', s.points[seat]!],
    ['writing', strength(s, box, seat, 0)],
    ['currency', strength(s, box, seat, 1)],
    ['laws', strength(s, box, seat, 2)],
    ['officials', sum(s.officials, standing(seat, 0, 0), standing(seat + 1, 0, 0))],
    ['workers', sum(s.workers, inRegion(seat, 0), inRegion(seat + 1, 0))],
    ['unrest', sum(s.unrest, inRegion(seat, 0), inRegion(seat + 1, 0))],
    ['governors', sum(s.governors, inRegion(seat, 0), inRegion(seat + 1, 0))],
    ['entrance', s.entrance[seat]!],
    ['ship', s.ship[seat]!],
    ['alchemists', s.alchemists[seat]!.length],
    ['elixir', elixirWorth(s, box, seat)],
    ['lines', linesOf(s, seat).filter(line => line.held === 3).length * box.pack.mausoleum.linePoints],
  ];
}
/** What changes for a player from one position to another. */
export function changesFor(before: State, after: State, box: Box, seat: Seat): Change[] {
  const then = numbers(after, box, seat);
  return numbers(before, box, seat).flatMap(([what, from], i) => {
    const to = then[i]![1];
    return from === to ? [] : [{ what, from, to }];
  });
}
