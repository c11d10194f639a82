import { expect, test } from 'vitest';
import { toldOf } from './fresh.ts';
import { facing, obeys } from './li-si.ts';
import { position } from './position.ts';

/** What hardly comes up in play. */
test('FE-183 DX-24 a Palace that cannot be built', () => {
  const S = { hand: [33], officials: { qi: 'R' }, workers: { qi: 2, yan: 1 } };
  const building = (more: object) => position({ players: { S: { ...S, ...more }, M: {} }, court: [30] }).table;
  building({ palaces: { chu: 6 } }).refuses('court 33 palace', 'noPalaceLeft');
  building({ officials: { qi: 'A' } }).refuses('court 33 palace', 'noArchitect');
  building({ workers: { qi: 1, yan: 2 } }).refuses('court 33 palace', 'tooFewWorkersHere');
  building({ workers: { qi: 3 } }).refuses('court 33 palace', 'noWorkerElsewhere');
});
test('FE-374 DX-25 Li Si without a Palace', () => {
  const t = facing({ LiSi: { palaces: { chu: 6 } } });
  const { points, large } = t.k.clone(t.s);
  const told = obeys(t, 15);
  expect(toldOf(told, 'liSiOutOf')).toEqual([[1, 1]]);
  expect(t.s).toMatchObject({ points, large });
});
