import { fastRand, kernelFor, type Option, SPECTATOR } from '@tianxia/kernel';
import { CLOSED, createTable, type FromServer, type NotChosen } from '@tianxia/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { thinkHere } from '../bots/thinker.ts';
import { localBus } from '../bus/local.ts';
import { foreignHere } from '../foreign/foreign.ts';
import { sessions } from '../people/sessions.ts';
import type { Sql } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { foundTable } from '../tables/founding/new-table.ts';
import { library } from '../tables/game/library.ts';
import { type TableStore, tableStore } from '../tables/log/store.ts';
import type { Around, OpenTable } from '../tables/open/open-table.ts';
import { openTable } from '../tables/open/opening.ts';
import type { Listener } from '../tables/telling/listener.ts';
import { dataFolder } from './visiting.ts';

/** A store whose disk can be taken away: writes fail, or everything does. */
function shaky(folder: string) {
  const sql = sqliteSql(folder);
  const sound = tableStore(sql);
  onTestFinished(() => sql.close());
  const gone = async (): Promise<never> => {
    throw new Error('the disk is gone');
  };
  const disk = { writes: true, reads: true };
  const store: TableStore = {
    ...sound,
    append: (...args) => (disk.writes ? sound.append(...args) : gone()),
    table: id => (disk.reads ? sound.table(id) : gone()),
  };
  return { store, disk, sql };
}
const shelf = library();
async function tableOf(store: TableStore, sql: Sql) {
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const }];
  const { person } = await sessions(sql).newGuest('Mei', '');
  const asked = createTable.parse({ game: 'qin', options: { start: 'first' }, seats });
  const { row } = await foundTable({ store, library: shelf, thinker: thinkHere(shelf), now: Date.now }, asked, person);
  return row.id;
}
async function opened(store: TableStore, id: string, more: Partial<Around> = {}) {
  const logger = { warn: () => {}, error: () => {} };
  const around: Around = {
    ...{ store, library: shelf, foreign: foreignHere(shelf), logger, changed: () => {}, broken: () => {} },
    ratings: { ended: (_table, _result, _at, write) => write([]) },
    served: { outages: () => [], hasJustBegun: () => false, upTo: async () => {} },
    ...{ bus: localBus(), process: 'this one', now: Date.now },
    ...more,
  };
  const table = await openTable(around, id);
  const heard: FromServer[] = [];
  const closed: number[] = [];
  const listener: Listener = {
    seat: SPECTATOR,
    send: text => heard.push(JSON.parse(text) as FromServer),
    close: code => closed.push(code),
  };
  await table.enter(listener);
  return { table, heard, closed, updates: () => heard.filter(message => message.type === 'update') };
}
const k = kernelFor((await shelf.game('qin'))!, { seats: 2, options: { start: 'first' } });
function anyWords({ live }: OpenTable): { seat: number; words: string; version: number } {
  const { state, entries } = live!;
  const seat = k.waiting(state)[0]!;
  const options: Option[] = [];
  options.length = k.options(state, seat, options);
  return { seat, words: k.write(options[fastRand(entries.length)(options.length)]!), version: entries.length };
}
async function choose(table: OpenTable, asked = anyWords(table)): Promise<number | NotChosen> {
  let answer: number | NotChosen | undefined;
  const { seat, words, version } = asked;
  await table.wish(
    seat,
    { type: 'choose', version, words },
    {
      done: now => {
        answer = now;
      },
      refused: refused => {
        answer = refused;
      },
    },
    table.row.seats[seat]?.by === 'bot' ? 'bot' : 'person',
  );
  return answer!;
}

it('a choice that cannot be written is refused, shown to nobody, and can be made again', async () => {
  const { store, disk, sql } = shaky(dataFolder());
  const { table, updates } = await opened(store, await tableOf(store, sql));
  expect(await choose(table)).toBe(1);
  const before = JSON.stringify(table.live?.state);
  disk.writes = false;
  expect(await choose(table)).toMatchObject({ code: 'internal' });
  expect(JSON.stringify(table.live?.state)).toBe(before);
  expect(updates().map(({ update }) => update.version)).toEqual([0, 1, 1]);
  expect(updates().at(-1)?.from).toBe(0);
  disk.writes = true;
  expect(await choose(table)).toBe(2);
});

