import { OK, type Reason, type Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { bidOf, locationsHeld } from '../goods.ts';
import { No } from '../reasons.ts';
import type { State } from '../state.ts';

/** Who can be stationed where. */

/**
 * TK-290: the border this seat's second general must go to, or -1 when any of its borders will do.
 * Of two battles won in a round the one taken first counts for the other (TK-291).
 */
export function boundFor(s: State, box: Box, seat: Seat): number {
  if (locationsHeld(s, box, seat) !== 1) return -1;
  return box.bordersOf[seat]!.find(border => locationsHeld(s, box, seat, border) === 0)!;
}
export function borderOpen(s: State, box: Box, seat: Seat, border: number): Reason {
  const bound = boundFor(s, box, seat);
  return bound < 0 || bound === border ? OK : No.otherBorderFirst;
}
/** Has he anybody to hold a location with? */
export const bringsUnits = (s: State, box: Box, general: number): boolean =>
  box.stationsAlone[general]! || (bidOf(s, general)?.units ?? 0) > 0;
/** Could this general go there with any of his units, or alone? */
export function suits(s: State, box: Box, general: number, location: number): Reason {
  if (s.garrison[location] !== 0) return No.occupied; // TK-286
  if (box.stationsAlone[general]) return OK; // TK-295
  if (!bringsUnits(s, box, general)) return No.withoutUnits; // TK-282
  return bidOf(s, general)!.army === box.locationArmy[location] ? OK : No.otherArmy; // TK-285
}
