import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readJson } from '@tianxia/kernel';
import pg from 'pg';
import { dialect, MIGRATIONS } from '../sql/migrations.ts';
import { openSql } from '../sql/open.ts';
import type { Value } from '../sql/sql.ts';
import { openSqlite } from '../sql/sqlite-file.ts';
import { PAGE } from '../sql/sqlite-writing.ts';
import { type EndLine, FORMAT, type Head, type RowLine, type TableLine } from './backup.ts';
import type { Place } from './open-snapshot.ts';
import { fileIn } from './snapshot-sqlite.ts';

/** What is wrong with the file or the place: nothing was written. */
export class CannotRestore extends Error {}

/** Where rows go: into a database with the schema of the backup, kept or thrown away as a whole. */
interface Target {
  insert(table: string, columns: readonly string[], rows: readonly RowLine[]): Promise<void>;
  keep(): Promise<void>;
  drop(): Promise<void>;
}
const AT_ONCE = 200;
const MOST_LINE = 64 * 1024 * 1024; // characters
const NAME = /^[a-z_]+$/;

/** Into an empty database only; afterwards it is brought to the version of this program. Gives the number of rows. */
export async function restore(file: string, place: Place, tick: (rows: number, table: string) => void = () => {}) {
  const source = createReadStream(file);
  const opened = new Promise<void>((resolve, reject) => {
    source.once('open', () => resolve());
    source.once('error', reject);
  });
  await opened.catch(problem => {
    throw new CannotRestore(`${file} cannot be read: ${(problem as Error).message}`);
  });
  const unpacked = source.pipe(createGunzip());
  unpacked.on('error', () => {}); // the reader gets the error
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { value, done } = await lines.next().catch(() => ({ value: '', done: true }));
    if (done) throw new CannotRestore(`${file} is not a whole backup: it ends too soon`);
    try {
      return readJson(value, MOST_LINE);
    } catch {
      throw new CannotRestore(`${file} is not a backup of Tianxia`);
    }
  };
  const head = (await next()) as Partial<Head>;
  if (head.tianxia !== 'backup') throw new CannotRestore(`${file} is not a backup of Tianxia`);
  if (head.format !== FORMAT || (head.schema ?? 0) > MIGRATIONS.length)
    throw new CannotRestore(
      `${file} was made by a newer program (schema ${head.schema}); this one knows ${MIGRATIONS.length}`,
    );
  const target = await (place.url === undefined
    ? toSqlite(place.data, head.schema!)
    : toPostgres(place.url, head.schema!));
  try {
    const count = await fill(target, next, tick);
    await target.keep();
    await (await openSql(place)).close();
    return count;
  } catch (problem) {
    await target.drop();
    throw problem;
  } finally {
    source.destroy();
  }
}
async function fill(
  target: Target,
  next: () => Promise<unknown>,
  tick: (rows: number, table: string) => void,
): Promise<number> {
  let into: TableLine | undefined;
  let waiting: RowLine[] = [];
  let count = 0;
  async function flush(): Promise<void> {
    if (into !== undefined && waiting.length > 0) await target.insert(into.table, into.columns, waiting);
    count += waiting.length;
    waiting = [];
    if (into !== undefined) tick(count, into.table);
  }
  for (;;) {
    const line = (await next()) as RowLine | TableLine | EndLine;
    if (Array.isArray(line)) {
      waiting.push(line as RowLine);
      if (waiting.length >= AT_ONCE) await flush();
      continue;
    }
    await flush();
    if ('rows' in line) {
      if (line.rows !== count) throw new CannotRestore(`the backup has ${count} rows and should have ${line.rows}`);
      return count;
    }
    into = line as TableLine;
    if (![into.table, ...into.columns].every(name => NAME.test(name)))
      throw new CannotRestore('this is not a backup of Tianxia');
  }
}

async function toSqlite(data: string, schema: number): Promise<Target> {
  const file = fileIn(data);
  if (existsSync(file)) throw new CannotRestore(`${file} is there already; a backup goes into an empty folder only`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const scratch = `${file}.restoring`;
  rmSync(scratch, { force: true });
  const db = openSqlite(scratch);
  db.pragma(`page_size = ${PAGE}`);
  db.pragma('synchronous = OFF'); // until it is whole
  db.exec('BEGIN; CREATE TABLE migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  for (const [i, sql] of MIGRATIONS.slice(0, schema).entries()) {
    db.exec(sql);
    db.prepare('INSERT INTO migrations VALUES (?, ?)').run(i + 1, new Date().toISOString());
  }
  return {
    async insert(table, columns, rows) {
      const insert = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map(() => '?')})`);
      for (const row of rows) insert.run(...row);
    },
    async keep() {
      const dangling = db.pragma('foreign_key_check');
      if (dangling.length > 0) throw new CannotRestore('the backup refers to rows that it does not have');
      db.exec('COMMIT');
      db.pragma('synchronous = FULL');
      db.pragma('journal_mode = WAL');
      db.close(); // nothing is left beside the file
      renameSync(scratch, file);
    },
    async drop() {
      db.close();
      rmSync(scratch, { force: true });
    },
  };
}
async function toPostgres(url: string, schema: number): Promise<Target> {
  const client = new pg.Client({ connectionString: url, application_name: 'tianxia restore' });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1');
  if (rows.length > 0) {
    await client.end();
    throw new CannotRestore('the database has tables already; a backup goes into an empty one only');
  }
  await client.query('BEGIN');
  await client.query('CREATE TABLE migrations (version BIGINT PRIMARY KEY, at TEXT NOT NULL)');
  for (const [i, sql] of MIGRATIONS.slice(0, schema).entries()) {
    await client.query(dialect(sql));
    await client.query('INSERT INTO migrations VALUES ($1, $2)', [i + 1, new Date().toISOString()]);
  }
  return {
    async insert(table, columns, rows) {
      const values: Value[] = rows.flat();
      const places = rows.map((_, i) => `(${columns.map((_, j) => `$${i * columns.length + j + 1}`)})`);
      await client.query(`INSERT INTO ${table} (${columns}) VALUES ${places}`, values);
    },
    async keep() {
      await client.query('COMMIT');
      await client.end();
    },
    async drop() {
      await client.end(); // what was not committed never was
    },
  };
}
