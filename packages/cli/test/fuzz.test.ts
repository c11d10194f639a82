import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { fastRand, kernelFor, replay, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { exploring } from '../exploring.ts';
import { fuzzing, writeFailure } from '../fuzzing.ts';
import { reaching } from '../reached.ts';
import { folder, prepare, refuses, tianxia } from './running.ts';

prepare();
const qin = (await loadGame('qin'))!;

test('a sound game passes and writes nothing', async () => {
  const { out, code } = await tianxia('fuzz --game qin --seconds 0.5 --seed 3');
  expect(out).toMatch(/^qin, seed 3: \d+ games, \d+ of \d+ tables: every law held$/m);
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
const laid = (s: object) => (s as { laid: unknown[] }).laid.length;
const withLaw = (holds: (s: object) => boolean): typeof qin => ({ ...qin, always: { 'QIN-001': holds } });

test('a broken law gives a record that leads there', async () => {
  const broken = withLaw(s => laid(s) < 4);
  const found = await fuzzing(broken, 1, games => games > 3);
  expect(found).toMatchObject({ games: 1, broken: { violation: { law: 'always', detail: 'QIN-001 does not hold' } } });
  const { file, at } = writeFailure(folder, broken, found.broken!);
  expect(readdirSync(folder)).toEqual([basename(file)]);
  expect(basename(file)).toBe(`fuzz-qin-${found.broken!.seed}.json`);
  const { out, code } = await tianxia(`replay ${basename(file)} --at ${at} --json`);
  expect(code).toBe(0);
  expect(JSON.parse(out).state.laid).toHaveLength(4);
});
test('a rule that throws gives the record of the choices before it', async () => {
  const broken = withLaw(s => {
    if (laid(s) === 3) throw new Error('lost count');
    return true;
  });
  const { violation } = (await fuzzing(broken, 1, () => true)).broken!;
  expect(violation).toMatchObject({ law: 'throws', detail: 'lost count' });
  expect(violation.record.choices.filter(([, words]) => words.startsWith('lay.'))).toHaveLength(3);
});
test('player counts come in turn, so that a short run meets them all', async () => {
  const met: number[] = [];
  const watched = {
    ...qin,
    setup: (...args: Parameters<typeof qin.setup>) => {
      met.push(args[1].seats);
      return qin.setup(...args);
    },
  };
  await fuzzing(watched, 8, games => games >= 3);
  expect(new Set(met)).toEqual(new Set([2, 3, 4]));
});
test('bad input is refused', async () => {
  await refuses('fuzz', /fuzz needs --game ID/);
  await refuses('fuzz --game qin --seconds 0', /--seconds is a number above 0/);
  await refuses('fuzz --game qin --seconds ten', /--seconds is a number above 0/);
  await refuses('fuzz --game qin --seconds 1 --decisions 5', /--seconds or --decisions, not both/);
  await refuses('fuzz --game qin --every 5', /--every and --json are for --decisions/);
});

test('a run of so many decisions goes on from where something new was reached, and repeats by its seed', async () => {
  const command = 'fuzz --game zhanguo --decisions 2000 --every 200 --seed 4 --json';
  const { out, err, code } = await tianxia(command);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ game: 'zhanguo', broken: 0, command: `npx tianxia ${command}` });
  expect(found.decisions).toBeGreaterThanOrEqual(2000);
  expect(found.fromKept).toBeGreaterThan(0);
  expect(found.kept).toBeGreaterThan(20);
  expect(found.checked).toBeGreaterThan(0);
  expect(found.alive).toBe(1);
  expect([err.trim(), code]).toEqual([expect.stringMatching(/decisions, laws at \d+ of them: every law held$/), 0]);
  const again = JSON.parse((await tianxia(command)).out);
  expect(again.reached).toBe(found.reached);
});
test('a game counts as somewhere new by its moves, agendas, events, refusals and its end, each once', () => {
  const table = tableFor(qin, 2);
  const k = kernelFor(qin, table);
  const reached = reaching(qin);
  const playOnce = () => {
    const rand = fastRand(1);
    const s = k.setup(table, rand);
    while (!k.over(s)) {
      const option = k.anyOption(s, k.waiting(s)[0]!, rand);
      k.apply(s, k.waiting(s)[0]!, option, rand, reached.before(s, option));
      reached.after(s);
    }
  };
  playOnce();
  const once = reached.size();
  expect(once).toBeGreaterThan(8); // laying alone causes that many kinds of events
  playOnce();
  expect(reached.size()).toBe(once);
  reached.refusals(k, k.setup(table, fastRand(1)), 0);
  expect(reached.size()).toBeGreaterThan(once);
});
test('a law broken in a sampled decision gives the record that leads there', async () => {
  const broken = withLaw(s => laid(s) < 6);
  const { violation } = (await exploring(broken, 3, 2, decisions => decisions > 5000)).broken!;
  expect(violation).toMatchObject({ law: 'always', detail: 'QIN-001 does not hold' });
  const replayed = replay(kernelFor(qin, violation.record.table), violation.record);
  expect(laid(replayed.state)).toBeGreaterThanOrEqual(6);
});
