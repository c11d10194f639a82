import type { CreatedBody, CreateTable, TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf, PASSWORD } from './asking.ts';
import { founds, lobbyOf } from './beside.ts';
import { dataFolder, founded, get, guest, joined, playOn, served, visit } from './visiting.ts';

const LIVE = { pace: { kind: 'live', bank: 600_000, increment: 0 } } as const;
const SLOW = { pace: { kind: 'slow', hours: 24, weekends: true } } as const;

it('plays now: with whoever waits, at a new table if nobody does, and with bots where nobody comes', async () => {
  const time = { now: Date.now() }; // stands still until everybody has come
  const { url } = await served({ botsAfter: 300, dueEvery: 10, now: () => time.now });
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
  time.now += 300;
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

it('tells whoever waits at such a table how long the free seats are kept for people', async () => {
  const { url } = await served({ botsAfter: 25_000 });
  const mei = await guest(url);
  const { id } = (await ask<CreatedBody>(url, 'POST /api/play-now', mei, { game: 'qin' })).body;
  const page = visit(url, id, mei.token);
  await page.until(() => page.facts !== undefined);
  expect(page.table.botsIn).toBeGreaterThan(0);
  expect(page.table.botsIn).toBeLessThanOrEqual(25_000);
  const other = visit(url, (await founds(url, mei.token)).id, mei.token); // where people are waited for
  await other.until(() => other.facts !== undefined);
  expect(other.table.botsIn).toBeUndefined();
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

it('begins a rematch without a clock though the other has gone, on the same terms, and both find it among their tables', async () => {
  const { url } = await served();
  const terms = { undo: 'never', rated: false } as const;
  const { mei, li, id } = await finished(url, { visibility: 'public', terms });
  const next = await rematch(url, id, li);
  expect([next.status, next.body.seat]).toEqual([201, 0]);
  const facts = (await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body;
  expect(facts).toMatchObject({ visibility: 'public', terms, started: true, seats: [{ name: 'Li' }, { name: 'Mei' }] });
  expect((await lobbyOf(url, mei.token)).yours).toMatchObject([{ id: next.body.id, you: 1 }]);
  expect((await rematch(url, id, mei)).body).toMatchObject({ id: next.body.id, seat: 1 });
});

it.each([
  ['live', LIVE],
  ['slow', SLOW],
])(
  'nobody’s %s clock begins while they are away: their seat is kept open, and they are asked to it',
  async (_, pace) => {
    const { url } = await served();
    const { mei, li, id } = await finished(url, { terms: { ...pace, onTimeout: 'loss' } });
    const next = await rematch(url, id, li);
    expect((await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body.started).toBe(false);
    expect((await lobbyOf(url, mei.token)).invites).toMatchObject([
      { table: { id: next.body.id }, by: { name: 'Li' } },
    ]);
    const back = await rematch(url, id, mei);
    expect([back.status, back.body]).toEqual([200, { ...next.body, seat: 1 }]);
    const facts = (await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body;
    expect(facts).toMatchObject({ started: true, terms: { ...pace, onTimeout: 'loss' } });
  },
);
it('where both are still at the table, a rematch with a clock begins at once', async () => {
  const { url } = await served();
  const mei = await founded(url, { terms: LIVE });
  const li = await joined(url, mei.id);
  const pages = [visit(url, mei.id, mei.token), visit(url, mei.id, li.token)];
  await Promise.all(pages.map(page => playOn(page)));
  const next = await rematch(url, mei.id, li);
  expect((await get<TableFacts>(`${url}/api/tables/${next.body.id}`)).body.started).toBe(true);
});

it('bots do not come to a table that everybody has left', async () => {
  const data = dataFolder();
  const { url } = await served({ data, botsAfter: 600_000 });
  const [mei, li, wu] = [await guest(url, 'Mei'), await guest(url, 'Li'), await account(url, 'Wu')];
  const plays = async (by: { token: string }, game: string) =>
    (await ask<CreatedBody>(url, 'POST /api/play-now', by, { game })).body.id;
  const [left, kept, deleted] = [
    await plays(mei, 'qin'),
    await plays(li, 'zhanguo'),
    await plays(wu, 'three-kingdoms'),
  ];
  expect((await ask(url, `POST /api/tables/${left}/leave`, mei)).status).toBe(200);
  expect((await ask(url, 'DELETE /api/me', wu, { password: PASSWORD })).status).toBe(204);
  const sql = sqliteSql(data);
  const due = await sql.read<{ id: string }>('SELECT id FROM tables WHERE due IS NOT NULL');
  await sql.close();
  expect(due).toEqual([{ id: kept }]);
  expect([left, deleted]).not.toContain(kept);
});
