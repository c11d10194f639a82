import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Value } from '../sql/sql.ts';
import { versionOf } from '../sql/sqlite.ts';
import { isDamage, openSqlite, type SqliteFile } from '../sql/sqlite-file.ts';
import { shapeOfSqlite, versionByShape } from './shape.ts';
import { inOrder, type Row, type Snapshot } from './snapshot.ts';
import { soundRows } from './sound-rows.ts';

export const fileIn = (data: string): string => join(data, 'tianxia.db');

export async function snapshotOfSqlite(data: string): Promise<Snapshot> {
  const file = fileIn(data);
  if (!existsSync(file)) throw new Error(`there is no database in ${data}`);
  const db = openSqlite(file, { readonly: true });
  let names: string[];
  let version: number;
  try {
    db.exec('BEGIN'); // with the first read, this connection sees the database of that moment
    const found = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    names = found.map(({ name }) => name);
    version = names.includes('migrations') ? versionIn(db) : 0;
  } catch (problem) {
    db.close();
    throw new Error(`the database in ${data} cannot be read: ${(problem as Error).message}`);
  }
  function keyOf(table: string): string[] {
    const columns = db.pragma(`table_info(${table})`) as { name: string; pk: number }[];
    return columns
      .filter(({ pk }) => pk > 0)
      .sort((a, b) => a.pk - b.pk)
      .map(({ name }) => name);
  }
  const rows = (sql: string) => db.prepare(sql).iterate() as IterableIterator<Row>;
  return {
    version,
    tables: inOrder(names),
    read: async <R>(sql: string, ...values: Value[]) => db.prepare(sql).all(...values) as R[],
    async *rows(sql) {
      yield* rows(sql);
    },
    async *soundRows(table) {
      yield* soundRows(db, table, keyOf(table));
    },
    async refersTo(table) {
      const keys = db.pragma(`foreign_key_list(${table})`) as { from: string; table: string }[];
      return keys.map(({ from, table: to }) => ({ column: from, to }));
    },
    async damage() {
      try {
        const [found] = db.pragma('quick_check(1)') as { quick_check: string }[];
        return found?.quick_check === 'ok' ? undefined : (found?.quick_check ?? 'it cannot be checked');
      } catch (problem) {
        return (problem as Error).message;
      }
    },
    isDamage,
    async close() {
      db.close();
    },
  };
}

/** As it says; where that page is broken, the version whose tables and columns these are. */
function versionIn(db: SqliteFile): number {
  try {
    return versionOf(db);
  } catch (problem) {
    if (!isDamage(problem)) throw problem;
    const version = versionByShape(shapeOfSqlite(db));
    if (version !== undefined) return version;
    throw problem;
  }
}
