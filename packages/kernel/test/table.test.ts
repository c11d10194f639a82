import { expect, test } from 'vitest';
import { everyoneAt, everyTable, inSeatOrder, kernelFor, oneSeatOn, TableError, tableFor } from '../index.ts';
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
  const more = { ...stash, options: { ...stash.options, luck: ['some', 'none'] } } as const;
  expect(() => tableFor(more, 2, { speed: 'fast' })).toThrow('(it has length, luck)');
  expect(() => tableFor({ ...stash, options: {} }, 2, { length: 'short' })).toThrow('(it has none)');
  expect(() => tableFor(stash, 2, { length: 'endless' })).toThrow('option length is one of short, long, not "endless"');
});
test('every table is every player count with every option', () => {
  expect(everyTable(stash)).toEqual(
    [2, 3].flatMap(seats => ['short', 'long'].map(length => ({ seats, options: { length } }))),
  );
});
test('an option that does not matter at a player count keeps its standard value there', () => {
  const game = { ...stash, concerns: (option: string, seats: number) => option !== 'length' || seats === 3 };
  expect(everyTable(game).map(({ seats, options }) => `${seats} ${options.length}`)).toEqual([
    '2 short',
    '3 short',
    '3 long',
  ]);
});
test('seats that play by themselves follow the players, named by the texts, in colours nobody took', () => {
  const game = { ...stash, colours: ['red', 'blue', 'green'], automatic: () => ['ghost', 'shade'] };
  const player = { name: 'Mei', colour: 'blue' };
  expect(everyoneAt(game, tableFor(stash, 2), { automatic: { ghost: 'The Ghost' } }, [player])).toEqual([
    player,
    { name: 'The Ghost', colour: 'red', bot: 'automatic' },
    { name: 'shade', colour: 'green', bot: 'automatic' },
  ]);
  expect(everyoneAt(stash, tableFor(stash, 2), {}, [player])).toEqual([player]);
  const both = [player, { name: 'Li', colour: 'red' }];
  expect(everyoneAt({ ...game, automatic: () => ['ghost'] }, tableFor(stash, 2), {}, both)).toEqual([
    ...both,
    { name: 'ghost', colour: 'green', bot: 'automatic' },
  ]);
});
test('a table may be played with another content pack', () => {
  const table = tableFor(stash, 2);
  expect(kernelFor(stash, table).box.cards.length).toBe(12);
  expect(kernelFor(stash, table, { cards: 30 }).box.cards.length).toBe(30);
});
test('where colours are fixed, who chose a colour sits in its seat, and in a rematch the colour stays there', () => {
  const game = { colours: ['blue', 'red', 'green'], fixedColours: true } as const;
  const asked = [
    { name: 'Mei', colour: 'green' },
    { name: 'Li', colour: 'blue' },
    { name: 'Wu', colour: 'red' },
  ];
  const names = (seats: readonly { name: string; colour: string }[]) => seats.map(one => `${one.name} ${one.colour}`);
  expect(names(inSeatOrder(game, asked))).toEqual(['Li blue', 'Wu red', 'Mei green']);
  expect(names(oneSeatOn(game, inSeatOrder(game, asked)))).toEqual(['Wu blue', 'Mei red', 'Li green']);
  expect(names(inSeatOrder(stash, asked))).toEqual(names(asked));
  expect(names(oneSeatOn(stash, asked))).toEqual(['Li blue', 'Wu red', 'Mei green']);
});
