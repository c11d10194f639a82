/** Strangers who ask for more than their share, or never finish asking; and thirty who do not, at one address. */
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { CLOSED, type HandLinkBody } from '@tianxia/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { LONG } from '../../tables/choices/how-long.ts';
import { ask } from '../asking.ts';
import { anyWords, dataFolder, founded, guest, joined, playOn, served, tell, visit } from '../visiting.ts';

/** A connection that says this and no more; how it was answered, and whether it is still open. */
function half(
  url: string,
  said: string,
  allowHalfOpen = false,
): { socket: Socket; heard: () => string; closed: Promise<void> } {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('data', data => {
    heard += data;
  });
  socket.on('error', () => {});
  socket.write(said);
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
  return { socket, heard: () => heard, closed };
}

it('however an address is written, the limit is that of the route which answers', async () => {
  const { url } = await served({ limits: { requests: { burst: 3, perMinute: 0 } } });
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect([await status('/api/games'), await status('/%61pi/games'), await status('/%61%70%69/games')]).toEqual([
    200, 200, 200,
  ]);
  for (const path of ['/api/games', '/%61pi/games', '/a%70i/games?x=1', '/api/%67ames'])
    expect(await status(path), path).toBe(429);
});

it('what no route answers counts as well, also where the pages are served, and pages do not', async () => {
  for (const web of [dataFolder(), undefined]) {
    if (web !== undefined) writeFileSync(join(web, 'index.html'), '<!doctype html>');
    const { url } = await served({
      limits: { requests: { burst: 2, perMinute: 0 } },
      ...(web === undefined ? {} : { web }),
    });
    const status = async (path: string) => (await fetch(`${url}${path}`)).status;
    if (web !== undefined)
      expect([await status('/'), await status('/t/QIN-A'), await status('/index.html')]).toEqual([200, 200, 200]);
    expect([await status('/api/nowhere'), await status('/%61pi/nowhere')]).toEqual([404, 404]);
    for (const path of ['/api/nowhere', '/%61pi/else', '/api', '/api/games'])
      expect(await status(path), path).toBe(429);
  }
});

it('half a request is given up, also by who never closes the connection; what is whole is answered', async () => {
  const { url } = await served({ patience: { headers: 3000, request: 4000, reading: 120_000 } }); // a busy machine may need a second for a whole one
  const line = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n';
  const post = `POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na`;
  const open = () => process.getActiveResourcesInfo().filter(name => name === 'TCPSocketWrap').length;
  const whole = half(url, `${line}\r\n`);
  await expect.poll(() => whole.heard()).toContain('200 OK');
  const before = open();
  const halves = ['', 'GE', line, post].map(said => half(url, said, true)); // they never close their own end
  for (const { heard } of halves) await expect.poll(heard).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(open).toBe(before + halves.length); // and the server closes its own
  expect((await ask(url, 'GET /api/games')).status).toBe(200);
});

