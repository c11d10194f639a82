import { expect, test } from 'vitest';
import { holdingsOf } from '../facts/holdings.ts';
import { pointsFor } from '../facts/parts.ts';
import { position } from './position.ts';

test('EC-165 EC-169 EC-170 parts of a policy that bring trust, or go by who has most, bring no points', () => {
  const p = position({ Red: { tiles: 'territory*3' }, Blue: {}, Green: {} });
  const mine = holdingsOf(p.s, p.box, 0);
  expect(pointsFor({ kind: 'trustPer', of: 'territory', each: 2 }, mine, 0)).toBe(0);
  expect(pointsFor({ kind: 'most', of: 'territory', gains: [] }, mine, 0)).toBe(0);
});
test('EC-126 who leaves a space of the palace alone gets nothing, and all are told', () => {
  const p = position({ Red: {}, Blue: {}, Green: { palace: 11 } }, { turn: ['Green', 'bonus'], bonus: 'I4 I2' });
  p.plays('Green', 'take I4').at('choose', 'Green').plays('Green', 'skip').at('bonus', 'Blue');
  expect([p.of('Green').palace, p.of('Green').vp, p.told[0]]).toEqual([12, 10, ['skipped', 2]]);
});
