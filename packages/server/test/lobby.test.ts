import type { LobbyBody, TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf } from './asking.ts';
import { founds, lobbyOf, lobbyPage } from './beside.ts';
import { dataFolder, get, guest, joined, playOn, served, visit } from './visiting.ts';

const LIVE = { pace: { kind: 'live', bank: 600_000, increment: 0 } } as const;
const SLOW = { pace: { kind: 'slow', hours: 24, weekends: true } } as const;
const ids = (lines: { id: string }[]) => lines.map(({ id }) => id);
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

it('asks those to a table who follow back: seen until they sit down or say no, never by who is blocked', async () => {
  const { url } = await served();
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  const { id } = await founds(url, mei.token, { visibility: 'private' });
  const invite = (by: { token: string }, person: string) => ask(url, `POST /api/tables/${id}/invites`, by, { person });
  expect(codeOf(await invite(mei, li.id))).toEqual([404, 'noSuchPerson']);
  await ask(url, `PUT /api/friends/${li.id}`, mei);
  expect(codeOf(await invite(mei, li.id))).toEqual([404, 'noSuchPerson']); // following is one-sided, inviting is not
  const asked = { game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }], invite: [li.id] };
  expect(codeOf(await ask(url, 'POST /api/tables', mei, asked))).toEqual([404, 'noSuchPerson']);
  await ask(url, `PUT /api/friends/${mei.id}`, li);
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
  expect(codeOf(await invite(mei, wu.id))).toEqual([404, 'noSuchPerson']); // as by a person who does not follow back
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

it('goes on though a table is of a game that this program no longer has', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const mei = await guest(url);
  const [lost, kept] = [await founds(url, mei.token), await founds(url, mei.token)];
  const sql = sqliteSql(data);
  await sql.write(statement("UPDATE tables SET game = 'mahjong' WHERE id = ?", lost.id));
  await sql.close();
  expect(ids((await lobbyOf(url)).open)).toEqual([kept.id]);
  expect(ids((await lobbyOf(url, mei.token)).yours)).toEqual([kept.id]);
});
