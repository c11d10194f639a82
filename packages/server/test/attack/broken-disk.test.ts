/** A disk that is full, read only or broken; a program that stands still. */

import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, it } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { healthRoutes } from '../../operating/health.ts';
import { backup, hurtIn, openSnapshot, restore, validate } from '../../operating/index.ts';
import { keeping } from '../../operating/keeping.ts';
import { metrics } from '../../operating/metrics.ts';
import type { Place } from '../../operating/open-snapshot.ts';
import { MIGRATIONS } from '../../sql/migrations.ts';
import { openSql } from '../../sql/open.ts';
import { Conflict, type Sql, type Statement, statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { openSqlite } from '../../sql/sqlite-file.ts';
import { PAGE } from '../../sql/sqlite-writing.ts';
import { built, program } from '../built.ts';
import { rulesHere } from '../rules-here.ts';
import { databaseUrl } from '../services.ts';
import { dataFolder, get, served } from '../visiting.ts';

it('says that it is not ready while choices cannot be kept, and that it is when they can again', async () => {
  const data = dataFolder();
  let problem: Error | undefined;
  const kept = keeping();
  const sound = sqliteSql(data);
  const sql = kept.watched({
    ...sound,
    write: async (...statements) => {
      if (problem !== undefined) throw problem;
      return sound.write(...statements);
    },
  } satisfies Sql);
  const writes = () => sql.write(statement('DELETE FROM secrets')).catch(() => undefined);
  await writes();
  expect(() => kept.check()).not.toThrow();
  for (const message of ['database or disk is full', 'attempt to write a readonly database', 'disk I/O error']) {
    problem = new Error(message);
    await writes();
    expect(() => kept.check()).toThrow(`choices cannot be kept: ${message}`);
    problem = undefined;
    await writes();
    expect(() => kept.check()).not.toThrow();
  }
  problem = new Conflict('somebody else was first');
  await writes();
  expect(() => kept.check()).not.toThrow();
  problem = new Error('database disk image is malformed');
  await writes();
  problem = undefined;
  await writes(); // another table, on another page
  expect(() => kept.check()).toThrow('malformed');
  await sound.close();
});
it.each(['XX001', 'XX002', '58030'])('a broken page of PostgreSQL (%s) does not pass by itself, either', async code => {
  const kept = keeping();
  let problem: Error | undefined = Object.assign(new Error('invalid page in block 3 of relation base/5/16389'), {
    code,
  });
  const fails = async () => {
    if (problem !== undefined) throw problem;
    return [];
  };
  const sql = kept.watched({
    engine: 'postgres',
    read: fails,
    write: fails,
    version: async () => 1,
    close: async () => {},
  });
  await sql.read('SELECT 1').catch(() => undefined);
  expect(() => kept.check()).toThrow('invalid page');
  problem = undefined;
  await sql.write(statement('DELETE FROM secrets')); // another table, on another page
  expect(() => kept.check()).toThrow('invalid page');
});

it('is taken out by a balancer when choices cannot be kept, and not because other processes cannot be told', async () => {
  const sql = sqliteSql(dataFolder());
  const answers = async (check: () => void, ready: () => Promise<void>) => {
    const app = Fastify();
    const bus = { ...localBus(), ready };
    const parts = { sql, bus, keeping: { check }, metrics: metrics({ process: false }), show: undefined };
    healthRoutes(app, { ...parts, isStopping: () => false });
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, JSON.parse(body)];
  };
  const fails = () => {
    throw new Error('database or disk is full');
  };
  const works = { ready: true, database: true, migrations: true, choices: true, bus: true, serving: true };
  expect(
    await answers(
      () => {},
      async () => {},
    ),
  ).toEqual([200, works]);
  expect(await answers(fails, async () => {})).toEqual([503, { ...works, ready: false, choices: false }]);
  expect(
    await answers(
      () => {},
      async () => fails(),
    ),
  ).toEqual([200, { ...works, bus: false }]);
  await sql.close();
});

