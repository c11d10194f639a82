import { OK } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { positionOf } from '../at.ts';
import { NO_SLOT } from '../box.ts';
import type { Effect } from '../content/shape.ts';
import { whyNotTake } from '../facts/rewards.ts';
import { ALL_ROWS } from '../facts/tokens.ts';
import { position } from './position.ts';

test('the slots of a section are told from left to right, in every section', () => {
  expect([0, 1, 2, 3, 4, 7, 9].map(positionOf)).toEqual([0, 1, 2, 3, 0, 3, 1]);
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
