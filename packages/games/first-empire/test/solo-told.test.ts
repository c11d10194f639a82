import type { Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { toldOf } from './fresh.ts';
import { facing, obeys, type SoloGiven } from './li-si.ts';

const REGIONS = ['chu', 'wei', 'zhao', 'qi', 'yan'];
const GUARDED = { soldiers: REGIONS, entrance: 0 };
const told = (order: number, given: SoloGiven): Told[] => obeys(facing(given), order);

test('FE-372 FE-387 Li Si tells which condition sent him on: all regions guarded, then a majority or the first', () => {
  const seeks = told(10, { LiSi: { ...GUARDED, governors: ['chu'] } });
  expect([
    toldOf(seeks, 'liSiSkips').length,
    toldOf(seeks, 'liSiAllGuarded'),
    toldOf(seeks, 'liSiSeeksMajority'),
  ]).toEqual([
    5,
    [[1]],
    [[1, 2]], // Zhao comes after Chu on card 10
  ]);
  const leads = told(10, { LiSi: { ...GUARDED, governors: REGIONS } });
  expect(toldOf(leads, 'liSiHasAll')).toEqual([[1, 0]]);
});
test('FE-388 FE-389 Li Si tells that he builds in the first region, and that no large token is left', () => {
  const builds = told(15, { LiSi: GUARDED, S: { large: ['writing', 'currency', 'laws'] } });
  expect([toldOf(builds, 'liSiFirstRegion'), toldOf(builds, 'liSiNoLarge'), toldOf(builds, 'gotLarge')]).toEqual([
    [[1, 1]],
    [[1]],
    [],
  ]);
});
test('FE-374 FE-382 Li Si tells what he has run out of', () => {
  const governors = told(10, { LiSi: { governors: Array<string>(7).fill('yan') } });
  const palaces = told(15, { LiSi: { palaces: { chu: 6 } } });
  expect([toldOf(governors, 'liSiOutOf'), toldOf(palaces, 'liSiOutOf')]).toEqual([[[1, 0]], [[1, 1]]]);
  expect(toldOf(told(6, { LiSi: { alchemists: [] } }), 'liSiNoAlchemist')).toEqual([[1]]);
});
