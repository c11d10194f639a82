import type { GameTypes, Update } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { forcedBetween } from '../table/useOnlyWay.ts';

/** A table after some choices, told by who made them; `!` marks what had only one way. */
const after = (...by: string[]): Update<GameTypes['state']> => {
  const happened = by.map((one, i) => ({
    seat: Number(one[0]),
    at: i,
    version: i + 1,
    told: [],
    ...(one.endsWith('!') && { forced: true }),
  }));
  return { viewer: 0, happened } as unknown as Update<GameTypes['state']>;
};
const versions = (...[before, now]: Parameters<typeof forcedBetween>) =>
  forcedBetween(before, now).map(step => step.version);

test('what was chosen for the viewer since the last position is found; what rivals had to do is told elsewhere', () => {
  expect(versions(after('0'), after('0', '0', '0!', '1!', '0!'))).toEqual([3, 5]);
  expect(versions(after('0', '0!'), after('0', '0!', '0'))).toEqual([]); // told before
});
test('after a step back there is nothing new to tell', () => {
  expect(versions(after('0', '0!'), after('0'))).toEqual([]);
});
