import { expect, test } from 'vitest';
import { leadChanges } from '../end/course.ts';

test('the lead changes hands only when somebody else is alone in front', () => {
  const course = [
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 3],
  ];
  expect(leadChanges(course)).toEqual([
    { choice: 1, seat: 0 },
    { choice: 4, seat: 1 },
  ]);
  expect(leadChanges([[0, 0]])).toEqual([]);
});
