import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { verify } from '@tianxia/fair';
import { kernelFor, readRecord, replay, type Seat } from '@tianxia/kernel';
import type { ErrorBody, OptionsBody, RecordBody, TableFacts } from '@tianxia/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { localBus } from '../../bus/local.ts';
import { type Foreign, foreignTables } from '../../foreign/foreign.ts';
import { MOST } from '../../foreign/hosting.ts';
import { admin } from '../../operating/admin.ts';
import { openSnapshot } from '../../operating/open-snapshot.ts';
import { recordFrom, removeTable } from '../../operating/prune.ts';
import { takeRecord } from '../../operating/taking.ts';
import { type Difference, validate } from '../../operating/validate.ts';
import { openSql } from '../../sql/open.ts';
import { library } from '../../tables/game/library.ts';
import { tableStore } from '../../tables/log/store.ts';
import { ask } from '../asking.ts';
import { built } from '../built.ts';
import { rulesHere } from '../rules-here.ts';
import { anyWords, dataFolder, founded, guest, joined, playOn, served, tell, visit } from '../visiting.ts';
import { longestWork } from './working.ts';

const script = built('foreign-worker.js');
const qin = (await loadGame('qin'))!;
const pack = { ...(qin.content as object), pagodas: { '2': 12, '3': 12, '4': 12 } }; // shorter, by the same choices
const bot = { kind: 'bot', bot: 'random' } as const;
const optionsAt = (url: string, id: string, token: string) =>
  ask<OptionsBody>(url, `GET /api/tables/${id}/options`, { token });

/** The real worker, which loops for ever or fills its memory when it is asked for this. */
function sick(what: string, how: 'loops' | 'eats'): string {
  const file = join(dataFolder(), 'sick.mjs');
  const does =
    how === 'loops' ? 'for (;;);' : 'for (const all = []; ; ) all.push(Array.from({ length: 1000 }, Math.random));';
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     const on = parentPort.on.bind(parentPort);
     parentPort.on = (name, hear) =>
       on(name, task => {
         if (task.what === ${JSON.stringify(what)} && task.table === 0) { ${does} }
         hear(task);
       });
     await import(${JSON.stringify(script)});`,
  );
  return file;
}
/** The real worker, in which this table dies of memory as soon as another one is there. */
function sharedBy(what: string): string {
  const file = join(dataFolder(), 'shared.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     const on = parentPort.on.bind(parentPort);
     const fat = [];
     parentPort.on = (name, hear) =>
       on(name, task => {
         if (task.table === 0 && fat.length === 0) fat.push(Array.from({ length: 5_000_000 }, Math.random)); // 40 of 128 MB
         if (task.table === 1 && task.what === ${JSON.stringify(what)} && fat.length > 0)
           for (;;) fat.push(Array.from({ length: 1000 }, Math.random));
         hear(task);
       });
     await import(${JSON.stringify(script)});`,
  );
  return file;
}
function elsewhere(script: string, limit = 1000, patience = 60_000): Foreign {
  const foreign = foreignTables(script, { most: 1, limit, patience, memory: 128 });
  onTestFinished(() => foreign.close());
  return foreign;
}

