import type { Box } from '../box.ts';
import { ARMIES } from '../content/vocabulary.ts';
import type { Bid } from '../state.ts';
import type { Man } from './Bids.tsx';
import { generalName } from './names.ts';
import type { Words } from './words.ts';

/** A general on a space with all that went along, in words. */
export function manOf(words: Words, box: Box, bid: Bid): Man {
  const { general, units, army, support, emperor, bonus, gold, total } = bid;
  const own = total - units - support - emperor - bonus;
  const parts = [
    ...(units > 0 ? [words.unitsOf(units, words.armies[ARMIES[army]!])] : []),
    ...(support > 0 ? [words.supportOf(support)] : []),
    ...(emperor > 0 ? [words.hanToken] : []),
    ...(gold > 0 ? [words.goldOf(gold)] : []),
    ...(bonus > 0 ? [words.skillOf(bonus)] : []),
  ];
  return {
    civil: box.pack.generals[general - 1]?.headgear === 'civil',
    spoken: words.bidSpoken(
      own > 0 ? `${generalName(words, box, general)} ${own}` : generalName(words, box, general),
      parts,
    ),
  };
}
