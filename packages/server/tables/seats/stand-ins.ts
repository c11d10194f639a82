import type { Seat } from '@tianxia/kernel';
import type { Statement } from '../../sql/sql.ts';
import { plansEnded } from '../choices/plans.ts';
import type { Sitter, StoredTable } from '../log/store.ts';
import { stoodIn } from './seat-rows.ts';

const STAND_IN = 'greedy'; // plays sensibly and at once

/** The row when a bot plays for these from now on, and what is written. */
export function withStandIns(
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
