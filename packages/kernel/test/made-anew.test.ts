import { expect, test } from 'vitest';
import { subset } from '../engine/pointing.ts';
import { type GameTypes, kernelIn, type Look, type Scene } from '../index.ts';
import { begin } from './begun.ts';
import { stash } from './toy.ts';

let asked = 0;
test('sets that nobody has asked for before are listed, too', () => {
  const most = 1 + ++asked / 2 ** 20; // no run of this test asks for what an earlier one did; no set has a part of a member
  const sets = subset<GameTypes>(
    'card',
    () => 3,
    () => most,
  );
  expect(sets.list!({ sweep: 1 } as Look<GameTypes>, 0)).toEqual([0, 1, 2, 4]);
});
test('a scene begins in a copy of its state', () => {
  const { k, live } = begin();
  const scene: Scene = { seats: 2, options: {}, state: k.clone(live.state), steps: [], ends: '' };
  const begun = kernelIn(stash, scene).setup({ seats: 2, options: {} }, () => 0);
  expect(begun).toEqual(live.state);
  expect(begun).not.toBe(scene.state);
});
