import type { Seat } from '@tianxia/kernel';
import { governorTileAt, inRegion, rewardAt, slotAt } from '../../at.ts';
import type { Box } from '../../box.ts';
import type { Effect } from '../../content/shape.ts';
import { aspectOfRow, strength, tieRank } from '../../moves/rewards.ts';
import { majorityPoints } from '../../score.ts';
import type { State } from '../../state.ts';

const seatsOf = (s: State): number[] => Array.from({ length: s.seats }, (_, seat) => seat);

export interface Majority {
  leaders: Seat[];
  each: number; // VP at the end, if nothing changes; of the whole when nobody leads
}
/** Who leads a region in Governors, and what that is worth at the end. */
export function majorityIn(s: State, box: Box, region: number): Majority {
  const counts = seatsOf(s).map(seat => s.governors[inRegion(seat, region)]!);
  const most = Math.max(...counts);
  if (most === 0) return { leaders: [], each: box.majority };
  const leaders = seatsOf(s).filter(seat => counts[seat] === most);
  return { leaders, each: majorityPoints(s, box, leaders[0]!, region) };
}
/** Governors in a region's plain area, by seat. */
export function inArea(s: State, box: Box, region: number): number[] {
  const onSlots = seatsOf(s).map(() => 0);
  for (let i = 0; i < 2; i++)
    for (let side = 0; side < 2; side++) {
      const tile = s.governorTiles[governorTileAt(region, i)]!;
      const holder = s.slots[slotAt(region, i, side)]!;
      if (tile > 0 && !box.blank[tile] && holder >= 0) onSlots[holder]!++;
    }
  return seatsOf(s).map(seat => s.governors[inRegion(seat, region)]! - onSlots[seat]!);
}
export interface RewardRow {
  row: number;
  aspect: number;
  rewards: (readonly Effect[])[]; // by round
  ranked: { seat: Seat; strength: number }[]; // in the order they would be asked
}
/** The Unification table with who would be asked first now. */
export const rewardRows = (s: State, box: Box): RewardRow[] =>
  [0, 1, 2].map(row => {
    const aspect = aspectOfRow(s, box, row);
    const ranked = seatsOf(s)
      .map(seat => ({ seat, strength: strength(s, box, seat, aspect) }))
      .filter(one => one.strength > 0)
      .sort((a, b) => b.strength - a.strength || tieRank(s, a.seat) - tieRank(s, b.seat));
    const rewards = [1, 2, 3, 4, 5].map(round => box.lists[box.rewards[rewardAt(s.table, row, round)]!]!);
    return { row, aspect, rewards, ranked };
  });
