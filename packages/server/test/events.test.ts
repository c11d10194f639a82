import type {
  ChosenBody,
  CreatedBody,
  ErrorBody,
  HandLinkBody,
  NewTokenBody,
  NotChosenBody,
  OptionsBody,
  OwnEvent,
} from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { account, ask, codeOf } from './asking.ts';
import { onlyFingers } from './fingers.ts';
import { follow } from './following.ts';
import { founded, guest, joined, playOn, served, visit } from './visiting.ts';

const options = async (url: string, id: string, token: string) =>
  (await ask<OptionsBody>(url, `GET /api/tables/${id}/options`, { token })).body;
const choose = (url: string, id: string, token: string, body: object) =>
  ask<ChosenBody | NotChosenBody>(url, `POST /api/tables/${id}/choices`, { token }, body);

it('tells a program line by line what a browser hears by its socket, to the end of the game', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const li = await joined(url, id);
  const [seat, watcher] = [
    await follow(url, `/api/tables/${id}/events`, token),
    await follow(url, `/api/tables/${id}/events`),
  ];
  expect(seat.answer.headers.get('content-type')).toContain('application/x-ndjson');
  expect(seat.answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  await Promise.all([seat, watcher].map(one => one.until(line => line.type === 'update')));
  const browsers = [visit(url, id, token), visit(url, id), visit(url, id, li.token)];
  await Promise.all(browsers.map(browser => browser.until(() => browser.update !== undefined)));
  await Promise.all([playOn(browsers[0]!), playOn(browsers[2]!)]);
  await browsers[1]!.until(() => browsers[1]!.facts.over);
  await Promise.all([seat.ended, watcher.ended]);
  [seat, watcher].forEach((program, i) => {
    const updates = (lines: readonly { type: string }[]) => lines.filter(({ type }) => type === 'update').slice(1);
    expect(updates(program.lines)).toEqual(updates(browsers[i]!.messages));
    expect(updates(program.lines).length).toBeGreaterThan(10);
    expect(program.lines.at(-1)).toEqual({ type: 'closed', why: 'over' });
    expect(program.lines.at(-2)).toMatchObject({ type: 'table', over: true });
  });
  const late = await follow(url, `/api/tables/${id}/events`);
  await late.ended;
  expect(late.lines.map(line => line.type)).toEqual(['table', 'update', 'closed']);
});

it('refuses a stream in the words of any other request, and counts nobody for it', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { visibility: 'private' });
  const stranger = await guest(url);
  for (const [path, by, code] of [
    [`/api/tables/${id}/events`, undefined, 'notInvited'],
    [`/api/tables/${id}/events`, stranger.token, 'notInvited'],
    [`/api/tables/${id}/events`, 'x'.repeat(43), 'badToken'],
    [`/api/tables/${id}/events?hand=nonsense`, stranger.token, 'badToken'],
    ['/api/tables/QIN-22222222/events', token, 'noSuchTable'],
    ['/api/tables/nonsense/events', token, 'noSuchTable'],
    ['/api/events', undefined, 'signIn'],
  ] as const)
    expect(codeOf(await ask<ErrorBody>(url, `GET ${path}`, { token: by }))[1], path).toBe(code);
  const mei = visit(url, id, token);
  await mei.until(() => mei.table !== undefined);
  expect(mei.table.watching).toBe(0);
});

it('lists what may be chosen, in words to send and sentences to read, and takes it', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const early = await options(url, id, token);
  expect(early).toEqual({ version: 0, seat: 0, waiting: [], over: false, options: [], more: false });
  expect((await choose(url, id, token, { version: 0, words: 'lay.lay 1 1' })).body).toMatchObject({
    code: 'notStarted',
  });
  const li = await joined(url, id);
  const tokens = [token, li.token];
  for (let i = 0; i < 10; i++) {
    const both = await Promise.all(tokens.map(token => options(url, id, token)));
    const [turn] = both[0]!.waiting;
    const [mine, theirs] = [both[turn!]!, both[1 - turn!]!];
    expect(theirs.options).toEqual([]);
    expect(mine).toMatchObject({ seat: turn, over: false, more: false, question: expect.any(String) });
    expect(mine.prompt).toMatch(/\w+ \w+/);
    expect(new Set(mine.options.map(({ words }) => words)).size).toBe(mine.options.length);
    for (const { text } of mine.options) expect(text).toMatch(/\w+ .*\w/);
    const { words } = mine.options[i % mine.options.length]!;
    const { version } = mine;
    const notTheirs = await choose(url, id, tokens[1 - turn!]!, { version, words });
    expect([notTheirs.status, notTheirs.body]).toMatchObject([409, { type: 'refused', code: 'notYours' }]);
    const stale = await choose(url, id, tokens[turn!]!, { version: version + 1, words });
    expect([stale.status, stale.body]).toMatchObject([409, { type: 'refused', code: 'stale' }]);
    const illegal = await choose(url, id, tokens[turn!]!, { version, words: 'lay.lay 1 1023' });
    expect(illegal.status).toBe(409);
    const done = await choose(url, id, tokens[turn!]!, { version, words });
    expect([done.status, done.body.type]).toEqual([200, 'done']);
    expect((done.body as ChosenBody).version).toBeGreaterThan(version);
  }
});

