import { ApiError } from '@tianxia/protocol';
import { NEWCOMER } from '../people/glicko.ts';
import { isAccount, type Person } from '../people/person.ts';
import { isBlockedBy } from '../people/relations.ts';
import { one, type Sql } from '../sql/sql.ts';
import type { StoredTable } from '../tables/log/store.ts';
import { seatOf } from '../tables/seats/who-sits.ts';

/** Throws where a person may not sit down: not asked, blocked by one of the table, or outside the ratings it is for. */
export async function mustBeWelcome(sql: Sql, table: StoredTable, person: Person): Promise<void> {
  if (seatOf(table, person.id) !== undefined || table.host === person.id) return;
  const isAsked = await isInvited(sql, table.id, person.id);
  if (table.visibility === 'private' && !isAsked) throw new ApiError('notInvited', NOT_FOR_YOU);
  const there = [...(table.host === undefined ? [] : [table.host]), ...table.sitters.map(sitter => sitter.person)];
  // In the same words: no one is told who has blocked them.
  if (await isBlockedBy(sql, person.id, there)) throw new ApiError('notInvited', NOT_FOR_YOU);
  const { ratings } = table.terms;
  if (ratings === undefined || isAsked) return;
  const [least, most] = ratings;
  if (!isAccount(person.role)) throw new ApiError('notInvited', `this table is for ratings from ${least} to ${most}`);
  const known = await one(
    sql.read<{ rating: number }>('SELECT rating FROM ratings WHERE person = ? AND game = ?', person.id, table.game),
  );
  const mine = known?.rating ?? NEWCOMER.rating;
  if (mine < least || mine > most)
    throw new ApiError(
      'notInvited',
      `this table is for ratings from ${least} to ${most}; yours is ${Math.round(mine)}`,
    );
}
/** So that no one fills the database with tables, on purpose or by a loop in a program. */
export async function mustHaveRoom(sql: Sql, person: string, most: number): Promise<void> {
  const going = await one(
    sql.read<{ n: number }>("SELECT count(*) AS n FROM tables WHERE host = ? AND stage <> 'over'", person),
  );
  if ((going?.n ?? 0) >= most)
    throw new ApiError('tooMany', `you have ${most} tables going; finish or leave some of them first`, 'tables');
}
const NOT_FOR_YOU = 'you cannot sit down at this table';
const isInvited = async (sql: Sql, table: string, person: string): Promise<boolean> =>
  (await sql.read('SELECT 1 AS yes FROM invites WHERE table_id = ? AND person = ?', table, person)).length > 0;

/** A private table is for those who are asked by name: no one else even reads of it. */
async function isAsked(sql: Sql, table: StoredTable, person: Person | undefined): Promise<boolean> {
  if (table.visibility !== 'private') return true;
  if (person === undefined) return false;
  return seatOf(table, person.id) !== undefined || person.id === table.host || isInvited(sql, table.id, person.id);
}
export async function mustBeAsked(sql: Sql, table: StoredTable, person: Person | undefined): Promise<void> {
  if (!(await isAsked(sql, table, person))) throw new ApiError('notInvited', 'this table is for those who are asked');
}
/** Who may look on: at a private table those who are asked by name, during play only players where the terms say so. */
async function mayLook(sql: Sql, table: StoredTable, person: Person | undefined): Promise<boolean> {
  if (person !== undefined && (seatOf(table, person.id) !== undefined || person.id === table.host)) return true;
  if (!(await isAsked(sql, table, person))) return false;
  return table.terms.watchers || table.stage === 'open' || table.stage === 'over';
}
export async function mustLook(sql: Sql, table: StoredTable, person: Person | undefined): Promise<void> {
  if (!(await mayLook(sql, table, person))) throw new ApiError('notInvited', 'this table is for those who play at it');
}
