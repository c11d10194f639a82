import { expect, test } from 'vitest';
import { bagOf } from '../bag.ts';
import { summed } from '../outcome.ts';
import { phaseOf } from '../phase.ts';
import { pointsOf } from '../points.ts';
import { tableOf, walkThrough } from './position.ts';

const at = (seats = 3) => {
  const walk = tableOf(seats, 1);
  return { ...walk, box: walk.kernel.box };
};
test('points that come in parts are told once, where the first of them came', () => {
  const told = [
    ['settled', 0, 4],
    ['scored', 0, 4, 1],
    ['scored', 0, 3, 1],
    ['scored', 1, 2, 1],
    ['scored', 0, 3, 2],
  ] as const;
  expect(summed(told)).toEqual([
    ['settled', 0, 4],
    ['scored', 0, 7, 1],
    ['scored', 1, 2, 1],
    ['scored', 0, 3, 2],
  ]);
});
test('when the game is over the points of the end are added to those of the track', () => {
  const { s } = at();
  const last = [
    ['finalLine', 0, 7, 1],
    ['finalLine', 1, 2, 0],
    ['finalLine', 0, 3, 2],
  ] as const;
  expect(pointsOf(s, last, 0)).toBe(10);
  s.ending = 'unified';
  expect([0, 1, 2].map(seat => pointsOf(s, last, seat))).toEqual([20, 12, 10]);
});
test('the bag is counted by family, carriages and raiders together', () => {
  const { s, box } = at();
  const bag = bagOf(s.bag, box);
  expect(bag.reduce((sum, { left }) => sum + left, 0)).toBe(s.bag.length);
  expect(bag.find(({ family }) => family === 'carriage')?.names).toEqual({ en: 'Carriage', ja: '馬車' });
});
test('the phases of a round follow one another, whatever is nested in them', () => {
  const walk = tableOf(3, 3);
  const seen: string[] = [];
  walkThrough(walk, () => {
    const phase = phaseOf(walk.s);
    if (seen.at(-1) !== phase) seen.push(phase);
  });
  const round = ['auction', 'management', 'decree'];
  expect(seen[0]).toBe('setup');
  expect(seen.slice(1, 19)).toEqual([...round, ...round, ...round, ...round, ...round, ...round]);
  expect(phaseOf({ agenda: [] })).toBe('end');
});
