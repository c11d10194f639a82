import { expect, test } from 'vitest';
import { position } from './position.ts';

/** When nobody can lay any more. */
test('QIN-171 QIN-172 one empty hand is not all of them: where another cannot be laid, there is no place', () => {
  const t = position('R..~', { hands: { Green: 'YB', White: 'RR' }, heights: [0, 0, 0, 0] });
  t.to('Green').plays('B1=Y C1=B');
  expect([t.s.hands.map(hand => hand.length), t.s.ending]).toEqual([[0, 1], 'noPlace']);
});
test('QIN-192 in a match of minus points who has fewest left loses nothing, though some are left', () => {
  const t = position('R..~', {
    supply: { Green: 6, White: 9 },
    hands: { Green: 'YB', White: '' },
    heights: [0, 0, 0, 0],
    options: { match: 'minus' },
  });
  t.to('Green').plays('B1=Y C1=B');
  expect([t.table.told.filter(([event]) => event === 'scored').map(([, , points]) => points), t.s.points]).toEqual([
    [0, -9],
    [0, -9],
  ]);
});
