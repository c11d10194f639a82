import type { Seat } from '@tianxia/kernel';
import { raisedBy, tribeAhead } from '../facts/tribe.ts';
import type { Props } from './Space.tsx';
import type { Words } from './words.ts';

/** How a tribe will stand after this round, the bid in the making counted in; in a few words. */
export function tribeNext(words: Words, { kernel, view, draft }: Props, seat: Seat): { to: number; text: string } {
  const { box } = kernel;
  const { tribe: level } = view.players[seat]!;
  const { want, bid } = draft;
  if (kernel.over(view)) return { to: level, text: words.tribeAt(level) };
  const { to, by, rebels } = tribeAhead(bid?.s ?? view, box, seat);
  if (by === 'past') return { to, text: rebels ? words.rebels(level, box.pack.scoring.deficit) : words.tribeAt(to) };
  if (by !== 'sent' && bid === undefined && want.general > 0 && draft.spaceOffer(box.tribeSpace[seat]!)?.legal)
    return { to: level, text: words.upTo(level, raisedBy(box, level, box.leadership[want.general]!)) };
  if (rebels) return { to, text: words.rebels(level, box.pack.scoring.deficit) };
  if (to === level) return { to, text: words.keeps(level) };
  return { to, text: to > level ? words.rises(level, to) : words.falls(level, to) };
}
