import type { Option } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { optionSet } from '../legal.ts';

test('a set of options holds its last filling and nothing else, however large', () => {
  const set = optionSet();
  const options = (from: number, count: number) => Array.from({ length: count }, (_, i) => (from + i * 7) as Option);
  for (const [from, count] of [
    [1 << 20, 5],
    [2 << 20, 900],
    [(1 << 20) + 3, 5000],
    [3 << 20, 0],
    [1 << 20, 40],
  ] as const) {
    const now = options(from, count);
    set.fill(now, now.length);
    expect(now.every(option => set.has(option))).toBe(true);
    expect(options(from + 1, count + 3).some(option => set.has(option))).toBe(false);
  }
});
