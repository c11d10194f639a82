import pg from 'pg';
import { openSnapshot, type Place } from '../operating/open-snapshot.ts';
import { fileIn } from '../operating/snapshot-sqlite.ts';
import { dialect, MIGRATIONS } from '../sql/migrations.ts';
import type { Value } from '../sql/sql.ts';
import { openSqlite } from '../sql/sqlite-file.ts';

/** The schema of the release before: everything but the newest migration. */
const OLDER = MIGRATIONS.slice(0, -1);
const HISTORY = 'CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT;';

interface Writer {
  run(sql: string): Promise<void>;
  insert(table: string, columns: readonly string[], values: readonly Value[]): Promise<void>;
  close(): Promise<void>;
}
function intoSqlite(file: string): Writer & { columnsOf(table: string): string[] } {
  const db = openSqlite(file);
  return {
    async run(sql) {
      db.exec(sql);
    },
    async insert(table, columns, values) {
      db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`).run(...values);
    },
    async close() {
      db.close();
    },
    columnsOf(table) {
      const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all(table) as { name: string }[];
      return columns.map(({ name }) => name);
    },
  };
}
async function intoPostgres(url: string): Promise<Writer> {
  const client = new pg.Client(url);
  await client.connect();
  return {
    async run(sql) {
      await client.query(dialect(sql));
    },
    async insert(table, columns, values) {
      const places = columns.map((_, i) => `$${i + 1}`);
      await client.query(`INSERT INTO ${table} (${columns}) VALUES (${places})`, [...values]);
    },
    close: () => client.end(),
  };
}

/**
 * Writes a database as the release before would have left it so many milliseconds earlier: the same people, games and sessions in an
 * older schema, every moment in them further back. When servers ran stays as it is: the time between was no outage.
 */
export async function asEarlier(from: Place, to: Place, ago: number): Promise<void> {
  const blank = intoSqlite(':memory:');
  const into = to.url === undefined ? intoSqlite(fileIn(to.data)) : await intoPostgres(to.url);
  for (const writer of [blank, into]) {
    await writer.run(HISTORY);
    for (const sql of OLDER) await writer.run(sql);
  }
  for (const i of OLDER.keys()) await into.insert('migrations', ['version', 'at'], [i + 1, 'before']);
  const earlier = (value: Value) => (typeof value === 'number' && value > 1e12 ? value - ago : value);
  const snapshot = await openSnapshot(from);
  for (const table of snapshot.tables) {
    const known = blank.columnsOf(table);
    for await (const row of snapshot.rows(`SELECT * FROM ${table}`)) {
      const columns = Object.keys(row).filter(name => known.includes(name));
      const moved = columns.map(name =>
        table === 'processes' || table === 'outages' ? row[name]! : earlier(row[name]!),
      );
      if (columns.length > 0) await into.insert(table, columns, moved);
    }
  }
  await Promise.all([snapshot.close(), blank.close(), into.close()]);
}
