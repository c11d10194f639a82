import type { Seat } from '@tianxia/kernel';
import { markerValue, onTrack } from '../at.ts';
import type { Box } from '../box.ts';
import { ASPECTS } from '../content/shape.ts';
import type { State } from '../state.ts';

export interface Sum {
  kind: 'vp' | 'marker';
  seat: Seat;
  aspect: number;
  from: number;
  to: number;
}
/** The numbers that matter, before and after: victory points of everybody, own markers. */
export function sumsOf(before: State, after: State, box: Box, viewer: Seat): Sum[] {
  const points = before.boards.map((_, seat) => ({
    kind: 'vp' as const,
    seat,
    aspect: -1,
    from: onTrack(before, seat),
    to: onTrack(after, seat),
  }));
  const markers = ASPECTS.map((_, aspect) => ({
    kind: 'marker' as const,
    seat: viewer,
    aspect,
    from: markerValue(before, box, viewer, aspect),
    to: markerValue(after, box, viewer, aspect),
  }));
  return [...points, ...markers].filter(({ from, to }) => from !== to);
}
