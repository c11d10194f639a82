import { type Becoming, becoming } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import { markerValue, onTrack } from '../at.ts';
import type { Box } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import type { State } from '../state.ts';

interface Which {
  kind: 'vp' | 'marker';
  seat: Seat;
  aspect: number;
}
/** The numbers that matter: victory points of everybody, own markers. */
const numbers = (s: State, box: Box, viewer: Seat): (Which & { many: number })[] => [
  ...s.boards.map((_, seat) => ({ kind: 'vp' as const, seat, aspect: -1, many: onTrack(s, seat) })),
  ...ASPECTS.map((_, aspect) => ({
    kind: 'marker' as const,
    seat: viewer,
    aspect,
    many: markerValue(s, box, viewer, aspect),
  })),
];
export const sumsOf = (before: State, after: State, box: Box, viewer: Seat): Becoming<Which>[] =>
  becoming(numbers(before, box, viewer), numbers(after, box, viewer));
