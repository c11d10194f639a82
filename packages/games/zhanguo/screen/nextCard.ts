import type { Seat } from '@tianxia/kernel';
import { cardsIn, trackLength, unrestIn } from '../at.ts';
import { type Box, CARD_PLACES } from '../box.ts';
import type { State } from '../state.ts';

interface NextCard {
  cards: number; // tucked here already
  markers: number; // that the next one brings
  unrest: number; // that it adds
  level: number; // of unrest now
  length: number; // of the track
}
/** What the next card in a Region brings; nothing when the Region is full. */
export function nextCardIn(s: State, box: Box, seat: Seat, region: number): NextCard | undefined {
  const cards = cardsIn(s, seat, region);
  if (cards >= CARD_PLACES) return undefined;
  const { markers, unrest } = box.pack.unification;
  return {
    cards,
    markers: markers[cards]!,
    unrest: unrest[cards]!,
    level: unrestIn(s, seat, region),
    length: trackLength(s, box, seat, region),
  };
}
