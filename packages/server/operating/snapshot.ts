import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { phraseBook, TYPES } from '../sql/phrasing.ts';
import type { Value } from '../sql/sql.ts';
import { versionOf } from '../sql/sqlite.ts';
import { openSqlite } from '../sql/sqlite-file.ts';

export interface Place {
  data: string; // folder of SQLite
  url?: string | undefined; // of PostgreSQL
}
/** A database as it is at one moment, read only, while others go on writing to it. It may be of any version. */
export interface Snapshot {
  readonly version: number;
  readonly tables: readonly string[]; // what others refer to comes first
  read<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
  /** All rows, a few at a time. */
  rows(sql: string): AsyncGenerator<Record<string, Value>>;
  /** Columns of its primary key, and which of its columns refer to which other table. */
  keyOf(table: string): Promise<readonly string[]>;
  refersTo(table: string): Promise<readonly { column: string; to: string }[]>;
  /** Does the file hold what was written? Undefined, or the first thing that is wrong; PostgreSQL looks after that itself. */
  damage(): string | undefined;
  close(): Promise<void>;
}
const FIRST = ['packs', 'people', 'tables'];
const inOrder = (names: readonly string[]): string[] => {
  const others = names.filter(name => !FIRST.includes(name) && name !== 'migrations');
  return [...FIRST.filter(name => names.includes(name)), ...others.sort()];
};
export const fileIn = (data: string): string => join(data, 'tianxia.db');

export const openSnapshot = ({ data, url }: Place): Promise<Snapshot> =>
  url === undefined ? ofSqlite(data) : ofPostgres(url);

async function ofSqlite(data: string): Promise<Snapshot> {
  const file = fileIn(data);
  if (!existsSync(file)) throw new Error(`there is no database in ${data}`);
  const db = openSqlite(file, { readonly: true });
  let names: string[];
  try {
    db.exec('BEGIN'); // with the first read, this connection sees the database of that moment
    const found = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    names = found.map(({ name }) => name);
  } catch (problem) {
    db.close();
    throw new Error(`the database in ${data} cannot be read: ${(problem as Error).message}`);
  }
  return {
    version: names.includes('migrations') ? versionOf(db) : 0,
    tables: inOrder(names),
    read: async <Row>(sql: string, ...values: Value[]) => db.prepare(sql).all(...values) as Row[],
    async *rows(sql) {
      yield* db.prepare(sql).iterate() as IterableIterator<Record<string, Value>>;
    },
    async keyOf(table) {
      const columns = db.pragma(`table_info(${table})`) as { name: string; pk: number }[];
      return columns
        .filter(({ pk }) => pk > 0)
        .sort((a, b) => a.pk - b.pk)
        .map(({ name }) => name);
    },
    async refersTo(table) {
      const keys = db.pragma(`foreign_key_list(${table})`) as { from: string; table: string }[];
      return keys.map(({ from, table: to }) => ({ column: from, to }));
    },
    damage() {
      try {
        const [found] = db.pragma('quick_check(1)') as { quick_check: string }[];
        return found?.quick_check === 'ok' ? undefined : (found?.quick_check ?? 'it cannot be checked');
      } catch (problem) {
        return (problem as Error).message;
      }
    },
    async close() {
      db.close();
    },
  };
}

const AT_ONCE = 1000;
async function ofPostgres(url: string): Promise<Snapshot> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tianxia snapshot',
    types: TYPES as pg.CustomTypesConfig,
  });
  client.on('error', () => {});
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const phrase = phraseBook('s');
  async function read<Row>(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await client.query({ text: phrase(sql).text, values })).rows as Row[];
  }
  const found = await read<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  );
  const names = found.map(({ name }) => name);
  const [last] = names.includes('migrations')
    ? await read<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM migrations')
    : [];
  return {
    version: last?.version ?? 0,
    tables: inOrder(names),
    read,
    async *rows(sql) {
      await client.query(`DECLARE page NO SCROLL CURSOR FOR ${sql}`);
      try {
        for (;;) {
          const { rows } = await client.query(`FETCH ${AT_ONCE} FROM page`);
          if (rows.length === 0) return;
          yield* rows;
        }
      } finally {
        await client.query('CLOSE page');
      }
    },
    keyOf: async () => [],
    refersTo: async () => [],
    damage: () => undefined,
    close: () => client.end(),
  };
}
