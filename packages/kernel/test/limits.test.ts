import { expect, test } from 'vitest';
import { MOST_NAMED, SUBSET_BITS } from '../engine/limits.ts';
import { amount, subset } from '../engine/pointing.ts';
import type { GameTypes, Look } from '../index.ts';

const look = {} as Look<GameTypes>;

test('a set is never chosen out of more things than an option has bits, however many there are', () => {
  for (const many of [SUBSET_BITS, 29, 40, 1000]) {
    const { list } = subset<GameTypes>(
      'cards',
      () => many,
      () => 2,
    );
    const sets = list!(look, 0);
    expect(sets).toHaveLength(1 + SUBSET_BITS + (SUBSET_BITS * (SUBSET_BITS - 1)) / 2);
    expect(Math.max(...sets)).toBeLessThan(2 ** SUBSET_BITS);
  }
});
test('an amount is never more than an option can name', () => {
  const count = (most: number) => amount<GameTypes>('coins', () => most).count!(look, 0);
  expect(count(7)).toBe(8);
  expect(count(MOST_NAMED)).toBe(MOST_NAMED + 1);
  expect(count(1_000_000)).toBe(MOST_NAMED + 1);
});
