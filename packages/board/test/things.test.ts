import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/qin/index.ts';
import { kindOf, numberOf, thing, thingsTold } from '../things.ts';

test('a thing is its kind and number, and both can be read from its key', () => {
  expect(thing('card', 48)).toBe('card 48');
  expect([kindOf('wallSlot 3'), numberOf('wallSlot 3')]).toEqual(['wallSlot', 3]);
});
test('events name things by the kinds of their arguments; counts and what is unknown are none', () => {
  const table = tableFor(game, 2);
  const kernel = kernelFor(game, table);
  const told = [
    ['laid', 1, 4, 120],
    ['founded', 1, 7, 3],
    ['drew', 1, -1],
  ] as const;
  expect([...thingsTold(kernel, told)]).toEqual(['tile 4', 'place 120', 'province 7']);
});
