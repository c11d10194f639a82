import type { Seat } from '@tianxia/kernel';
import { hashOf, newToken } from '../people/secret-words.ts';
import { type Sql, statement } from '../sql/sql.ts';
import { pageOf } from '../tables/telling/facts.ts';

const MOST = 10; // of one seat: the oldest ends when there are more

/** A link whose holder watches with this seat's eyes. Its token is told once; only its hash is kept. */
export async function newHandLink(sql: Sql, table: string, seat: Seat): Promise<string> {
  const token = newToken();
  await sql.write(
    statement(
      'INSERT INTO passes (token, table_id, seat, at) VALUES (?, ?, ?, ?)',
      hashOf(token),
      table,
      seat,
      Date.now(),
    ),
    // In the same transaction: also of many that are asked for at once.
    statement(
      `DELETE FROM passes WHERE table_id = ? AND seat = ? AND token NOT IN
         (SELECT token FROM passes WHERE table_id = ? AND seat = ? ORDER BY at DESC, token LIMIT ${MOST})`,
      ...[table, seat, table, seat],
    ),
  );
  return `${pageOf(table)}?hand=${token}`;
}
export async function endHandLinks(sql: Sql, table: string, seat: Seat): Promise<void> {
  await sql.write(statement('DELETE FROM passes WHERE table_id = ? AND seat = ?', table, seat));
}
