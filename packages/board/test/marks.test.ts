import { expect, test } from 'vitest';
import { boxesAt, cornersOf, freest, marksOn } from '../stage/marking.ts';

test('deeds on one thing are marked side by side, in their order', () =>
  expect(marksOn([['farm'], ['trade'], ['farm']])).toEqual([
    { at: 'farm', after: 1 },
    { at: 'trade', after: 0 },
    { at: 'farm', after: 0 },
  ]));
test('of many deeds on one thing the last three are marked; what is not in sight has no mark', () =>
  expect(marksOn([['farm'], ['farm'], [], ['farm'], ['farm']])).toEqual([
    undefined,
    { at: 'farm', after: 2 },
    undefined,
    { at: 'farm', after: 1 },
    { at: 'farm', after: 0 },
  ]));
test('where the first thing a deed touched has its three marks, the next one carries it', () =>
  expect(marksOn([['farm', 'trade'], ['farm'], ['farm'], ['farm']])[0]).toEqual({ at: 'trade', after: 0 }));
test('a mark stands above its thing, and at the foot of a small one; a step of stairs, narrow but high, keeps its number readable', () => {
  const at = (width: number, height: number) =>
    cornersOf({ left: 100, top: 50, right: 100 + width, bottom: 50 + height })[0];
  expect(at(120, 60)).toEqual([220, 50]);
  expect(at(22, 22)).toEqual([100, 72]);
  expect(at(25, 70)).toEqual([125, 50]);
});
const board = { left: 0, top: 0, right: 400, bottom: 300 };
const usual = (top: number) => boxesAt({ left: 100, right: 200, top, bottom: top + 60 }, 0, board)[0]!;
test('the mark of a thing at the upper edge of the board is not cut; one that is scrolled away is gone', () => {
  expect([usual(4), usual(40), usual(-30)].map(({ top }) => top)).toEqual([1, 23, -47]);
});
test('a mark takes the first corner at which it covers no words; of many on one thing, all do', () => {
  const thing = { left: 100, right: 200, top: 100, bottom: 160 };
  const at = (corner: number, after = 0) => boxesAt(thing, after, board)[corner]!;
  const free = (many: number, ...taken: (typeof board)[]) => freest(thing, many, taken, board);
  expect(free(1)).toBe(0);
  expect(free(1, at(0))).toBe(1);
  expect(free(1, at(0), at(1))).toBe(2);
  expect(free(2, at(0, 1))).not.toBe(0); // the one beside it would cover something
  const all = cornersOf(thing).map((_, corner) => at(corner));
  const less = { ...at(3), right: at(3).right - 12 };
  expect(free(1, ...all.slice(0, 3), less, ...all.slice(4))).toBe(3); // where all are taken, the one that covers least
});
