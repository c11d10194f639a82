import type { Value } from '../sql/sql.ts';
import { isDamage } from '../sql/sqlite-file.ts';
import type { Snapshot } from './snapshot.ts';

type Row = Record<string, Value>;

/** All rows of a table that can be read: from the front up to the damage, then from the back. Says whether there was any. */
export async function* soundRows(snapshot: Snapshot, table: string, found: (why: string) => void): AsyncGenerator<Row> {
  const key = (await snapshot.keyOf(table)).join(', ');
  const backwards = (await snapshot.keyOf(table)).map(column => `${column} DESC`).join(', ');
  const keyIn = (row: Row) => JSON.stringify(key.split(', ').map(column => row[column]));
  let last: string | undefined;
  try {
    for await (const row of snapshot.rows(`SELECT * FROM ${table} ORDER BY ${key}`)) {
      last = keyIn(row);
      yield row;
    }
    return;
  } catch (problem) {
    if (!isDamage(problem)) throw problem;
    found(problem.message);
  }
  try {
    for await (const row of snapshot.rows(`SELECT * FROM ${table} ORDER BY ${backwards}`)) {
      if (keyIn(row) === last) return;
      yield row;
    }
  } catch (problem) {
    if (!isDamage(problem)) throw problem;
  }
}

/** Tables whose rows or log cannot be read whole. They are left alone; all others are sound. */
export async function hurtTables(snapshot: Snapshot): Promise<Map<string, string>> {
  const hurt = new Map<string, string>();
  const known = new Map<string, number>(); // how long its log is
  for await (const row of soundRows(snapshot, 'tables', () => {})) known.set(row.id as string, Number(row.turn ?? -1));
  const ofTable = snapshot.tables.filter(name => name !== 'tables');
  for (const [id, turn] of known) {
    try {
      // Whoever has chosen nothing has lost nothing, though the place where it would be is on a broken page.
      const entries = turn === 0 ? [] : await snapshot.read('SELECT * FROM entries WHERE table_id = ?', id);
      if (turn >= 0 && entries.length !== turn) hurt.set(id, `its log has ${entries.length} entries of ${turn}`);
      if (ofTable.includes('sitters')) await snapshot.read('SELECT * FROM sitters WHERE table_id = ?', id);
    } catch (problem) {
      if (!isDamage(problem)) throw problem;
      hurt.set(id, `it cannot be read: ${problem.message}`);
    }
  }
  // Of a table whose own row is lost only its log knows.
  for await (const { table_id: id } of soundRows(snapshot, 'entries', () => {}))
    if (!known.has(id as string)) hurt.set(id as string, 'its own row cannot be read');
  return hurt;
}

const REFERRED: Readonly<Record<string, string>> = { packs: 'hash', people: 'id', tables: 'id' };
/** Rows that a database takes: none of a hurt table, none that refers to what was lost. */
export async function sifting(
  snapshot: Snapshot,
  hurt: ReadonlyMap<string, string>,
): Promise<(table: string, row: Row) => Row | undefined> {
  const kept = new Map<string, Set<Value>>(); // keys of what others refer to
  const references = new Map<string, Awaited<ReturnType<Snapshot['refersTo']>>>();
  for (const table of snapshot.tables) references.set(table, await snapshot.refersTo(table)); // not while rows are read
  return (table, row) => {
    if (hurt.has((table === 'tables' ? row.id : row.table_id) as string)) return undefined;
    const next = { ...row };
    for (const { column, to } of references.get(table) ?? []) {
      if (next[column] === null || kept.get(to)?.has(next[column]!) === true) continue;
      if (column !== 'follows' && column !== 'host') return undefined;
      next[column] = null;
    }
    const key = REFERRED[table];
    if (key !== undefined) kept.set(table, (kept.get(table) ?? new Set()).add(next[key]!));
    return next;
  };
}
