import { expect, it } from 'vitest';
import { isTooFew } from '../../scripts/mutation/enough.mjs';

it('a sample of mutants fails where a gap in the tests shows, not by chance and not because there was little time', () => {
  const fewest = (judged: number) => Array.from({ length: judged + 1 }, (_, n) => n).find(n => !isTooFew(n, judged));
  expect([200, 100, 20, 5, 1, 0].map(fewest)).toEqual([157, 76, 13, 3, 0, 0]);
});
