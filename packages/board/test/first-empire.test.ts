import { describe, expect, test } from 'vitest';
import { game } from '../../games/first-empire/index.ts';
import { gestures } from '../../games/first-empire/screen/gestures.ts';
import { position } from '../../games/first-empire/test/position.ts';
import { nothingMade } from '../index.ts';
import { everyOptionIsReached, gestureAt, pressing } from './at-table.ts';

test.each([
  [1, 'standard'],
  [2, 'advanced'],
  [4, 'standard'],
] as const)('every legal option can be pressed: %i players, %s Mausoleum', (seats, mausoleum) => {
  const met = everyOptionIsReached(
    game,
    gestures,
    seats,
    { table: 'random', mausoleum },
    { seed: 10 + seats, every: 3 },
  );
  expect(met.size).toBeGreaterThan(12);
});

const start = (hand = [33, 49]) => {
  const t = position({
    players: { S: { hand, officials: { chu: 'G' }, workers: { chu: 1, wei: 1, qi: 1 } }, M: {} },
    court: [40],
  });
  return { ...t, on: gestureAt(t.k, t.s, 0, gestures) };
};
const [RECRUIT, SEARCH, HIRE] = ['action 0', 'action 1', 'action 3'] as const;

describe('the turn in the making', () => {
  test('a card, then a region: it is tucked; another region changes that', () => {
    const { k, on } = start();
    const tucked = pressing(on, ['card 33', 'region 0']);
    expect(tucked.line.map(k.write)).toEqual(['turn.tuck 33 0']);
    expect(pressing(on, ['region 1'], tucked).line.map(k.write)).toEqual(['turn.tuck 33 1']);
  });
  test('an action may be named first; another card or action changes the gesture at any time', () => {
    const { k, on } = start();
    expect(pressing(on, [SEARCH]).picks).toEqual([SEARCH]);
    const search = pressing(on, [SEARCH, 'card 33']);
    expect(k.write(search.line[0]!)).toBe('turn.court 33 1');
    const recruit = pressing(on, [RECRUIT], search);
    expect(recruit.line.map(k.write)).toEqual(['turn.court 33 0']);
    expect(pressing(on, ['card 49'], recruit).line.map(k.write)).toEqual(['turn.court 49 0']);
  });
  test('what has one way only answers itself, is named, and stepping back takes it along', () => {
    const { k, on } = start();
    const hire = pressing(on, ['card 49', HIRE]);
    expect(hire.line.map(k.write).slice(0, 2)).toEqual(['turn.court 49 3', 'hire.hire 0']);
    expect(k.write(on.forced(hire)[0]!)).toBe('hire.hire 0');
    expect(on.back(hire)).toEqual({ line: [], picks: ['card 49'] });
  });
  test('the last card of the hand is picked by itself', () => {
    const { k, on } = start([33]);
    expect(on.held(nothingMade)).toEqual(['card 33']);
    expect(on.look(nothingMade, SEARCH)?.is).toBe('can');
    expect(k.write(pressing(on, [SEARCH]).line[0]!)).toBe('turn.court 33 1');
  });
});
test('a dark thing tells why: of its own, or of the whole move', () => {
  const t = position({ players: { S: { hand: [33, 49], ship: 20 }, M: {} }, court: [40] });
  const on = gestureAt(t.k, t.s, 0, gestures);
  const card = pressing(on, ['card 33']);
  expect(on.look(card, SEARCH)?.why?.name).toBe('shipAtEnd');
  expect(on.look(card, HIRE)?.why?.name).toBe('noGeneral');
  expect(on.look(nothingMade, 'card 121')).toBeUndefined(); // a card set aside is no hand card
  expect(on.press(card, SEARCH)?.refused?.why.name).toBe('shipAtEnd');
});
test('Workers for a Wall are named region by region', () => {
  const t = start();
  t.table.plays('court 49 wall');
  const on = gestureAt(t.k, t.s, 0, gestures);
  const slot = on
    .looks(nothingMade)
    .find(({ thing, is }) => is === 'can' && t.box.levels[Number(thing.split(' ')[1])] === 2)!;
  const one = pressing(on, [slot.thing, 'donor 0']);
  expect(one.line).toEqual([]);
  expect(t.k.write(pressing(on, ['donor 1'], one).line[0]!)).toBe(`wall.build ${slot.thing.split(' ')[1]} 3`);
});
