import { expect, it } from 'vitest';
import { comesUp } from '../proof/comesUp.ts';

it('tells how often a rule comes up, each way it was counted', () => {
  expect(comesUp({ tests: [], ran: 1234, chosen: 0, refused: 7 }, 1_000_000)).toEqual([
    'Its code ran 1,234 times in 1,000,000 decisions of bots and chance.',
    'It forbade something 7 times, asked at one decision in ten.',
  ]);
  expect(comesUp({ tests: [], chosen: 2 }, 100)).toEqual(['It was chosen 2 times.']);
});
it('says so where it never came up, and nothing where nobody counted', () => {
  expect(comesUp({ tests: [], ran: 0, refused: 0 }, 1000)).toEqual([
    'In 1,000 decisions of bots and chance it never came up: its tests alone prove it.',
  ]);
  expect(comesUp({ tests: ['QIN-020 grassland'] }, 1000)).toEqual([]);
  expect(comesUp({ tests: [], ran: 4 }, 0)).toEqual([]);
});
