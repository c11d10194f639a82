import { expect, it } from 'vitest';
import type { CreatedBody, CreateTable, LobbyBody, TableFacts } from '../protocol/index.ts';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf } from './asking.ts';
import { lobbyPage } from './beside.ts';
import { dataFolder, founded, get, guest, joined, playOn, served, visit } from './visiting.ts';

const LIVE = { pace: { kind: 'live', bank: 600_000, increment: 0 } } as const;
const SLOW = { pace: { kind: 'slow', hours: 24, weekends: true } } as const;
const lobbyOf = async (url: string, token?: string, query = '') =>
  (await ask<LobbyBody>(url, `GET /api/lobby${query}`, { token })).body;
const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);
async function founds(url: string, token: string, asked: Partial<CreateTable> = {}): Promise<CreatedBody> {
  const body = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public', ...asked };
  const answer = await ask<CreatedBody>(url, 'POST /api/tables', { token }, body);
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}
/** Ratings as many games would have left them. */
async function rate(data: string, rows: [person: string, rating: number][]): Promise<void> {
  const sql = sqliteSql(data);
  await sql.write(
    ...rows.map(([person, rating]) =>
      statement("INSERT INTO ratings VALUES (?, 'qin', ?, 60, 0.06, 40, 20, 0)", person, rating),
    ),
  );
  await sql.close();
}

it('shows an open public table to others, to its host among their own, and no table that is for a link or for friends', async () => {
  const { url } = await served();
  const mei = await guest(url, 'Mei');
  const open = await founds(url, mei.token, { terms: LIVE });
  await founds(url, mei.token, { visibility: 'link' });
  await founds(url, mei.token, { visibility: 'private' });
  for (const token of [undefined, (await guest(url, 'Li')).token]) {
    const lobby = await lobbyOf(url, token);
    expect(ids(lobby.open)).toEqual([open.id]);
    expect([lobby.live, lobby.yours, lobby.invites]).toEqual([[], [], []]);
    expect(lobby.open[0]).toMatchObject({
      url: open.url,
      game: 'qin',
      stage: 'open',
      turn: 0,
      watching: 0,
      terms: LIVE,
      host: { id: mei.id, name: 'Mei', account: false },
      seats: [
        { by: 'person', name: 'Mei', person: mei.id },
        { by: 'open', name: '' },
      ],
    });
    expect(JSON.stringify(lobby)).not.toContain('"key"');
  }
  const own = await lobbyOf(url, mei.token);
  expect(own.open).toEqual([]);
  expect(own.yours).toHaveLength(3);
  expect(own.yours.every(line => line.you === 0 && line.yourTurn === false)).toBe(true);
});

it('filters open tables by game and pace, and refuses filters it does not know', async () => {
  const { url } = await served();
  const { token } = await guest(url);
  const live = await founds(url, token, { terms: LIVE });
  const slow = await founds(url, token, { terms: SLOW });
  const none = await founds(url, token, { game: 'zhanguo' });
  const open = async (query: string) => ids((await lobbyOf(url, undefined, query)).open).sort();
  expect(await open('')).toEqual([live.id, slow.id, none.id].sort());
  expect(await open('?game=zhanguo')).toEqual([none.id]);
  expect(await open('?pace=live')).toEqual([live.id]);
  expect(await open('?pace=slow&game=qin')).toEqual([slow.id]);
  expect(await open('?pace=slow&game=zhanguo')).toEqual([]);
  expect(codeOf(await ask(url, 'GET /api/lobby?pace=fast'))).toEqual([400, 'badRequest']);
});

it('keeps people apart who block each other, in the lobby and at the table', async () => {
  const { url } = await served();
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  const { id } = await founds(url, mei.token);
  await ask(url, `PUT /api/blocks/${li.id}`, mei);
  await ask(url, `PUT /api/blocks/${mei.id}`, wu);
  expect((await lobbyOf(url, li.token)).open).toEqual([]);
  expect((await lobbyOf(url, wu.token)).open).toEqual([]);
  expect(ids((await lobbyOf(url)).open)).toEqual([id]);
  expect(codeOf(await ask(url, `POST /api/tables/${id}/join`, li, {}))).toEqual([403, 'notInvited']);
  expect((await get<TableFacts>(`${url}/api/tables/${id}`)).body.started).toBe(false);
});

