import { fastRand, type GameTypes, type Kernel, kernelFor, tableFor, type View } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../../games/zhanguo/index.ts';
import { countedLines, leadAfter, tieBreakOf } from '../end/scoring.ts';

const result = {
  lines: { walls: [3, 5, 0], nothing: [0, 0, 0], palaces: [4, 0, 9], unrest: [-1, 1, -3] },
  totals: [6, 6, 6],
};

test('lines are counted in order with running totals; a line that brings nobody anything is left out', () => {
  expect(countedLines(result)).toEqual([
    { line: 'walls', values: [3, 5, 0], totals: [3, 5, 0] },
    { line: 'palaces', values: [4, 0, 9], totals: [7, 5, 9] },
    { line: 'unrest', values: [-1, 1, -3], totals: [6, 6, 6] },
  ]);
});
test('after each line it is known who leads, whether that is new, and who is level', () => {
  const counted = countedLines(result);
  expect(leadAfter(counted, 0)).toEqual({ seats: [1], total: 5, isNew: true });
  expect(leadAfter(counted, 1)).toEqual({ seats: [2], total: 9, isNew: true });
  expect(leadAfter(counted, 2)).toEqual({ seats: [0, 1, 2], total: 6, isNew: true });
});
test('a tie is told apart by the first tie-break that differs; without a tie there is nothing to tell', () => {
  const table = tableFor(game, 3);
  const kernel = kernelFor(game, table) as unknown as Kernel<GameTypes>;
  const view = kernel.view(kernel.setup(table, fastRand(1)), 0) as View<GameTypes['state']>;
  const tie = tieBreakOf(kernel, view, { totals: [6, 6, 2] })!;
  expect(tie.seats).toEqual([0, 1]);
  expect(tie.by).toBe(0);
  expect(new Set(tie.values).size).toBe(2);
  expect(tieBreakOf(kernel, view, { totals: [6, 5, 2] })).toBeUndefined();
});
