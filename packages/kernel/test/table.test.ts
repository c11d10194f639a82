import { expect, test } from 'vitest';
import { everyTable, kernelFor, TableError, tableFor } from '../index.ts';
import { stash } from './toy.ts';

test('a table has every option, the rest standard', () => {
  expect(tableFor(stash, 2)).toEqual({ seats: 2, options: { length: 'short' } });
  expect(tableFor(stash, 3, { length: 'long' })).toEqual({ seats: 3, options: { length: 'long' } });
});
test('a wrong number of players, option or value gets one clear error', () => {
  for (const seats of [1, 4, 2.5, Number.NaN]) expect(() => tableFor(stash, seats)).toThrow(TableError);
  expect(() => tableFor(stash, 4)).toThrow('stash is for 2 to 3 players, not 4');
  expect(() => tableFor({ ...stash, seats: [3, 3] }, 2)).toThrow('stash is for 3 players, not 2');
  expect(() => tableFor(stash, 2, { speed: 'fast' })).toThrow('stash has no option "speed" (it has length)');
  expect(() => tableFor(stash, 2, { toString: 'x' })).toThrow('stash has no option "toString"');
  expect(() => tableFor({ ...stash, options: {} }, 2, { length: 'short' })).toThrow('(it has none)');
  expect(() => tableFor(stash, 2, { length: 'endless' })).toThrow('option length is one of short, long, not "endless"');
});
test('every table is every player count with every option', () => {
  expect(everyTable(stash)).toEqual(
    [2, 3].flatMap(seats => ['short', 'long'].map(length => ({ seats, options: { length } }))),
  );
});
test('a table may be played with another content pack', () => {
  const table = tableFor(stash, 2);
  expect(kernelFor(stash, table).box.cards.length).toBe(12);
  expect(kernelFor(stash, table, { cards: 30 }).box.cards.length).toBe(30);
});
