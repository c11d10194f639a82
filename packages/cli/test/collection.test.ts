import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, loadGame } from '@tianxia/catalog';
import { kernelFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { type Collected, replayed, unpack } from '../collection.ts';
import { folder, inFolder, prepare, refuses, tianxia } from './running.ts';

prepare();
const games = join(import.meta.dirname, '../../games');
const recordsOf = (id: string) => join(games, id, 'test/records');
const fileOf = (id: string) => join(games, id, 'test/collected.br');
const collectionOf = (id: string): Collected[] => unpack(readFileSync(fileOf(id)));
const collected = catalog.map(({ id }) => id).filter(id => existsSync(fileOf(id)));

/** By the rules it names: the newest, or a release. */
async function differs(id: string, one: Collected): Promise<string | undefined> {
  const game = await loadGame(id, one.rules);
  return game === undefined ? `rules ${one.rules} are gone` : replayed(kernelFor(game, one.table), one);
}

test.each(collected)('every collected game of %s ends as it did', async id => {
  for (const one of collectionOf(id)) expect(await differs(id, one), `${one.seed}, by ${one.by}`).toBeUndefined();
});
test.each(collected)(
  'the collection of %s knows every player count, every value of every option, bots, minds and chance',
  async id => {
    const game = (await loadGame(id))!;
    const all = collectionOf(id);
    const [min, max] = game.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect(new Set(all.map(({ table }) => table.seats))).toEqual(new Set(counts));
    // a game from before there was such an option was played by its standard value
    for (const [option, values] of Object.entries(game.options))
      expect(new Set(all.map(({ table }) => table.options[option] ?? values[0])), option).toEqual(new Set(values));
    for (const by of ['random', 'moves', 'greedy', 'mind', 'fuzz']) expect(all.map(one => one.by)).toContain(by);
  },
);
test('five hundred games and more are kept', () => {
  const single = catalog.flatMap(({ id }) => readdirSync(recordsOf(id)).filter(file => file.endsWith('.json')));
  const many = collected.flatMap(collectionOf);
  expect(single.length + many.length).toBeGreaterThanOrEqual(500);
  expect(new Set(many.map(({ choices }) => choices)).size).toBe(many.length);
});
test('a game that differs is found, with the choice', async () => {
  const one = collectionOf('qin').find(({ table }) => table.options.match === 'single')!;
  const [first, second, ...rest] = one.choices.split(';');
  expect(await differs('qin', { ...one, totals: one.totals.map(total => total + 1) })).toMatch(/^it ended \["/);
  expect(await differs('qin', { ...one, choices: [second, first, ...rest].join(';') })).toMatch(
    /^choice 1, \d lay\.lay/,
  );
  expect(await differs('qin', { ...one, choices: '0 dance' })).toBe('choice 1, 0 dance: not offered');
  expect(await differs('qin', { ...one, seed: 'another' })).toBeDefined();
});
test('games in which fuzzing reached something new are kept with their draws, and differ without them', async () => {
  const { out, code } = await tianxia('collect --game qin --games 3 --fuzz 4000 --seed 5 --out fuzzed.br');
  expect([out, code]).toEqual([expect.stringMatching(/^fuzzed\.br: 3 games, \d+ bytes$/m), 0]);
  for (const one of unpack(readFileSync(inFolder('fuzzed.br')))) {
    expect([one.by, await differs('qin', one)]).toEqual(['fuzz', undefined]);
    expect(one.draws!.length).toBeGreaterThan(60);
    expect(await differs('qin', { ...one, draws: [] })).toBeDefined();
  }
  await refuses('collect --game qin --games 3 --fuzz 10 --bots greedy --out x.br', /--bots or --fuzz, not both/);
  rmSync(inFolder('fuzzed.br'));
});
test('tianxia collect writes a file that plays again', async () => {
  const { out, code } = await tianxia('collect --game qin --games 6 --bots random --seed 3 --out some.br');
  expect([out, code]).toEqual([expect.stringMatching(/^some\.br: 6 games, \d+ bytes$/m), 0]);
  expect(readdirSync(folder)).toEqual(['some.br']);
  for (const one of unpack(readFileSync(inFolder('some.br')))) expect(await differs('qin', one)).toBeUndefined();
  const more = await tianxia('collect --game qin --games 2 --bots random --seed 4 --add --out some.br');
  expect([more.out, more.code]).toEqual([expect.stringMatching(/^some\.br: 8 games, \d+ bytes$/m), 0]);
  writeFileSync(inFolder('none.br'), 'nothing');
  await refuses('collect --game qin --games 1 --bots random --add --out none.br', /holds no collected games/);
  await refuses('collect --game qin --games 6', /collect needs --out FILE/);
  await refuses('collect --game qin --games 0 --out x.br', /--games/);
});
