import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { loadGame } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { fuzzing, writeFailure } from '../fuzzing.ts';
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
});
