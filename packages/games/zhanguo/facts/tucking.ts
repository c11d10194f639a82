import type { Seat } from '@tianxia/kernel';
import { cardsIn, cardsOfAspect } from '../at.ts';
import { type Box, CARD_PLACES } from '../box.ts';
import { ASPECTS, type Aspect } from '../content/shape.ts';
import type { State } from '../state.ts';

interface NextCard {
  place: number; // of three: how many lie there already
  markers: number; // it is due, of its own aspect; what the supply lacks is paid in points (ZG-080)
  unrest: number; // it adds
}
/** ZG-077, ZG-079, ZG-081: what the next card in a Region brings; nothing when the Region is full. */
export function nextCardIn(s: State, box: Box, seat: Seat, region: number): NextCard | undefined {
  const place = cardsIn(s, seat, region);
  if (place >= CARD_PLACES) return undefined;
  const { markers, unrest } = box.pack.unification;
  return { place, markers: markers[place]!, unrest: unrest[place]! };
}
/** ZG-164: the VP of a bonus that counts own tucked cards, one for each. */
export const pointsPerCard = (s: State, box: Box, seat: Seat, aspect: Aspect): number =>
  cardsOfAspect(s, box, seat, ASPECTS.indexOf(aspect));
