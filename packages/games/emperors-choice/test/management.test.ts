import { expect, test } from 'vitest';
import type { GivenTable } from './given.ts';
import { position } from './position.ts';

const acting = (red: object, table: GivenTable) =>
  position({ Red: { order: 1, ...red }, Blue: { order: 2 }, Green: { order: 3 } }, table);

test('EC-097 EC-098 one whole turn after another in the order of the tiles, each of five steps', () => {
  const p = position(
    { Red: { order: 3 }, Blue: { order: 1, tiles: 'territory', treasures: 'jade-bangle' }, Green: { order: 2 } },
    { turn: ['Red', 'management'], sets: ['ingot', 'book', 'wall'] },
  );
  p.at('takeSet', 'Blue').plays('Blue', 'take 1').at('immediate', 'Blue');
  expect(p.of('Blue').money).toBe(0);
  p.plays('Blue', 'use ingot').at('treasures', 'Blue');
  expect(p.of('Blue').money).toBe(4); // the ingot, then income
  p.plays('Blue', 'use jade-bangle').at('replenish', 'Blue').plays('Blue', 'buy 1', 'end').at('takeSet', 'Green');
  p.plays('Green', 'take 2').at('replenish', 'Green').plays('Green', 'end').at('takeSet', 'Red');
});
test('EC-099 one whole set must be taken, and only one that is left', () => {
  const p = acting({}, { turn: ['Red', 'management'], sets: ['book*2 wall', 'tower', 'canal'] });
  expect(p.options('Red')).toEqual(['takeSet.take 0', 'takeSet.take 1', 'takeSet.take 2']);
  p.plays('Red', 'take 1');
  expect(p.of('Red').tiles).toBe('book*2 wall');
  p.plays('Red', 'end').refuses('Blue', 'take 1', 'setTaken').plays('Blue', 'take 3', 'end');
  expect(p.options('Green')).toEqual(['takeSet.take 1']);
});
test('EC-100 EC-101 all immediate tiles are used, in any order, and leave the game', () => {
  const p = acting({ trust: 28 }, { turn: ['Red', 'takeSet'], sets: ['envoy ingot jewel book', 'wall', 'wall'] });
  p.plays('Red', 'take 1')
    .offers('Red', 'use envoy', 'use ingot', 'use jewel')
    .refuses('Red', 'use book', 'notOffered');
  p.plays('Red', 'use jewel', 'take grail').at('immediate', 'Red').plays('Red', 'use envoy').at('immediate', 'Red');
  p.refuses('Red', 'use envoy', 'notOffered').plays('Red', 'use ingot').at('treasures', 'Red');
  expect(p.of('Red').tiles).toBe('book');
  const gone = p.s.gone.map(tile => p.box.tiles[tile]!.id).filter(id => ['envoy', 'ingot', 'jewel'].includes(id));
  expect(gone.sort()).toEqual(['envoy', 'ingot', 'jewel']);
});
test('EC-103 EC-104 an envoy brings four trust, an ingot three money', () => {
  const p = acting({}, { turn: ['Red', 'immediate'], pending: 'envoy ingot' }).plays('Red', 'use envoy');
  expect(p.of('Red')).toMatchObject({ trust: 9, money: 0 });
  p.plays('Red', 'use ingot');
  expect(p.of('Red')).toMatchObject({ trust: 9, money: 3 });
});
test('EC-105 a jewel takes any treasure, from the table or from a player, who gets nothing', () => {
  const p = position(
    { Red: { order: 1, treasures: 'grail' }, Blue: { treasures: 'royal-sword' }, Green: {} },
    { turn: ['Red', 'immediate'], pending: 'jewel' },
  ).plays('Red', 'use jewel');
  p.offers('Red', 'take royal-sword', 'take grail', 'take jade-bangle');
  const before = JSON.stringify({ ...p.of('Blue'), treasures: '' });
  p.plays('Red', 'take royal-sword');
  expect([p.of('Red').treasures, p.of('Blue').treasures]).toEqual(['royal-sword grail', '']);
  expect(JSON.stringify(p.of('Blue'))).toBe(before);
});
test('EC-106 a jewel is wasted on who owns all three', () => {
  const p = acting({ treasures: 'royal-sword grail jade-bangle' }, { turn: ['Red', 'immediate'], pending: 'jewel' });
  p.plays('Red', 'use jewel').at('treasures', 'Red');
  expect(p.of('Red').treasures).toBe('royal-sword grail jade-bangle');
});
test('EC-107 EC-164 a stone inscription settles a policy without a disc or turns one over, and must', () => {
  const stone = () =>
    acting(
      {},
      { turn: ['Red', 'immediate'], pending: 'stone', policies: 'decentralization legalism', done: 'legalism' },
    ).plays('Red', 'use stone');
  stone().refuses('Red', 'skip', 'mustUse').refuses('Red', 'settle legalism', 'hasDisc');
  const settled = stone().plays('Red', 'settle decentralization').at('replenish', 'Red');
  expect(settled.s.done).toBe(0b11);
  const turned = stone().plays('Red', 'turn legalism').at('replenish', 'Red');
  expect([turned.s.policies.slice(0, 2), turned.s.done]).toEqual([[1, 3], 0b10]);
});
test('EC-108 there is always a policy without a disc: the sixth disc takes all away', () => {
  const p = position(
    { Red: {}, Blue: {}, Green: {} },
    { policies: 'frugality emperors-tour', done: 'centralization legalism border-defence meritocracy book-burning' },
  );
  p.settles('Red', 'frugality');
  expect(p.s.done).toBe(0);
  for (const side of ['emperors-tour', 'centralization', 'legalism', 'book-burning']) p.settles('Red', side);
  expect(p.s.done).toBe(0b1100011);
});
test('EC-109 EC-189 EC-190 each territory pays one money, a canal none', () => {
  const p = acting(
    { tiles: 'territory*3 start-territory canal*2 tower', money: 2 },
    { turn: ['Red', 'income'], policies: 'frugality' },
  );
  expect(p.of('Red').money).toBe(6);
});
test('EC-110 EC-240 under Extravagance a canal pays exactly one', () => {
  const p = acting({ tiles: 'territory canal*2' }, { turn: ['Red', 'income'], policies: 'extravagance' });
  expect(p.of('Red').money).toBe(3);
});
test('EC-111 tiles taken and policies turned in the same turn count for income', () => {
  const p = acting(
    { tiles: 'canal' },
    { turn: ['Red', 'takeSet'], sets: ['territory stone', 'wall', 'wall'], policies: 'frugality' },
  );
  p.plays('Red', 'take 1', 'use stone', 'turn frugality').at('replenish', 'Red');
  expect(p.of('Red').money).toBe(2);
});
test('EC-112 own treasures may be used, each once a turn, and stay', () => {
  const p = position(
    { Red: { order: 1, treasures: 'grail jade-bangle' }, Blue: { treasures: 'royal-sword' }, Green: {} },
    { turn: ['Red', 'treasures'] },
  );
  p.refuses('Red', 'use royal-sword', 'notYours').offers('Red', 'end').plays('Red', 'use grail');
  p.refuses('Red', 'use grail', 'usedTreasure').plays('Red', 'end').at('replenish', 'Red');
  expect(p.of('Red')).toMatchObject({ trust: 6, vp: 10, treasures: 'grail jade-bangle' });
});
test('EC-113 EC-114 EC-115 what treasures bring in early and late rounds', () => {
  const using = (treasure: string, round: number) => {
    const { cubes, trust, vp } = acting({ treasures: treasure }, { turn: ['Red', 'treasures'], round })
      .plays('Red', `use ${treasure}`)
      .of('Red');
    return [cubes - 4, trust - 5, vp - 10];
  };
  for (const round of [1, 2, 3, 4]) {
    expect(using('royal-sword', round)).toEqual([1, 0, 0]);
    expect(using('grail', round)).toEqual([0, 1, 0]);
    expect(using('jade-bangle', round)).toEqual([0, 0, 2]);
  }
  for (const round of [5, 6]) {
    expect(using('royal-sword', round)).toEqual([2, 0, 0]);
    expect(using('grail', round)).toEqual([0, 2, 0]);
    expect(using('jade-bangle', round)).toEqual([0, 0, 4]);
  }
});
test('EC-116 a treasure that changed hands works again for its new owner in the same round', () => {
  const p = position(
    { Red: { order: 1, treasures: 'jade-bangle' }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'treasures'], sets: ['wall', 'jewel', 'wall'] },
  );
  p.plays('Red', 'use jade-bangle', 'end').plays('Blue', 'take 2', 'use jewel', 'take jade-bangle', 'use jade-bangle');
  expect([p.of('Red').vp, p.of('Blue').vp, p.of('Blue').treasures]).toEqual([12, 12, 'jade-bangle']);
});
