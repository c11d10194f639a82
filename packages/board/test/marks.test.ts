import { expect, test } from 'vitest';
import { belowEdge, cornerOf, marksOn } from '../stage/Marks.tsx';

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
test('a mark stands above its thing, and below a small one; a step of stairs, narrow but high, keeps its number readable', () => {
  const at = (width: number, height: number) =>
    cornerOf({ left: 100, top: 50, right: 100 + width, bottom: 50 + height });
  expect(at(120, 60)).toEqual([220, 50]);
  expect(at(22, 22)).toEqual([100, 72]);
  expect(at(25, 70)).toEqual([125, 50]);
});
test('the mark of a thing at the upper edge of the board is not cut; one that is scrolled away is gone', () => {
  expect([belowEdge(4), belowEdge(40), belowEdge(-30)]).toEqual([18, 40, -30]);
});
