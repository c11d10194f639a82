import { verify } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';
import { describe, expect, it } from 'vitest';
import { thinkHere } from '../bots/thinker.ts';
import { localBus } from '../bus/local.ts';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { library } from '../tables/game/library.ts';
import { tableStore } from '../tables/log/store.ts';
import { onlyFingers } from './fingers.ts';
import { ENGINES, reading } from './sharing.ts';
import { dataFolder, founded, get, joined, kernelOf, playOn, served, stillTime, tell, visit } from './visiting.ts';

const quick = { dueEvery: 20 };

describe.each(ENGINES)('two processes on one %s', (_, share) => {
  it('play one game with players on both, a bot and a watcher: updates reach everybody, and the record verifies', async () => {
    const shared = await share();
    const [here, there] = [await served({ ...shared, ...quick }), await served({ ...shared, ...quick })];
    const { id, token } = await founded(here.url, {
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }],
    });
    const other = await joined(there.url, id);
    const [mei, li, watcher] = [visit(here.url, id, token), visit(there.url, id, other.token), visit(there.url, id)];
    await Promise.all([playOn(mei), playOn(li)]);
    await watcher.until(() => watcher.facts.over && watcher.update.result !== undefined);
    const { body: record } = await get<GameRecord>(`${there.url}/api/tables/${id}/record`);
    expect(verify(await kernelOf(mei.facts), record)).toMatchObject({ fair: true });
    for (const visitor of [mei, li, watcher]) {
      await visitor.until(() => visitor.happened.length === record.choices.length);
      expect(visitor.update.result?.totals).toEqual(record.result?.totals);
    }
  });
  it('see who is here in the other one, and that they are gone when it stops', async () => {
    const shared = await share();
    const [here, there] = [await served({ ...shared, ...quick }), await served({ ...shared, ...quick })];
    const { id, token } = await founded(here.url);
    const other = await joined(there.url, id);
    const mei = visit(here.url, id, token);
    const li = visit(there.url, id, other.token);
    const watcher = visit(there.url, id);
    const awayOf = (visitor: typeof mei) => visitor.facts?.seats.map(({ away }) => away).join();
    await mei.until(() => awayOf(mei) === 'false,false' && mei.table.watching === 1);
    await li.until(() => awayOf(li) === 'false,false' && li.table.watching === 1);
    await watcher.leave();
    await mei.until(() => mei.table.watching === 0);
    await there.close();
    await mei.until(() => awayOf(mei) === 'false,true');
  });
  it('think for a bot once and only once', async () => {
    const shared = await share();
    const asked: string[] = [];
    const thinker = thinkHere(library());
    const counting = {
      ...thinker,
      think(question: Parameters<typeof thinker.think>[0]) {
        asked.push(JSON.stringify([question.seat, question.view]));
        return thinker.think(question);
      },
    };
    const both = [
      await served({ ...shared, ...quick, thinker: counting }),
      await served({ ...shared, ...quick, thinker: counting }),
    ];
    const bot = { kind: 'bot', bot: 'random' } as const;
    const tables = await Promise.all([0, 1, 0, 1].map(n => founded(both[n]!.url, { seats: [bot, bot, bot] })));
    const watchers = tables.flatMap(({ id }) => both.map(({ url }) => visit(url, id)));
    await Promise.all(watchers.map(watcher => watcher.until(() => watcher.facts?.over)));
    expect(asked.length).toBeGreaterThan(100);
    // now and then a process has not yet heard that the other one has answered: its thought is stale and changes nothing
    expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(asked.length / 20); // were both to think, it would be all of them
  });
  it('go on with a table whose process was killed while it thought, when its lease has run out', async () => {
    const shared = await share();
    const never = {
      think: () => new Promise<string>(() => {}),
      rehearse: async () => undefined,
      close: async () => {},
    };
    const { time, now, looked } = stillTime();
    const clock = { ...quick, now };
    const dead = await served({ ...shared, ...clock, thinker: never });
    const { id } = await founded(dead.url, { seats: [{ kind: 'bot' }, { kind: 'bot' }] });
    const held = await reading(shared, async sql => {
      for (;;) {
        const [row] = await sql.read<{ lease: number }>('SELECT lease FROM tables WHERE id = ?', id);
        if (row!.lease > 0) return row!.lease;
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    });
    await dead.close();
    await reading(shared, sql => sql.write(statement('UPDATE tables SET lease = ? WHERE id = ?', held, id)));
    const alive = await served({ ...shared, ...clock });
    const watcher = visit(alive.url, id);
    await watcher.until(() => watcher.update !== undefined);
    await looked();
    expect(watcher.update.version).toBe(0);
    time.now = held + 1;
    await watcher.until(() => watcher.facts.over);
  });
});

it('an answer to a sealed decision is taken though the other process heard nothing of those before it', async () => {
  const data = dataFolder();
  const deaf = () => served({ data, bus: localBus(), load: onlyFingers, ...quick });
  const [here, there] = [await deaf(), await deaf()];
  const { id, token } = await founded(here.url, { game: 'fingers' });
  const other = await joined(here.url, id);
  const [mei, li] = [visit(here.url, id, token), visit(there.url, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update?.waiting.join() === '0,1')));
  expect(await tell(mei, { type: 'choose', version: 0, words: 'fingers.show 3' })).toMatchObject({ type: 'done' });
  expect(li.update.version).toBe(0);
  expect(await tell(li, { type: 'choose', version: 0, words: 'fingers.show 1' })).toMatchObject({
    type: 'done',
    version: 2,
  });
  await li.until(() => li.happened.length === 2);
});

it('hundreds of tables that are due do not all come into memory at a start', async () => {
  const data = dataFolder();
  const sql = await openSql({ data });
  const first = await served({
    data,
    thinker: { think: () => new Promise(() => {}), rehearse: async () => undefined, close: async () => {} },
  });
  const { id } = await founded(first.url, { seats: [{ kind: 'bot' }, { kind: 'bot' }] });
  await first.close();
  const store = tableStore(sql);
  const { sitters: _, changed: __, ...row } = (await store.table(id))!;
  const pack = { hash: row.pack, json: (await store.pack(row.pack))! };
  for (let n = 0; n < 400; n++) {
    const letters = [n % 20, Math.floor(n / 20)].map(digit => 'ABCDEFGHJKLMNPQRSTVW'[digit]).join('');
    await store.create({ ...row, id: `QIN-22222A${letters}`, stage: 'bots', due: 1 }, pack, []);
  }
  let thinking = 0;
  let most = 0;
  const busy = {
    rehearse: async () => undefined,
    close: async () => {},
    think: () =>
      new Promise<string>((_resolve, reject) => {
        most = Math.max(most, ++thinking);
        const slow = () => {
          thinking--;
          reject(new Error('slow'));
        };
        setTimeout(slow, 5000).unref();
      }),
  };
  const { now, looked } = stillTime();
  await served({ data, thinker: busy, ...quick, now });
  await expect.poll(() => most).toBeGreaterThan(10);
  await looked();
  expect(most).toBeLessThanOrEqual(64);
  await sql.close();
});