it('shows nothing before it is on disk', async () => {
  const { store, sql } = shaky(dataFolder());
  const id = await tableOf(store, sql);
  const order: string[] = [];
  const disk = { isFree: Promise.resolve(), free: () => {} };
  const slow: TableStore = {
    ...store,
    async append(...args) {
      await disk.isFree;
      await store.append(...args);
      order.push('kept');
    },
  };
  const { table } = await opened(slow, id);
  order.length = 0;
  disk.isFree = new Promise(resolve => {
    disk.free = resolve;
  });
  const asked = anyWords(table);
  const made = table.wish(
    asked.seat,
    { type: 'choose', version: 0, words: asked.words },
    { done: () => order.push('acknowledged'), refused: () => order.push('refused') },
  );
  const later = table.enter({
    seat: SPECTATOR,
    close: () => {},
    send(text) {
      const message = JSON.parse(text) as FromServer;
      if (message.type === 'update') order.push(`shown ${message.update.version}`);
    },
  });
  for (let turns = 0; turns < 20; turns++) await new Promise(resolve => setImmediate(resolve));
  expect(order).toEqual([]); // whatever could go on has
  disk.free();
  await Promise.all([made, later]);
  expect(order).toEqual(['kept', 'acknowledged', 'shown 1']);
});

it('a table that cannot even be read again is given up, and its browsers told to come back', async () => {
  const { store, disk, sql } = shaky(dataFolder());
  const given: OpenTable[] = [];
  const { table, closed } = await opened(store, await tableOf(store, sql), { broken: one => given.push(one) });
  disk.writes = false;
  disk.reads = false;
  expect(await choose(table)).toMatchObject({ code: 'internal' });
  expect([given, closed, table.live]).toEqual([[table], [CLOSED.broken], undefined]);
});

it('two processes at one table: the second choice of the same number is stale, and both go on', async () => {
  const folder = dataFolder();
  const [one, other] = [shaky(folder), shaky(folder)];
  const id = await tableOf(one.store, one.sql);
  const [here, there] = [await opened(one.store, id), await opened(other.store, id)];
  expect(await choose(here.table)).toBe(1);
  expect(await choose(there.table)).toMatchObject({ code: 'stale' });
  expect(there.updates().at(-1)?.update.version).toBe(1);
  expect(there.table.live?.state).toEqual(here.table.live?.state);
  expect(await choose(there.table)).toBe(2);
  expect(await choose(here.table)).toMatchObject({ code: 'stale' });
  expect(await choose(here.table)).toBe(3);
});

it('a table of other rules is not opened', async () => {
  const { store, sql } = shaky(dataFolder());
  const id = await tableOf(store, sql);
  const row = (await store.table(id))!;
  const old: TableStore = { ...store, table: async () => ({ ...row, rules: '0' }) };
  await expect(opened(old, id)).rejects.toMatchObject({ code: 'tooOldToPlay' });
});

it('whoever stands up while their page is still loading does not see with the eyes of who sits there next', async () => {
  const { store, sql } = shaky(dataFolder());
  const [mei, li, wu] = await Promise.all(['Mei', 'Li', 'Wu'].map(name => sessions(sql).newGuest(name, '')));
  const asked = createTable.parse({ game: 'qin', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const founding = { store, library: shelf, thinker: thinkHere(shelf), now: Date.now };
  const { table } = await opened(store, (await foundTable(founding, asked, mei!.person)).row.id);
  await table.join(li!.person, 1, undefined);
  const heard: string[] = [];
  const page: Listener = { seat: 1, person: li!.person.id, send: text => heard.push(text), close: () => {} };
  const seen = table.row;
  const gone = table.standUp(li!.person);
  const next = table.join(wu!.person, 1, undefined);
  expect(await table.enter(page, seen)).toBe(false);
  await Promise.all([gone, next]);
  expect(heard).toEqual([]);
});
