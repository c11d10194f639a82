import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { actionBit } from '../words.ts';
import { armiesFor, goldAtMost, unitsAtMost } from './along.ts';
import { insteadsOfDrop } from './gifts.ts';

/** How a tribe's level moves. */
const TAKEN = actionBit('improve-tribal-relations');
export const LOWEST = 1;
export const tookTribe = ({ players }: State, seat: Seat): boolean => (players[seat]!.taken & TAKEN) !== 0;
/** TK-310: never above the top. */
export const raisedBy = (box: Box, level: number, levels: number): number =>
  Math.min(box.pack.tribes.top, level + levels);
/** TK-310, TK-312: a level for each gold or unit that lies there, and what skills add. */
export function levelsSent(s: State, box: Box, seat: Seat): number {
  let levels = 0;
  for (const bid of s.bids)
    if (bid.space === box.tribeSpace[seat] && bid.home === 0)
      levels += bid.gold + bid.units + box.tribeBonus[bid.general]!;
  return levels;
}
/** As many levels as this general could bring with what is in the supply (TK-128). */
export const mostLevels = (s: State, box: Box, seat: Seat, general: number): number =>
  box.tribeBonus[general]! +
  Math.max(
    goldAtMost(s, box, seat, general),
    ...armiesFor(s, box, seat, general).map(army => unitsAtMost(s, box, seat, general, army)),
  );
/** A general waits there for the action, which nobody can take from its owner (TK-105). */
export const isSent = (s: State, box: Box, seat: Seat): boolean =>
  s.bids.some(bid => bid.space === box.tribeSpace[seat] && bid.home === 0);

/** Is the check of this round still to come for this seat? It waits in the agenda once the winners are known. */
export function checkAhead({ agenda }: State, seat: Seat): boolean {
  let resolving = false;
  for (const frame of agenda) {
    if ((frame.at === 'tribe' || frame.at === 'instead') && frame.seat === seat) return true;
    if (frame.at === 'settle' || frame.at === 'upkeep' || frame.at === 'update') resolving = true;
  }
  return !resolving;
}
const rebellionAhead = ({ agenda }: State, seat: Seat): boolean =>
  agenda.some(frame => frame.at === 'rebellion' && frame.seat === seat);

export interface TribeAhead {
  to: number; // the level after this round
  by: 'sent' | 'taken' | 'skill' | 'drop' | 'past'; // past: nothing more moves it this round
  rebels: boolean; // TK-332: at the lowest level, however it came there
}
/** How the tribe will stand after this round as things are now, with what everybody who looks can know. */
export function tribeAhead(s: State, box: Box, seat: Seat): TribeAhead {
  const { tribe } = s.players[seat]!;
  const ahead = checkAhead(s, seat);
  const found = (by: TribeAhead['by'], to: number): TribeAhead => ({
    by,
    to,
    rebels: to <= LOWEST && (ahead || rebellionAhead(s, seat)),
  });
  if (!ahead) return found('past', tribe);
  if (isSent(s, box, seat)) return found('sent', raisedBy(box, tribe, levelsSent(s, box, seat)));
  if (tookTribe(s, seat)) return found('taken', tribe);
  const instead = insteadsOfDrop(s, box, seat);
  if (instead.length > 0) {
    const changes = instead.flatMap(i => box.gifts[i]!.gives.map(one => (one.kind === 'tribe' ? one.change : 0)));
    return found('skill', raisedBy(box, tribe, Math.max(...changes)));
  }
  return found('drop', Math.max(LOWEST, tribe - 1)); // TK-330
}
