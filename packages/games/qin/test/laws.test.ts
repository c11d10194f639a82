import { everyTable, type Table, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const wrong = (table: Table, seed: number, every: number) => {
  const found = lawsAlong(game, table, seed, every);
  return found === undefined ? 'nothing' : `${found.law}: ${found.detail}`;
};
const settings = Object.entries(game.options).flatMap(([option, values]) => values.map(value => ({ [option]: value })));

test('the laws hold with every value of every option at every player count', () => {
  for (const seats of [2, 3, 4])
    settings.forEach((setting, seed) => {
      expect(wrong(tableFor(game, seats, setting), seed, 15), `${seats} ${JSON.stringify(setting)}`).toBe('nothing');
    });
});
test('the laws hold at any table with any seed', () => {
  const lawful = fc.property(fc.constantFrom(...everyTable(game)), fc.integer(), (table, seed) => {
    expect(wrong(table, seed, 10)).toBe('nothing');
  });
  fc.assert(lawful, { numRuns: 12, endOnFailure: true });
});
test('the laws hold at every single choice', () => {
  for (const [seats, board] of [
    [2, 'bird'],
    [3, 'lion'],
    [4, 'bird'],
  ] as const)
    expect(wrong(tableFor(game, seats, { board }), seats, 1)).toBe('nothing');
});
