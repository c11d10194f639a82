import type { TableProps } from '@tianxia/board';
import type { Seat } from '@tianxia/kernel';
import type { Bid, ThreeKingdoms } from '../state.ts';
import { words } from '../text/en/screen/index.ts';
import { actionBit } from '../words.ts';
import { bidMade } from './bid.ts';
import type { TkDraft } from './inTheMaking.ts';

const TAKEN = actionBit('improve-tribal-relations');
const LOWEST = 1;
/** How the tribe will stand after this round as things are: raised by who was sent, or falling. Skills may say otherwise. */
export function levelNext(level: number, sent: Bid | undefined, bonus: number, taken: boolean, top: number): number {
  if (taken) return level;
  return sent ? Math.min(top, level + sent.gold + sent.units + bonus) : Math.max(LOWEST, level - 1);
}
export function tribeNext(
  { kernel, view, draft }: TableProps<ThreeKingdoms> & { draft: TkDraft },
  seat: Seat,
): { to: number; text: string } {
  const { box } = kernel;
  const space = box.tribeSpace[seat]!;
  const { tribe: level, taken } = view.players[seat]!;
  const made = draft.want.space === space && draft.bid ? bidMade(draft.bid, draft.want.general) : undefined;
  const sent = made ?? view.bids.find(bid => bid.space === space && bid.home === 0);
  const done = (taken & TAKEN) !== 0;
  const to = levelNext(level, sent, sent ? box.tribeBonus[sent.general]! : 0, done, box.pack.tribes.top);
  if (kernel.over(view)) return { to: level, text: words.tribeAt(level) };
  if (sent === undefined && draft.spaceOffer(space)?.legal && draft.want.general > 0)
    return {
      to: level,
      text: words.upTo(level, Math.min(box.pack.tribes.top, level + box.leadership[draft.want.general]!)),
    };
  if (to === LOWEST) return { to, text: words.rebels(level, box.pack.scoring.deficit) };
  if (done || (sent && to === level)) return { to, text: words.keeps(level) };
  if (sent) return { to, text: words.rises(level, to) };
  return { to, text: words.falls(level, to) };
}