it('lets those sit down whose rating the host asked for, and finds tables of about one’s own', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  await rate(data, [
    [mei.id, 1700],
    [li.id, 1650],
    [wu.id, 1300],
  ]);
  const narrow = await founds(url, mei.token, { terms: { ratings: [1600, 1800] } });
  const any = await founds(url, mei.token);
  expect(ids((await lobbyOf(url, li.token)).open).sort()).toEqual([narrow.id, any.id].sort());
  expect(ids((await lobbyOf(url, wu.token)).open)).toEqual([any.id]);
  expect((await lobbyOf(url, wu.token, '?fits=1')).open).toEqual([]);
  expect((await lobbyOf(url, li.token, '?fits=1')).open).toHaveLength(2);
  expect((await lobbyOf(url, li.token)).open[0]?.host).toMatchObject({ name: 'Mei', account: true, rating: 1700 });
  const guestOf = await guest(url, 'Nobody');
  expect(ids((await lobbyOf(url, guestOf.token)).open)).toEqual([any.id]);
  for (const { token } of [wu, guestOf])
    expect(codeOf(await ask(url, `POST /api/tables/${narrow.id}/join`, { token }, {}))).toEqual([403, 'notInvited']);
  expect((await ask(url, `POST /api/tables/${narrow.id}/join`, li, {})).status).toBe(201);
});

it('shows running public tables to watch with whose turn it is, and one’s own with one’s turn first', async () => {
  const { url } = await served();
  const mei = await guest(url, 'Mei');
  const quiet = await founds(url, mei.token, { terms: { watchers: false } });
  const table = await founds(url, mei.token, { options: { start: 'first' } });
  const waits = await founds(url, mei.token, { game: 'qin' });
  await joined(url, quiet.id);
  const li = await joined(url, table.id);
  const visitor = visit(url, table.id, mei.token);
  await playOn(visitor, () => visitor.update?.version > 0 && visitor.update.waiting.includes(1));
  const { version } = visitor.update;
  const watcher = visit(url, table.id);
  await watcher.until(() => watcher.update !== undefined);
  const lobby = await lobbyOf(url);
  expect(ids(lobby.live)).toEqual([table.id]);
  expect(lobby.live[0]).toMatchObject({ stage: 'running', waiting: [1], turn: version, watching: 1 });
  const lis = await lobbyOf(url, li.token);
  expect(lis.live).toEqual([]);
  expect(lis.yours).toMatchObject([{ id: table.id, you: 1, yourTurn: true }]);
  const meis = await lobbyOf(url, mei.token);
  expect(meis.yours).toHaveLength(3);
  const turns = meis.yours.map(line => line.yourTurn);
  expect(turns).toEqual([...turns].sort().reverse());
  expect(meis.yours.find(line => line.id === table.id)?.yourTurn).toBe(false);
  expect(meis.yours.find(line => line.id === waits.id)?.stage).toBe('open');
});

