import { verify } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';
import { expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { tableStore } from '../tables/log/store.ts';
import { built, program } from './built.ts';
import { dataFolder, founded, get, joined, kernelOf, playOn, served, visit } from './visiting.ts';

const script = built('server.js');

it('goes on after a restart: the same token, seat and view, and the bot wakes up', async () => {
  const data = dataFolder();
  const first = await served({ data });
  const { id, token } = await founded(first.url, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const mei = visit(first.url, id, token);
  await playOn(mei, () => mei.update?.version >= 6 && mei.update.waiting.includes(0));
  await first.close();
  expect(await mei.closed).toBe(1012);

  const second = await served({ data });
  const back = visit(second.url, id, token);
  await back.until(() => back.update !== undefined);
  expect(back.facts).toEqual(mei.facts);
  expect(back.update.view).toEqual(mei.update.view);
  expect(back.update.version).toBe(mei.update.version);
  expect(back.happened).toEqual(mei.happened);
  await playOn(back);
  expect(back.update.result).toBeDefined();
});

it('forgets a table nobody looks at and loads it again from its log', async () => {
  const { url } = await served({ idle: 20, metrics: {} });
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const mei = visit(url, id, token);
  await playOn(mei, () => mei.update?.version >= 4 && mei.update.waiting.includes(0));
  await mei.leave();
  const inMemory = async () => /^tianxia_tables_in_memory\{/m.test(await (await fetch(`${url}/metrics`)).text());
  await expect.poll(inMemory).toBe(false);
  const back = visit(url, id, token);
  await back.until(() => back.update !== undefined);
  expect(back.update).toMatchObject({ version: mei.update.version, view: mei.update.view });
  await playOn(back);
});

it('resumes a bot whose turn it was when the server stopped, though nobody comes back', async () => {
  const data = dataFolder();
  const never = { think: () => new Promise<string>(() => {}), rehearse: async () => undefined, close: async () => {} };
  const first = await served({ data, thinker: never });
  const { id } = await founded(first.url, { seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  await first.close();
  const second = await served({ data });
  await expect.poll(async () => (await get<{ over: boolean }>(`${second.url}/api/tables/${id}`)).body.over).toBe(true);
});

it('loses nothing acknowledged when the process is killed, and the game can be finished', async () => {
  const data = dataFolder();
  const before = await program(script, { DATA_DIR: data });
  const { id, token } = await founded(before.url, {
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'open' }],
  });
  const body = await joined(before.url, id);
  const mei = visit(before.url, id, token);
  const li = visit(before.url, id, body.token);
  const playing = [playOn(mei), playOn(li)].map(play => play.catch(() => 'the server is gone'));
  await mei.until(() => mei.update?.version >= 12);
  before.child.kill('SIGKILL');
  expect(await before.ended).toBe('SIGKILL');
  await Promise.all(playing);

  const sql = sqliteSql(data);
  const kept = await tableStore(sql).entries(id);
  await sql.close();
  for (const visitor of [mei, li]) {
    const acknowledged = visitor.messages.filter(message => message.type === 'done').at(-1)!;
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged.version);
    expect(kept.length).toBeGreaterThanOrEqual(visitor.update.version);
    const shown = visitor.happened.map(({ seat, at }) => ({ seat, at }));
    expect(kept.slice(0, shown.length).map(({ seat, at }) => ({ seat, at }))).toEqual(shown);
  }

  const after = await program(script, { DATA_DIR: data });
  const [meiAgain, liAgain] = [visit(after.url, id, token), visit(after.url, id, body.token)];
  await meiAgain.until(() => meiAgain.update !== undefined);
  expect(meiAgain.happened.slice(0, mei.happened.length)).toEqual(mei.happened);
  await Promise.all([playOn(meiAgain), playOn(liAgain)]);
  const { body: record } = await get<GameRecord>(`${after.url}/api/tables/${id}/record`);
  expect(verify(await kernelOf(meiAgain.facts), record)).toMatchObject({ fair: true });
});

it('tells browsers to come back when it is stopped, and logs neither tokens nor keys', async () => {
  const data = dataFolder();
  const running = await program(script, { DATA_DIR: data, LOG_LEVEL: 'trace' });
  const { id, token } = await founded(running.url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search' }] });
  const mei = visit(running.url, id, token);
  await playOn(mei, () => mei.update?.version >= 4);
  running.child.kill('SIGTERM');
  expect(await mei.closed).toBe(1012);
  expect(await running.ended).toBe(0);
  const sql = sqliteSql(data);
  const { key } = (await tableStore(sql).table(id))!;
  await sql.close();
  expect(running.output()).toContain('"path":"/api/tables"');
  expect(running.output()).not.toContain(token);
  expect(running.output()).not.toContain(key);
  expect(running.output()).not.toContain('lay.lay');
});

it('refuses to start with settings that make no sense', async () => {
  await expect(program(script, { DATA_DIR: dataFolder(), PORT: '99999' })).rejects.toThrow(/PORT/);
  await expect(program(script, { DATA_DIR: '/dev/null/data' })).rejects.toThrow(/data folder/);
});
