import { expect, test } from 'vitest';
import type { GivenPlayer, GivenTable } from './given.ts';
import { type Position, position } from './position.ts';

/** The final scoring; where characters may be shown, nobody does, or the first two who must. */
function finished(players: Record<string, GivenPlayer>, table: GivenTable = {}): Position {
  const first = Object.keys(players)[0]!;
  const p = position(players, { turn: [first, 'final'], round: 6, ...table });
  while (!p.k.over(p.s)) {
    const seat = p.k.waiting(p.s)[0]!;
    p.k.apply(p.s, seat, p.k.read(p.options(Object.keys(players)[seat]!)[0]!)!, () => 0);
  }
  return p;
}
const tiles = (red: GivenPlayer, table: GivenTable = {}) =>
  finished({ Red: { order: 1, ...red }, Blue: { order: 2 }, Green: { order: 3 } }, table);
const lines = (p: Position) => p.k.result(p.s).lines;
/** The row without a side that pays or scores these players: cubes, trust and books change nothing. */
const QUIET = 'decentralization legalism frugality expedition meritocracy book-preservation emperors-tour';

test('EC-222 EC-223 all seven face-up sides from left to right, whatever discs lie there', () => {
  const red = { cubes: 7, tiles: 'canal*2', order: 1 };
  const order = (policies: string) => tiles(red, { policies, done: 'centralization expedition', strength: 6 });
  // seven cubes, two paid, five against strength 6
  const before = order('centralization expedition frugality legalism book-preservation emperors-tour meritocracy');
  expect([lines(before).finalPolicies![0], before.of('Red').cubes]).toEqual([7 + 2, 4]);
  // seven win against 6 and pay three; four are points and still the most
  const after = order('expedition centralization frugality legalism book-preservation emperors-tour meritocracy');
  expect([lines(after).finalPolicies![0], after.of('Red').cubes]).toEqual([8 + 4, 2]);
});
test('EC-223 payments, removals, trust and draws of the final policies happen', () => {
  const p = tiles(
    { tiles: 'book*2 confucian*3', cubes: 4 },
    {
      policies: 'confucianism book-preservation border-defence decentralization frugality meritocracy emperors-tour',
      strength: 5,
    },
  );
  expect(p.of('Red')).toMatchObject({ trust: 8, tiles: 'confucian*2', cubes: 3 });
  expect(p.of('Red').tributes.length).toBe(1);
});
test('EC-224 Frugality does nothing, and tributes under policies are nobody’s', () => {
  const p = tiles({}, { policies: QUIET, under: { frugality: [4, 4], legalism: [2] } });
  expect(lines(p).tributes).toEqual([0, 0, 0]);
  expect(p.s.under.flat().length).toBe(3);
});
test('EC-225 no disc is laid, so no tribute comes under a policy', () => {
  const p = tiles({}, { policies: QUIET, done: 'decentralization' });
  expect([p.s.done, p.s.under.flat().length, p.s.pile.length]).toEqual([0, 0, 32]);
});
test('EC-226 half the trust, rounded down', () => {
  const p = finished(
    { Red: { trust: 9, order: 1 }, Blue: { trust: 30, order: 2 }, Green: { trust: 1, order: 3 } },
    { policies: QUIET },
  );
  expect(lines(p).trust).toEqual([4, 15, 0]);
});
test('EC-227 the points of the palace level', () => {
  const p = finished(
    { Red: { palace: 12, order: 1 }, Blue: { palace: 5, order: 2 }, Green: { order: 3 } },
    { policies: QUIET },
  );
  expect(lines(p).palace).toEqual([21, 6, 0]);
});
test('EC-228 a point for each money', () => {
  const p = finished(
    { Red: { money: 13, order: 1 }, Blue: { order: 2 }, Green: { money: 1, order: 3 } },
    { policies: QUIET },
  );
  expect(lines(p).money).toEqual([13, 0, 1]);
});
test('EC-229 characters in hand count with the tiles that are left after the policies', () => {
  const p = tiles(
    { hand: 'philosopher crown-prince prince-3 prince-4 general-9', tiles: 'legalist*3' },
    { policies: QUIET },
  );
  expect(lines(p).characters).toEqual([2 * 2 + 6 + 3 + 3, 0, 0]); // one of three Legalists has left
  const q = tiles({ hand: 'grand-chancellor', tiles: 'territory*4' }, { policies: QUIET });
  expect(lines(q).characters![0]).toBe(4);
});
test('EC-230 three points for each treasure, once', () => {
  expect(lines(tiles({ treasures: 'grail jade-bangle' }, { policies: QUIET })).treasures).toEqual([6, 0, 0]);
});
test('EC-231 the points of all own tributes', () => {
  expect(lines(tiles({ tributes: [2, 2, 3, 4] }, { policies: QUIET })).tributes).toEqual([11, 0, 0]);
});
test('EC-232 cubes are worth nothing by themselves', () => {
  const total = (cubes: number) => {
    const p = tiles({ cubes }, { policies: QUIET.replace('expedition', 'border-defence'), strength: 17 });
    return p.k.result(p.s).totals[0];
  };
  expect(total(2)).toBe(total(9));
});
const tied = (red: GivenPlayer, blue: GivenPlayer) => {
  const p = position({ Red: red, Blue: blue, Green: { vp: 0 } }, { policies: QUIET });
  const { totals, places } = p.k.result(p.s);
  expect(totals[0]).toBe(totals[1]);
  return places.slice(0, 2);
};
test('EC-233 most points win; then more characters, then the most powerful one, then the smaller order tile', () => {
  const p = position({ Red: { vp: 11 }, Blue: { vp: 12 }, Green: { vp: 10 } });
  expect(p.k.result(p.s).places).toEqual([2, 1, 3]);
  expect(tied({ hand: 'general-9', order: 1 }, { hand: 'cavalry-2*2', order: 2 })).toEqual([2, 1]);
  expect(tied({ hand: 'officer-4 cavalry-2', order: 1 }, { hand: 'officer-5 cavalry-2', order: 2 })).toEqual([2, 1]);
  expect(tied({ hand: 'officer-4', order: 3 }, { hand: 'officer-4', order: 2 })).toEqual([2, 1]);
});
test('EC-234 the marshal has two more than its cubes; only the best card is compared', () => {
  expect(tied({ hand: 'field-marshal', cubes: 6, order: 2 }, { hand: 'general-7', order: 1 })).toEqual([1, 2]);
  expect(tied({ hand: 'field-marshal', cubes: 4, order: 1 }, { hand: 'general-7', order: 2 })).toEqual([2, 1]);
  expect(tied({ hand: 'general-8 cavalry-2', order: 1 }, { hand: 'general-8 officer-6', order: 2 })).toEqual([1, 2]);
});
test('EC-159 EC-235 the order tiles of round 6 stay; the final scoring goes clockwise from who has the first', () => {
  const p = finished(
    {
      Red: { tiles: 'book', order: 3 },
      Blue: { tiles: 'book', order: 1 },
      Green: { tiles: 'book', order: 2 },
      Gold: { tiles: 'book', order: 4 },
    },
    {
      policies: 'book-preservation legalism frugality decentralization border-defence meritocracy emperors-tour',
      pile: 2,
    },
  );
  expect(p.s.order).toEqual([3, 1, 2, 4]);
  expect(['Red', 'Blue', 'Green', 'Gold'].map(name => p.of(name).tributes.length)).toEqual([0, 1, 1, 0]);
  const q = finished(
    { Red: { tiles: 'book', order: 2 }, Blue: { tiles: 'book', order: 3 }, Green: { tiles: 'book', order: 1 } },
    {
      policies: 'book-preservation legalism frugality decentralization border-defence meritocracy emperors-tour',
      pile: 2,
    },
  );
  expect(['Red', 'Blue', 'Green'].map(name => q.of(name).tributes.length)).toEqual([1, 0, 1]); // by seats, not by tiles
});
