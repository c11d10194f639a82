import { type Sql, type Statement, statement } from '../sql/sql.ts';

/**
 * Following and blocking are one-sided: whom I call a friend, whom I do not want to meet. What asks something of the other (to see when
 * they are there, to invite them) takes both: they follow back.
 */
export type Relation = 'friend' | 'block';

/** Whom this person has blocked: not to be read in chat, not to be shown tables of. */
export async function blocksOf(sql: Sql, person: string): Promise<ReadonlySet<string>> {
  const rows = await sql.read<{ other: string }>(
    "SELECT other FROM relations WHERE person = ? AND kind = 'block'",
    person,
  );
  return new Set(rows.map(row => row.other));
}
/** Has one of these people blocked this one? Then they cannot sit down at a table of theirs, nor ask them to one. */
export async function isBlockedBy(sql: Sql, person: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false;
  const rows = await sql.read(
    `SELECT 1 AS yes FROM relations WHERE other = ? AND kind = 'block' AND person IN (${others.map(() => '?').join(', ')})
     LIMIT 1`,
    person,
    ...others,
  );
  return rows.length > 0;
}
/** How `person` sees `other`. */
export async function relationTo(sql: Sql, person: string, other: string): Promise<Relation | undefined> {
  const rows = await sql.read<{ kind: Relation }>(
    'SELECT kind FROM relations WHERE person = ? AND other = ?',
    person,
    other,
  );
  return rows[0]?.kind;
}
/** Do they follow each other? */
export async function areFriends(sql: Sql, person: string, other: string): Promise<boolean> {
  const both = await Promise.all([relationTo(sql, person, other), relationTo(sql, other, person)]);
  return both.every(kind => kind === 'friend');
}
/** One at a time: a friend who is blocked is no friend any more, and no longer has this person as a friend. */
export function related(person: string, other: string, kind: Relation, now: number): Statement[] {
  const mine = statement(
    `INSERT INTO relations (person, other, kind, since) VALUES (?, ?, ?, ?)
     ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, since = excluded.since`,
    person,
    other,
    kind,
    now,
  );
  return kind === 'friend' ? [mine] : [mine, unrelated(other, person, 'friend')];
}
export const unrelated = (person: string, other: string, kind: Relation): Statement =>
  statement('DELETE FROM relations WHERE person = ? AND other = ? AND kind = ?', person, other, kind);
