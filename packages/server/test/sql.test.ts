import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { rehearseMigration } from '../operating/migrating.ts';
import { dialect, MIGRATIONS } from '../sql/migrations.ts';
import { openSql } from '../sql/open.ts';
import { must, type Sql, statement } from '../sql/sql.ts';
import { openSqlite } from '../sql/sqlite-file.ts';
import { built } from './built.ts';
import { cable } from './cable.ts';
import { dataFolder } from './folder.ts';
import { migrationsContract } from './migrations-contract.ts';
import { databaseUrl } from './services.ts';
import { type Databases, sqlContract } from './sql-contract.ts';

const sqlite = (writer?: () => string) => async (): Promise<Databases> => {
  const data = dataFolder();
  return {
    open: () => openSql({ data, writer: writer?.() }),
    async raw(sql) {
      const db = openSqlite(join(data, 'tianxia.db'));
      db.exec(sql);
      db.close();
    },
    dialect: sql => sql,
  };
};
async function asOperator(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}
async function postgres(): Promise<Databases> {
  const url = await databaseUrl();
  return {
    open: () => openSql({ data: '/nowhere', url }),
    async raw(sql) {
      await asOperator(url, sql);
    },
    dialect,
  };
}
for (const contract of [sqlContract, migrationsContract]) {
  contract('SQLite', sqlite());
  contract(
    'SQLite, written by a thread of its own,',
    sqlite(() => built('sqlite-worker.js')),
  );
  contract('PostgreSQL', postgres);
}

const pack = (hash: string) => statement('INSERT INTO packs VALUES (?, ?)', hash, '');
const hashes = async (sql: Sql) =>
  (await sql.read<{ hash: string }>('SELECT hash FROM packs ORDER BY hash')).map(({ hash }) => hash);
const endAll = (url: string) =>
  asOperator(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tianxia' AND datname = current_database()`,
  );

