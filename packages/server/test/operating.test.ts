import type { ErrorBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { tableStore } from '../tables/log/store.ts';
import { built, program } from './built.ts';
import { dataFolder, founded, get, guest, isAnswer, joined, playOn, post, served, visit } from './visiting.ts';

const script = built('server.js');

it('says that it is alive, which parts work, and what it was built from', async () => {
  const { url } = await served();
  expect((await get(`${url}/readyz`)).body).toEqual({
    ready: true,
    database: true,
    migrations: true,
    choices: true,
    bus: true,
    serving: true,
  });
  const away = { ...localBus(), ready: async () => Promise.reject(new Error('nobody there')) };
  const other = await served({ bus: away });
  // People play on without it: a balancer that left all such servers out would end every game.
  expect(await get(`${other.url}/readyz`)).toMatchObject({ status: 200, body: { ready: true, bus: false } });
  expect((await get(`${other.url}/healthz`)).status).toBe(200); // a restart would not help
  const running = await program(script, { DATA_DIR: dataFolder() });
  expect((await get(`${running.url}/api/version`)).body).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{12}/),
  });
});

it('shows figures to whoever knows the token, and otherwise to this machine alone', async () => {
  const token = 'a token of some length';
  const read = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });
  const { url } = await served({ metrics: { token } });
  expect((await read(url)).status).toBe(404);
  expect((await read(url, { authorization: 'Bearer another' })).status).toBe(404);
  expect((await read(url, { authorization: `Bearer ${token}` })).status).toBe(200);
  const open = await served({ metrics: {} });
  expect((await read(open.url)).status).toBe(200);
  expect((await read(open.url, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  expect((await read((await served()).url)).status).toBe(404);
});
it('counts choices, bots, sockets, tables and the database, and names nobody', async () => {
  const { url } = await served({ metrics: {} });
  const { id, token, person } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const mei = visit(url, id, token);
  await playOn(mei, () => mei.update?.version >= 8);
  const answer = mei.next(isAnswer);
  mei.send({ type: 'choose', id: 0, version: 0, words: 'lay.lay 1 1' });
  await answer;
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (line: RegExp) => Number(new RegExp(`^${line.source} ([0-9.]+)$`, 'm').exec(text)?.[1]);
  const chosen = mei.messages.filter(({ type }) => type === 'done').length;
  expect(value(/tianxia_choice_seconds_count\{game="qin",by="person",outcome="done"\}/)).toBe(chosen);
  expect(value(/tianxia_choice_seconds_count\{game="qin",by="person",outcome="stale"\}/)).toBe(1);
  expect(value(/tianxia_bot_seconds_count\{game="qin",bot="random"\}/)).toBeGreaterThan(0);
  expect(value(/tianxia_sockets/)).toBe(1);
  expect(value(/tianxia_tables_in_memory\{game="qin"\}/)).toBe(1);
  expect(value(/tianxia_commits_total/)).toBeGreaterThan(chosen);
  expect(value(/tianxia_conflicts_total/)).toBe(0);
  expect(value(/tianxia_nodejs_heap_size_used_bytes/)).toBeGreaterThan(1e6);
  expect(text).toContain('tianxia_nodejs_eventloop_lag_p99_seconds');
  for (const name of [id, person, token, 'Mei']) expect(text).not.toContain(name);
});

it('lets nobody have more tables going than the operator allows', async () => {
  const { url } = await served({ tablesPerPerson: 2 });
  const { token } = await guest(url);
  const asked = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }] };
  const create = () => post<ErrorBody>(`${url}/api/tables`, asked, token);
  expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
  expect(await create()).toMatchObject({ status: 429, body: { error: { code: 'tooMany' } } });
});

it('stops in order: nothing new is begun, and whatever was committed has been acknowledged', async () => {
  const data = dataFolder();
  const running = await program(script, { DATA_DIR: data });
  const tables = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { id, token } = await founded(running.url);
      const li = await joined(running.url, id);
      return { id, pages: [visit(running.url, id, token), visit(running.url, id, li.token)] };
    }),
  );
  const pages = tables.flatMap(table => table.pages);
  await Promise.all(pages.map(page => page.until(() => page.update !== undefined)));
  const plays = pages.map(page => playOn(page).catch(() => 'stopped'));
  await pages[0]!.until(() => pages[0]!.update?.version >= 10);
  running.child.kill('SIGTERM');
  expect(await Promise.all(pages.map(page => page.closed))).toEqual(pages.map(() => 1012));
  expect(await running.ended).toBe(0);
  await Promise.all(plays);
  const sql = sqliteSql(data);
  for (const { id, pages } of tables) {
    const kept = await tableStore(sql).entries(id);
    const acknowledged = pages.flatMap(page =>
      page.messages.flatMap(message => (message.type === 'done' ? [message.version] : [])),
    );
    expect(kept.length).toBe(Math.max(0, ...acknowledged));
  }
  const processes = await sql.read<{ stopped: number }>('SELECT stopped FROM processes');
  expect(processes).toEqual([{ stopped: 1 }]);
  expect(await sql.read('SELECT id FROM tables WHERE lease > 0')).toEqual([]);
  await sql.close();
});

it('writes a whole game into its log at its chattiest without one secret', async () => {
  const data = dataFolder();
  const running = await program(script, { DATA_DIR: data, LOG_LEVEL: 'trace' });
  const { id, token } = await founded(running.url, {
    game: 'zhanguo',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const mei = visit(running.url, id, token);
  await mei.until(() => mei.update !== undefined);
  const answer = mei.next(isAnswer);
  mei.send({ type: 'choose', id: 1, version: mei.update.version, words: 'secret.words 1 2' });
  await answer;
  await post(`${running.url}/api/tables/${id}/chat`, { text: 'my hand is full of silk' }, token);
  await post(`${running.url}/api/tables`, '{"broken', token);
  const hand = await fetch(`${running.url}/api/tables/${id}/live?hand=${token}`);
  expect(hand.status).toBeGreaterThanOrEqual(400);
  await playOn(mei);
  running.child.kill('SIGTERM');
  await running.ended;
  const sql = sqliteSql(data);
  const { key } = (await tableStore(sql).table(id))!;
  const words = new Set((await tableStore(sql).entries(id)).map(entry => entry.words));
  await sql.close();
  const log = running.output();
  const lines = log.split('\n').filter(line => line.startsWith('{'));
  const requests = lines.map(line => JSON.parse(line) as { reqId?: string; req?: { path: string } });
  expect(requests.some(line => line.reqId !== undefined && line.req?.path === `/api/tables/${id}/live`)).toBe(true);
  const questions = [...words].map(text => text.split(' ')[0]!).filter(text => text.includes('.'));
  expect(questions.length).toBeGreaterThan(5);
  for (const secret of [token, key, 'silk', 'secret.words', ...questions]) expect(log).not.toContain(secret);
  expect(log).not.toMatch(/"(view|happened|words|cookie|authorization|password)"/);
});

it('refuses to start with a wrong address of the database, and keeps its password to itself', async () => {
  const start = (DATABASE_URL: string) => program(script, { DATA_DIR: dataFolder(), DATABASE_URL });
  const failed = (url: string) => start(url).then(String, problem => (problem as Error).message);
  const wrong = await failed('mysql://mei:hunter2@localhost/tianxia');
  expect(wrong).toMatch(/DATABASE_URL/);
  const nobody = await failed('postgres://mei:hunter2@127.0.0.1:1/tianxia');
  expect(nobody).toMatch(/127\.0\.0\.1:1/);
  expect(wrong + nobody).not.toContain('hunter2');
});
