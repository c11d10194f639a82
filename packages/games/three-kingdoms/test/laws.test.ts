import { everyTable, type Table, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const wrong = (table: Table, seed: number, every: number) => {
  const found = lawsAlong(game, table, seed, every);
  return found === undefined ? 'nothing' : `${found.law}: ${found.detail}`;
};
test('the laws hold with every option', () => {
  for (const table of everyTable(game))
    for (let seed = 1; seed <= 2; seed++)
      expect(wrong(table, seed, 20), `${JSON.stringify(table.options)} ${seed}`).toBe('nothing');
});
test('the laws hold at any table with any seed', () => {
  const lawful = fc.property(fc.constantFrom(...everyTable(game)), fc.integer(), (table, seed) => {
    expect(wrong(table, seed, 25)).toBe('nothing');
  });
  fc.assert(lawful, { numRuns: 6, endOnFailure: true });
});
test('the laws hold at every single choice', () => {
  expect(wrong(tableFor(game, 3), 7, 1)).toBe('nothing');
});
