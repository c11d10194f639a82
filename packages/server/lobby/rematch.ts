import type { Person } from '../people/person.ts';
import type { Sql } from '../sql/sql.ts';
import type { StoredTable } from '../tables/log/store.ts';
import { places } from './lines.ts';

/**
 * Who sits at the new table at once, and who is asked to it: players who left the old one, and, where a clock would run, those who are not
 * at the old table now: no one's time begins while they are away. No one is brought together with a person they have blocked.
 */
export async function whoSitsAgain(
  sql: Sql,
  { sitters, terms }: StoredTable,
  by: Person,
  present: ReadonlySet<string | undefined>, // people at the old table
): Promise<{ sit: ReadonlySet<string>; ask: string[] }> {
  const others = sitters.filter(({ person }) => person !== by.id);
  const ids = others.map(({ person }) => person);
  if (ids.length === 0) return { sit: new Set([by.id]), ask: [] };
  const rows = await sql.read<{ id: string; kind: string | null }>(
    `SELECT people.id, relations.kind FROM people
       LEFT JOIN relations ON relations.person = people.id AND relations.other = ? AND relations.kind = 'block'
     WHERE people.id IN (${places(ids)}) AND people.role <> 'gone'`,
    by.id,
    ...ids,
  );
  const willing = rows.filter(({ kind }) => kind === null);
  const sits = willing.filter(
    ({ id }) =>
      others.find(({ person }) => person === id)?.standIn === undefined &&
      (terms.pace.kind === 'none' || present.has(id)),
  );
  const sit = new Set([by.id, ...sits.map(({ id }) => id)]);
  return { sit, ask: willing.flatMap(({ id }) => (sit.has(id) ? [] : [id])) };
}
