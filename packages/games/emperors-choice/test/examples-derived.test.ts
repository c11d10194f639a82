import { expect, test } from 'vitest';
import { position } from './position.ts';

test('EC-061 EC-066 EC-067 EC-073 D1: opening', () => {
  const hand = { hand: 'cavalry-S2 cavalry-S3' };
  const opening = () => position({ Red: hand, Blue: hand, Green: hand }, { turn: ['Red', 'bid', { opening: true }] });
  const p = opening().refuses('Red', 'pass', 'mustOpen').refuses('Red', 'reveal cavalry-S2 cavalry-S3', 'tooMany');
  p.plays('Red', 'reveal').refuses('Red', 'add 0', 'addSomething').plays('Red', 'add 1');
  expect(p.of('Red').declared).toBe(1);
  expect(opening().plays('Red', 'reveal cavalry-S3', 'add 4').of('Red').declared).toBe(7);
  expect(opening().plays('Red', 'reveal cavalry-S2', 'add 0').of('Red').declared).toBe(2);
});
test('EC-072 EC-074 D2: equal is not enough', () => {
  const p = position(
    { Red: { shown: 'officer-5', shownCubes: 3, declared: 8 }, Blue: { cubes: 9 }, Green: {} },
    { turn: ['Blue', 'bid'], highest: 8 },
  );
  p.plays('Blue', 'reveal').refuses('Blue', 'add 8', 'notEnough').offers('Blue', 'add 9');
  const q = position(
    { Red: { shown: 'officer-5', cubes: 4, shownCubes: 3, declared: 8 }, Blue: {}, Green: {} },
    { turn: ['Red', 'bid'], highest: 8 },
  );
  q.plays('Red', 'reveal').refuses('Red', 'add 0', 'notEnough').offers('Red', 'add 1');
});
test('EC-071 EC-204 D3: the field marshal', () => {
  const shown = (cubes: number) =>
    position({ Red: { hand: 'field-marshal', cubes: 5 }, Blue: {}, Green: {} }, { turn: ['Red', 'bid'], highest: 3 })
      .plays('Red', 'reveal field-marshal', `add ${cubes}`)
      .of('Red').declared;
  expect([shown(3), shown(0)]).toEqual([10, 7]);
});
test('EC-078 EC-209 D4: the supply officer', () => {
  const p = position(
    { Red: { hand: 'supply-3 cavalry-2', cubes: 2 }, Blue: { hand: 'officer-6' }, Green: { order: 3 } },
    { turn: ['Red', 'bid'], highest: 4 },
  );
  p.plays('Red', 'reveal supply-3').refuses('Red', 'add 3', 'notOffered').plays('Red', 'add 2');
  expect(p.of('Red')).toMatchObject({ declared: 5, cubes: 3, shownCubes: 2 });
  p.plays('Blue', 'reveal officer-6', 'add 0')
    .plays('Red', 'reveal cavalry-2')
    .offers('Red', 'add 1')
    .plays('Red', 'add 1');
  expect(p.of('Red')).toMatchObject({ declared: 3 + 2 + 3, shownCubes: 3 });
});
test('EC-074 EC-204 EC-205 EC-209 D5: the field marshal grows', () => {
  const p = position(
    {
      Red: { hand: 'field-marshal supply-3' },
      Blue: { shown: 'cavalry-3', cubes: 7, shownCubes: 0 },
      Green: { order: 3 },
    },
    { turn: ['Red', 'bid'], highest: 3 },
  );
  p.plays('Red', 'reveal field-marshal supply-3', 'add 0');
  expect(p.of('Red')).toMatchObject({ declared: 9, cubes: 5 });
  p.plays('Blue', 'reveal', 'add 7').plays('Red', 'reveal').refuses('Red', 'add 0', 'notEnough').plays('Red', 'add 1');
  expect(p.of('Red').declared).toBe(11);
});
test('EC-084 EC-086 EC-089 D6: few items', () => {
  const lastButOne = { turn: ['Red', 'bid'] as ['Red', 'bid'], highest: 30 };
  const p = position({ Red: { shownCubes: 4 }, Blue: {}, Green: { order: 3 } }, lastButOne).plays('Red', 'pass');
  expect(p.at('exit', 'Red').of('Red')).toMatchObject({ order: 2, cubes: 4 });
  const q = position(
    { Red: { cubes: 5, shownCubes: 5, shown: 'cavalry-3' }, Blue: { order: 2 }, Green: { order: 3 } },
    lastButOne,
  );
  q.refuses('Red', 'reveal', 'alone').plays('Red', 'pass');
  expect(q.of('Red')).toMatchObject({ order: 1, cubes: 0, hand: 'cavalry-3' });
});
test('EC-067 EC-210 EC-211 EC-213 D7: the assassin', () => {
  const p = position(
    {
      Red: { hand: 'assassin', shown: 'cavalry-3', cubes: 7, shownCubes: 5, declared: 8 },
      Blue: { shown: 'general-8', cubes: 4, shownCubes: 1, declared: 9 },
      Green: { order: 3 },
    },
    { turn: ['Red', 'bid'], highest: 9 },
  );
  p.plays('Red', 'reveal assassin', 'add 2').at('victim', 'Red').plays('Red', 'kill general-8');
  expect([p.of('Red').vp, p.of('Blue').vp, p.of('Blue').declared]).toEqual([16, 16, 9]);
  p.at('bid', 'Blue').refuses('Blue', 'reveal', 'cannotBeat').plays('Blue', 'pass');
  expect(p.of('Blue')).toMatchObject({ order: 2, cubes: 4 });
});
test('EC-013 EC-014 EC-015 D8: no cube is left', () => {
  const p = position(
    { A: { cubes: 10, money: 3, order: 1 }, B: { cubes: 9, order: 2 }, C: { cubes: 1, order: 3 } },
    { turn: ['A', 'replenish'] },
  ).plays('A', 'buy 3');
  expect([p.of('A').cubes, p.of('B').cubes, p.of('C').cubes, p.s.supply]).toEqual([11, 7, 0, 3]);
  expect(p.of('C').vp).toBe(7);
});
test('EC-023 EC-024 D9: trust above thirty', () => {
  const p = position(
    { A: { trust: 28, order: 1 }, B: { trust: 12, order: 2 }, C: { trust: 6, order: 3 } },
    { turn: ['A', 'immediate'], pending: 'envoy' },
  ).plays('A', 'use envoy');
  expect([p.of('A').trust, p.of('B').trust, p.of('C').trust, p.of('C').vp]).toEqual([22, 2, 0, 2]);
});
test('EC-145 EC-147 D10: the same player twice', () => {
  const p = position(
    { A: { trust: 15, order: 1 }, B: { trust: 8, order: 2 }, C: { trust: 7, order: 3 } },
    { turn: ['A', 'select'], round: 2, policies: 'emperors-tour decentralization' },
  );
  p.plays('A', 'take 2', 'settle emperors-tour', 'end').at('decree', 'A').refuses('A', 'take 2', 'decreeUsed');
  expect(p.of('A').trust).toBe(11);
  p.plays('A', 'take 1', 'settle decentralization', 'gain vp', 'end');
  expect(p.of('A')).toMatchObject({ trust: 7 });
});
test('EC-155 EC-156 EC-157 D11: the sixth disc', () => {
  const p = position(
    { A: {}, B: {}, C: {} },
    { policies: 'emperors-tour frugality', done: 'centralization legalism border-defence meritocracy book-burning' },
  );
  p.settles('A', 'emperors-tour');
  expect([p.s.done, p.s.under[2]!.length]).toEqual([0, 1]);
  p.settles('B', 'frugality');
  expect(p.of('B').tributes.length).toBe(2);
});
test('EC-165 EC-243 D12: a tie for most cubes', () => {
  const p = position({ A: { cubes: 5 }, B: { cubes: 5 }, C: { cubes: 2 } }, { policies: 'centralization' });
  expect(p.settles('A', 'centralization')).toEqual({ A: 5, B: 5, C: 2 });
  expect(['A', 'B', 'C'].map(name => [p.of(name).cubes, p.of(name).money])).toEqual([
    [3, 2],
    [3, 2],
    [2, 0],
  ]);
});
