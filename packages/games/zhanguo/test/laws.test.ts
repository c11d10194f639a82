import { everyTable, type Table, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const wrong = (table: Table, seed: number, every: number) => {
  const found = lawsAlong(game, table, seed, every);
  return found === undefined ? 'nothing' : `${found.law}: ${found.detail}`;
};
const tables = everyTable(game);
const combinations = [...new Set(tables.map(({ options }) => JSON.stringify(options)))];
/** Every combination of options at one player count, chosen so that every value of every option meets every player count. */
const some = combinations.map((options, i) =>
  tableFor(game, 2 + ((i + Math.floor(i / 16)) % 3), JSON.parse(options) as Record<string, string>),
);

test('ZG-252 the laws hold with every combination of options', () => {
  expect(some.length).toBe(3 * 2 * 2 * 2 * 2 * 2);
  for (const [option, values] of Object.entries(game.options))
    for (const value of values) {
      const met = some.filter(({ options }) => options[option] === value).map(({ seats }) => seats);
      expect([option, value, new Set(met).size]).toEqual([option, value, 3]);
    }
  for (const [seed, table] of some.entries()) expect(wrong(table, seed, 60), JSON.stringify(table)).toBe('nothing');
}, 180_000);
test('ZG-252 the laws hold at any table with any seed', () => {
  const lawful = fc.property(fc.constantFrom(...tables), fc.integer(), (table, seed) => {
    expect(wrong(table, seed, 30)).toBe('nothing');
  });
  fc.assert(lawful, { numRuns: 8, endOnFailure: true });
}, 180_000);
test('the laws hold at every single choice', () => {
  for (const [seats, boards, cards] of [
    [2, 'auction', 'two'],
    [3, 'sideB', 'choice'],
    [4, 'sideA', 'two'],
  ] as const)
    expect(wrong(tableFor(game, seats, { boards, cards }), seats, 1)).toBe('nothing');
});
