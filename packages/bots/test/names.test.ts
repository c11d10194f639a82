import { expect, test } from 'vitest';
import { BOT_NAMES, isBotName, LEVELS, limitFor, millisFor, wantsMind } from '../names.ts';

test('levels think longer the stronger they are; who answers at once is still left time to look at everything', () => {
  expect(LEVELS.map(millisFor)).toEqual([0, 0, 0, 0, 700, 2000]);
  expect(BOT_NAMES.filter(name => limitFor(name) < limitFor('search'))).toEqual([]);
  expect(limitFor('hermit')).toBe(2000);
});
test('weights are asked for by those who play by them alone', () => {
  expect(BOT_NAMES.filter(wantsMind)).toEqual(['mind', 'merchant', 'general', 'hermit']);
  expect([isBotName('clerk'), isBotName('clark'), isBotName(undefined)]).toEqual([true, false, false]);
});
