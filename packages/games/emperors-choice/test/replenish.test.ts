import { expect, test } from 'vitest';
import type { GivenTable } from './given.ts';
import { position } from './position.ts';

const acting = (red: object, table: Omit<GivenTable, 'turn'> = {}) =>
  position(
    { Red: { order: 1, ...red }, Blue: { order: 2 }, Green: { order: 3 } },
    { turn: ['Red', 'replenish'], ...table },
  );

test('EC-117 EC-118 hiring, buying and raising in any order, each at most once, none of them a duty', () => {
  const market = 'cavalry-2 cavalry-3';
  const p = acting({ money: 20 }, { market }).plays('Red', 'buy 2').refuses('Red', 'buy 1', 'bought');
  p.plays('Red', 'raise 1', 'skip')
    .refuses('Red', 'raise 1', 'raised')
    .plays('Red', 'hire cavalry-2')
    .at('takeSet', 'Blue');
  const q = acting({ money: 20 }, { market }).plays('Red', 'hire cavalry-3').refuses('Red', 'hire cavalry-2', 'hired');
  q.offers('Red', 'buy 1', 'raise 1').plays('Red', 'end').at('takeSet', 'Blue');
  acting({ money: 20 }, { market }).plays('Red', 'end').at('takeSet', 'Blue');
});
test('EC-118 EC-119 one character from the market into the hand; it is not replaced', () => {
  const p = acting({ money: 5 }, { market: 'general-8 cavalry-2 officer-4 prince-3' });
  p.refuses('Red', 'hire cubes', 'notOffered').plays('Red', 'hire general-8');
  expect(p.of('Red')).toMatchObject({ hand: 'general-8', money: 2 });
  expect([p.s.market.length, p.s.deck.length]).toEqual([3, 30]);
});
test('EC-119 after everybody hired there is still one left', () => {
  const p = position(
    { Red: { order: 1, money: 1 }, Blue: { order: 2, money: 1 }, Green: { order: 3, money: 1 } },
    { turn: ['Red', 'management'], market: 'cavalry-2*3 cavalry-3' },
  );
  for (const [i, name] of ['Red', 'Blue', 'Green'].entries())
    p.plays(name, `take ${i + 1}`, 'hire cavalry-2')
      .at('replenish', name)
      .plays(name, 'end');
  expect([p.of('Green').hand, p.s.market.length]).toEqual(['cavalry-2', 1]);
});
test('EC-120 EC-121 cubes for one money each, as many as one can pay, in one purchase', () => {
  const p = acting({ money: 4 }).offers('Red', 'buy 1', 'buy 4').refuses('Red', 'buy 5', 'notOffered');
  p.plays('Red', 'buy 3').refuses('Red', 'buy 1', 'bought');
  expect(p.of('Red')).toMatchObject({ cubes: 7, money: 1 });
  acting({ money: 0 }).refuses('Red', 'buy 1', 'noMoney');
  const short = position(
    { Red: { order: 1, money: 3, cubes: 7 }, Blue: { cubes: 7 }, Green: { cubes: 6 } },
    { turn: ['Red', 'replenish'] },
  ).plays('Red', 'buy 3'); // one is left; then everybody pays two
  expect(['Red', 'Blue', 'Green'].map(name => short.of(name).cubes)).toEqual([7 + 1 - 2 + 2, 5, 4]);
});
test('EC-122 one level for 1 money, two for 3, three for 6, never more', () => {
  for (const [levels, price] of [
    [1, 1],
    [2, 3],
    [3, 6],
  ] as const) {
    acting({ money: price - 1 }).refuses('Red', `raise ${levels}`, 'cannotPay');
    const p = acting({ money: price }).plays('Red', `raise ${levels}`);
    for (let i = 0; i < levels; i++) p.at('choose', 'Red').plays('Red', 'skip');
    expect(p.at('replenish', 'Red').of('Red')).toMatchObject({ money: 0, palace: levels });
  }
  acting({ money: 50 }).refuses('Red', 'raise 4', 'notOffered');
});
test('EC-123 EC-124 the price is paid first; what the spaces bring can be spent afterwards', () => {
  acting({ money: 2 }).refuses('Red', 'raise 2', 'cannotPay'); // the first space would bring the third
  const p = acting({ money: 3 }, { market: 'cavalry-2' }).plays('Red', 'raise 2').at('choose', 'Red');
  expect(p.of('Red').money).toBe(0);
  p.plays('Red', 'take money', 'take vp').refuses('Red', 'buy 2', 'notOffered').plays('Red', 'hire cavalry-2');
  expect(p.of('Red')).toMatchObject({ money: 0, hand: 'cavalry-2' });
});
test('EC-125 each space in turn, each choice after the result of the one before', () => {
  const p = acting({ money: 6, palace: 4 }, { next: { tiles: 'envoy', characters: 'assassin general-9' } });
  p.plays('Red', 'raise 3');
  expect([p.of('Red').palace, p.of('Red').trust]).toEqual([5, 5]);
  p.plays('Red', 'take trust');
  expect([p.of('Red').palace, p.of('Red').trust]).toEqual([6, 8]);
  p.plays('Red', 'take tiles'); // an envoy, at once
  expect([p.of('Red').palace, p.of('Red').trust]).toEqual([7, 12]);
  p.plays('Red', 'take characters').at('keepCharacter', 'Red').plays('Red', 'keep general-9').at('replenish', 'Red');
  expect(p.of('Red').hand).toBe('general-9');
});
test('EC-126 a space need not be used', () => {
  const p = acting({ money: 1, palace: 1 }).plays('Red', 'raise 1').plays('Red', 'skip').at('replenish', 'Red');
  expect(p.of('Red')).toMatchObject({ palace: 2, vp: 10 });
});
test('EC-127 EC-128 nobody rises above the top, and nobody may pay for more levels than are left', () => {
  acting({ money: 9, palace: 12 }).refuses('Red', 'raise 1', 'onTop');
  const p = acting({ money: 9, palace: 10 }).refuses('Red', 'raise 3', 'beyondTop').plays('Red', 'raise 2');
  p.plays('Red', 'skip', 'skip');
  expect(p.of('Red')).toMatchObject({ palace: 12, money: 6 });
});
test('EC-129 players may share a space', () => {
  const p = position(
    { Red: { order: 1, money: 1 }, Blue: { palace: 1 }, Green: { palace: 1 } },
    { turn: ['Red', 'replenish'] },
  );
  p.plays('Red', 'raise 1', 'take cubes');
  expect(p.s.palace).toEqual([1, 1, 1]);
});
test('EC-130 money that is not spent is kept for the next round', () => {
  const p = position(
    { Red: { order: 3, money: 7 }, Blue: { order: 2 }, Green: { order: 1, trust: 9 } },
    { turn: ['Red', 'replenish'], policies: 'frugality emperors-tour' },
  );
  p.plays('Red', 'end')
    .plays('Green', 'take 2', 'settle frugality', 'end')
    .plays('Green', 'take 1', 'settle emperors-tour', 'end');
  expect([p.s.round, p.of('Red').money]).toEqual([2, 7]);
});
test('EC-241 what comes in step 5 is too late for income and treasures of this round', () => {
  const climbing = (tile: string) =>
    acting({ money: 1, palace: 5 }, { next: { tiles: tile } }).plays('Red', 'raise 1', 'take tiles');
  const p = climbing('territory');
  expect(p.of('Red')).toMatchObject({ money: 0, tiles: 'territory' });
  const q = climbing('jewel')
    .plays('Red', 'take jade-bangle')
    .at('replenish', 'Red')
    .plays('Red', 'end')
    .at('takeSet', 'Blue');
  expect(q.of('Red')).toMatchObject({ treasures: 'jade-bangle', vp: 10 });
});
