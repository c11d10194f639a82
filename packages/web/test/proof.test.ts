import { expect, it } from 'vitest';
import { comesUp as inWords } from '../proof/comesUp.ts';
import figures from '../proof/figures.json';
import { proof } from '../text/en/pages/proof.ts';

const comesUp = (...[found, decisions]: [Parameters<typeof inWords>[1], number]) =>
  inWords(proof, found, decisions, 'en');

it('tells how often a rule comes up, each way it was counted', () => {
  expect(comesUp({ ran: 1234, chosen: 0, refused: 7 }, 1_000_000)).toEqual([
    'Its code ran 1,234 times in 1,000,000 decisions of bots and chance.',
    'It forbade something 7 times, asked at one decision in ten.',
  ]);
  expect(comesUp({ chosen: 2 }, 100)).toEqual(['It was chosen 2 times.']);
  expect(inWords(proof, { chosen: 1234 }, 100, 'fr')).toEqual(['It was chosen 1\u202f234 times.']);
});
it('says so where it never came up, and nothing where nobody counted', () => {
  expect(comesUp({ ran: 0, refused: 0 }, 1000)).toEqual([
    'In 1,000 decisions of bots and chance it never came up: its tests alone prove it.',
  ]);
  expect(comesUp({}, 1000)).toEqual([]);
  expect(comesUp({ ran: 4 }, 0)).toEqual([]);
});
it('every table has its words, a heading for each column', () => {
  expect(figures.map(({ id }) => id).sort()).toEqual(Object.keys(proof.sections).sort());
  for (const { id, rows } of figures)
    for (const row of rows) expect(row.length, id).toBe(proof.sections[id as keyof typeof proof.sections].head.length);
});
