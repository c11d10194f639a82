import { everyTable, type Table, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const wrong = (table: Table, seed: number, every: number) => {
  const found = lawsAlong(game, table, seed, every);
  return found === undefined ? 'nothing' : `${found.law}: ${found.detail}`;
};
/** Every value of every option that matters with so many players, one at a time. */
const settings = (seats: number) =>
  Object.entries(game.options)
    .filter(([option]) => game.concerns?.(option, seats) !== false)
    .flatMap(([option, values]) => values.map(value => ({ [option]: value })));

test('the laws hold with every value of every option at every player count', () => {
  for (const seats of [1, 2, 3, 4])
    settings(seats).forEach((setting, seed) => {
      expect(wrong(tableFor(game, seats, setting), seed, 30), `${seats} ${JSON.stringify(setting)}`).toBe('nothing');
    });
});
test('the laws hold at any table with any seed', () => {
  const tables = everyTable(game);
  const both = 2; // how Emperor tiles lie (FE-027)
  expect(tables).toHaveLength((4 * 2 * 4 * 2 * 2 + 3 * 4 * 2) * both); // Li Si's strength, how he pays and when matter alone
  const lawful = fc.property(fc.constantFrom(...tables), fc.integer(), (table, seed) => {
    expect(wrong(table, seed, 15)).toBe('nothing');
  });
  fc.assert(lawful, { numRuns: 10, endOnFailure: true });
});
test('the laws hold at every single choice', () => {
  for (const seats of [1, 2, 3, 4]) expect(wrong(tableFor(game, seats), seats, 1)).toBe('nothing');
});