it('says which data folder cannot be used', async () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  await expect(openSql({ data: file })).rejects.toThrow(`the data folder ${file} cannot be used`);
});
it('says that the thread that writes has failed, and promises nothing more', async () => {
  const script = join(dataFolder(), 'worker.mjs');
  writeFileSync(script, "throw new Error('no memory left')");
  const died: Error[] = [];
  const sql = await openSql({ data: dataFolder(), writer: script, writerDied: problem => died.push(problem) });
  await expect(sql.write(pack('lost'))).rejects.toThrow('the thread that writes has failed: no memory left');
  await expect(sql.write(pack('lost too'))).rejects.toThrow('the thread that writes has failed');
  await expect(sql.version()).rejects.toThrow('the thread that writes has failed');
  expect(await hashes(sql)).toEqual([]);
  const why = () => died.map(({ message }) => message);
  await expect.poll(why).toEqual(['the thread that writes has failed: no memory left']);
  await sql.close();
  const lives = await openSql({
    data: dataFolder(),
    writer: built('sqlite-worker.js'),
    writerDied: problem => died.push(problem),
  });
  await lives.write(pack('kept'));
  await lives.close();
  expect(died).toHaveLength(1); // who is asked to end has not died
});
it('says which database cannot be used and why, without the password', async () => {
  const nowhere = openSql({ data: '', url: 'mysql://host/name' });
  await expect(nowhere).rejects.toThrow('DATABASE_URL begins with mysql:');
  const url = new URL(await databaseUrl());
  url.password = 'wrong-secret';
  const refused = await openSql({ data: '', url: url.href }).then(String, String);
  expect(refused).toMatch(/the database [\d.]+:\d+\/tianxia_test_\w+ cannot be used: password authentication failed/);
  expect(refused).not.toContain('secret');
});
it('waits for a database server that is away for a moment, where nothing was sent yet', async () => {
  const way = await cable(await databaseUrl());
  const sql = await openSql({ data: '', url: way.url });
  await sql.write(pack('before'));
  way.cut();
  await expect(sql.version()).rejects.toThrow();
  const waiting = [sql.write(pack('during')), sql.read('SELECT hash FROM packs')] as const;
  setTimeout(way.mend, 200);
  await waiting[0];
  expect((await waiting[1]).length).toBeGreaterThan(0);
  expect(await hashes(sql)).toEqual(['before', 'during']);
  await sql.close();
  way.close();
});
it('goes on when the server ends its connections: every answer is true, and nothing is written twice', async () => {
  const url = await databaseUrl();
  const sql = await openSql({ data: '', url });
  await sql.write(
    statement(`INSERT INTO people (id, name, role, created, seen, settings) VALUES ('P', '', '', 0, 0, '')`),
  );
  let going = true;
  const told = new Set<string>();
  const counted: unknown[] = [];
  const add = must(`UPDATE people SET seen = seen + 1 WHERE id = 'P'`);
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; going; n++) {
      const outcome = await sql.write(pack(`${writer}-${n}`), add).catch((problem: Error) => problem);
      if (outcome instanceof Error) expect(outcome.message).toContain('the database went away');
      else told.add(`${writer}-${n}`);
      counted.push(...(await sql.read('SELECT count(*) AS n FROM packs')));
    }
  });
  for (let n = 0; n < 20; n++) {
    await endAll(url);
    await new Promise(next => setTimeout(next, 20));
  }
  going = false;
  await Promise.all(writers);
  const kept = await hashes(sql);
  expect([...told].filter(hash => !kept.includes(hash))).toEqual([]);
  expect(await sql.read('SELECT seen FROM people')).toEqual([{ seen: kept.length }]);
  expect(told.size).toBeGreaterThan(0);
  await sql.close();
});
it('tells when it cannot know whether it was written', async () => {
  const url = await databaseUrl();
  const way = await cable(url);
  const sql = await openSql({ data: '', url: way.url });
  const blocker = new pg.Client(url);
  await blocker.connect();
  await blocker.query(`BEGIN; INSERT INTO packs VALUES ('same', 'first')`);
  const waiting = sql.write(pack('same')); // for the other to commit or give up
  await expect
    .poll(() => asOperator(url, `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`), { timeout: 20_000 })
    .toHaveLength(1);
  way.cut();
  await expect(waiting).rejects.toThrow('the database went away');
  await blocker.query('ROLLBACK');
  await blocker.end();
  way.mend();
  await sql.write(pack('later'));
  await sql.close();
  way.close();
});
it('goes on after a newer program changed a table under its feet', async () => {
  const url = await databaseUrl();
  const sql = await openSql({ data: '', url });
  await sql.write(pack('h'));
  const [all, change] = ['SELECT * FROM packs', statement('UPDATE packs SET json = ? RETURNING *', 'x')] as const;
  for (let n = 0; n < 3; n++) await Promise.all([sql.read(all), sql.write(change)]);
  await asOperator(url, 'ALTER TABLE packs ADD COLUMN more BIGINT');
  expect(await sql.read(all)).toEqual([{ hash: 'h', json: 'x', more: null }]);
  expect((await sql.write(change))[0]!.rows).toEqual([{ hash: 'h', json: 'x', more: null }]);
  await sql.close();
});
it('takes more kinds of statements than a connection remembers', async () => {
  const sql = await openSql({ data: '', url: await databaseUrl() });
  for (const round of [1, 2]) {
    for (let n = 0; n < 600; n++) {
      await sql.write(statement(`INSERT INTO packs VALUES (?, ?) -- ${n}`, `${round}-${n}`, ''));
      await sql.read(`SELECT ${n} AS n FROM packs WHERE hash = ?`, `${round}-${n}`);
    }
  }
  expect(await sql.read('SELECT count(*) AS n FROM packs')).toEqual([{ n: 1200 }]);
  await sql.close();
});
it('a rehearsal of migrations does not stand in the way of those who play', async () => {
  const url = await databaseUrl();
  await asOperator(url, `${dialect(MIGRATIONS[0]!)}; CREATE TABLE migrations (version BIGINT, at TEXT)`);
  await asOperator(url, "INSERT INTO migrations VALUES (1, 'then')");
  const busy = new pg.Client(url);
  await busy.connect();
  await busy.query('BEGIN; SELECT * FROM tables');
  await expect(rehearseMigration({ data: '', url })).rejects.toThrow(/lock timeout/);
  await busy.end();
  expect(await rehearseMigration({ data: '', url })).toEqual({ from: 1, to: MIGRATIONS.length });
});
