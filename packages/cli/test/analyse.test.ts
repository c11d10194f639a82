import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadMindName } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { analysisName } from '../commands/analyse.ts';
import { inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
/** The first choices of a game: what takes a minute for a whole game takes a moment here. */
async function shortGame(choices: number): Promise<void> {
  await tianxia('record --game qin --players 2 --seed 5 --bots random,greedy --out game.json');
  const { result: _, ...record } = JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));
  record.choices = record.choices.slice(0, choices);
  writeFileSync(inFolder('game.json'), JSON.stringify(record));
}
test('analyse tells win chances, mistakes and what was better, and keeps it beside the record', async () => {
  await shortGame(10);
  const before = readFileSync(inFolder('game.json'), 'utf8');
  const { out, code } = await tianxia('analyse game.json');
  expect(code).toBe(0);
  expect(out).toMatch(/Green: \d+\.\d % to \d+\.\d %; own choices [−+]\d+\.\d, those of others [−+]\d+\.\d, luck [−+]/);
  expect(out).toMatch(/choice \d+, Green: Lay .*\((inaccuracy|mistake|blunder), −\d+\.\d %\)\n {4}better: Lay /);
  expect(readdirSync(inFolder('.')).sort()).toEqual(['game.analysis.json', 'game.json']);
  expect(readFileSync(inFolder('game.json'), 'utf8')).toBe(before);
  const kept = JSON.parse(readFileSync(inFolder('game.analysis.json'), 'utf8'));
  const json = JSON.parse((await tianxia('analyse game.json --json')).out);
  expect(json).toEqual(kept.analysis);
  expect(json.decisions).toHaveLength(10);
  expect(json.shares).toEqual([0, 1]);
});
test('what is kept belongs to its record and seed: another one is judged anew', async () => {
  await shortGame(4);
  await tianxia('analyse game.json');
  const kept = inFolder('game.analysis.json');
  const first = readFileSync(kept, 'utf8');
  await tianxia('analyse game.json --seed 2');
  expect(readFileSync(kept, 'utf8')).not.toBe(first);
  await tianxia('analyse game.json');
  expect(readFileSync(kept, 'utf8')).toBe(first);
});
test('what is kept belongs to its mind, too: one that has learned since judges anew', async () => {
  await shortGame(4);
  await tianxia('analyse game.json');
  const file = inFolder('game.analysis.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const record = JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));
  expect(kept.of).toBe(analysisName(record, 1, await loadMindName('qin')));
  const foreign = { ...kept.analysis, decisions: [] };
  writeFileSync(file, JSON.stringify({ of: kept.of, analysis: foreign }));
  expect(JSON.parse((await tianxia('analyse game.json --json')).out).decisions).toHaveLength(0); // read from the file
  writeFileSync(file, JSON.stringify({ of: analysisName(record, 1, 'an earlier mind'), analysis: foreign }));
  expect(JSON.parse((await tianxia('analyse game.json --json')).out)).toEqual(kept.analysis);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(kept);
});
test('what is no record, or does not replay, is refused in one line', async () => {
  await shortGame(6);
  await refuses('analyse missing.json', /missing.json cannot be read/);
  const record = JSON.parse(readFileSync(inFolder('game.json'), 'utf8'));
  record.choices[3][1] = 'lay.lay 1 1';
  writeFileSync(inFolder('broken.json'), JSON.stringify(record));
  await refuses('analyse broken.json', /broken.json: does not replay/, 1);
});
