import { fastRand, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { bestSureness, bucketsOf, type Foreseen, foresee, surprise } from '../analysis/index.ts';
import { surer } from '../mind/sureness.ts';
import { tableOf } from './played.ts';

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

test('chances that are made surer still add up to one; even ones stay even, and the order stays', () => {
  expect(surer([0.25, 0.25, 0.25, 0.25], 3)).toEqual([0.25, 0.25, 0.25, 0.25]);
  const clear = surer([0.7, 0.2, 0.1], 1.5);
  expect(sum(clear)).toBeCloseTo(1);
  expect(clear[0]).toBeGreaterThan(0.8);
  expect(clear[1]).toBeGreaterThan(clear[2]!);
  surer([0.7, 0.2, 0.1], 0).forEach((win, seat) => {
    expect(win).toBeCloseTo([0.7, 0.2, 0.1][seat]!);
  });
  expect(surer([1], 2)).toEqual([1]);
});
describe('how often those won who were given such a chance', () => {
  /** A hundred positions in which the first seat is given `chance` and wins `wins` times. */
  const given = (chance: number, wins: number): Foreseen[] =>
    Array.from({ length: 100 }, (_, i) => ({
      when: 0.5,
      wins: [chance, 1 - chance],
      won: i < wins ? [1, 0] : [0, 1],
    }));
  test('who was right needs no other sureness; who was too cautious does, and is then less surprised', () => {
    expect(Math.abs(bestSureness(given(0.7, 70)))).toBeLessThan(0.15);
    const cautious = given(0.7, 90);
    const by = bestSureness(cautious);
    expect(by).toBeGreaterThan(1);
    expect(surprise(cautious, by)).toBeLessThan(surprise(cautious));
    expect(bestSureness(given(0.9, 60))).toBeLessThan(0);
  });
  test('every seat is counted where its chance lies', () => {
    const buckets = bucketsOf(given(0.7, 60));
    expect(buckets.map(({ many }) => many)).toEqual([0, 100, 0, 100, 0]);
    expect(buckets[3]).toMatchObject({ from: 0.6, many: 100 });
    expect([buckets[3]!.expected, buckets[3]!.won]).toEqual([expect.closeTo(0.7), expect.closeTo(0.6)]);
  });
  test('positions are spread over the game, and know its end', async () => {
    const { k, sense } = await tableOf('qin');
    const rand = fastRand(8);
    const seen = foresee(k, k.setup(tableFor(k.game, 2), rand), sense, rand, 4);
    expect(seen).toHaveLength(4);
    expect(seen.map(({ when }) => Math.floor(4 * when))).toEqual([0, 1, 2, 3]);
    for (const { wins, won } of seen) expect([sum(wins), sum(won)]).toEqual([expect.closeTo(1), 1]);
  });
});