it('asks friends to a table: seen until they sit down or say no, not from strangers, never from who is blocked', async () => {
  const { url } = await served();
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  const { id } = await founds(url, mei.token, { visibility: 'private' });
  const invite = (by: { token: string }, person: string) => ask(url, `POST /api/tables/${id}/invites`, by, { person });
  expect(codeOf(await invite(mei, li.id))).toEqual([404, 'noSuchPerson']);
  await ask(url, `PUT /api/friends/${li.id}`, mei);
  await ask(url, `PUT /api/friends/${wu.id}`, mei);
  await ask(url, `PUT /api/friends/${li.id}`, wu);
  expect(codeOf(await invite(wu, li.id))).toEqual([403, 'notSeated']);
  expect((await invite(mei, li.id)).status).toBe(204);
  expect((await invite(mei, li.id)).status).toBe(204); // twice is once
  const [seen] = (await lobbyOf(url, li.token)).invites;
  expect(seen).toMatchObject({ table: { id, visibility: 'private' }, by: { id: mei.id, name: 'Mei' } });
  expect((await lobbyOf(url, wu.token)).invites).toEqual([]);

  const no = (by: { token: string }) => ask(url, `DELETE /api/tables/${id}/invites/${li.id}`, by);
  expect(codeOf(await no(wu))).toEqual([403, 'notHost']);
  expect((await no(li)).status).toBe(204);
  expect((await lobbyOf(url, li.token)).invites).toEqual([]);
  expect(codeOf(await no(li))).toEqual([404, 'noSuchThing']);

  await ask(url, `PUT /api/blocks/${mei.id}`, wu);
  await ask(url, `PUT /api/friends/${wu.id}`, mei);
  expect((await invite(mei, wu.id)).status).toBe(204); // and mei is not told
  expect((await lobbyOf(url, wu.token)).invites).toEqual([]);
  expect(codeOf(await ask(url, `POST /api/tables/${id}/join`, wu, {}))).toEqual([403, 'notInvited']);

  await invite(mei, li.id);
  expect((await ask(url, `POST /api/tables/${id}/join`, li, {})).status).toBe(201);
  const after = await lobbyOf(url, li.token);
  expect([after.invites, ids(after.yours)]).toEqual([[], [id]]);
});

it('sends the lobby anew to whoever looks at it when something changes there, and to each their own', async () => {
  const { url } = await served({ gather: 5 });
  const [mei, li] = [await guest(url, 'Mei'), await guest(url, 'Li')];
  const [stranger, lis] = [lobbyPage(url), lobbyPage(url, li.token)];
  await Promise.all([stranger, lis].map(page => page.until(() => true)));
  expect([stranger.shown, lis.shown]).toEqual([[EMPTY], [EMPTY]]);
  const { id } = await founds(url, mei.token);
  await Promise.all([stranger, lis].map(page => page.until(lobby => lobby.open.some(line => line.id === id))));
  await ask(url, `POST /api/tables/${id}/join`, li, {});
  await lis.until(lobby => lobby.yours[0]?.stage === 'running');
  await stranger.until(lobby => lobby.live[0]?.id === id && lobby.open.length === 0);
  expect(stranger.shown.every(lobby => lobby.yours.length === 0)).toBe(true);
  stranger.close();
  lis.close();
});
const EMPTY: LobbyBody = { open: [], live: [], yours: [], invites: [] };

it('plays now: with whoever waits, at a new table if nobody does, and with bots where nobody comes', async () => {
  const { url } = await served({ botsAfter: 300 });
  const now = (token: string, game = 'qin') => ask<CreatedBody>(url, 'POST /api/play-now', { token }, { game });
  const [mei, li, wu] = [await guest(url, 'Mei'), await guest(url, 'Li'), await guest(url, 'Wu')];
  const slow = await founds(url, wu.token, { terms: SLOW }); // Wu is there, and in no hurry
  await founds(url, wu.token, { visibility: 'link' });
  visit(url, slow.id, wu.token);
  await expect.poll(async () => (await lobbyOf(url)).open[0]?.seats[0]?.away).toBe(false);
  const first = await now(mei.token);
  expect([first.status, first.body.seat]).toEqual([201, 0]);
  expect((await now(mei.token)).body).toEqual(first.body); // asked twice, one table
  const second = await now(li.token);
  expect([second.status, second.body]).toEqual([200, { ...first.body, seat: 1 }]);
  const other = await now(wu.token, 'zhanguo');
  expect(other.status).toBe(201);
  expect(other.body.id).not.toBe(first.body.id);
  const meis = visit(url, first.body.id, mei.token);
  await meis.until(() => meis.facts?.started && meis.update !== undefined);
  expect(meis.facts.seats.map(({ by, name }) => [by, name])).toEqual([
    ['person', 'Mei'],
    ['person', 'Li'],
    ['bot', 'Bot 1'],
  ]);
  expect(meis.facts).toMatchObject({ visibility: 'public', terms: { pace: { kind: 'live' } } });
  expect(codeOf(await ask(url, 'POST /api/play-now', mei, { game: 'go' }))).toEqual([404, 'noSuchGame']);
  expect(codeOf(await ask(url, 'POST /api/play-now', {}, { game: 'qin' }))).toEqual([401, 'signIn']);
});

