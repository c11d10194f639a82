/** A disk that is full, read only or broken; a program that stands still. */

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { healthRoutes } from '../../operating/health.ts';
import { backup, hurtIn, openSnapshot, restore, validate } from '../../operating/index.ts';
import { keeping } from '../../operating/keeping.ts';
import { metrics } from '../../operating/metrics.ts';
import { Conflict, type Sql, statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { openSqlite } from '../../sql/sqlite-file.ts';
import { built, program } from '../built.ts';
import { rulesHere } from '../rules-here.ts';
import { dataFolder, founded, get, served } from '../visiting.ts';

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

/** Twenty tables, and a broken page among their logs. */
async function broken(): Promise<string> {
  const data = dataFolder();
  const { url, close } = await served({ data });
  const { id } = await founded(url);
  await close();
  const sql = sqliteSql(data);
  const tables = Array.from({ length: 20 }, (_, i) => `QIN-${String(i).padStart(8, 'A')}`);
  await sql.write(
    ...tables.map(next =>
      statement(
        `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed, turn)
         SELECT ?, game, rules, pack, options, seats, key, created, 'guests', visibility, terms, changed, 30 FROM tables WHERE id = ?`,
        next,
        id,
      ),
    ),
    ...tables.flatMap(next =>
      Array.from({ length: 30 }, (_, seq) =>
        statement('INSERT INTO entries VALUES (?, ?, 0, ?, ?, 0)', next, seq, `lay.lay ${seq} ${next}`, seq),
      ),
    ),
  );
  await sql.close();
  const file = join(data, 'tianxia.db');
  const db = openSqlite(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const [{ page_size: size }] = db.pragma('page_size') as [{ page_size: number }];
  db.close();
  const at = Math.floor(readFileSync(file).indexOf(`lay.lay 15 ${tables[10]}`) / size) * size;
  const opened = openSync(file, 'r+');
  writeSync(opened, Buffer.alloc(size, 0xa5), 0, size, at);
  closeSync(opened);
  return data;
}
it('a broken page: says which tables are hurt, and saves all others', async () => {
  const data = await broken();
  const snapshot = await openSnapshot({ data });
  const hurt = (await hurtIn(snapshot))!;
  expect(hurt.tables.size).toBeGreaterThan(0);
  expect(hurt.tables.size).toBeLessThan(6);
  expect([...hurt.tables.keys()]).toContain('QIN-AAAAAA10');
  const named: string[] = [];
  for await (const { table, game } of validate(snapshot, rulesHere())) if (game === 'hurt') named.push(table);
  expect(named.sort()).toEqual([...hurt.tables.keys()].sort());
  const file = join(dataFolder(), 'backup.gz');
  await backup(snapshot, file, undefined, hurt);
  await snapshot.close();
  const fresh = join(dataFolder(), 'fresh');
  await restore(file, { data: fresh });
  const sql = sqliteSql(fresh);
  const [tables, entries] = await Promise.all([
    sql.read('SELECT id FROM tables'),
    sql.read('SELECT table_id FROM entries'),
  ]);
  expect(tables).toHaveLength(21 - hurt.tables.size);
  expect(entries).toHaveLength((20 - hurt.tables.size) * 30);
  await sql.close();
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
