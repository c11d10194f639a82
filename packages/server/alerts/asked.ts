import type { Seat } from '@tianxia/kernel';
import type { Statement } from '../sql/sql.ts';
import type { StoredTable } from '../tables/log/store.ts';
import { botAt } from '../tables/seats/who-sits.ts';

/**
 * What is written along with a choice when a player who is not at the table is asked next: a turn to tell them of, once they have
 * had `wait` to come by themselves. One for each turn: as long as they have not chosen since, there is no other.
 */
export function toTell(
  table: Pick<StoredTable, 'id' | 'seats' | 'sitters' | 'waiting'>, // before the choice
  asked: { waiting: readonly Seat[]; version: number; at: number },
  here: ReadonlySet<Seat>,
  wait: number,
): Statement[] {
  const { waiting, version, at } = asked;
  const absent = waiting.filter(
    seat => !here.has(seat) && !table.waiting?.includes(seat) && botAt(table, seat) === undefined,
  );
  return absent.map(seat => ({
    sql: `INSERT INTO alerts (table_id, seat, version, at, sent) VALUES (?, ?, ?, ?, 0)
      ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, at = excluded.at, sent = 0
      WHERE alerts.version <=
        (SELECT coalesce(max(seq), -1) FROM entries WHERE table_id = excluded.table_id AND seat = excluded.seat)`,
    values: [table.id, seat, version, at + wait],
  }));
}
