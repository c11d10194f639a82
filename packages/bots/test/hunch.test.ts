import { catalog, loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, type HunchReading, kernelFor, type Option, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { bestOf } from '../mind/hunch.ts';
import { everything, hunchOf, looking, readerOf } from '../mind/index.ts';

test('the best are found wherever they stand, and of equals those that come first', () => {
  const best = (scores: number[], few: number) => {
    const out = new Int32Array(scores.length);
    bestOf(Float32Array.from(scores), scores.length, few, out);
    return Array.from(out.subarray(0, few));
  };
  expect(best([1, 9, 3, 8, 2, 7], 3)).toEqual([1, 3, 5]);
  expect(best([9, 8, 7, 1, 2, 3], 3)).toEqual([0, 1, 2]);
  expect(best([5, 5, 5, 5, 5], 2)).toEqual([0, 1]);
  expect(best([0, 5, 5, 9, 5], 3)).toEqual([1, 2, 3]);
  const rand = fastRand(3);
  for (let n = 0; n < 50; n++) {
    const scores = Array.from({ length: 40 }, () => rand(30));
    const sorted = scores.map((score, i) => ({ score, i })).sort((a, b) => b.score - a.score || a.i - b.i);
    const first = sorted.slice(0, 12).map(({ i }) => i);
    expect(best(scores, 12)).toEqual(first.sort((a, b) => a - b));
  }
});

describe.each(catalog.map(({ id }) => id))('%s', id => {
  test('tells no facts for a hunch, or one of its values for each, the same whatever is hidden', async () => {
    const game = (await loadGame(id))!;
    const hunch = game.reading?.hunch as HunchReading<GameTypes['state'], GameTypes['box']> | undefined;
    const rows = hunchOf(game.reading);
    expect(rows === undefined).toBe(hunch === undefined);
    const table = tableFor(game, game.seats[1]);
    const k = kernelFor(game, table);
    const look = looking(k, readerOf(game), everything);
    const rand = fastRand(6);
    const s = k.setup(table, rand);
    let told = 0;
    for (let choices = 0; !k.over(s) && choices < 60; choices++) {
      const seat = k.waiting(s)[0]!;
      const options: Option[] = [];
      options.length = k.options(s, seat, options, false);
      if (choices % 3 === 0 && hunch !== undefined && k.words(options[0]!).move === hunch.move) {
        const tell = hunch.about(s, seat, k.box);
        const raw = new Int32Array(hunch.facts.length);
        for (const option of options) {
          const [first = 0, second = 0] = k.words(option).args;
          tell(first, second, raw, 0);
          for (const [f, [name, which]] of hunch.facts.entries()) {
            expect(raw[f], name).toBeGreaterThanOrEqual(-1);
            expect(raw[f], name).toBeLessThan(which);
          }
        }
        const facts = () => look.guess(s, seat, options, options.length).told.slice(0, options.length * rows!.facts);
        const truth = facts();
        const elsewhere = k.determinize(k.view(s, seat), rand);
        const guess = look.guess(elsewhere, seat, options, options.length);
        expect(guess.told.slice(0, truth.length)).toEqual(truth);
        told += options.length;
      }
      k.apply(s, seat, k.anyOption(s, seat, rand), rand);
    }
    if (hunch !== undefined) expect(told).toBeGreaterThan(100);
  });
});
