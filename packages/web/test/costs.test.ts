import type { GameScreen } from '@tianxia/board';
import { loadGame } from '@tianxia/catalog';
import { fastRand, type GameTypes, isRefusal, kernelFor, liveTable, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { onTrack } from '../../games/zhanguo/at.ts';
import { costBetween, costIn } from '../table/useCosts.ts';

test('a choice of somebody else that lowers one’s score is told with the lines that fell; one’s own never is', async () => {
  const game = (await loadGame('three-kingdoms'))!;
  const table = tableFor(game, 3, {});
  const kernel = kernelFor(game, table, game.content);
  const live = liveTable(kernel, table, fastRand(3));
  const rand = fastRand(4);
  const seats = [0, 1, 2] as const;
  let told = 0;
  while (!kernel.over(live.state)) {
    const before = seats.map(seat => live.update(seat));
    const by = kernel.waiting(live.state)[0]!;
    const made = live.choose(by, kernel.write(kernel.anyOption(live.state, by, rand)), 0);
    if (isRefusal(made)) throw new Error(made.refused);
    for (const seat of seats) {
      const after = live.update(seat);
      const fell = kernel.result(before[seat]!.view).totals[seat]! - kernel.result(after.view).totals[seat]!;
      const cost = costBetween(kernel, before[seat]!, after);
      expect(cost?.points ?? 0).toBe(made.some(entry => entry.seat === seat) ? 0 : Math.max(0, fell));
      expect(costBetween(kernel, after, before[seat]!)).toBeUndefined(); // taken back
      if (cost === undefined) continue;
      told++;
      const { lines: was } = kernel.result(before[seat]!.view);
      const { lines: is } = kernel.result(after.view);
      expect(cost.lines.length).toBeGreaterThan(0);
      for (const line of cost.lines) expect(is[line]![seat]!).toBeLessThan(was[line]![seat]!);
    }
  }
  expect(told).toBeGreaterThan(0);
  const watcher = live.update(-1);
  expect(costBetween(kernel, { ...watcher, happened: [] }, watcher)).toBeUndefined();
});
test('points that only the end would bring are not lost before it: what counts is what was won', async () => {
  const game = (await loadGame('zhanguo'))!;
  const table = tableFor(game, 3, {});
  const kernel = kernelFor(game, table, game.content);
  const live = liveTable(kernel, table, fastRand(3));
  const rand = fastRand(4);
  let fell = 0;
  while (!kernel.over(live.state)) {
    const before = live.update(0);
    const by = kernel.waiting(live.state)[0]!;
    live.choose(by, kernel.write(kernel.anyOption(live.state, by, rand)), 0);
    const after = live.update(0);
    if (costBetween(kernel, before, after) !== undefined) fell++; // majorities of today, by the sheet
    expect(costBetween(kernel, before, after, onTrack as GameScreen<GameTypes>['points'])).toBeUndefined();
  }
  expect(fell).toBeGreaterThan(0);
});
test('what several choices of one turn cost is one sum, and each line is named once', () => {
  const costs = new Map([
    [3, { points: 2, lines: ['rank'] }],
    [4, { points: 1, lines: ['rank', 'harmony'] }],
    [9, { points: 5, lines: ['borders'] }],
  ]);
  expect(costIn(costs, 3, 9)).toEqual({ points: 3, lines: ['rank', 'harmony'] });
  expect(costIn(costs, 5, 9)).toBeUndefined();
});
