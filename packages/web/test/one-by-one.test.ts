import { beforeEach, expect, test, vi } from 'vitest';
import { oneByOne } from '../link/one-by-one.ts';

const page = { hidden: false };
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.hidden = false;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the first is handed on at once, each next after a pause, in order', () => {
  const got: number[] = [];
  const hand = oneByOne<number>(one => got.push(one));
  for (const one of [1, 2, 3]) hand(one);
  expect(got).toEqual([1]);
  vi.runOnlyPendingTimers();
  expect(got).toEqual([1, 2]);
  hand(4);
  expect(got).toEqual([1, 2]);
  vi.runAllTimers();
  expect(got).toEqual([1, 2, 3, 4]);
  hand(5);
  expect(got.at(-1)).toBe(5);
});
test('a page that nobody sees gets everything after one pause', () => {
  const got: number[] = [];
  const hand = oneByOne<number>(one => got.push(one));
  page.hidden = true;
  for (const one of [1, 2, 3]) hand(one);
  vi.runOnlyPendingTimers();
  expect(got).toEqual([1, 2, 3]);
});
