import type { Seat } from '@tianxia/kernel';
import { ofAspect, ROWS, rewardAt, rowAt, smallTokens } from '../at.ts';
import type { Box } from '../box.ts';
import { inSet } from '../rule.ts';
import { NOBODY, type State } from '../state.ts';

/** FE-237: small tokens count 1, the large one its value. */
export const strength = (s: State, box: Box, seat: Seat, aspect: number): number =>
  s.tokens[ofAspect(seat, aspect)]! + (s.large[aspect] === seat ? box.pack.tokens.largeValue : 0);
export const heldValue = (s: State, box: Box, seat: Seat): number =>
  strength(s, box, seat, 0) + strength(s, box, seat, 1) + strength(s, box, seat, 2);
/** FE-247: what tokens of this value buy. */
export const soldiersFor = (box: Box, value: number): number => Math.floor(value / box.pack.tokens.soldierPrice);
/** FE-251 */
export const overLimit = (s: State, box: Box, seat: Seat): number =>
  Math.max(0, smallTokens(s, seat) - box.pack.tokens.limit);

// ---- the Unification table ----
export const aspectOfRow = (s: State, box: Box, row: number): number => box.rows[rowAt(s.table, row)]!;
export const rewardOfRow = (s: State, box: Box, row: number, round = s.round): number =>
  box.rewards[rewardAt(s.table, row, round)]!;
/** FE-243: markers on the track from its top, then those in the round's column from its top. */
function tieRank(s: State, seat: Seat): number {
  const row = s.column.indexOf(seat);
  return row < 0 ? s.order.indexOf(seat) : s.seats + row;
}
/** FE-237, FE-238, FE-243: who is asked next for the reward of an aspect; `asked` is the set of those who were. */
export function nextAsked(s: State, box: Box, aspect: number, asked: number): Seat {
  let best = NOBODY;
  for (let seat = 0; seat < s.seats; seat++) {
    const value = strength(s, box, seat, aspect);
    if (value === 0 || inSet(asked, seat)) continue;
    const lead = best === NOBODY ? 1 : value - strength(s, box, best, aspect);
    if (lead > 0 || (lead === 0 && tieRank(s, seat) < tieRank(s, best))) best = seat;
  }
  return best;
}
/** All who hold something of an aspect, in the order in which they would be asked. */
export function ranking(s: State, box: Box, aspect: number): Seat[] {
  const found: Seat[] = [];
  let asked = 0;
  for (let seat = nextAsked(s, box, aspect, asked); seat !== NOBODY; seat = nextAsked(s, box, aspect, asked)) {
    found.push(seat);
    asked |= 1 << seat;
  }
  return found;
}
export const ALL_ROWS: readonly number[] = Array.from({ length: ROWS }, (_, row) => row);
