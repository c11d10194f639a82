import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/qin/index.ts';
import { kindOf, numberOf, thing, thingsTold } from '../things.ts';

test('a thing is its kind and number, and both can be read from its key', () => {
  expect(thing('card', 48)).toBe('card 48');
  expect([kindOf('wall slot 3'), numberOf('wall slot 3')]).toEqual(['wall slot', 3]);
});
test('events name things by the kinds of their arguments; players and counts are none', () => {
  const kernel = kernelFor(game, tableFor(game, 2));
  const told = [
    ['laid', 1, 4, 120],
    ['founded', 1, 7, 3],
    ['drew', 1, 5],
  ] as const;
  expect([...thingsTold(kernel, told)]).toEqual(['tile 4', 'place 120', 'province 7', 'tile 5']);
});