it('however many ask whether it is ready, the database is asked once a second', async () => {
  const { url } = await served({ metrics: {} });
  const writes = async () =>
    Number(/^tianxia_commits_total (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);
  await get(`${url}/readyz`);
  const before = await writes();
  const answers = await Promise.all(Array.from({ length: 100 }, () => get(`${url}/readyz`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await writes()) - before).toBeLessThan(10);
});

const TABLES = Array.from({ length: 40 }, (_, i) => `QIN-${String(i).padStart(8, 'A')}`);
const STAGES = ['guests', 'over', 'open'];
const LOG = 30;
const stageOf = (i: number) => STAGES[i % STAGES.length]!;
/** Forty tables, each with a pack, people, seats and a log of its own. */
async function crowded(sql: Sql): Promise<void> {
  const seats = JSON.stringify(['green', 'white'].map(colour => ({ by: 'open', colour })));
  const all = (what: (id: string, i: number) => Statement[]) => TABLES.flatMap(what);
  await sql.write(
    ...all((id, i) => [
      statement(
        'INSERT INTO packs VALUES (?, ?)',
        `hash of ${id}`,
        JSON.stringify({ pack: id, padding: 'x'.repeat(300) }),
      ),
      ...[0, 1].map(seat =>
        statement(
          "INSERT INTO people (id, name, role, created, seen, settings) VALUES (?, ?, 'player', 1, 1, ?)",
          ...[`${id}-${seat}`, `Person ${seat} of ${id}`, JSON.stringify({ language: 'en', padding: 'x'.repeat(200) })],
        ),
      ),
      statement(
        `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed, turn, result)
         VALUES (?, 'qin', '1', ?, '{}', ?, ?, ?, ?, 'link', '{}', ?, ?, '{}')`,
        ...[id, `hash of ${id}`, seats, 'k'.repeat(64), i, stageOf(i), i, stageOf(i) === 'open' ? 0 : LOG],
      ),
      ...[0, 1].map(seat =>
        statement(
          'INSERT INTO sitters (table_id, seat, person, name, colour, since) VALUES (?, ?, ?, ?, ?, 1)',
          ...[id, seat, `${id}-${seat}`, `Person ${seat} of ${id}`, seat === 0 ? 'green' : 'white'],
        ),
      ),
    ]),
  );
  for (const [i, id] of TABLES.entries())
    if (stageOf(i) !== 'open')
      await sql.write(
        ...Array.from({ length: LOG }, (_, seq) =>
          statement('INSERT INTO entries VALUES (?, ?, 0, ?, ?, 0)', id, seq, `lay.lay ${seq} ${id}`, seq),
        ),
      );
}
/** A page of this table, somewhere in the middle. */
function breaksPage(file: string, size: number, marker: string | number): void {
  const at = typeof marker === 'number' ? marker : readFileSync(file).indexOf(marker);
  expect(at, `${marker}`).toBeGreaterThan(0);
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, Math.floor(at / size) * size);
  closeSync(opened);
}
/** Where PostgreSQL keeps a pack that is too long for a page. */
const LONG_TEXTS = 'long packs';
/** Words that stand on one page of this table and nowhere else in the file: SQLite has one for all tables. */
const ID = TABLES[21]!; // somewhere in the middle, and played
const IN_SQLITE: Record<string, string> = {
  packs: JSON.stringify({ pack: ID }).slice(0, -1),
  people: `Person 1 of ${ID}player`,
  tables: `hash of ${ID}{}`,
  sitters: `${ID}-1Person 1 of ${ID}white`,
  entries: `lay.lay 15 ${ID}`,
};
const IN_POSTGRES: Record<string, string | number> = {
  ...IN_SQLITE,
  people: `Person 1 of ${ID}`,
  tables: `hash of ${ID}`,
  sitters: `Person 1 of ${ID}`,
  migrations: 1,
  [LONG_TEXTS]: 8192, // its second page
};
async function brokenSqlite(table: string): Promise<Place> {
  const data = dataFolder();
  const sql = sqliteSql(data);
  await crowded(sql);
  await sql.close();
  const file = join(data, 'tianxia.db');
  const db = openSqlite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const [{ page_size: size }] = db.pragma('page_size') as [{ page_size: number }];
  const { root } = db.prepare('SELECT rootpage AS root FROM sqlite_master WHERE name = ?').get(table) as {
    root: number;
  };
  db.close();
  breaksPage(file, size, IN_SQLITE[table] ?? (root - 1) * size);
  return { data };
}
/** A copy of which no page has been read yet, in the files of a server on this machine. */
async function brokenPostgres(table: string): Promise<Place | undefined> {
  const [url, copy] = [await databaseUrl(), new URL(await databaseUrl())];
  const sql = await openSql({ data: '', url });
  await crowded(sql);
  if (table === LONG_TEXTS) {
    const text = randomBytes(15_000).toString('base64'); // which no compressing makes shorter
    await sql.write(statement('UPDATE packs SET json = ? WHERE hash = ?', JSON.stringify(text), `hash of ${ID}`));
  }
  await sql.close();
  const name = (of: string | URL) => new URL(of).pathname.slice(1);
  const operator = new pg.Client(Object.assign(new URL(url), { pathname: '/postgres' }).href);
  await operator.connect();
  await operator.query(`DROP DATABASE ${name(copy)}`);
  await operator.query(`CREATE DATABASE ${name(copy)} TEMPLATE ${name(url)} STRATEGY FILE_COPY`);
  const { rows } = await operator.query('SHOW data_directory');
  await operator.end();
  const client = new pg.Client(copy.href);
  await client.connect();
  const long = "SELECT pg_relation_filepath(reltoastrelid) AS file FROM pg_class WHERE relname = 'packs'";
  const found = await (table === LONG_TEXTS
    ? client.query(long)
    : client.query('SELECT pg_relation_filepath($1) AS file', [table]));
  await client.end();
  const file = join(rows[0].data_directory, found.rows[0].file);
  if (!existsSync(file)) return undefined;
  breaksPage(file, 8192, IN_POSTGRES[table]!);
  return { data: '', url: copy.href };
}
const PLACES: [string, string, (table: string) => Promise<Place | undefined>][] = [
  ...['entries', 'packs', 'people', 'tables', 'sitters', 'migrations'].map((table): (typeof PLACES)[0] => [
    'SQLite',
    table,
    brokenSqlite,
  ]),
  ...['entries', 'packs', 'people', 'tables', 'sitters', 'migrations', LONG_TEXTS].map((table): (typeof PLACES)[0] => [
    'PostgreSQL',
    table,
    brokenPostgres,
  ]),
];
it.for(PLACES)(
  'on %s, a broken page of %s: says which tables are hurt, and saves all others',
  async ([, where, breaks], { skip }) => {
    const place = await breaks(where);
    if (place === undefined) return skip('the files of this PostgreSQL are on another machine');
    const snapshot = await openSnapshot(place);
    expect(snapshot.version).toBe(MIGRATIONS.length);
    const hurt = (await hurtIn(snapshot))!;
    const named: string[] = [];
    for await (const { table, game } of validate(snapshot, rulesHere())) if (game === 'hurt') named.push(table);
    expect(named.sort()).toEqual([...hurt.tables.keys(), ...(hurt.people.size > 0 ? ['people'] : [])].sort());
    const file = join(dataFolder(), 'backup.gz');
    await backup(snapshot, file, undefined, hurt);
    await snapshot.close();
    const fresh = join(dataFolder(), 'fresh');
    await restore(file, { data: fresh });

    const sql = sqliteSql(fresh);
    const saved = (await sql.read<{ id: string }>('SELECT id FROM tables ORDER BY id')).map(({ id }) => id);
    // What is not there any more is named, and what is there is whole.
    expect(TABLES.filter(id => !hurt.tables.has(id) && !saved.includes(id))).toEqual([]);
    expect(saved.length).toBeGreaterThan(3); // a page of PostgreSQL has most of so small a database
    const hurtsTables = ['entries', 'packs', 'tables', 'sitters', LONG_TEXTS].includes(where);
    if (where === LONG_TEXTS) expect([...hurt.tables.keys()]).toEqual([ID]);
    expect(hurt.tables.size > 0).toBe(hurtsTables);
    expect(hurt.people.size > 0).toBe(where === 'people');
    const playing = saved.filter(id => stageOf(TABLES.indexOf(id)) !== 'open');
    const count = async (what: string, those: readonly string[]) =>
      (await sql.read<{ table_id: string }>(`SELECT table_id FROM ${what}`)).filter(row => those.includes(row.table_id))
        .length;
    expect(await count('entries', saved)).toBe(playing.length * LOG);
    expect(await count('sitters', playing)).toBe(playing.length * 2);
    const lost = await sql.read<{ table_id: string; name: string; stand_in: string | null }>(
      `SELECT sitters.table_id, people.name, sitters.stand_in FROM sitters JOIN people ON people.id = sitters.person
     WHERE people.role = 'gone'`,
    );
    expect(lost.length > 0).toBe(where === 'people');
    for (const { table_id: id, name, stand_in } of lost)
      expect([name, stand_in]).toEqual(['somebody', stageOf(TABLES.indexOf(id)) === 'over' ? null : 'greedy']);
    await sql.close();
  },
);

it.each([
  ['packs', 'hash', (id: string) => JSON.stringify({ pack: id }).slice(0, -1)],
  ['entries', 'table_id', (id: string) => `lay.lay 15 ${id}`],
])(
  'on SQLite, what lies between two broken pages of %s is saved as well, and nothing twice',
  async (table, key, words) => {
    const { data } = await brokenSqlite(table);
    breaksPage(join(data, 'tianxia.db'), PAGE, words(TABLES[37]!));
    const snapshot = await openSnapshot({ data });
    const found: string[] = [];
    for await (const row of snapshot.soundRows(table)) found.push(`${row[key]} ${row.seq ?? ''}`);
    await snapshot.close();
    expect(new Set(found).size).toBe(found.length);
    const whole = table === 'packs' ? 1 : LOG;
    const isFound = (i: number) => found.filter(one => one.includes(TABLES[i]!)).length === whole;
    // A page may have been the way to others; but from the front and from the back alone none of these would be reached.
    expect(Array.from({ length: 15 }, (_, i) => 22 + i).filter(isFound).length).toBeGreaterThan(5);
  },
);

it('what a game brings itself is not lost with its row: every table that is played with it is in the backup', async () => {
  const data = dataFolder();
  const sql = sqliteSql(data);
  await crowded(sql);
  const { library } = rulesHere();
  const qin = await library.game('qin');
  const { hash, json } = library.pack(qin);
  await sql.write(
    statement('INSERT INTO packs VALUES (?, ?)', hash, json),
    statement('UPDATE tables SET pack = ?, rules = ?', hash, qin.rules),
    statement('DELETE FROM packs WHERE hash <> ?', hash),
  );
  await sql.close();
  const file = join(data, 'tianxia.db');
  const db = openSqlite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  breaksPage(file, PAGE, json.slice(json.length >> 1).slice(0, 20));

  const snapshot = await openSnapshot({ data });
  const hurt = (await hurtIn(snapshot))!;
  expect([...hurt.tables.keys()]).toEqual([]);
  const named: string[] = [];
  for await (const { table, game, why } of validate(snapshot, rulesHere()))
    if (game === 'hurt' || /malformed|missing/.test(why)) named.push(table);
  expect(named).toEqual([]);
  const saved = join(dataFolder(), 'backup.gz');
  await backup(snapshot, saved, undefined, hurt);
  await snapshot.close();
  const fresh = join(dataFolder(), 'fresh');
  await restore(saved, { data: fresh });
  const after = sqliteSql(fresh);
  expect(await after.read('SELECT count(*) AS n FROM tables')).toEqual([{ n: TABLES.length }]);
  expect(await after.read('SELECT * FROM packs')).toEqual([{ hash, json }]);
  await after.close();
});

it('a main thread that stands still is seen at a port of its own, and ends the process when it lasts', async () => {
  const port = await new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
  const freezes = 'data:text/javascript,process.on("SIGUSR2",()=>{for(;;);})';
  const env = { DATA_DIR: dataFolder(), HOST: '127.0.0.1', HEALTH_PORT: `${port}`, WATCHDOG_SECONDS: '10' };
  const { child, ended, output } = await program(built('server.js'), env, ['--import', freezes]);
  const alive = async () => (await get(`http://127.0.0.1:${port}/healthz`)).status;
  expect(await alive()).toBe(200);
  child.kill('SIGUSR2');
  await expect.poll(alive).toBe(503);
  expect(await ended).toBe('SIGKILL');
  await expect.poll(output).toContain('its main thread has stood still');
});
