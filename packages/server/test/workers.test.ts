import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import type { BotName } from '@tianxia/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { workerPool } from '../bots/pool.ts';
import type { Thinker } from '../bots/thinker.ts';
import { thread } from '../bots/thread.ts';
import { built } from './built.ts';
import { dataFolder, founded, playOn, served, visit } from './visiting.ts';

const qin = (await loadGame('qin'))!;
const table = tableFor(qin, 2);
const k = kernelFor(qin, table);
const state = k.setup(table, fastRand(1));
const seat = k.waiting(state)[0]!;
const question = (bot: BotName, millis = 50) => ({
  game: 'qin',
  rules: '1',
  table,
  pack: packHash(qin.content),
  content: undefined,
  view: k.view(state, seat),
  seat,
  bot,
  seed: 3,
  millis,
});
function pool(script: string): Thinker {
  const thinker = workerPool(script, { workers: 1 });
  onTestFinished(() => thinker.close());
  return thinker;
}
/** A worker that loops for ever over a pack and when it is asked to search, and fails when it is asked for greed. */
function sickWorker(): string {
  const script = join(dataFolder(), 'sick.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ kind, question }) => {
       if (kind === 'rehearse' || question.bot === 'search') for (;;);
       if (question.bot === 'greedy') throw new Error('sick');
       parentPort.postMessage({ value: { option: 'lay.lay 99 99', lines: [] } });
     });
     parentPort.postMessage({ ready: true });`,
  );
  return script;
}

it('answers with legal words from the real worker, for every bot, several at once', async () => {
  const thinker = pool(built('bot-worker.js'));
  const answers = await Promise.all(
    (['random', 'greedy', 'search', 'mind'] as const).map(bot => thinker.think(question(bot))),
  );
  for (const words of answers) expect(k.whyNot(state, seat, k.read(words)!)).toBe(0);
});
/** Who looks ahead thinks until there is a file `go`; who helps, until the bell rings. What they were asked stands in `asked`. */
function slowWorker(folder: string): string {
  const script = join(folder, 'slow.mjs');
  writeFileSync(
    script,
    `import { parentPort } from 'node:worker_threads';
     import { appendFileSync, existsSync } from 'node:fs';
     const nap = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
     parentPort.on('message', ({ question: { bot, seed }, bell }) => {
       const helps = bell !== undefined;
       appendFileSync(${JSON.stringify(join(folder, 'asked'))}, bot + ' ' + seed + (helps ? ' helps\\n' : '\\n'));
       if (bot === 'hermit') while (helps ? Atomics.load(bell, 0) === 0 : !existsSync(${JSON.stringify(join(folder, 'go'))})) nap();
       const lines = [{ option: 'a', visits: 5, value: 0 }, { option: 'b', visits: helps ? 9 : 4, value: 0 }];
       parentPort.postMessage({ value: { option: helps ? 'b' : 'a', lines } });
     });
     parentPort.postMessage({ ready: true });`,
  );
  return script;
}
async function slowPool(workers: number) {
  const folder = dataFolder();
  const thinker = workerPool(slowWorker(folder), { workers, late: 20_000 });
  onTestFinished(() => thinker.close());
  const asked = () =>
    existsSync(join(folder, 'asked')) ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n') : [];
  return {
    thinker,
    asked,
    until: (many: number) => vi.waitFor(() => expect(asked()).toHaveLength(many), 20_000),
    go: () => writeFileSync(join(folder, 'go'), ''),
  };
}
it('workers that have nothing to do help one that looks ahead, three at most, and what all of them tried decides', async () => {
  const { thinker, asked, until, go } = await slowPool(6);
  const words = thinker.think(question('hermit', 20_000));
  await until(4);
  expect(asked().filter(line => !line.endsWith('helps'))).toEqual(['hermit 3']);
  expect(new Set(asked().map(line => line.split(' ')[1])).size).toBe(4); // luck of its own for each
  go();
  expect(await words).toBe('b');
});
it('nobody helps the only worker, nor a bot that answers at once or hears no bell for long', async () => {
  const alone = await slowPool(1);
  alone.go();
  expect(await alone.thinker.think(question('hermit', 20_000))).toBe('a');
  expect(alone.asked()).toEqual(['hermit 3']);
  const many = await slowPool(3);
  expect(await many.thinker.think(question('merchant'))).toBe('a');
  expect(await many.thinker.think(question('search'))).toBe('a');
  expect(many.asked()).toEqual(['merchant 3', 'search 3']);
});
it('who helps stops for anybody who needs a worker', async () => {
  const { thinker, until, go } = await slowPool(3);
  const first = thinker.think(question('hermit', 20_000));
  await until(3);
  const others = await Promise.all(
    ['merchant', 'merchant', 'merchant'].map(bot => thinker.think(question(bot as BotName))),
  );
  expect(others).toEqual(['a', 'a', 'a']); // while the hermit still thinks
  go();
  expect(await first).toBe('b');
});
it('real workers think together: a legal choice, also where all choose at once', async () => {
  const thinker = workerPool(built('bot-worker.js'), { workers: 3 });
  onTestFinished(() => thinker.close());
  for (const bot of ['general', 'hermit', 'general'] as const) {
    const words = await thinker.think(question(bot));
    expect(k.whyNot(state, seat, k.read(words)!)).toBe(0);
  }
  const game = (await loadGame('first-empire'))!;
  const three = tableFor(game, 3);
  const rules = kernelFor(game, three);
  const begun = rules.setup(three, fastRand(2));
  const tiles = rules.waiting(begun);
  expect(tiles.length).toBeGreaterThan(1);
  const words = await thinker.think({
    ...question('general', 300),
    game: game.id,
    table: three,
    pack: packHash(game.content),
    view: rules.view(begun, tiles[0]!),
    seat: tiles[0]!,
  });
  expect(rules.whyNot(begun, tiles[0]!, rules.read(words)!)).toBe(0);
});
it('rehearses a pack in the worker and says what is wrong with it', async () => {
  const thinker = pool(built('bot-worker.js'));
  const rehearse = (content: unknown) => thinker.rehearse({ game: 'qin', table, content: JSON.stringify(content) });
  expect(await rehearse(qin.content)).toBeUndefined();
  expect(await rehearse({ game: 'qin' })).toMatch(/^pack\.boards/);
});
it('kills a worker that overruns, and goes on with a new one', async () => {
  const thinker = pool(sickWorker());
  await expect(thinker.think(question('search', 1))).rejects.toThrow(/no answer within/);
  await expect(thinker.think(question('greedy', 1))).rejects.toThrow('sick');
  expect(await thinker.think(question('random', 1))).toBe('lay.lay 99 99');
});
it.runIf(existsSync('/proc/thread-self'))(
  'a worker that waits for a processor is waited for: what counts is how long it worked',
  async () => {
    const script = join(dataFolder(), 'waiting.mjs');
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads';
       import { readlinkSync } from 'node:fs';
       parentPort.on('message', what => {
         if (what === 'works') for (;;);
         Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000); // as if others had the processor
         parentPort.postMessage({ value: 'done' });
       });
       parentPort.postMessage({ ready: true, system: readlinkSync('/proc/thread-self').split('/').at(-1) });`,
    );
    const hired = thread<string, string>(script, undefined, () => {});
    expect(await hired.ask('waits', 1000)).toBe('done');
    await expect(hired.ask('works', 1000)).rejects.toThrow('no answer within 1000 ms');
  },
);
it('a worker that does not start is not the fault of a pack', async () => {
  const script = join(dataFolder(), 'broken.mjs');
  writeFileSync(script, 'throw new Error("a broken build");');
  const trial = pool(script).rehearse({ game: 'qin', table, content: '{}' });
  await expect(trial).rejects.toMatchObject({ code: 'busy', status: 503 });
});
it('what cannot be sent to a worker is refused, and the others are answered', async () => {
  const thinker = pool(sickWorker());
  const bad = { ...question('random', 1), view: () => {} };
  const asked = [question('random', 1), bad, question('random', 1)].map(one => thinker.think(one));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
it('bots do not wait for packs that take long', async () => {
  const thinker = pool(sickWorker());
  const order: string[] = [];
  const pack = thinker.rehearse({ game: 'qin', table, content: '{}' }).then(wrong => {
    expect(wrong).toMatch(/takes too long/);
    order.push('pack');
  });
  await thinker.think(question('random', 2000));
  order.push('bot');
  await pack;
  expect(order).toEqual(['bot', 'pack']);
});
it('who brings a pack waits for no bot, and not for ever for the packs of others', async () => {
  const thinker = workerPool(sickWorker(), { workers: 1, patience: 500 });
  onTestFinished(() => thinker.close());
  const bot = thinker.think({ ...question('search', 20_000), content: '{}' }); // loops at a table with a pack from outside
  const order: string[] = [];
  void bot.catch(() => order.push('bot'));
  const rehearse = () => thinker.rehearse({ game: 'qin', table, content: '{}' });
  const [first, second] = await Promise.allSettled([rehearse(), rehearse()]);
  expect(first).toMatchObject({ value: expect.stringMatching(/takes too long/) });
  expect(second).toMatchObject({ reason: { code: 'busy', status: 503 } });
  expect(order).toEqual([]);
});
it('plays on with weaker bots, in the end by chance, when bots overrun, fail and cheat', async () => {
  const { url } = await served({ thinker: pool(sickWorker()), botMillis: 1 });
  const { id, token } = await founded(url, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'search' }],
  });
  const mei = visit(url, id, token);
  await playOn(mei, () => mei.update?.version >= 2);
  expect(mei.happened[1]?.seat).toBe(1);
});
it('answers in no less time than the pace, so that people can follow', async () => {
  const { url } = await served({ botPace: 300 });
  const { id, token } = await founded(url, {
    options: { start: 'first' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const mei = visit(url, id, token);
  await playOn(mei, () => mei.update?.version >= 2);
  expect(mei.happened[1]!.at - mei.happened[0]!.at).toBeGreaterThanOrEqual(295);
});
