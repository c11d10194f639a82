import { fastRand } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../../games/zhanguo/index.ts';
import { gestures } from '../../games/zhanguo/screen/gestures.ts';
import { atFirstTurn, isAt, open, playUntil } from '../../games/zhanguo/screen/test/table.ts';
import { position } from '../../games/zhanguo/test/position.ts';
import { rulesOf } from '../gesture/choosing.ts';
import { kindOf, nothingMade } from '../index.ts';
import { everyOptionIsReached, gestureAt, pressing } from './at-table.ts';

test.each([
  [2, {}, 2],
  [3, { boards: 'sideB', cards: 'choice', turnEnd: 'byHand' }, 3],
  [4, { boards: 'auction', order: 'track', unrest: 'perWorker' }, 4],
] as const)('every legal option can be pressed: %i players, %o', (seats, options, every) => {
  expect(everyOptionIsReached(game, gestures, seats, options, { every }).size).toBeGreaterThan(15);
});

const firstTurn = () => {
  const at = atFirstTurn();
  return { ...at, on: gestureAt(at.k, at.s, at.seat, gestures), hand: at.s.hands[at.seat]! };
};
describe('a card and its use', () => {
  test('in either order; another card takes the place of the first', () => {
    const { k, on, hand } = firstTurn();
    const [a, b] = hand;
    expect(on.look(nothingMade, `card ${a}`)?.is).toBe('can');
    expect(on.look(nothingMade, 'action 4')?.is).toBe('may');
    const card = pressing(on, [`card ${a}`]);
    expect(on.look(card, 'action 4')?.is).toBe('can');
    expect(on.step(card)).toEqual([2, 2]);
    expect(pressing(on, [`card ${b}`], card)).toEqual({ line: [], picks: [`card ${b}`] });
    expect(k.write(pressing(on, ['action 4', `card ${b}`]).line[0]!)).toBe(`play.court 4 ${b}`);
    expect(k.write(pressing(on, ['tuck 2'], card).line[0]!)).toBe(`play.tuck 2 ${a}`);
    expect(pressing(on, [`card ${a}`], card)).toEqual(nothingMade);
  });
  test('may be changed while the rest of the turn is asked', () => {
    const { k, on, hand } = firstTurn();
    const [a, b] = hand;
    const recruiting = pressing(on, [`card ${a}`, 'action 4']);
    expect(on.momentOf(recruiting).frame?.at).toBe('recruit');
    expect(on.look(recruiting, `card ${a}`)?.is).toBe('chosen');
    expect(on.look(recruiting, `card ${b}`)?.is).toBe('may');
    expect(pressing(on, [`card ${b}`], recruiting).line.map(k.write)).toEqual([`play.court 4 ${b}`]);
    expect(pressing(on, ['tuck 0'], recruiting).line.map(k.write)).toEqual([`play.tuck 0 ${a}`]);
    const where = pressing(on, ['colour 0', 'region 1'], recruiting);
    expect(on.look(where, 'region 3')?.is).toBe('may');
    expect(k.write(pressing(on, ['region 3'], where).line[1]!)).toBe('recruit.recruit 0 3');
  });
  test('a card dropped on an action is played there', () => {
    const { k, on, hand } = firstTurn();
    expect(on.drop(nothingMade, `card ${hand[0]}`, 'action 4')!.line.map(k.write)).toEqual([`play.court 4 ${hand[0]}`]);
  });
});
test('what cannot be says why, also where the whole of a move is refused', () => {
  const { on } = firstTurn();
  expect(on.look(nothingMade, 'action 0')).toMatchObject({
    is: 'cannot',
    why: { name: 'wallNowhere', rule: 'ZG-141' },
  });
  expect(on.press(nothingMade, 'action 0')?.refused).toMatchObject({ thing: 'action 0', why: { rule: 'ZG-141' } });
});
test('a free step down is quiet, one press is enough, and it never interrupts a choice', () => {
  const { k, on, hand, s, seat } = firstTurn();
  const free = on.looks(nothingMade).find(({ thing }) => kindOf(thing) === 'official')!;
  expect(free.is).toBe('may');
  expect(k.write(pressing(on, [free.thing]).line[0]!)).toMatch(/^play.moveDown/);
  expect(on.look(pressing(on, [`card ${hand[0]}`]), free.thing)).toBeUndefined();
  expect(k.waiting(s)).toEqual([seat]);
});
test('where an Official goes is asked once it is known which', () => {
  const opened = open(2, {}, 3);
  const seat = playUntil(opened, isAt('reassign'), 3)!;
  const on = gestureAt(opened.k, opened.s, seat, gestures);
  expect(on.looks(nothingMade).some(({ thing }) => kindOf(thing) === 'area')).toBe(false);
  const official = on.looks(nothingMade).find(({ thing, is }) => kindOf(thing) === 'official' && is === 'can')!;
  const areas = on.looks(pressing(on, [official.thing])).filter(({ thing }) => kindOf(thing) === 'area');
  expect(areas.map(({ is }) => is)).toContain('can');
  expect(areas.filter(({ is }) => is === 'cannot').every(({ why }) => why !== undefined)).toBe(true);
});
test('ZG-108 who passes through a full Workers area must go on: where to is asked at once', () => {
  const { k, s, seat, turn } = position({ Blue: { below: 'red1 gray2 white2 gray3 white3' } });
  turn('Blue', 50).plays('court reassign 50', 'step red1w 2w');
  const on = gestureAt(k, s, seat('Blue'), gestures);
  const areas = on.looks(nothingMade).filter(({ thing, is }) => kindOf(thing) === 'area' && is === 'can');
  expect(areas.map(({ thing }) => thing)).toEqual(['area 1', 'area 5', 'area 7']);
  expect(k.write(pressing(on, ['area 5']).line[0]!)).toMatch(/^reassign.step \d+ 5$/);
});
test('cards to put back: one of each deck, and another of the same deck takes its place', () => {
  const opened = open(2, { cards: 'choice' });
  const seat = playUntil(opened, isAt('keep'))!;
  const on = gestureAt(opened.k, opened.s, seat, gestures);
  const first = pressing(on, ['drawn 0']);
  expect(on.look(first, 'drawn 1')?.is).toBe('may');
  expect(pressing(on, ['drawn 1'], first).picks).toEqual(['drawn 1']);
  const made = pressing(on, ['drawn 1', 'drawn 3', 'drawn 8']);
  expect(on.proposal(made).map(opened.k.write)).toEqual([`keep.putBack ${2 + 8 + 256}`]);
});
test('what would be shown after a line is what the rules make of it', () => {
  const { k, on, hand, s, seat } = firstTurn();
  const made = pressing(on, [`card ${hand[0]}`, 'tuck 2']);
  const after = k.clone(s);
  k.apply(after, seat, made.line[0]!, fastRand(1));
  expect(on.momentOf(made).state.tucked[seat]).toEqual(after.tucked[seat]);
});
test('what can be pressed names the rules it is done by, where they are few; what cannot names none', () => {
  const { on, hand } = firstTurn();
  const card = pressing(on, [`card ${hand[0]}`]);
  expect(rulesOf(on.look(card, 'action 4')!)).toEqual(['ZG-096']);
  expect(rulesOf(on.look(card, 'tuck 2')!)).toEqual(['ZG-075']);
  expect(rulesOf(on.look(nothingMade, `card ${hand[0]}`)!).toSorted()).toEqual(['ZG-075', 'ZG-096']);
  expect(rulesOf(on.look(nothingMade, 'action 0')!)).toEqual([]);
});
