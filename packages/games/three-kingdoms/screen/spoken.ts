import { peopleAt, type TableProps } from '@tianxia/board';
import type { Box } from '../box.ts';
import { ARMIES } from '../content/vocabulary.ts';
import type { Sight } from '../facts/sights.ts';
import type { Bid, ThreeKingdoms } from '../state.ts';
import type { Man } from './Bids.tsx';
import type { Brings } from './brings.ts';
import { generalName, spaceName } from './names.ts';
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
    spoken: words.bidSpoken(own > 0 ? `${generalName(box, general)} ${own}` : generalName(box, general), parts),
  };
}
/** What a screen reader says of a space. */
export function spokenSpace(
  words: Words,
  { kernel, players, viewer }: TableProps<ThreeKingdoms>,
  space: number,
  sight: Sight,
  brings: Brings | undefined,
  why: string | undefined,
): string {
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const sides = sight.sides.map(side => {
    const men = side.bids.map(bid => manOf(words, box, bid).spoken).join(', ');
    return `${words.list(side.seats.map(seat => words.who(people(seat))))} ${side.total}: ${men}`;
  });
  const parts = [spaceName(words, box, space), ...(sides.length > 0 ? sides : [words.noBid])];
  if (brings) parts.push(words.bringsSpoken(brings.total, words.verdicts[brings.verdict]));
  if (why) parts.push(why);
  return parts.join('. ');
}
