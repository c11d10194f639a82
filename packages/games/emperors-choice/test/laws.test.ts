import { everyTable, type Table } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { scarce } from './scarce.ts';

const wrong = (table: Table, seed: number, every: number, content: unknown = game.content) => {
  const found = lawsAlong({ ...game, content }, table, seed, every);
  return found === undefined ? 'nothing' : `${found.law}: ${found.detail}`;
};

test('the laws hold with every option at every player count', () => {
  for (const [seed, table] of everyTable(game).entries())
    expect(wrong(table, seed, 29), JSON.stringify(table)).toBe('nothing');
});
test('the laws hold at any table with any seed', () => {
  const lawful = fc.property(fc.constantFrom(...everyTable(game)), fc.integer(), (table, seed) => {
    expect(wrong(table, seed, 10)).toBe('nothing');
  });
  fc.assert(lawful, { numRuns: 12, endOnFailure: true });
});
test('the laws hold at every single choice', () => {
  for (const seats of [3, 4, 5])
    expect(wrong({ seats, options: { start: 'random' } }, seats, 1), `${seats} players`).toBe('nothing');
});
test('the laws hold where everything runs out', () => {
  for (const [seed, table] of everyTable(game).entries())
    expect(wrong(table, seed + 50, 37, scarce), JSON.stringify(table)).toBe('nothing');
});
