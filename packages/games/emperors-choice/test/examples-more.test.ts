import { expect, test } from 'vitest';
import { incomeOf } from '../facts/holdings.ts';
import { position } from './position.ts';

test('EC-110 EC-168 EC-171 EC-240 D13: canals', () => {
  const under = (policies: string) =>
    position({ A: { tiles: 'territory*2 canal*2', order: 1 }, B: {}, C: {} }, { turn: ['A', 'income'], policies });
  const rich = under('extravagance decentralization');
  expect(rich.of('A').money).toBe(4);
  expect(rich.settles('B', 'decentralization')).toEqual({ A: 8, B: 0, C: 0 });
  expect(rich.settles('B', 'extravagance')).toEqual({ A: 4, B: 0, C: 0 });
  const poor = under('frugality decentralization');
  expect(poor.of('A').money).toBe(2);
  expect(poor.settles('B', 'decentralization')).toEqual({ A: 4, B: 0, C: 0 });
});
test('EC-122 EC-123 EC-124 EC-125 D14: palace by three', () => {
  const p = position(
    { A: { money: 7, palace: 3, order: 1 }, B: {}, C: {} },
    { turn: ['A', 'replenish'], next: { tiles: 'ingot' } },
  );
  p.plays('A', 'raise 3', 'take money', 'take trust', 'take tiles');
  expect(p.of('A')).toMatchObject({ money: 6, trust: 8, palace: 6 });
  position({ A: { money: 5, palace: 3, order: 1 }, B: {}, C: {} }, { turn: ['A', 'replenish'] })
    .refuses('A', 'raise 3', 'cannotPay')
    .refuses('A', 'raise 4', 'notOffered');
  const q = position({ A: { money: 9, order: 1 }, B: {}, C: {} }, { turn: ['A', 'replenish'] });
  q.plays('A', 'raise 1', 'skip').refuses('A', 'raise 1', 'raised');
});
test('EC-184 D15: book burning', () => {
  const p = position({ A: {}, B: { tiles: 'book*2' }, C: { tiles: 'book' } }, { policies: 'book-burning' });
  expect(p.settles('B', 'book-burning')).toEqual({ A: 6, B: 0, C: 0 });
  for (const name of ['A', 'B', 'C']) expect(p.of(name)).toMatchObject({ tiles: '', tributes: [] });
});
test('EC-015 EC-179 D16: a win without soldiers', () => {
  const p = position(
    { A: { tiles: 'tower*3 wall*2', cubes: 1 }, B: {}, C: {} },
    { policies: 'border-defence', strength: 9 },
  );
  expect(p.settles('A', 'border-defence').A).toBe(8);
});
test('EC-105 EC-116 D17: a stolen treasure works again', () => {
  const p = position(
    { Green: { treasures: 'grail', order: 1 }, Yellow: { order: 2 }, Red: { order: 3 } },
    { turn: ['Green', 'treasures'], round: 3, sets: ['tower', 'jewel wall', ''] },
  );
  p.plays('Green', 'use grail', 'end').plays('Yellow', 'take 2', 'use jewel', 'take grail', 'use grail');
  expect([p.of('Green').trust, p.of('Yellow').trust, p.of('Yellow').treasures]).toEqual([6, 6, 'grail']);
  const first = position(
    { Green: { treasures: 'grail', order: 2 }, Yellow: { order: 1 }, Red: { order: 3 } },
    { turn: ['Yellow', 'takeSet'], round: 3, sets: ['tower', 'jewel wall', 'tower'] },
  );
  first
    .plays('Yellow', 'take 2', 'use jewel', 'take grail', 'use grail', 'end')
    .plays('Green', 'take 1')
    .at('replenish', 'Green');
});
test('EC-192 D18: lengths of walls', () => {
  const lengths = [
    [0, 0],
    [1, 0],
    [3, 0],
    [1, 1],
    [2, 1],
    [4, 2],
    [3, 3],
    [2, 5],
  ].map(([towers, walls]) => {
    const tiles = `${'tower '.repeat(towers!)}${'wall '.repeat(walls!)}`;
    return position({ A: { tiles }, B: {}, C: {} }, { policies: 'extravagance' }).settles('B', 'extravagance').A;
  });
  expect(lengths).toEqual([0, 1, 1, 2, 3, 5, 6, 5]);
});
test('EC-016 EC-096 EC-102 D19: settling during the auction', () => {
  const p = position(
    {
      Red: { cubes: 1, order: 4 },
      Blue: { cubes: 5, shownCubes: 3, declared: 3 },
      Green: { cubes: 0 },
      Gold: { cubes: 0 },
    },
    { turn: ['Red', 'exit'], highest: 3, policies: 'centralization', next: { tiles: 'stone' } },
  );
  p.plays('Red', 'take E', 'settle centralization');
  expect(p.of('Blue')).toMatchObject({ vp: 15, cubes: 3, shownCubes: 3, money: 2 });
});
test('EC-183 EC-203 D20: imperial relatives', () => {
  const shown = (cards: string) =>
    position(
      { A: { hand: 'crown-prince concubine-2 eunuch-2 general-8' }, B: {}, C: {} },
      { policies: 'blood-lineage' },
    ).settles('B', 'blood-lineage', { A: cards }).A;
  expect([shown('crown-prince concubine-2 eunuch-2'), shown('concubine-2')]).toEqual([9, 3]);
});
test('EC-180 EC-181 EC-182 D21: Meritocracy by the size of the hand', () => {
  const p = position(
    {
      A: { hand: 'general-7 officer-5 concubine-2' },
      B: { hand: 'eunuch-3' },
      C: {},
      D: { hand: 'field-marshal cavalry-3', cubes: 5 },
    },
    { turn: ['A', 'edict', { decree: 0, left: 7 }], policies: 'meritocracy' },
  );
  p.plays('A', 'settle meritocracy').at('show', 'A', 'B', 'D');
  p.refuses('A', 'show general-7', 'wrongNumber').refuses('A', 'show general-7 officer-5 concubine-2', 'wrongNumber');
  p.plays('A', 'show general-7 officer-5').plays('D', 'show field-marshal cavalry-3').plays('B', 'show eunuch-3');
  expect(['A', 'B', 'C', 'D'].map(name => p.of(name).vp)).toEqual([22, 13, 10, 20]);
  expect([p.of('B').trust, p.of('B').tributes]).toEqual([5, []]); // that effect belongs to the auction
});
test('EC-098 EC-111 EC-241 D22: too late for income', () => {
  const climbing = (tile: string) =>
    position(
      { A: { tiles: 'territory*2', palace: 5, order: 1 }, B: { order: 2 }, C: { order: 3 } },
      { turn: ['A', 'income'], policies: 'frugality', next: { tiles: tile } },
    ).plays('A', 'raise 1', 'take tiles');
  const p = climbing('territory');
  expect(p.of('A')).toMatchObject({ money: 1, tiles: 'territory*3' });
  expect(incomeOf(p.s, p.box, 0)).toBe(3); // of the next round
  const q = climbing('jewel').plays('A', 'take jade-bangle').at('replenish', 'A').plays('A', 'end').at('takeSet', 'B');
  expect(q.of('A')).toMatchObject({ treasures: 'jade-bangle', vp: 10 });
});
test('EC-063 EC-081 EC-090 D23: only a pass is left', () => {
  const p = position(
    { Red: { shown: 'cavalry-3', shownCubes: 2, declared: 5 }, Blue: {}, Green: {} },
    { turn: ['Blue', 'bid'], highest: 5 },
  );
  p.plays('Blue', 'pass', 'take A').plays('Green', 'pass', 'take B', 'skip').refuses('Red', 'reveal', 'alone');
  p.plays('Red', 'pass', 'take C', 'take money').at('takeSet', 'Red');
  expect(p.of('Red')).toMatchObject({ order: 1, hand: '', cubes: 4, money: 2 });
  expect([p.of('Blue').order, p.of('Green').order]).toEqual([3, 2]);
});