it('plays and shows only for who sits there, and only by a token that may', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const owner = await account(url, 'Owner');
  const tokens = await Promise.all(
    (['play', 'read', 'chat'] as const).map(async scope => {
      const made = await ask<NewTokenBody>(
        url,
        'POST /api/tokens',
        { token: owner.token },
        { name: scope, scopes: [scope] },
      );
      return made.body.token;
    }),
  );
  const [play, read, chat] = tokens as [string, string, string];
  expect(codeOf(await ask(url, `POST /api/tables/${id}/join`, { token: read }, {}))[1]).toBe('scope');
  expect((await ask(url, `POST /api/tables/${id}/join`, { token: play }, {})).status).toBe(201);
  const outsider = await guest(url);
  for (const [by, code] of [
    [undefined, 'signIn'],
    [outsider.token, 'notSeated'],
    [read, 'scope'],
    [chat, 'scope'],
  ] as const) {
    expect(codeOf(await ask(url, `GET /api/tables/${id}/options`, { token: by }))[1]).toBe(code);
    const chosen = await ask(url, `POST /api/tables/${id}/choices`, { token: by }, { version: 0, words: 'x' });
    expect(codeOf(chosen)[1]).toBe(code);
  }
  // Who may play sits in the seat; who may read looks through its eyes; any other token sees what the public sees.
  const link = await ask<HandLinkBody>(url, `POST /api/tables/${id}/hand-links`, { token });
  const hand = link.body.url.split('?')[1];
  for (const [path, by, you, viewer] of [
    ['', play, 1, 1],
    ['', read, -1, 1],
    ['', chat, -1, -1],
    [`?${hand}`, undefined, -1, 0],
  ] as const) {
    const program = await follow(url, `/api/tables/${id}/events${path}`, by);
    expect(await program.until(line => line.type === 'table')).toMatchObject({ you });
    expect(await program.until(line => line.type === 'update')).toMatchObject({ update: { viewer } });
  }
});

it('tells a sealed decision to nobody before it is opened', async () => {
  const { url } = await served({ load: onlyFingers });
  const { id, token } = await founded(url, { game: 'fingers' });
  const li = await joined(url, id);
  const program = await follow(url, `/api/tables/${id}/events`, token);
  await program.until(line => line.type === 'update');
  const { version, options: list } = await options(url, id, li.token);
  expect(list.map(({ words }) => words)).toEqual(['fingers.show 1', 'fingers.show 2', 'fingers.show 3']);
  expect((await choose(url, id, li.token, { version, words: 'fingers.show 3' })).status).toBe(200);
  // Mei's question is as it was: what she saw is fresh enough to answer.
  expect((await options(url, id, li.token)).options).toEqual([]);
  expect((await choose(url, id, token, { version, words: 'fingers.show 1' })).status).toBe(200);
  await program.until(line => line.type === 'update' && line.update.happened.some(({ told }) => told.length > 0));
  const before = program.lines.filter(line => line.type === 'update' && line.update.version === version + 1);
  expect(before).toHaveLength(1);
  expect(JSON.stringify(before)).not.toContain('showed');
});

it('tells an account what happens at all its tables: invited, started, its turn, over', async () => {
  const { url } = await served({ gather: 5 });
  const [mei, li] = [await account(url, 'Mei'), await account(url, 'Li')];
  await ask(url, `PUT /api/friends/${li.id}`, { token: mei.token });
  await ask(url, `PUT /api/friends/${mei.id}`, { token: li.token });
  const program = await follow<OwnEvent>(url, '/api/events', li.token);
  const asked = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }], invite: [li.id] };
  const { body: table } = await ask<CreatedBody>(url, 'POST /api/tables', { token: mei.token }, asked);
  const at = { table: table.id, game: 'qin', url: table.url };
  expect(await program.until(line => line.type === 'invited')).toEqual({
    type: 'invited',
    by: mei.id,
    name: 'Mei',
    ...at,
  });
  await ask(url, `POST /api/tables/${table.id}/join`, { token: li.token }, {});
  expect(await program.until(line => line.type === 'started')).toEqual({ type: 'started', ...at });

  const played = playOn(visit(url, table.id, mei.token));
  const done = new Set<number>();
  for (;;) {
    const next = await program.until(line => line.type === 'over' || (line.type === 'turn' && !done.has(line.version)));
    if (next.type !== 'turn') break;
    done.add(next.version);
    const { version, options: list } = await options(url, table.id, li.token);
    if (list.length > 0) await choose(url, table.id, li.token, { version, words: list[0]!.words });
  }
  await played;
  expect(done.size).toBeGreaterThan(5);
  expect(program.lines.at(-1)).toEqual({ type: 'over', ...at });

  // A program that comes later hears at once what waits for it.
  const next = await founded(url);
  await ask(url, `POST /api/tables/${next.id}/join`, { token: li.token }, {});
  const turn = async () => (await options(url, next.id, li.token)).waiting.includes(1);
  while (!(await turn())) {
    const { version, options: list } = await options(url, next.id, next.token);
    await choose(url, next.id, next.token, { version, words: list[0]!.words });
  }
  const later = await follow<OwnEvent>(url, '/api/events', li.token);
  expect(await later.until(() => true)).toMatchObject({ type: 'turn', table: next.id });
});

it('says that it restarts when the server is closed', async () => {
  const serving = await served();
  const { id, token } = await founded(serving.url);
  const programs = [
    await follow(serving.url, `/api/tables/${id}/events`),
    await follow(serving.url, '/api/events', token),
  ];
  await programs[0]!.until(line => line.type === 'table');
  await serving.close();
  for (const program of programs) {
    await program.ended;
    expect(program.lines.at(-1)).toEqual({ type: 'closed', why: 'restarting' });
  }
});

it('ends what was opened by a look into a hand when its player ends the look', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  await joined(url, id);
  const { body } = await ask<HandLinkBody>(url, `POST /api/tables/${id}/hand-links`, { token });
  const program = await follow(url, `/api/tables/${id}/events?${body.url.split('?')[1]}`);
  await program.until(line => line.type === 'update');
  await ask(url, `DELETE /api/tables/${id}/hand-links`, { token });
  await program.ended;
  expect(program.lines.at(-1)).toEqual({ type: 'closed', why: 'badToken' });
});
