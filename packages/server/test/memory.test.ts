/**
 * What a table in memory and its first watcher weigh. `TABLES=20000 npx vitest run packages/server/test/memory.test.ts` has as many
 * at once in one process; a few hundred in the suite weigh the same each.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import type { OptionsBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { COMPRESSED } from '../http/sending.ts';
import { type Statement, statement, type Value } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { newTableId } from '../tables/founding/ids.ts';
import { ask } from './asking.ts';
import { built, type Program, program } from './built.ts';
import { dataFolder, founded, joined, playOn, visit } from './visiting.ts';

const TABLES = Number(process.env.TABLES ?? 400);
const SOCKETS = 400;
const WATCHERS = 200; // of one long game
const CHOICES = 30; // the middle of a game
const AT_ONCE = 20;
const MOST_TABLE = 64 * 1024; // bytes: with these, 100,000 tables are 7 GB
const MOST_SOCKET = 42 * 1024;
/** Of a socket that something was compressed for. What zlib takes stands in no figure of Node's but that of the whole process. */
const MOST_COMPRESSED = { external: 16 * 1024, rss: 96 * 1024 };
const script = process.env.SERVER_SCRIPT ?? built('server.js');
const start = (data: string) =>
  // None is put away meanwhile: on a slow day it takes longer than the ten minutes after which an empty table would be.
  program(script, { DATA_DIR: data, TABLES_PER_PERSON: '100000', IDLE_MINUTES: '10000', LOG_LEVEL: 'error' }, [
    '--expose-gc',
    '--max-old-space-size=8192',
    ...['--import', join(import.meta.dirname, 'abuse/heap.mjs')],
  ]);
interface Memory {
  heap: number;
  external: number; // what Node keeps outside of it: buffers
  rss: number; // all of the process
}
async function memoryOf({ child }: Program): Promise<Memory> {
  child.send('how much?');
  const [memory] = (await once(child, 'message')) as [Memory];
  return memory;
}
const heapOf = async (server: Program) => (await memoryOf(server)).heap;
const inMegabytes = (memory: Memory) =>
  (['heap', 'external', 'rss'] as const).map(name => `${name} ${(memory[name] / 1e6).toFixed(0)} MB`).join(', ');
