import { expect, test } from 'vitest';
import { position } from './position.ts';

test('FE-288 two of three are no line, neither in a row nor in a column', () => {
  const t = position({ players: { S: {}, M: {} } });
  for (const spot of [0, 1, 3, 4, 8]) t.s.soldiers[spot * 4] = 0;
  expect(t.score('S').mausoleum).toBe(0);
});
