import type { Seat } from '@tianxia/kernel';
import { inRegion, SLOTS_IN_REGION, slotAt, standing, tileOfSlot } from '../at.ts';
import { type Box, LI_SI, lineOf } from '../box.ts';
import type { Where } from '../rule.ts';
import type { State } from '../state.ts';

/** FE-152: blank tiles have no slots. */
export function isSlot(s: State, box: Box, slot: number): boolean {
  const tile = s.governorTiles[tileOfSlot(slot)]!;
  return tile > 0 && !box.blank[tile];
}
/** FE-150: an Official of each kind, whom a Governor costs. */
export function hasTrio({ s, seat }: Pick<Where, 's' | 'seat'>, region: number): boolean {
  const at = standing(seat, region, 0);
  return s.officials[at]! > 0 && s.officials[at + 1]! > 0 && s.officials[at + 2]! > 0;
}
/** Governors in a region's plain area, by seat. */
export function inArea(s: State, region: number): number[] {
  const many = Array.from({ length: s.seats }, (_, seat) => s.governors[inRegion(seat, region)]!);
  for (let slot = slotAt(region, 0, 0); slot < slotAt(region, 0, 0) + SLOTS_IN_REGION; slot++) {
    const holder = s.slots[slot]!;
    if (holder >= 0) many[holder]!--;
  }
  return many;
}

/** FE-286: most Governors; a tie is split, rounded down. Alone, Li Si's scoring card rules (FE-402, FE-404). */
export function majorityPoints(s: State, box: Box, seat: Seat, region: number): number {
  const own = s.governors[inRegion(seat, region)]!;
  let leaders = 1;
  if (own === 0) return 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = s.governors[inRegion(other, region)]!;
    if (theirs > own) return 0;
    if (theirs === own) leaders++;
  }
  if (!box.solo) return Math.floor(box.majority / leaders);
  const line = lineOf(box, 'governors');
  if (leaders > 1 && line?.tie === 'his') return seat === LI_SI ? line.majority : 0;
  return Math.floor((seat === LI_SI ? (line?.majority ?? 0) : box.majority) / leaders);
}
export interface Lead {
  seat: Seat;
  points: number; // at the end, if nothing changes
}
/** Who would score a region now; nobody where no Governor stands. */
export const leadsIn = (s: State, box: Box, region: number): Lead[] =>
  Array.from({ length: s.seats }, (_, seat) => ({ seat, points: majorityPoints(s, box, seat, region) })).filter(
    ({ points }) => points > 0,
  );
