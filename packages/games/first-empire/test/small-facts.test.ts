import { OK } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { palaceTilesIn, placesIn, positionOf, slotsIn } from '../at.ts';
import { NO_SLOT } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { whyNotTake } from '../facts/rewards.ts';
import { ALL_ROWS } from '../facts/tokens.ts';
import { ALL_ACTIONS, ALL_SECTIONS, ALL_SITES } from '../rule.ts';
import { position } from './position.ts';

test('the slots of a section are told from left to right, in every section', () => {
  expect([0, 1, 2, 3, 4, 7, 9].map(positionOf)).toEqual([0, 1, 2, 3, 0, 3, 1]);
});
test('FE-028 FE-080 every Region has three places for cards and three for Palace tiles, numbered one after the other', () => {
  expect([0, 1, 2, 3, 4].flatMap(placesIn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  expect([placesIn(2), palaceTilesIn(0), palaceTilesIn(4)]).toEqual([
    [6, 7, 8],
    [0, 1, 2],
    [12, 13, 14],
  ]);
});
test('FE-190 the Wall has three sites of two sections, each with four slots', () => {
  expect(ALL_SITES).toEqual([0, 1, 2]);
  expect(ALL_SECTIONS).toEqual([0, 1, 2, 3, 4, 5]);
  expect([slotsIn(0), slotsIn(5)]).toEqual([
    [0, 1, 2, 3],
    [20, 21, 22, 23],
  ]);
});
test('FE-110 there are six Court Actions', () => {
  expect(ALL_ACTIONS).toEqual([0, 1, 2, 3, 4, 5]);
});
test('where nobody may stand is worth less than any slot of a pack', () => {
  expect(NO_SLOT).toBeLessThan(0);
});
test('FE-236 the rewards of a round are three rows, from top to bottom', () => {
  expect(ALL_ROWS).toEqual([0, 1, 2]);
});
test('FE-244 what is "up to" or "if possible" never prevents a reward', () => {
  const free: Effect[] = [
    { kind: 'points', amount: 1 },
    { kind: 'pointsPerCard', amount: 1, type: 'any', where: 'tableau' },
    { kind: 'pointsPerBuilding', amount: 1, building: 'wall' },
    { kind: 'moveOfficials', most: 1 },
    { kind: 'moveWorkers', most: 1 },
    { kind: 'calm', region: 'any', regions: 1, amount: 1 },
  ];
  const { s, box } = position({ players: { S: {}, M: {} } });
  for (const effect of free)
    expect([effect.kind, whyNotTake({ s, seat: 0, box: { ...box, lists: [[effect]] } }, 0)]).toEqual([effect.kind, OK]);
});
