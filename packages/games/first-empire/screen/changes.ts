import { type Becoming, becoming } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { inRegion, standing } from '../at.ts';
import type { Box } from '../box.ts';
import { linePoints } from '../facts/mausoleum.ts';
import { strength } from '../facts/tokens.ts';
import { elixirPoints } from '../facts/voyage.ts';
import { ALL_REGIONS } from '../rule.ts';
import type { State } from '../state.ts';

const WHATS = [
  'points',
  'writing',
  'currency',
  'laws',
  'officials',
  'workers',
  'unrest',
  'governors',
  'entrance',
  'ship',
  'alchemists',
  'elixir',
  'lines',
] as const;
export type What = (typeof WHATS)[number];
interface Which {
  what: What;
  region?: number; // Unrest is told region by region
}
export type Change = Becoming<Which>;
const sum = (list: readonly number[], from: number, to: number): number =>
  list.slice(from, to).reduce((total, one) => total + one, 0);
const overall = (list: readonly number[], seat: Seat) => sum(list, inRegion(seat, 0), inRegion(seat + 1, 0));

/** The numbers of a player that matter, in the order they are read. */
function numbers(s: State, box: Box, seat: Seat): (Which & { many: number })[] {
  return [
    { what: 'points', many: s.points[seat]! },
    { what: 'writing', many: strength(s, box, seat, 0) },
    { what: 'currency', many: strength(s, box, seat, 1) },
    { what: 'laws', many: strength(s, box, seat, 2) },
    { what: 'officials', many: sum(s.officials, standing(seat, 0, 0), standing(seat + 1, 0, 0)) },
    { what: 'workers', many: overall(s.workers, seat) },
    ...ALL_REGIONS.map(region => ({ what: 'unrest' as const, region, many: s.unrest[inRegion(seat, region)]! })),
    { what: 'governors', many: overall(s.governors, seat) },
    { what: 'entrance', many: s.entrance[seat]! },
    { what: 'ship', many: s.ship[seat]! },
    { what: 'alchemists', many: s.alchemists[seat]!.length },
    { what: 'elixir', many: elixirPoints(s, box, seat) },
    { what: 'lines', many: linePoints(s, box, seat) },
  ];
}
/** What changes for a player from one position to another. */
export const changesFor = (before: State, after: State, box: Box, seat: Seat): Change[] =>
  becoming(numbers(before, box, seat), numbers(after, box, seat));
