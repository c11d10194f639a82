import type { Seat } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import type { Bid, State } from '../state.ts';
import { has } from '../words.ts';
import { winnersOf } from './strength.ts';

/** One side on a space: a player, or the allies together on the alliance space. */
export interface Side {
  seats: readonly Seat[]; // those with a general there
  bids: readonly Bid[];
  total: number;
  since: number; // the number of the bid that brought it to its total, from 1
}
/** Who stands on a space, the leader first. */
export interface Sight {
  space: number;
  sides: readonly Side[];
  tie: 'none' | 'first' | 'skill'; // how the leader holds an equal total: there first, or by a skill
}

export function sightOf(s: State, box: Box, space: number): Sight {
  const leads = winnersOf(s, box, space);
  const groups = new Map<string, Bid[]>();
  for (const bid of s.bids) {
    if (bid.space !== space) continue;
    const side = space === s.alliance && has(s.allies, bid.seat) ? 'allies' : String(bid.seat);
    groups.set(side, [...(groups.get(side) ?? []), bid]);
  }
  const sides = [...groups.values()].map(bids => ({
    seats: [...new Set(bids.map(bid => bid.seat))],
    bids,
    total: bids.reduce((sum, bid) => sum + bid.total, 0),
    since: s.bids.indexOf(bids.at(-1)!) + 1,
  }));
  const leader = (side: Side) => (side.seats.some(seat => has(leads, seat)) ? 0 : 1);
  sides.sort((a, b) => leader(a) - leader(b) || b.total - a.total || a.since - b.since);
  const [first, ...others] = sides;
  const equal = others.filter(side => side.total === first!.total);
  const tie = equal.length === 0 ? 'none' : equal.some(side => side.since < first!.since) ? 'skill' : 'first';
  return { space, sides, tie };
}
