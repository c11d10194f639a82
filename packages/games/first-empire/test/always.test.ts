import { tableFor } from '@tianxia/kernel';
import { noticed } from '@tianxia/kernel/spoiling';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test('each of the game’s own laws notices a state that it forbids', () => {
  const found = [1, 2, 3].flatMap(seed => [...noticed(game, tableFor(game, 3), seed)]);
  expect([...new Set(found)].sort()).toEqual(Object.keys(game.always!).sort());
});
