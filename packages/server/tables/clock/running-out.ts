import type { Seat } from '@tianxia/kernel';
import type { TableLog } from '../log/table-log.ts';
import { withStandIns } from '../seats/stand-ins.ts';
import { botAt } from '../seats/who-sits.ts';

/** People whose clock has run out. None, right after a start: they may still be finding their way back. */
export function outOfTime({ row, clock, live }: TableLog, now: number, hasJustBegun: boolean): Seat[] {
  if (live === undefined || row.stage === 'over' || row.terms.pace.kind === 'none' || hasJustBegun) return [];
  return clock
    .at(now)
    .flatMap(({ asked, left }, seat) => (asked && left <= 0 && botAt(row, seat) === undefined ? [seat] : []));
}
/** True when this seat's time is over: a bot plays for them from now on. */
export async function isTooLate(log: TableLog, seat: Seat, now: number, hasJustBegun: boolean): Promise<boolean> {
  if (!outOfTime(log, now, hasJustBegun).includes(seat)) return false;
  await timeUp(log, [seat], now);
  return true;
}
/** A bot plays for them from now on; where time loses and there are but two, the game is over. */
export async function timeUp(log: TableLog, seats: readonly Seat[], now: number): Promise<void> {
  const { terms, seats: all } = log.row;
  const loses = terms.onTimeout === 'loss';
  const { next, statements } = withStandIns(log.row, seats, now, loses ? 'lost' : 'time');
  if (loses && all.length === 2) await log.end(next, statements);
  else await log.change(next, statements);
}
