import { expect, it } from 'vitest';
import { isTooFew, saysNothing } from '../../scripts/mutation/enough.mjs';

it('a sample of mutants fails where a gap in the tests shows, not by chance and not because there was little time', () => {
  const fewest = (judged: number) => Array.from({ length: judged + 1 }, (_, n) => n).find(n => !isTooFew(n, judged));
  expect([200, 100, 20, 5, 1, 0].map(fewest)).toEqual([157, 76, 13, 3, 0, 0]);
});
it('a sample of which hardly anything could be judged neither holds nor fails', () => {
  expect([49, 50, 200].map(judged => saysNothing(judged, 200))).toEqual([true, false, false]);
  expect(saysNothing(0, 0)).toBe(false);
});
