import { type SeatColour, seatColours } from '@tianxia/look';
import type { PersonFacts } from '@tianxia/protocol';
import type { Words } from '../text/words.ts';

/** A person's mark where no seat gives one: always the same for the same person. */
export function markOf(id: string): SeatColour {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return seatColours[hash % seatColours.length]!;
}
/** '1520 rated', 'account' or 'guest'. */
export const standing = ({ rating, account }: PersonFacts, words: Words['who']): string =>
  rating !== undefined ? words.rated(rating) : account ? words.account : words.guest;
