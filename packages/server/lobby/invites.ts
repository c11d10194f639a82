import { ApiError } from '@tianxia/protocol';
import { areFriends, isBlockedBy } from '../people/relations.ts';
import { one, type Sql, statement } from '../sql/sql.ts';

/** Throws unless they follow each other: no one is asked to tables by a person they do not want to know. */
export async function mustBeFriend(sql: Sql, person: string, other: string): Promise<void> {
  if (!(await areFriends(sql, person, other)))
    throw new ApiError(
      'noSuchPerson',
      'only somebody who follows you back can be asked to a table; send them the link instead',
      'person',
    );
}
/** Says whether they are to hear of it: once for each table, and not by a person they have blocked. */
export async function askTo(sql: Sql, table: string, person: string, by: string): Promise<boolean> {
  if (await isBlockedBy(sql, by, [person])) return false; // the one who invites is not told
  const [asked] = await sql.write(
    statement(
      'INSERT INTO invites (table_id, person, by_person, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      table,
      person,
      by,
      Date.now(),
    ),
  );
  return asked!.changed > 0;
}
export const askedBy = async (sql: Sql, table: string, person: string): Promise<string | undefined> =>
  (
    await one(
      sql.read<{ by_person: string }>('SELECT by_person FROM invites WHERE table_id = ? AND person = ?', table, person),
    )
  )?.by_person;
export async function unask(sql: Sql, table: string, person: string): Promise<void> {
  await sql.write(statement('DELETE FROM invites WHERE table_id = ? AND person = ?', table, person));
}
