import type { Seat } from '@tianxia/kernel';
import { type Statement, statement } from '../../sql/sql.ts';

/** What a player has planned, as it is written beside the table's progress. */
export const planned = (id: string, seat: Seat, plan: string, at: number): Statement =>
  statement(
    `INSERT INTO plans (table_id, seat, plan, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (table_id, seat) DO UPDATE SET plan = excluded.plan, at = excluded.at`,
    id,
    seat,
    plan,
    at,
  );
export const unplanned = (id: string, seat: Seat): Statement =>
  statement('DELETE FROM plans WHERE table_id = ? AND seat = ?', id, seat);
