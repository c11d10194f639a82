import type { Seat } from '@tianxia/kernel';
import type { Statement } from '../sql/sql.ts';
import type { TableLog } from './log.ts';
import { plansEnded } from './plans.ts';
import { botAt } from './seats.ts';
import { stoodIn } from './sitters.ts';
import type { Sitter, StoredTable } from './store.ts';

const STAND_IN = 'greedy'; // plays sensibly and at once

/** People whose clock has run out. Nobody, right after a start: they may still be finding their way back. */
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
export async function leaves(log: TableLog, seat: Seat, now: number): Promise<void> {
  const { next, statements } = withStandIns(log.row, [seat], now, 'left');
  await log.change(next, statements);
}
function withStandIns(
  row: StoredTable,
  seats: readonly Seat[],
  awaySince: number,
  awayWhy: Sitter['awayWhy'] & string,
): { next: StoredTable; statements: Statement[] } {
  const { next, also } = plansEnded(row, seats, 'standIn', awaySince); // a bot has plans of its own
  const sitters = row.sitters.map(
    (sitter): Sitter => (seats.includes(sitter.seat) ? { ...sitter, standIn: STAND_IN, awaySince, awayWhy } : sitter),
  );
  const stood = seats.map(seat => stoodIn(row.id, seat, STAND_IN, awaySince, awayWhy));
  return { next: { ...next, sitters }, statements: [...stood, ...also] };
}