it('does not play now with somebody blocked, nor at a table whose host has gone', async () => {
  const { url } = await served();
  const now = (token: string) => ask<CreatedBody>(url, 'POST /api/play-now', { token }, { game: 'qin' });
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  const { id } = await founds(url, wu.token); // and Wu is not there
  const first = await now(mei.token);
  expect(first.status).toBe(201);
  await ask(url, `PUT /api/blocks/${mei.id}`, li);
  const second = await now(li.token);
  expect(second.status).toBe(201);
  expect(new Set([id, first.body.id, second.body.id]).size).toBe(3);
  visit(url, id, wu.token);
  const isAway = async () => (await lobbyOf(url)).open.find(line => line.id === id)?.seats[0]?.away;
  await expect.poll(isAway).toBe(false);
  expect((await now((await guest(url, 'Noor')).token)).body.id).toBe(id); // Wu is, and has waited longest
});

it('two who want to play at the same moment meet', async () => {
  const { url } = await served();
  const people = await Promise.all(['Mei', 'Li', 'Wu'].map(name => guest(url, name)));
  const tables = await Promise.all(
    people.map(({ token }) => ask<CreatedBody>(url, 'POST /api/play-now', { token }, { game: 'qin' })),
  );
  expect(new Set(tables.map(({ body }) => body.id)).size).toBe(1);
  expect(tables.map(({ body }) => body.seat).sort()).toEqual([0, 1, 2]);
});

/** A finished game between Mei, who founded the table, and Li. */
async function finished(url: string, asked: Partial<CreateTable>) {
  const mei = await founded(url, asked);
  const li = await joined(url, mei.id);
  const pages = [visit(url, mei.id, mei.token), visit(url, mei.id, li.token)];
  await Promise.all(pages.map(page => playOn(page)));
  await Promise.all(pages.map(page => page.leave()));
  return { mei, li, id: mei.id };
}
const rematch = (url: string, id: string, by: { token: string }) =>
  ask<CreatedBody>(url, `POST /api/tables/${id}/rematch`, by, {});

it('begins a slow rematch though the other has gone, on the same terms, and both find it among their tables', async () => {
  const { url } = await served();
  const terms = { ...SLOW, undo: 'never', onTimeout: 'loss', rated: false } as const;
  const { mei, li, id } = await finished(url, { visibility: 'public', terms });
  const next = await rematch(url, id, li);
  expect([next.status, next.body.seat]).toEqual([201, 0]);
  const facts = (await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body;
  expect(facts).toMatchObject({ visibility: 'public', terms, started: true, seats: [{ name: 'Li' }, { name: 'Mei' }] });
  expect((await lobbyOf(url, mei.token)).yours).toMatchObject([{ id: next.body.id, you: 1 }]);
  expect((await rematch(url, id, mei)).body).toMatchObject({ id: next.body.id, seat: 1 });
});

it('where a clock would run, the seat of who has gone is kept open, and they are asked to it', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const { mei, li, id } = await finished(url, { terms: LIVE });
  const sql = sqliteSql(data);
  await sql.write(statement('UPDATE people SET here = 0')); // a while ago
  await sql.close();
  const next = await rematch(url, id, li);
  expect((await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body.started).toBe(false);
  expect((await lobbyOf(url, mei.token)).invites).toMatchObject([{ table: { id: next.body.id }, by: { name: 'Li' } }]);
  const back = await rematch(url, id, mei);
  expect([back.status, back.body]).toEqual([200, { ...next.body, seat: 1 }]);
  expect((await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body.started).toBe(true);
});