async function stopped({ child, ended }: Program): Promise<void> {
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}
/** A game in its middle: its table, and the player who is asked next. */
async function played(url: string): Promise<{ id: string; token: string }> {
  const mei = await founded(url, { options: { board: 'bird' } });
  const li = await joined(url, mei.id);
  for (let made = 0; ; )
    for (const { token } of [mei, li]) {
      const { body } = await ask<OptionsBody>(url, `GET /api/tables/${mei.id}/options`, { token });
      const words = body.options.at(made % Math.max(1, body.options.length))?.words;
      if (words === undefined) continue; // the other is asked
      if (made === CHOICES) return { id: mei.id, token };
      const chosen = await ask(url, `POST /api/tables/${mei.id}/choices`, { token }, { version: body.version, words });
      expect(chosen.status).toBe(200);
      made++;
    }
}
/** The same game again and again: other tables, with logs of their own. */
async function copied(data: string, id: string): Promise<string[]> {
  const sql = sqliteSql(data);
  const rows = await Promise.all(
    [
      ['tables', 'id'],
      ['sitters', 'table_id'],
      ['entries', 'table_id'],
    ].map(async ([table, key]) => ({
      table: table!,
      key: key!,
      rows: await sql.read<Record<string, Value>>(`SELECT * FROM ${table} WHERE ${key} = ?`, id),
    })),
  );
  const copy = (as: string): Statement[] =>
    rows.flatMap(({ table, key, rows }) =>
      rows.map(row => {
        const names = Object.keys(row);
        const values = names.map(name => (name === key ? as : row[name]!));
        return statement(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`, ...values);
      }),
    );
  const ids = Array.from({ length: TABLES }, () => newTableId('qin'));
  for (let i = 0; i < ids.length; i += 100) await sql.write(...ids.slice(i, i + 100).flatMap(copy));
  await sql.close();
  return ids;
}

it(
  'a table in the middle of its game takes at most 64 kB of memory, its first watcher 42, and one who has left nothing',
  async () => {
    const data = dataFolder();
    const first = await start(data);
    const { id, token } = await played(first.url);
    await stopped(first);
    const ids = await copied(data, id);
    const server = await start(data);
    const open = (some: readonly string[]) =>
      Promise.all(
        some.map(async table => {
          const line = `GET /api/tables/${table}/options` as const;
          let answer = await ask<OptionsBody>(server.url, line, { token });
          while (answer.status === 408) answer = await ask(server.url, line, { token }); // it stood still, collecting garbage
          expect(answer.status, JSON.stringify(answer.body)).toBe(200);
          expect(answer.body.options.length).toBeGreaterThan(0);
        }),
      );
    const warm = AT_ONCE * 5; // what all of them share is there then
    for (let i = 0; i < warm; i += AT_ONCE) await open(ids.slice(i, i + AT_ONCE));
    const before = await heapOf(server);
    for (let i = warm; i < ids.length; i += AT_ONCE) await open(ids.slice(i, i + AT_ONCE));
    const full = await heapOf(server);
    const table = (full - before) / (ids.length - warm);

    const sockets: WebSocket[] = [];
    for (let i = 0; i < SOCKETS; i += AT_ONCE) {
      const some = ids
        .slice(i, i + AT_ONCE)
        .map(one => new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${one}/live?changes`));
      await Promise.all(
        some.map(
          socket =>
            new Promise<void>(resolve =>
              socket.on('message', data => {
                if (data.toString().startsWith('{"type":"update"')) resolve();
              }),
            ),
        ),
      );
      sockets.push(...some);
    }
    const socket = ((await heapOf(server)) - full) / sockets.length;
    const all = await memoryOf(server);
    for (const one of sockets) one.terminate();
    const left = async () => ((await heapOf(server)) - full) / sockets.length;
    await expect.poll(left).toBeLessThan(MOST_SOCKET / 4); // of what was told to those who have left, nothing is kept
    console.log(
      `${ids.length} tables of Qin in one process, ${CHOICES} choices each: ${(full / 1e6).toFixed(0)} MB of heap, ${(table / 1024).toFixed(1)} kB a table; the first watcher of a table ${(socket / 1024).toFixed(1)} kB; with ${sockets.length} of them ${inMegabytes(all)}`,
    );
    expect(table).toBeLessThan(MOST_TABLE);
    expect(socket).toBeLessThan(MOST_SOCKET);
    await stopped(server);
  },
  TABLES > 400 ? 7_200_000 : 600_000,
);

it('of a long game that was compressed for a socket, and of what it compressed, nothing big stays with it', async () => {
  const server = await start(dataFolder());
  const bot = { kind: 'bot', bot: 'random' } as const;
  const mei = await founded(server.url, { game: 'three-kingdoms', seats: [{ kind: 'me' }, bot, bot] });
  const page = visit(server.url, mei.id, mei.token);
  await playOn(page, () => page.update?.version > 200);
  await page.leave();
  /** A watcher has read the whole game, and has said something in the way browsers do: compressed, however short it is. */
  const watcher = () =>
    new Promise<WebSocket>((resolve, reject) => {
      const perMessageDeflate = { threshold: 0 };
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${mei.id}/live?changes`, {
        perMessageDeflate,
      });
      socket.on('error', reject);
      socket.on('message', data => {
        const text = data.toString();
        if (text.startsWith('{"type":"pong"')) resolve(socket);
        if (!text.startsWith('{"type":"update"')) return;
        expect(socket.extensions).toBe('permessage-deflate');
        expect(text.length).toBeGreaterThan(COMPRESSED);
        socket.send('{"type":"ping"}');
      });
    });
  const come = async (count: number) => {
    for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, watcher));
  };
  await come(AT_ONCE);
  const before = await memoryOf(server);
  await come(WATCHERS);
  const after = await memoryOf(server);
  const each = (name: keyof Memory) => (after[name] - before[name]) / WATCHERS;
  console.log(
    `a watcher of a long game: ${(each('external') / 1024).toFixed(1)} kB outside of the heap, ${(each('heap') / 1024).toFixed(1)} kB in it, ${(each('rss') / 1024).toFixed(1)} kB in all`,
  );
  expect(each('external')).toBeLessThan(MOST_COMPRESSED.external);
  expect(each('rss')).toBeLessThan(MOST_COMPRESSED.rss);
  await stopped(server);
}, 600_000);
