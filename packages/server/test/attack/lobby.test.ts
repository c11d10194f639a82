/** A lobby of many tables that many ask for: what it costs depends on neither. */

import { changedLobby, type LobbyBody, type LobbyChanges, terms as termsShape } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { localBus } from '../../bus/local.ts';
import { budget } from '../../lobby/budget.ts';
import { keptOwn } from '../../lobby/kept-own.ts';
import { type LobbyNews, lobbyNews } from '../../lobby/news.ts';
import { PLACES } from '../../lobby/notice.ts';
import type { Own } from '../../lobby/own.ts';
import { shelved } from '../../lobby/shelf.ts';
import { type Sql, statement } from '../../sql/sql.ts';
import { sqliteSql } from '../../sql/sqlite.ts';
import { ask } from '../asking.ts';
import { founds, lobbyOf } from '../beside.ts';
import { dataFolder, guest, served } from '../visiting.ts';

/** Public tables of a person who has gone. */
async function crowded(data: string, count: number): Promise<void> {
  const sql = sqliteSql(data);
  const seats = JSON.stringify([
    { by: 'open', colour: 'green' },
    { by: 'open', colour: 'white' },
  ]);
  await sql.write(
    statement("INSERT INTO packs VALUES ('h', '{}')"),
    ...Array.from({ length: count }, (_, i) =>
      statement(
        `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, stage, visibility, terms, changed)
         VALUES (?, 'qin', '1', 'h', '{}', ?, 'k', ?, ?, 'public', '{}', ?)`,
        ...[`QIN-${i}`, seats, Date.now() - i, i % 2 === 0 ? 'open' : 'guests', Date.now()],
      ),
    ),
  );
  await sql.close();
}
async function readsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^tianxia_database_seconds_count\{what="read"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
/** A page that asks for changes, and what it was sent. */
async function page(url: string, query = '?changes=1') {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/lobby/live${query}`);
  const sent: (LobbyBody | LobbyChanges)[] = [];
  const first = new Promise<void>(resolve => {
    socket.on('message', data => {
      sent.push(JSON.parse(data.toString()));
      resolve();
    });
  });
  await first;
  return { sent, close: () => socket.terminate() };
}

it('a hundred who ask for the lobby make one question to the database, and those who come later none', async () => {
  const data = dataFolder();
  await crowded(data, 400);
  const { url } = await served({ data, metrics: {}, gather: 60_000 });
  const lobbies = await Promise.all(Array.from({ length: 100 }, () => lobbyOf(url)));
  expect(new Set(lobbies.map(lobby => JSON.stringify(lobby))).size).toBe(1);
  expect([lobbies[0]!.open.length, lobbies[0]!.live.length]).toEqual([60, 30]);
  // a server also reads for reasons of its own, every ten seconds or so: between two such moments nothing is read
  const readsOfTen = async () => {
    const before = await readsOf(url);
    for (let i = 0; i < 10; i++) await lobbyOf(url);
    return (await readsOf(url)) - before;
  };
  await expect.poll(readsOfTen).toBe(0);
});

it("somebody's own tables are read again when something concerns them, and not whenever they ask", async () => {
  const { url } = await served({ metrics: {}, gather: 60_000 });
  const [mei, li] = [await guest(url), await guest(url, 'Li')];
  const ids: string[] = [];
  for (let i = 0; i < 5; i++) ids.push((await founds(url, mei.token)).id);
  const yours = async (token: string) => (await lobbyOf(url, token)).yours.map(({ id }) => id).sort();
  expect(await yours(mei.token)).toEqual([...ids].sort());
  const readsOfTen = async () => {
    const before = await readsOf(url);
    for (let i = 0; i < 10; i++) await lobbyOf(url, mei.token);
    return (await readsOf(url)) - before;
  };
  await expect.poll(readsOfTen).toBeLessThanOrEqual(20); // who asks: by session, by token
  // and yet every change is there at once
  expect(await yours(li.token)).toEqual([]);
  await ask(url, `POST /api/tables/${ids[0]}/join`, li, {});
  expect(await yours(li.token)).toEqual([ids[0]]);
  expect((await lobbyOf(url, mei.token)).yours.find(({ id }) => id === ids[0])?.stage).toBe('running');
  await ask(url, `POST /api/tables/${ids[1]}/leave`, mei, {});
  expect(await yours(mei.token)).not.toContain(ids[1]);
  await ask(url, `POST /api/tables/${ids[2]}/join`, li, {});
  await ask(url, `PUT /api/friends/${li.id}`, mei);
  await ask(url, `PUT /api/friends/${mei.id}`, li);
  const { id } = await founds(url, mei.token, { visibility: 'private', invite: [li.id] });
  expect((await lobbyOf(url, li.token)).invites.map(({ table }) => table.id)).toEqual([id]);
  await ask(url, `DELETE /api/tables/${id}/invites/${li.id}`, li);
  expect((await lobbyOf(url, li.token)).invites).toEqual([]);
});

it('whoever has hundreds of tables waits for the reading that tells of the last change, and has a share of a core', async () => {
  let time = 0;
  let read = 0;
  let concern: (person: string | 'all') => void = () => {};
  const news = {
    concerned(hear: typeof concern) {
      concern = hear;
      return () => {};
    },
  } as unknown as LobbyNews;
  const mei = { id: 'P1', name: 'Mei', role: 'guest' } as const;
  const begins: (() => void)[] = [];
  const own = keptOwn(
    async person => {
      const n = ++read;
      await new Promise<void>(resolve => begins.push(resolve));
      time += 10; // milliseconds
      return { person, json: `${n}` } as unknown as Own;
    },
    news,
    () => time,
  );
  const goesOn = async () => {
    await expect.poll(() => begins.length).toBe(1);
    begins.pop()!();
  };
  const first = [own.of(mei), own.of(mei), own.of(mei)];
  await goesOn();
  expect((await Promise.all(first)).map(({ json }) => json)).toEqual(['1', '1', '1']);
  expect((await own.of(mei)).json).toBe('1');
  expect(own.rest(mei)).toBe(490);
  time += 490;
  concern('P1');
  const second = own.of(mei);
  await expect.poll(() => read).toBe(2);
  concern('P1'); // while it is read
  const third = own.of(mei);
  await goesOn();
  expect((await second).json).toBe('2');
  await goesOn();
  expect((await third).json).toBe('3');
  time += 5000;
  const later = own.of(mei); // what no news told of
  await goesOn();
  expect((await later).json).toBe('4');
  own.close();
});

it('of all tables only the one that changed is read again, and only it is sent to pages that know the rest', async () => {
  const data = dataFolder();
  await crowded(data, 400);
  const { url } = await served({ data, gather: 20 });
  const mei = await guest(url);
  const pages = [await page(url), await page(url)];
  const whole = await page(url, '');
  const { id } = await founds(url, mei.token);
  const isTold = ({ sent }: { sent: (LobbyBody | LobbyChanges)[] }) => JSON.stringify(sent.slice(1)).includes(id);
  await expect.poll(() => [...pages, whole].every(isTold)).toBe(true);
  for (const { sent } of pages) {
    const told = sent.slice(1) as LobbyChanges[];
    expect(told.flatMap(({ lines = [] }) => lines.map(line => line.id))).toEqual([id]);
    expect(told.find(({ open }) => open !== undefined)!.open![0]).toBe(id);
    expect(told.every(({ live, yours, invites }) => [live, yours, invites].every(part => part === undefined))).toBe(
      true,
    );
  }
  const seen = pages.map(({ sent: [first, ...then] }) =>
    (then as LobbyChanges[]).reduce(changedLobby, first as LobbyBody),
  );
  expect(seen).toEqual([whole.sent.at(-1), whole.sent.at(-1)]);
  expect((whole.sent.at(-1) as LobbyBody).open).toHaveLength(60); // who did not ask for changes gets everything
  for (const { close } of [...pages, whole]) close();
});

it('finds the newest tables of a game and a pace by an index, however many others there are', async () => {
  const data = dataFolder();
  await crowded(data, 50);
  const sql = sqliteSql(data);
  const plans: string[] = [];
  const explained: Sql = {
    ...sql,
    async read(text, ...values) {
      const rows = await sql.read<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, ...values);
      plans.push(rows.map(({ detail }) => detail).join('\n'));
      return [];
    },
  };
  for (const list of ['open', 'live'] as const) await shelved(explained, PLACES.find(place => place.list === list)!);
  expect(plans[0]).toContain('tables_to_join (game=? AND pace=?)');
  expect(plans[1]).toContain('tables_to_watch (game=? AND pace=?)');
  for (const plan of plans) expect(plan).not.toMatch(/SCAN tables/);
  await sql.close();
});

it('is up to date for whoever has just founded a table, also while others do so all the time', async () => {
  const { url } = await served();
  const mei = await guest(url);
  for (let i = 0; i < 10; i++) {
    const { id } = await founds(url, mei.token);
    expect((await lobbyOf(url)).open[0]?.id).toBe(id);
    await ask(url, `POST /api/tables/${id}/leave`, mei, {});
  }
});

it('tells other processes of a thousand tables and people at once in messages the bus carries', async () => {
  const bus = localBus();
  const [here, there] = [lobbyNews(bus, 5), lobbyNews(bus, 5)];
  const [tables, people] = [new Set<string>(), new Set<string>()];
  there.tables(({ id, at }) => at?.pace === 'live' && tables.add(id), expect.unreachable);
  there.people(named => named !== 'all' && [...named].map(person => people.add(person)));
  for (let i = 0; i < 300; i++)
    here.tableChanged({
      ...{ id: `ZHANGUO-${i}AAAAAA`, game: 'zhanguo', created: Date.now(), stage: 'open', visibility: 'public' },
      terms: termsShape.parse({ pace: { kind: 'live', bank: 60_000, increment: 0 } }),
      sitters: [0, 1, 2].map(seat => ({
        seat,
        person: `P${i}-${seat}-aaaaaaaaaaaaaaa`,
        name: '',
        colour: '',
        since: 0,
      })),
    });
  await expect.poll(() => [tables.size, people.size]).toEqual([300, 900]);
  for (const news of [here, there]) news.close();
});

it('rests after work as long as its share of a core asks for', async () => {
  let time = 0;
  const purse = budget(1 / 50, () => time);
  const work = (took: number) =>
    purse.spend(async () => {
      time += took;
    });
  expect(purse.rest()).toBe(0);
  await work(5);
  await work(5);
  expect(purse.rest()).toBe(490);
  time += 400;
  expect(purse.rest()).toBe(90);
  const failing = purse.spend(async () => {
    time += 4;
    throw new Error('no database');
  });
  await expect(failing).rejects.toThrow('no database');
  expect(purse.rest()).toBe(90 - 4 + 200);
  await work(100);
  expect(purse.rest()).toBe(1000); // people wait for it
});