it('who asks for a page and does not read the answer is given up; a socket at which nothing happens is not', async () => {
  const web = dataFolder();
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  writeFileSync(join(web, 'picture.bin'), Buffer.alloc(64 << 20)); // more than the system takes for a person who does not read
  const { url } = await served({ web, patience: { headers: 10_000, request: 10_000, reading: 1000 } });
  const { id } = await founded(url);
  const quiet = visit(url, id);
  await quiet.until(() => quiet.facts !== undefined);
  const deaf = half(url, 'GET /picture.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => deaf.heard().length).toBeGreaterThan(0);
  deaf.socket.pause();
  await new Promise(resolve => setTimeout(resolve, 4000)); // several times as long as anybody waits for it
  expect(quiet.isOpen()).toBe(true);
  deaf.socket.resume();
  await deaf.closed;
  expect(deaf.heard().length).toBeLessThan(64 << 20);
});

it('one address holds only so many connections, whatever it says over them, and has room again', async () => {
  const { url } = await served({ limits: { connections: { burst: 0, perMinute: 0, atOnce: 5 } } });
  const idle = Array.from({ length: 5 }, () => half(url, 'G'));
  await Promise.all(idle.map(({ socket }) => new Promise(resolve => socket.once('connect', resolve))));
  await half(url, 'G').closed;
  idle[0]!.socket.destroy();
  await expect
    .poll(async () => {
      const next = half(url, 'GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
      await next.closed;
      return next.heard();
    })
    .toContain('200 OK');
});

it('a socket that floods with pings, or says much where there is nothing to say, is closed', async () => {
  const { url } = await served({ limits: { noise: { burst: 20, perMinute: 0 } } });
  const { id } = await founded(url);
  for (const path of [`/api/tables/${id}/live`, '/api/lobby/live'])
    for (const flood of ['ping', 'pong', 'message'] as const) {
      if (flood === 'message' && path !== '/api/lobby/live') continue; // a table has a limit of its own
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
      const closed = new Promise<number>(resolve => socket.on('close', resolve));
      await new Promise(resolve => socket.once('message', resolve));
      for (let i = 0; i < 30; i++) {
        if (flood === 'message') socket.send('{"type":"ping"}');
        else socket[flood]();
      }
      expect(await closed, `${flood} ${path}`).toBe(CLOSED.tooFast);
    }
});

it('however many sockets an address has, together they say only so much; another address is not held up', async () => {
  const { url } = await served({ proxies: 1, limits: { crowd: { burst: 30, perMinute: 0 } } });
  const { id } = await founded(url);
  const said: string[] = [];
  async function socketFrom(address: string): Promise<WebSocket> {
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live`, { headers });
    onTestFinished(() => socket.terminate());
    await new Promise(resolve => socket.once('message', resolve));
    socket.on('message', data => {
      const { type, code } = JSON.parse(data.toString()) as { type: string; code?: string };
      if (type === 'pong' || type === 'refused') said.push(code ?? type);
    });
    return socket;
  }
  const all = await Promise.all(Array.from({ length: 5 }, () => socketFrom('192.0.2.1')));
  for (const socket of all) for (let i = 0; i < 10; i++) socket.send('{"type":"ping"}'); // which each of them may
  await expect.poll(() => said.length).toBe(50);
  expect(said.filter(one => one === 'pong')).toHaveLength(30);
  expect(said.filter(one => one === 'tooFast')).toHaveLength(20);
  expect(all.every(socket => socket.readyState === socket.OPEN)).toBe(true);
  (await socketFrom('192.0.2.2')).send('{"type":"ping"}');
  await expect.poll(() => said.at(-1)).toBe('pong');
});

it('a table is loaded for those who sit there: whoever merely knows its name has nothing replayed', async () => {
  const data = dataFolder();
  const before = await served({ data });
  const mei = await founded(before.url);
  const alone = await founded(before.url, { visibility: 'private' });
  await before.close();
  const { url } = await served({ data, metrics: {}, limits: { looks: { burst: 2, perMinute: 0 } } });
  const inMemory = async () =>
    /^tianxia_tables_in_memory\{.*\} (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];
  const zhao = await guest(url, 'Zhao Gao');
  const tries: [Parameters<typeof ask>[1], unknown?][] = [
    [`GET /api/tables/${mei.id}/options`],
    [`POST /api/tables/${mei.id}/choices`, { version: 0, words: 'lay.lay 1 1' }],
    [`POST /api/tables/${mei.id}/leave`],
    [`POST /api/tables/${mei.id}/return`],
    [`PUT /api/tables/${mei.id}/plan`, { whenAsked: 'lay', words: 'lay.lay 1 1', until: 'once' }],
    [`DELETE /api/tables/${mei.id}/plan`],
    [`POST /api/tables/${mei.id}/seats/1`, { to: 'open' }],
    [`POST /api/tables/${alone.id}/rematch`],
    [`POST /api/tables/${alone.id}/join`, {}],
    [`GET /api/tables/${alone.id}/events`],
  ];
  for (const [line, body] of tries) expect((await ask(url, line, zhao, body)).status, line).toBe(403);
  for (const query of ['', `?hand=${'x'.repeat(43)}`])
    expect(await visit(url, alone.id, zhao.token, {}, query).closed).toBe(
      query === '' ? CLOSED.signIn : CLOSED.badToken,
    );
  expect(await inMemory()).toBeUndefined();
  expect((await ask(url, `GET /api/tables/${mei.id}/options`, mei)).status).toBe(200);
  expect(await inMemory()).toBe('1');
  // and a record, for which a whole game is played again, is asked for only so often
  const statuses = [1, 2, 3].map(async () => (await ask(url, `GET /api/tables/${mei.id}/record`)).status);
  expect((await Promise.all(statuses)).sort()).toEqual([409, 409, 429]);
});

it('everything of somebody is asked for, renamed and removed only so often, and nobody changes their name all the time', async () => {
  const { url } = await served({
    proxies: 1,
    limits: { whole: { burst: 8, perMinute: 0 }, renames: { burst: 2, perMinute: 0 } },
  });
  const mei = await guest(url);
  const from = (address: string) => ({ token: mei.token, headers: { 'x-forwarded-for': address } });
  const named = async (name: string, address: string) =>
    (await ask(url, 'PATCH /api/me', from(address), { name })).status;
  expect([await named('Mei 1', '192.0.2.1'), await named('Mei 2', '192.0.2.1')]).toEqual([200, 200]);
  expect([await named('Mei 3', '192.0.2.1'), await named('Mei 3', '192.0.2.2')]).toEqual([429, 429]); // from wherever
  expect((await ask(url, 'PATCH /api/me', from('192.0.2.2'), { name: 'Mei 2', language: 'fr' })).status).toBe(200);
  const exports = Array.from({ length: 8 }, () => ask(url, 'GET /api/me/export', from('192.0.2.1')));
  const statuses = (await Promise.all(exports)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  expect((await ask(url, 'DELETE /api/me', from('192.0.2.1'))).status).toBe(429);
  expect((await ask(url, 'DELETE /api/me', from('192.0.2.2'))).status).toBe(204);
});

it('three hundred links into a hand, asked for at once, leave ten that show it', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const mei = await founded(url);
  const links = await Promise.all(
    Array.from({ length: 300 }, () => ask<HandLinkBody>(url, `POST /api/tables/${mei.id}/hand-links`, mei)),
  );
  expect(links.every(({ status }) => status === 201)).toBe(true);
  const sql = sqliteSql(data);
  expect(await sql.read('SELECT count(*) AS n FROM passes')).toEqual([{ n: 10 }]);
  await sql.close();
});

it('choosing and taking back for ever makes a log only so long; then choices stand, and the game goes on', async () => {
  const data = dataFolder();
  const before = await served({ data });
  const asked = { terms: { undo: 'ask' }, options: { start: 'first' } } as const;
  const { id, token } = await founded(before.url, asked);
  const li = await joined(before.url, id);
  const first = visit(before.url, id, token);
  await first.until(() => first.update?.waiting.includes(0));
  const words = await anyWords(first);
  await before.close();
  const sql = sqliteSql(data); // what hours of it leave behind
  const entry = (seq: number) =>
    statement('INSERT INTO entries VALUES (?, ?, 0, ?, ?, 0)', id, seq, seq % 2 === 0 ? words : 'back 0', seq);
  await sql.write(...Array.from({ length: LONG - 1 }, (_, seq) => entry(seq)));
  await sql.close();

  const { url } = await served({ data });
  const [mei, lis] = [visit(url, id, token), visit(url, id, li.token)];
  await Promise.all([mei, lis].map(one => one.until(() => one.update?.version === LONG - 1)));
  const asks = async (said: object) => tell(mei, { ...said, version: mei.update.version });
  expect(await asks({ type: 'askUndo', to: 0 })).toMatchObject({ type: 'done' });
  expect(await tell(lis, { type: 'answerUndo', yes: true })).toMatchObject({ type: 'done', version: LONG });
  await mei.until(() => mei.update.version === LONG && mei.update.waiting.includes(0));
  expect(await asks({ type: 'choose', words })).toMatchObject({ type: 'done' });
  await mei.until(() => mei.update.version > LONG);
  for (const type of ['askUndo', 'undo', 'redo'])
    expect(await asks({ type, ...(type === 'askUndo' ? { to: 0 } : {}) })).toMatchObject({ code: 'enough' });
  await lis.until(() => lis.update.waiting.includes(1));
  const next = { type: 'choose', version: lis.update.version, words: await anyWords(lis) };
  expect(await tell(lis, next)).toMatchObject({ type: 'done' });
});

it('going back late in a long game counts by the choices that are played again for it', async () => {
  const { url } = await served();
  const bot = { kind: 'bot' as const, bot: 'random' as const };
  const { id, token } = await founded(url, {
    ...{ game: 'three-kingdoms', seats: [{ kind: 'me' }, bot, bot] },
    terms: { undo: 'ask' },
  });
  const mei = visit(url, id, token);
  const isMine = () => mei.update.waiting.includes(mei.facts.you);
  await playOn(mei, () => mei.update.version > 300 && isMine());
  let pairs = 0;
  for (let code = ''; code !== 'enough'; pairs++) {
    expect(pairs).toBeLessThan(60);
    await mei.until(isMine);
    const { version } = mei.update;
    expect(await tell(mei, { type: 'choose', version, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
    await mei.until(() => mei.update.version > version && isMine());
    const answer = await tell(mei, { type: 'askUndo', version: mei.update.version, to: version });
    code = 'code' in answer ? answer.code : '';
    expect(['', 'enough', 'stale']).toContain(code); // stale: a bot was quicker
  }
  expect(pairs).toBeGreaterThan(10); // people who do it in earnest have enough
});

it('thousands of pauses in the row of a table, from before they were counted, make it no dearer to play', async () => {
  const data = dataFolder();
  const before = await served({ data });
  const found = () =>
    founded(before.url, {
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      options: { start: 'first' },
      terms: { pace: { kind: 'slow', hours: 24, weekends: true } },
    });
  const [first, plain, paused] = [await found(), await found(), await found()];
  await before.close();
  const time = { now: Date.now() };
  const later = time.now + 60_000; // than the server was back
  const pause = (i: number) => ({ by: 0, from: later + 2 * i, until: later + 2 * i + 1, agreed: [], goOn: [] });
  const pauses = JSON.stringify(Array.from({ length: 3000 }, (_, i) => pause(i)));
  const sql = sqliteSql(data);
  await sql.write(statement('UPDATE tables SET pauses = ? WHERE id = ?', pauses, paused.id));
  await sql.close();

  const { url } = await served({ data, now: () => time.now });
  time.now = later + 60_000;
  /** Milliseconds of processor time until a table is open and a choice is made. */
  async function work({ id, token }: { id: string; token: string }): Promise<number> {
    const began = process.cpuUsage();
    const mei = visit(url, id, token);
    await mei.until(() => mei.update?.waiting.includes(0));
    const { version } = mei.update;
    expect(await tell(mei, { type: 'choose', version, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
    const { user, system } = process.cpuUsage(began);
    await mei.leave();
    return (user + system) / 1000;
  }
  await work(first); // what is compiled and loaded once
  const usual = await work(plain);
  expect(await work(paused)).toBeLessThan(4 * usual + 100);
  const mei = visit(url, paused.id, paused.token);
  await mei.until(() => mei.update !== undefined);
  expect(await tell(mei, { type: 'askPause', until: time.now + 3_600_000 })).toMatchObject({ code: 'enoughPauses' });
});

it('a class of thirty behind one address begins in the same minute, under the standard limits, and nobody is refused', async () => {
  const { url } = await served({ limits: {} });
  const asked: [number, string][] = [];
  async function asks<T>(line: Parameters<typeof ask>[1], token?: string, body?: unknown): Promise<T> {
    const answer = await ask<T>(url, line, { token }, body);
    asked.push([answer.status, line]);
    return answer.body;
  }
  /** What pages ask for: the home page, becoming a guest, the lobby. */
  async function pupil(name: string): Promise<string> {
    for (const path of ['me', 'site', 'games', 'version', 'lobby', 'records'])
      await asks(`GET /api/${path}` as 'GET /api/me');
    const { token } = await asks<{ token: string }>('POST /api/guests', undefined, { name, token: true });
    for (const path of ['me', 'lobby', 'games']) await asks(`GET /api/${path}` as 'GET /api/me', token);
    return token;
  }
  const tokens = await Promise.all(Array.from({ length: 30 }, (_, i) => pupil(`Pupil ${i}`)));
  const lobbies = tokens.map(() => new WebSocket(`${url.replace('http', 'ws')}/api/lobby/live?changes=1`));
  const refused: unknown[] = [];
  for (const socket of lobbies) socket.on('unexpected-response', (_, { statusCode }) => refused.push(statusCode));
  await Promise.all(lobbies.map(socket => new Promise(resolve => socket.once('message', resolve))));
  // first everybody tries a game against a bot, then they sit down in pairs
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  await Promise.all(tokens.map(token => asks('POST /api/tables', token, { game: 'qin', seats })));
  const places = await Promise.all(
    tokens.slice(0, 8).map(token =>
      asks<{ id: string }>('POST /api/tables', token, {
        game: 'qin',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      }),
    ),
  );
  const joins = tokens.slice(8).map((token, i) => asks(`POST /api/tables/${places[i % 8]!.id}/join`, token, {}));
  await Promise.all(joins);
  const pages = tokens.map((token, i) => visit(url, places[i < 8 ? i : (i - 8) % 8]!.id, token));
  await Promise.all(pages.map(page => page.until(() => page.facts !== undefined)));
  for (const [i, token] of tokens.entries()) {
    const id = places[i < 8 ? i : (i - 8) % 8]!.id;
    for (const path of ['', '/chat', '/notes']) await asks(`GET /api/tables/${id}${path}`, token);
  }
  for (const socket of lobbies) socket.terminate();
  expect(asked.length).toBeGreaterThan(400);
  expect([...asked.filter(([status]) => status === 429), ...refused]).toEqual([]);
});
