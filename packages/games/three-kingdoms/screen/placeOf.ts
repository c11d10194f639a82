import type { TableProps } from '@tianxia/board';
import type { ThreeKingdoms } from '../state.ts';
import { LEFT, STATIONED } from '../words.ts';
import { called, spaceName } from './names.ts';
import type { Words } from './words.ts';

/** Where a general is, in a few words. */
export function placeOf(
  words: Words,
  { kernel, view }: Pick<TableProps<ThreeKingdoms>, 'kernel' | 'view'>,
  general: number,
): string {
  const { box } = kernel;
  const post = view.post[general];
  if (post === STATIONED) return words.holds(called(words, box.pack.locations[view.garrison.indexOf(general)]));
  if (post === LEFT) return words.backNext;
  const bid = view.bids.find(one => one.general === general);
  if (bid === undefined) return '';
  return bid.home === 1 ? words.homeAgain : spaceName(words, box, bid.space);
}