it('plays a game with a pack from outside in another thread as it would be played here, with undo, options and its record', async () => {
  const { url } = await served({ foreign: elsewhere(script, 10_000) });
  const { id, token } = await founded(url, {
    content: pack,
    options: { start: 'first' },
    seats: [{ kind: 'me' }, bot],
  });
  const mei = visit(url, id, token);
  const watcher = visit(url, id);
  await mei.until(() => mei.update?.waiting.includes(0));
  const { body: offered } = await optionsAt(url, id, token);
  expect(offered.options.map(({ words }) => words)).toContain(await anyWords(mei));
  expect(offered.options[0]!.text).toMatch(/\w+ .*\w/);
  const [move, tile] = offered.options[0]!.words.split(' ');
  const refused = await tell(mei, { type: 'choose', version: mei.update.version, words: `${move} ${tile} 0` }); // a corner, far from all
  expect(refused.type === 'refused' && refused.rule).toMatch(/^QIN-/);
  await playOn(mei, () => mei.facts.over);
  const { body: record } = await ask<RecordBody>(url, `GET /api/tables/${id}/record`, { token });
  const k = kernelFor(qin, readRecord(record).table, pack);
  expect(verify(k, readRecord(record)).fair).toBe(true);
  const { state, update } = replay(k, readRecord(record));
  expect(mei.update.view).toEqual(k.view(state, 0));
  await watcher.until(() => watcher.facts?.over);
  expect(watcher.update.view).toEqual(k.view(state, -1 as Seat));
  expect(watcher.happened).toEqual(update(-1 as Seat).happened);
});
it('takes a choice back at such a table, and follows a plan there', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { content: pack, options: { start: 'first', piles: 'choose' } });
  const { token: other } = await joined(url, id);
  const mei = visit(url, id, token);
  await mei.until(() => mei.update?.waiting.includes(0));
  const before = mei.update.view;
  await tell(mei, { type: 'choose', version: 0, words: await anyWords(mei) });
  await mei.until(() => mei.update.version === 1);
  expect(mei.update.mayUndo).toBe(true);
  await tell(mei, { type: 'undo', version: 1 });
  await mei.until(() => mei.update.version === 2);
  expect(mei.update.view).toEqual(before);
  const { body: offered } = await optionsAt(url, id, token);
  const words = offered.options[0]!.words;
  await ask(url, `PUT /api/tables/${id}/plan`, { token }, { whenAsked: 'lay', words, until: 'once' });
  await mei.until(() => mei.happened.length === 1);
  expect(other).toBeDefined();
});
it('puts a table in quarantine whose rules were stopped twice: it is shown and not played, and others play on', async () => {
  const data = dataFolder();
  const first = await served({ data, foreign: elsewhere(sick('list', 'loops'), 2000) });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const poor = await founded(first.url, { content: pack, options: { start: 'first', piles: 'choose' }, seats });
  await joined(first.url, poor.id);
  const other = await founded(first.url, { content: pack, options: { start: 'first' }, seats: [{ kind: 'me' }, bot] });
  const [mei, li] = [visit(first.url, poor.id, poor.token), visit(first.url, other.id, other.token)];
  await Promise.all([mei, li].map(one => one.until(() => one.update !== undefined)));
  const words = await anyWords(mei);
  // Once may have been the machine: the table goes on.
  expect((await optionsAt(first.url, poor.id, poor.token)).status).toBe(500);
  expect((await tell(mei, { type: 'choose', version: 0, words })).type).toBe('done');
  expect((await optionsAt(first.url, poor.id, poor.token)).status).toBe(500);
  await mei.until(() => mei.facts.quarantine !== undefined);
  expect(mei.facts.quarantine).toMatch(/could not be worked out .*no answer within 2000 ms/);
  const refused = await tell(mei, { type: 'choose', version: mei.update.version, words });
  expect(refused).toMatchObject({ type: 'refused', code: 'quarantined' });
  expect((await optionsAt(first.url, poor.id, poor.token)).body.options).toEqual([]);
  // The other table of the same thread is dealt anew, and played to its end.
  await playOn(li, () => li.facts.over);

  await first.close();
  const { url } = await served({ data, foreign: elsewhere(script, 10_000) });
  const { body } = await ask<TableFacts>(url, `GET /api/tables/${poor.id}`, { token: poor.token });
  expect(body.quarantine).toMatch(/no answer within/);
  const again = visit(url, poor.id, poor.token);
  await again.until(() => again.update !== undefined);
  expect(again.update.view).toEqual(mei.update.view);
  expect(await tell(again, { type: 'undo', version: again.update.version })).toMatchObject({ code: 'quarantined' });
});
it('lets a table go on whose quarantine an operator lifts, also in the process where it failed', async () => {
  const [data, bus] = [dataFolder(), localBus()];
  const { url } = await served({ data, bus, foreign: elsewhere(sick('list', 'loops'), 2000) });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id, token } = await founded(url, { content: pack, options: { start: 'first', piles: 'choose' }, seats });
  await joined(url, id);
  const mei = visit(url, id, token);
  await mei.until(() => mei.update !== undefined);
  for (let i = 0; i < 2; i++) expect((await optionsAt(url, id, token)).status).toBe(500);
  await mei.until(() => mei.facts.quarantine !== undefined);
  const sql = await openSql({ data });
  const by = admin(sql, bus, rulesHere());
  await by.lift(id);
  await mei.until(() => mei.facts.quarantine === undefined);
  expect((await tell(mei, { type: 'choose', version: mei.update.version, words: await anyWords(mei) })).type).toBe(
    'done',
  );
  await expect(by.lift(id)).rejects.toMatchObject({ code: 'noSuchThing' });
  await sql.close();
});
it('goes on when a pack eats all memory of its thread, also when it cannot even be dealt', async () => {
  const { url } = await served({ foreign: elsewhere(sick('deal', 'eats'), 20_000) });
  const { id, token } = await founded(url, { content: pack, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { id: own, token: mine } = await founded(url, { options: { start: 'first' }, seats: [{ kind: 'me' }, bot] });
  const li = visit(url, own, mine);
  const joining = joined(url, id).catch((problem: Error) => problem);
  await playOn(li, () => li.facts.over);
  expect(await joining).toBeInstanceOf(Error);
  expect((await joined(url, id)).seat).toBe(1); // once may have been the machine
  const mei = visit(url, id, token);
  await mei.until(() => mei.update !== undefined);
});
it('a neighbour that takes the memory of their thread costs nobody their table: what failed is tried alone', async () => {
  const foreign = elsewhere(sharedBy('list'), 20_000);
  const { url } = await served({ foreign });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const found = async () => {
    const one = await founded(url, { content: pack, options: { start: 'first', piles: 'choose' }, seats });
    await joined(url, one.id);
    const page = visit(url, one.id, one.token);
    await page.until(() => page.update !== undefined);
    return { ...one, page };
  };
  const [fat, mine] = [await found(), await found()];
  for (let i = 0; i < 3; i++) {
    expect((await optionsAt(url, fat.id, fat.token)).status).toBe(200);
    expect((await optionsAt(url, mine.id, mine.token)).body.options.length).toBeGreaterThan(0);
  }
  expect([fat, mine].map(({ id }) => foreign.strikes(id).count)).toEqual([0, 0]);
  const words = await anyWords(mine.page);
  expect((await tell(mine.page, { type: 'choose', version: 0, words })).type).toBe('done');
  await mine.page.until(() => mine.page.update.version === 1);
  expect((await optionsAt(url, mine.id, mine.token)).status).toBe(200);
});
it('five who look at a table as large as may be, after a choice and after a restart, keep the server from nothing else', async () => {
  const data = dataFolder();
  /** The real worker, with so much more in every state that it sends after this, as many small things. */
  function fat(what: string, most: number): Foreign {
    const file = join(dataFolder(), 'fat.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       const [on, post] = [parentPort.on, parentPort.postMessage].map(way => way.bind(parentPort));
       let what;
       parentPort.on = (name, hear) => on(name, task => { what = task.what; hear(task); });
       parentPort.postMessage = said => {
         const now = what === ${JSON.stringify(what)} ? said.value?.now : undefined;
         if (now === undefined) return post(said);
         const padding = Array.from({ length: ${Math.round(most / 6)} }, (_, i) => ({ a: [i % 7] }));
         post({ value: { ...said.value, now: { ...now, state: { ...now.state, padding } } } });
       };
       await import(${JSON.stringify(script)});`,
    );
    return elsewhere(file, 20_000);
  }
  const first = await served({ data, foreign: fat('choose', 0.95 * MOST.usually) });
  const { id, token } = await founded(first.url, { content: pack, options: { start: 'first' } });
  const li = await joined(first.url, id);
  const pages = (url: string) => [
    ...[token, li.token, undefined, undefined].map(by => visit(url, id, by)),
    visit(url, id, undefined, {}, '?changes=1'),
  ];
  const looking = pages(first.url);
  await Promise.all(looking.map(page => page.until(() => page.update !== undefined)));
  const words = await anyWords(looking[0]!);
  const choosing = await longestWork(async () => {
    expect((await tell(looking[0]!, { type: 'choose', version: 0, words })).type).toBe('done');
    await Promise.all(looking.map(page => page.until(() => page.update.version === 1)));
  });
  await first.close();
  const { url } = await served({ data, foreign: fat('replay', 0.95 * MOST.inAll) });
  const opening = await longestWork(async () => {
    const again = pages(url);
    await Promise.all(again.map(page => page.until(() => page.update !== undefined)));
    expect(again.every(({ update }) => 'padding' in update.view)).toBe(true);
  });
  console.log(
    `with five eyes: ${choosing.toFixed(0)} ms without a break for a choice, ${opening.toFixed(0)} to open it`,
  );
  expect(choosing).toBeLessThan(200);
  expect(opening).toBeLessThan(200);
});
it('a worker that does not start is nobody’s failure: they are told that it is busy, and the operator why', async () => {
  const script = join(dataFolder(), 'broken.mjs');
  writeFileSync(script, 'throw new Error("a broken build");');
  const problems: string[] = [];
  const foreign = foreignTables(script, { broken: ({ message }) => problems.push(message) });
  onTestFinished(() => foreign.close());
  const { url } = await served({ foreign });
  const { id } = await founded(url, { content: pack, seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { token } = await guest(url, 'Li');
  for (let i = 0; i < 3; i++) {
    const { status, body } = await ask(url, `POST /api/tables/${id}/join`, { token }, {});
    expect([status, body.error.code]).toEqual([503, 'busy']);
  }
  expect(problems).toEqual(['a broken build', 'a broken build', 'a broken build']);
  expect(foreign.strikes(id).count).toBe(0);
});
it('tells who would wait too long for a worker that it is busy: nothing is done, nothing counts against their table', async () => {
  const { url } = await served({ foreign: elsewhere(sick('list', 'loops'), 5000, 500) });
  const poor = await founded(url, { content: pack, options: { start: 'first' }, seats: [{ kind: 'me' }, bot] });
  const other = await founded(url, { content: pack, options: { start: 'first' }, seats: [{ kind: 'me' }, bot] });
  const [mei, li] = [visit(url, poor.id, poor.token), visit(url, other.id, other.token)];
  for (const one of [mei, li]) await one.until(() => one.update?.waiting.includes(0));
  const words = await anyWords(li);
  const loops = optionsAt(url, poor.id, poor.token);
  const refused = await optionsAt(url, other.id, other.token);
  expect([refused.status, (refused.body as unknown as ErrorBody).error.code]).toEqual([503, 'busy']);
  expect(refused.headers.get('retry-after')).toBe('2');
  const choose = () => tell(li, { type: 'choose', version: li.update.version, words });
  expect(await choose()).toMatchObject({ type: 'refused', code: 'busy' });
  expect((await loops).status).toBe(500); // it was stopped
  await expect.poll(async () => (await choose()).type).toBe('done');
  await playOn(li, () => li.facts.over);
  expect(li.facts.quarantine).toBeUndefined();
});
it('what an operator does by hand has the same limits: a pack that loops is named, and stops nothing', async () => {
  const data = dataFolder();
  const first = await served({ data });
  const { id, token } = await founded(first.url, {
    content: pack,
    options: { start: 'first' },
    seats: [{ kind: 'me' }, bot],
  });
  const mei = visit(first.url, id, token);
  await playOn(mei, () => mei.facts.over);
  const { body } = await ask<RecordBody>(first.url, `GET /api/tables/${id}/record`, { token });
  await first.close();

  const looping = (what: string) => ({ library: library(), foreign: elsewhere(sick(what, 'loops'), 500) });
  const stopped = /no answer within \d+ ms/;
  const snapshot = await openSnapshot({ data });
  const found: Difference[] = [];
  for await (const difference of validate(snapshot, looping('replay'))) found.push(difference);
  for await (const difference of validate(snapshot, { library: library(), foreign: elsewhere(script, 10_000) }))
    found.push(difference);
  await snapshot.close();
  expect(found).toEqual([{ table: id, game: 'qin', why: expect.stringMatching(stopped) }]);
  const sql = await openSql({ data });
  await expect(recordFrom(sql, looping('record'), id)).rejects.toThrow(stopped);
  await expect(takeRecord(sql, looping('verify'), readRecord(body), pack)).rejects.toThrow(stopped);
  const row = (await tableStore(sql).table(id))!;
  const archived = await recordFrom(sql, { library: library(), foreign: elsewhere(script, 10_000) }, id);
  expect(await removeTable(sql, row)).toBe(true);
  const again = await takeRecord(sql, { library: library(), foreign: elsewhere(script, 10_000) }, archived!, pack);
  expect((await tableStore(sql).table(again))?.result?.totals).toEqual(archived!.result!.totals);
  await sql.close();
});
