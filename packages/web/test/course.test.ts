import { describe, expect, test } from 'vitest';
import { leadChanges } from '../end/course.ts';
import { apart, ticksFor } from '../end/plot.ts';
import { marginOf, timesLeadChanged, turningPoints } from '../end/turning.ts';

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
  expect([timesLeadChanged(course), timesLeadChanged([[0, 0]])]).toEqual([1, 0]);
});
describe('turning points', () => {
  const course = [
    [0, 0, 0],
    [5, 0, 0], // the first seat leads
    [5, 12, 0], // the largest gain
    [13, 12, 0], // the lead for good
    [13, 12, 4],
    [20, 12, 4],
    [20, 19, 4], // closest
    [24, 17, 4], // a loss of two
    [46, 40, 24], // the final scoring
  ];
  test('are told by the course of the points alone, in the order they happened, three at most', () => {
    expect(turningPoints(course)).toEqual([
      { kind: 'gain', choice: 2, seat: 1, points: 12 },
      { kind: 'lead', choice: 3, seat: 0, by: 1 },
      { kind: 'loss', choice: 7, seat: 1, points: 2 },
    ]);
  });
  test('without a loss it is told who came closest', () => {
    const without = course.filter((_, choice) => choice !== 7);
    expect(turningPoints(without).map(({ kind }) => kind)).toEqual(['gain', 'lead', 'close']);
  });
  test('a lead held from the first choice on began there', () => {
    const points = turningPoints([
      [0, 0],
      [3, 0],
      [9, 1],
    ]);
    expect(points.find(({ kind }) => kind === 'lead')).toEqual({ kind: 'lead', choice: 1, seat: 0, by: 3 });
  });
  test('a level end has no lead for good, and a game in which nothing is scored has no turning point', () => {
    expect(
      turningPoints([
        [0, 0],
        [2, 0],
        [2, 2],
        [2, 2],
      ]).map(({ kind }) => kind),
    ).toEqual(['gain']);
    expect(turningPoints([[0, 0]])).toEqual([]);
    expect(turningPoints([])).toEqual([]);
  });
  test('a game alone has no margin to tell of, but its largest gain', () => {
    expect(turningPoints([[0], [4], [30]])).toEqual([{ kind: 'gain', choice: 1, seat: 0, points: 4 }]);
    expect(marginOf([7, 4, 9], 0)).toBe(-2);
  });
});
describe('the chart', () => {
  test('its axis has round numbers around all totals', () => {
    expect(ticksFor(0, 47)).toEqual([0, 20, 40, 60]);
    expect(ticksFor(-3, 9)).toEqual([-5, 0, 5, 10]);
    expect(ticksFor(0, 1)).toEqual([0, 1]);
    for (const [least, most] of [
      [0, 113],
      [-40, 3],
      [0, 7],
    ] as const) {
      const ticks = ticksFor(least, most);
      expect(ticks[0]).toBeLessThanOrEqual(least);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThan(8);
    }
  });
  test('names at the ends of the lines never overlap and stay inside', () => {
    const places = apart([50, 52, 990, 995, 51], 100, 1000);
    const sorted = [...places].sort((a, b) => a - b);
    sorted.forEach((place, i) => {
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1000);
      if (i > 0) expect(place - sorted[i - 1]!).toBeGreaterThanOrEqual(100);
    });
    expect(places[0]!).toBeLessThan(places[4]!);
    expect(apart([10, 500], 100, 1000)).toEqual([10, 500]);
  });
});
