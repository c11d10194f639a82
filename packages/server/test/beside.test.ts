import type { ChatBody, CreatedBody, LobbyBody, RecordsBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { account, ask } from './asking.ts';
import { heard, lobbyPage } from './beside.ts';
import { webServer } from './receiving.ts';
import { databaseUrl } from './services.ts';
import { guest, playOn, served, visit } from './visiting.ts';

it('two servers on one PostgreSQL: lobby, chat, notes, invites, alerts and records are the same at both', async () => {
  const web = await webServer();
  const database = await databaseUrl();
  const alerts = { site: 'https://play.example.org', webhooks: true, insideToo: true, wait: 0, every: 5 };
  const settings = { database, alerts, gather: 5 };
  const [here, there] = [await served(settings), await served(settings)];
  const [mei, li] = [await account(here.url, 'Mei'), await account(there.url, 'Li')];
  const wu = await guest(there.url, 'Wu');
  await ask(there.url, 'PATCH /api/me', li, { alerts: { webhook: `${web.url}/li` } });

  // found here, seen there
  const page = lobbyPage(there.url, li.token);
  await page.until(() => true);
  await ask(here.url, `PUT /api/friends/${li.id}`, mei);
  await ask(here.url, `PUT /api/friends/${mei.id}`, li);
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const asked = { game: 'qin', seats, visibility: 'public', options: { start: 'first' }, invite: [li.id] };
  const { id } = (await ask<CreatedBody>(here.url, 'POST /api/tables', mei, asked)).body;
  await page.until(lobby => lobby.open[0]?.id === id && lobby.invites[0]?.table.id === id);
  await ask(there.url, `POST /api/tables/${id}/join`, li, {});
  await page.until(lobby => lobby.yours[0]?.stage === 'running' && lobby.invites.length === 0);
  page.close();

  // said here, heard there
  const meis = visit(here.url, id, mei.token);
  const wus = visit(there.url, id, wu.token);
  const strangers = visit(here.url, id);
  await Promise.all([meis, wus, strangers].map(one => one.until(() => one.update !== undefined)));
  await ask(there.url, `POST /api/tables/${id}/chat`, li, { text: 'Good luck' });
  await ask(there.url, `POST /api/tables/${id}/chat`, wu, { text: 'Hello here' });
  await meis.until(() => heard(meis).includes('Good luck'));
  await strangers.until(() => heard(strangers).includes('Hello here'));
  await wus.until(() => heard(wus).includes('Hello here'));
  expect([heard(meis), heard(strangers)]).toEqual([['Good luck'], ['Hello here']]);
  const chatAt = async (url: string, by: { token?: string }) =>
    (await ask<ChatBody>(url, `GET /api/tables/${id}/chat`, by)).body.lines.map(line => line.text);
  expect(await chatAt(here.url, li)).toEqual(['Good luck']);
  await ask(here.url, `PUT /api/tables/${id}/notes`, mei, { text: 'mine' });
  expect((await ask(there.url, `GET /api/tables/${id}/notes`, mei)).body).toEqual({ text: 'mine' });

  const watching = async (url: string) => (await ask<LobbyBody>(url, 'GET /api/lobby')).body.live[0]?.watching;
  await expect.poll(() => watching(here.url)).toBe(2); // one at each
  await expect.poll(() => watching(there.url)).toBe(2);

  // Li's turn begins while Li is away: told once, by one of the two
  const sql = await openSql({ data: '', url: database });
  await sql.write(statement('UPDATE people SET here = 0 WHERE id = ?', li.id));
  await playOn(meis, () => meis.update?.waiting.includes(1));
  await web.until(() => web.got.length > 0);
  expect(await sql.read('SELECT table_id, seat, sent FROM alerts WHERE seat = 1')).toEqual([
    { table_id: id, seat: 1, sent: 1 },
  ]);
  await sql.close();

  // the end: all read all
  const lis = visit(there.url, id, li.token);
  await Promise.all([playOn(meis), playOn(lis)]);
  for (const one of [meis, lis, wus, strangers]) await one.until(() => new Set(heard(one)).size === 2);
  const over = (await ask<RecordsBody>(there.url, 'GET /api/records?person=mei')).body.records;
  expect(over).toMatchObject([{ id, rated: true, players: [{ name: 'Mei' }, { name: 'Li' }, { bot: 'random' }] }]);
  expect((await ask<RecordsBody>(here.url, 'GET /api/records')).body.records).toEqual(over);
  expect((await ask<LobbyBody>(here.url, 'GET /api/lobby')).body).toEqual({
    open: [],
    live: [],
    yours: [],
    invites: [],
  });
  const [first, second] = [
    await ask<CreatedBody>(here.url, 'POST /api/play-now', mei, { game: 'qin' }),
    await ask<CreatedBody>(there.url, 'POST /api/play-now', wu, { game: 'qin' }),
  ];
  expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
  await Promise.all([here.close(), there.close()]);
  expect(web.got).toHaveLength(1);
});
