import { expect, test } from 'vitest';
import { among, amount, bits, counted, memo, newSweep, quick, subset, upTo } from '../engine/pointing.ts';
import { type Check, type GameTypes, type Look, OK, type Reason } from '../index.ts';

type G = GameTypes;
const look = { sweep: 1 } as Look<G>;
const listOf = (size: number, most: number) =>
  subset<G>(
    'card',
    () => size,
    () => most,
  ).list!(look, 0);
/** Refuses this number, and keeps a list of everything it was asked about. */
const refusing = (reason: number, when: number, asked: string[]): Check<G> => {
  return (_, a, b) => {
    asked.push(`${reason}:${a},${b}`);
    return (a === when ? reason : OK) as Reason;
  };
};

test('of several checks the first refusal counts, in their order, and those behind it are not asked', () => {
  for (const many of [1, 2, 3, 4, 5]) {
    const asked: string[] = [];
    const checks = Array.from({ length: many }, (_, i) => refusing(i + 1, i, asked));
    const { whyNot, checks: kept } = among<G>('card', [0], ...checks);
    expect(kept).toEqual(checks);
    for (let a = 0; a < many; a++) {
      asked.length = 0;
      expect(whyNot!(look, a, 9)).toBe(a + 1);
      expect(asked).toEqual(Array.from({ length: a + 1 }, (_, i) => `${i + 1}:${a},9`));
    }
    expect(whyNot!(look, many, 9)).toBe(OK);
  }
  expect(among<G>('card', [0])).toMatchObject({ checks: [], whyNot: undefined });
});
test('a pointing says what is touched, whether it is a set, and what can be pointed at', () => {
  const fixed = among<G>('card', [4, 7]);
  expect([fixed.kind, fixed.subset, fixed.list!(look, 0)]).toEqual(['card', false, [4, 7]]);
  expect(among<G>('card', (_, a) => [a, a + 1]).list!(look, 5)).toEqual([5, 6]);
  const some = counted<G>(
    'tile',
    (_, a) => a,
    (_, a, i) => 10 * a + i,
  );
  expect([some.kind, some.subset, some.count!(look, 3), some.nth!(look, 3, 2)]).toEqual(['tile', false, 3, 32]);
  const coins = amount<G>('coin', (_, a) => a);
  expect([coins.kind, coins.subset, coins.count!(look, 3), coins.nth]).toEqual(['coin', false, 4, upTo]);
  expect(upTo(look, 9, 2)).toBe(2);
  const set = subset<G>(
    'cube',
    () => 2,
    () => 2,
  );
  expect([set.kind, set.subset]).toEqual(['cube', true]);
});
test('a set has at most so many members, the empty one among them; lists of other sizes are not mixed up', () => {
  // In this order: a list that is kept under the name of another would be given out for it.
  expect(listOf(2, 1)).toEqual([0, 1, 2]);
  expect(listOf(1, 31)).toEqual([0, 1]);
  expect(listOf(2, 2)).toEqual([0, 1, 2, 3]);
  expect(listOf(3, 2)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(listOf(3, 0)).toEqual([0]);
  expect(listOf(0, 3)).toEqual([0]);
  expect(listOf(3, 3)).toHaveLength(8);
  expect(listOf(3, 99)).toBe(listOf(3, 3)); // worked out once
  expect([0, 1, 2, 3, 7, 1 << 19].map(bits)).toEqual([0, 1, 1, 2, 3, 1]);
});
test('an index stands beside the full declaration, which keeps its own candidates and reasons', () => {
  const full = among<G>('card', [1, 2, 3], () => 1 as Reason);
  const index = among<G>('card', [2]);
  expect(quick(full, index)).toEqual({ ...full, quick: index });
});
test('a memory for one sweep is filled once for each thing and sweep, and keeps every answer apart', () => {
  const filled: string[] = [];
  const answer = memo<G>(3, ({ sweep }, x, answers, at) => {
    filled.push(`${sweep}:${x}`);
    for (let which = 0; which < 3; which++) answers[at + which] = 1000 * sweep + 10 * x + which;
  });
  const asked = (sweep: number, x: number) => [0, 1, 2].map(which => answer({ sweep } as Look<G>, x, which));
  expect([asked(1, 4), asked(1, 5), asked(1, 4)]).toEqual([
    [1040, 1041, 1042],
    [1050, 1051, 1052],
    [1040, 1041, 1042],
  ]);
  expect(asked(1, 1023)).toEqual([11230, 11231, 11232]); // the last one has room for all its answers
  expect(asked(2, 5)).toEqual([2050, 2051, 2052]);
  expect(filled).toEqual(['1:4', '1:5', '1:1023', '2:5']);
});
test('sweeps count upwards, so that none is taken for an earlier one', () => {
  const first = newSweep();
  expect([newSweep(), newSweep()]).toEqual([first + 1, first + 2]);
});
