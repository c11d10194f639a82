import { loadGame } from '@tianxia/catalog';
import type { RecordBody, TableFacts, Terms } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { thinkHere } from '../bots/thinker.ts';
import { localBus } from '../bus/local.ts';
import { openSql } from '../sql/open.ts';
import { type Load, library } from '../tables/game/library.ts';
import {
  anyWords,
  dataFolder,
  founded,
  get,
  joined,
  playOn,
  post,
  served,
  stillTime,
  tell,
  type Visitor,
  visit,
} from './visiting.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const live = { kind: 'live', bank: 5 * MINUTE, increment: 10_000 } as const;
/** A server whose time stands still until it is moved; it has been up for a while. */
async function timed(data = dataFolder()) {
  const bus = localBus();
  const { time, now, looked } = stillTime();
  const serving = await served({ data, bus, dueEvery: 10, now });
  const pass = (millis: number) => {
    time.now += millis;
  };
  pass(MINUTE);
  return { ...serving, data, bus, time, pass, looked };
}
/** Mei and Li, Mei's turn. */
async function twoPlayers(url: string, terms: Partial<Terms>, bots: { kind: 'bot' }[] = []) {
  const { id, token } = await founded(url, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'open' }, ...bots],
    terms,
  });
  const other = await joined(url, id);
  const [mei, li] = [visit(url, id, token), visit(url, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
  return { id, token, other, mei, li };
}
async function chooses(visitor: Visitor): Promise<void> {
  const { version } = visitor.update;
  expect(await tell(visitor, { type: 'choose', version, words: await anyWords(visitor) })).toMatchObject({
    type: 'done',
  });
}

describe('a live clock at a table', () => {
  it('is told after every change: it runs for whoever is asked', async () => {
    const { url, pass, time } = await timed();
    const { mei, li } = await twoPlayers(url, { pace: live });
    await li.until(() => li.table.clocks !== undefined);
    expect(li.table.clocks?.seats).toEqual([
      { left: 5 * MINUTE, running: true },
      { left: 5 * MINUTE, running: false },
    ]);
    pass(2 * MINUTE);
    await chooses(mei);
    await li.until(() => li.table.clocks?.seats[1]?.running === true);
    expect(li.table.clocks).toEqual({
      at: time.now,
      seats: [
        { left: 3 * MINUTE + 10_000, running: false },
        { left: 5 * MINUTE, running: true },
      ],
    });
  });
  it('ends with a bot that plays on; the person may come back and plays again', async () => {
    const { url, pass, looked } = await timed();
    const { id, token, mei, li } = await twoPlayers(url, { pace: live });
    pass(5 * MINUTE - 1);
    await looked();
    expect(mei.facts.seats[0]).not.toHaveProperty('standIn');
    pass(1);
    await li.until(() => li.facts.seats[0]?.standIn === 'time' && li.update.waiting.includes(1));
    expect(li.facts.seats[0]).toMatchObject({ by: 'person', name: 'Mei', bot: 'greedy' });
    expect(li.happened[0]?.seat).toBe(0);
    const { version } = mei.update;
    expect(await tell(mei, { type: 'undo', version })).toMatchObject({ code: 'standIn' });

    expect((await post(`${url}/api/tables/${id}/return`, {}, token)).status).toBe(200);
    await li.until(() => li.facts.seats[0]?.standIn === undefined);
    pass(1000);
    await chooses(li);
    await mei.until(() => mei.update.waiting.includes(0));
    expect(mei.table.clocks?.seats[0]?.left).toBe(MINUTE * 1.25); // a quarter of the bank, to play on with
    await chooses(mei);
  });
  it('refuses a choice that comes too late, though nobody has looked at the clock yet', async () => {
    const data = dataFolder();
    const time = { now: Date.now() };
    const { url } = await served({ data, dueEvery: 1e9, now: () => time.now });
    time.now += MINUTE;
    const { mei, li } = await twoPlayers(url, { pace: live });
    const words = await anyWords(mei);
    time.now += 5 * MINUTE;
    expect(await tell(mei, { type: 'choose', version: 0, words })).toMatchObject({ code: 'standIn' });
    await li.until(() => li.facts.seats[0]?.standIn === 'time' && li.update.waiting.includes(1));
  });
  it('where time loses, two players are done: the other has won, and the record is open', async () => {
    const { url, pass, data } = await timed();
    const { id, mei, li } = await twoPlayers(url, { pace: live, onTimeout: 'loss' });
    await chooses(mei);
    await li.until(() => li.update.waiting.includes(1));
    pass(6 * MINUTE);
    for (const visitor of [mei, li]) {
      await visitor.until(() => visitor.facts.over && visitor.update.result !== undefined);
      expect(visitor.update.result?.places).toEqual([1, 2]);
      expect(visitor.update.waiting).toEqual([]);
    }
    expect(mei.facts.seats[1]).toMatchObject({ standIn: 'lost' });
    const sql = await openSql({ data });
    const rows = await sql.read('SELECT seat, place, how FROM results WHERE table_id = ? ORDER BY seat', id);
    await sql.close();
    expect(rows).toEqual([
      { seat: 0, place: 1, how: 'played' },
      { seat: 1, place: 2, how: 'lost' },
    ]);
    const { status, body } = await get<RecordBody>(`${url}/api/tables/${id}/record`);
    expect([status, body.choices.length]).toEqual([200, mei.happened.length]);
    expect(await tell(mei, { type: 'choose', version: mei.update.version, words: 'lay.lay 1 1' })).toMatchObject({
      code: 'notYours',
    });
  });
  it('where time loses, a third plays on, and whoever ran out of time stands last and may not come back', async () => {
    const { url, pass } = await timed();
    const { id, token, mei, li } = await twoPlayers(url, { pace: live, onTimeout: 'loss' }, [{ kind: 'bot' }]);
    pass(6 * MINUTE);
    await li.until(() => li.facts.seats[0]?.standIn === 'lost');
    expect((await post(`${url}/api/tables/${id}/return`, {}, token)).status).toBe(409);
    await playOn(li);
    await mei.until(() => mei.facts.over && mei.update.result !== undefined);
    expect(mei.update.result?.places[0]).toBe(3);
    expect(Math.max(...mei.update.result!.places.slice(1))).toBeLessThan(3);
  });
});
it('a slow table waits for days and then goes on by itself', async () => {
  const { url, pass } = await timed();
  const { mei, li } = await twoPlayers(url, { pace: { kind: 'slow', hours: 48, weekends: true } });
  pass(2 * DAY - MINUTE);
  await chooses(mei);
  await li.until(() => li.update.waiting.includes(1));
  pass(2 * DAY + MINUTE);
  await mei.until(() => mei.facts.seats[1]?.standIn === 'time' && mei.update.waiting.includes(0));
});
it('being down costs nobody their game, and a restart changes no clock', async () => {
  const first = await timed();
  const { id, token, mei } = await twoPlayers(first.url, { pace: live });
  first.pass(MINUTE);
  await first.close();
  const { time, now, looked } = stillTime(first.time.now + DAY);
  const second = await served({ data: first.data, dueEvery: 10, now });
  const back = visit(second.url, id, token);
  await back.until(() => back.update !== undefined);
  expect(back.table.clocks?.seats[0]).toEqual({ left: 4 * MINUTE, running: false }); // everybody may come back first
  time.now += MINUTE;
  await looked();
  expect(back.facts.seats[0]).not.toHaveProperty('standIn');
  await chooses(back);
  await back.until(() => back.table.clocks?.seats[1]?.running === true);
  expect(back.table.clocks?.seats[0]?.left).toBe(4 * MINUTE - 30_000 + 10_000);
  expect(mei.facts.seats[0]).not.toHaveProperty('standIn');
});
it('the same clock in another process', async () => {
  const [data, bus] = [dataFolder(), localBus()];
  const time = { now: Date.now() };
  const serve = () => served({ data, bus, dueEvery: 10, now: () => time.now });
  const [here, there] = [await serve(), await serve()];
  const { id, other, mei } = await twoPlayers(here.url, { pace: live });
  const li = visit(there.url, id, other.token);
  await li.until(() => li.table?.clocks !== undefined);
  time.now += MINUTE;
  await chooses(mei);
  await li.until(() => li.table.clocks?.seats[1]?.running === true);
  await mei.until(() => mei.table.clocks?.seats[1]?.running === true);
  expect(li.table.clocks).toEqual(mei.table.clocks);
});

it('a table that could not be opened for a moment is not left alone for long', async () => {
  const data = dataFolder();
  const never = { think: () => new Promise<string>(() => {}), rehearse: async () => undefined, close: async () => {} };
  const before = await served({ data, thinker: never });
  const { id } = await founded(before.url, { seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  await before.close();
  let [isBroken, failures] = [true, 0];
  const load: Load = async game => {
    if (!isBroken) return loadGame(game);
    failures++;
    throw new Error('the disk is away');
  };
  const { url } = await served({ data, load, thinker: thinkHere(library()), dueEvery: 10 });
  await expect.poll(() => failures).toBeGreaterThan(0);
  isBroken = false;
  await expect
    .poll(async () => (await get<TableFacts>(`${url}/api/tables/${id}`)).body.over, { timeout: 30_000 })
    .toBe(true);
});
