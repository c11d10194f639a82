import type { Seat } from '@tianxia/kernel';
import type { TableLog } from './log.ts';
import { botAt } from './seats.ts';
import { stoodIn } from './sitters.ts';
import type { Sitter, StoredTable } from './store.ts';

const STAND_IN = 'greedy'; // plays sensibly and at once

/** People whose clock has run out. Nobody, right after a start: they may still be finding their way back. */
export function outOfTime({ row, clock, live }: TableLog, now: number, hasJustBegun: boolean): Seat[] {
  if (live === undefined || row.stage === 'over' || hasJustBegun) return [];
  return clock
    .at(now)
    .flatMap(({ asked, left }, seat) => (asked && left <= 0 && botAt(row, seat) === undefined ? [seat] : []));
}
/** A bot plays for them from now on; where time loses and there are but two, the game is over. */
export async function timeUp(log: TableLog, seats: readonly Seat[], now: number): Promise<void> {
  const { row } = log;
  const loses = row.terms.onTimeout === 'loss';
  const next = withStandIns(row, seats, now, loses ? 'lost' : 'time');
  const statements = seats.map(seat => stoodIn(row.id, seat, STAND_IN, now, loses ? 'lost' : 'time'));
  if (loses && row.seats.length === 2) await log.end(next, statements);
  else await log.change(next, statements);
}
export async function leaves(log: TableLog, seat: Seat, now: number): Promise<void> {
  const { row } = log;
  await log.change(withStandIns(row, [seat], now, 'left'), [stoodIn(row.id, seat, STAND_IN, now, 'left')]);
}
const withStandIns = (
  row: StoredTable,
  seats: readonly Seat[],
  awaySince: number,
  awayWhy: Sitter['awayWhy'] & string,
): StoredTable => ({
  ...row,
  sitters: row.sitters.map(sitter =>
    seats.includes(sitter.seat) ? { ...sitter, standIn: STAND_IN, awaySince, awayWhy } : sitter,
  ),
});
