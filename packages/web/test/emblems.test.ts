import { catalog } from '@tianxia/catalog';
import { expect, test } from 'vitest';
import { emblems } from '../emblems.ts';

test('every game brings its own picture, found by its folder', () => {
  expect(Object.keys(emblems).sort()).toEqual(catalog.map(({ id }) => id).sort());
});
