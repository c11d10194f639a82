import { expect, test } from 'vitest';
import { alongGames } from './play.ts';
import { position } from './position.ts';

const FOUR = ['Blue', 'Red', 'Purple', 'Yellow'] as const;

test('ZG-217 Governors, aspects, Tasks, Walls: in this order, after the rewards of round 5', () => {
  const given = {
    Blue: { governors: '1a', low: [1, 0, 0], discs: { 'lower-wall': 0 }, walls: 'gold-a/1' },
    Red: { governors: '2a', discs: { 'upper-wall': 0 }, walls: 'turquoise-a/2' },
    faces: ['calmRegions', 'calmRegions', 'calmRegions'],
  };
  const p = position({ ...given, round: 5 });
  p.phase3();
  p.table.plays('pass');
  const final = ['majority', 'aspectMajority', 'taskPoints', 'wallPoints'];
  const told = p.table.told.filter(([event]) => final.includes(event));
  expect(told).toEqual([
    ['majority', 0, 0, 12],
    ['majority', 1, 1, 12],
    ['aspectMajority', 0, 0, 5],
    ['taskPoints', 1, 0, 5],
    ['taskPoints', 0, 1, 5],
    ['wallPoints', 1, 1, 10],
    ['wallPoints', 0, 6, 5],
  ]);
  expect(p.k.result(p.s).totals).toEqual([12 + 5 + 5 + 5, 12 + 5 + 10, 0]);
});
test('ZG-217 what is told at the end adds up to the sheet', () => {
  const sums = [0, 0, 0, 0];
  alongGames(({ k, after, told }) => {
    if (!k.over(after)) return;
    const { lines } = k.result(after);
    for (let seat = 0; seat < after.seats; seat++) {
      const of = (...names: string[]) => names.reduce((sum, name) => sum + lines[name]![seat]!, 0);
      const said = (event: string) =>
        told.filter(one => one[0] === event && one[1] === seat).reduce((sum, one) => sum + one[3]!, 0);
      expect(said('majority')).toBe(of('governors'));
      expect(said('aspectMajority')).toBe(of('writing', 'currency', 'laws'));
      expect(said('taskPoints')).toBe(of('upperTasks', 'lowerTasks'));
      expect(said('wallPoints')).toBe(of('walls'));
      sums[seat]! += of('governors', 'walls');
    }
  });
  expect(sums.every(sum => sum > 0)).toBe(true);
});
test('ZG-218 most Governors in a Region: nine and three for each; the others nothing', () => {
  const p = position({
    Blue: { governors: '3a 3b 3c' },
    Red: { governors: '3open 3open' },
    Yellow: { governors: '5a' },
  });
  expect(['Blue', 'Red', 'Yellow'].map(player => p.line('governors', player as 'Blue'))).toEqual([18, 0, 12]);
});
test('ZG-219 a Governor in the open area counts like one on a square', () => {
  const p = position({ Blue: { governors: '3open 3open' }, Red: { governors: '3a' } });
  expect([p.line('governors', 'Blue'), p.line('governors', 'Red')]).toEqual([15, 0]);
});
test('ZG-220 tied players split the sum, rounded down', () => {
  const two = position({ Blue: { governors: '3a 3open' }, Red: { governors: '3b 3c' } });
  expect([two.line('governors', 'Blue'), two.line('governors', 'Red')]).toEqual([7, 7]); // 15 for two
  const one = { governors: '3open' };
  const four = position({ players: FOUR, Blue: one, Red: one, Purple: one, Yellow: one });
  expect(four.line('governors', 'Yellow')).toBe(3);
});
test('ZG-221 a Region without Governors scores nothing', () => {
  const p = position();
  expect(['Blue', 'Red', 'Yellow'].map(player => p.line('governors', player as 'Blue'))).toEqual([0, 0, 0]);
});
test('ZG-222 most Writing five, most Currency six, most Laws seven; second best nothing', () => {
  const p = position({ Blue: { low: [3, 1, 1] }, Red: { low: [2, 2, 0] }, Yellow: { low: [1, 0, 2] } });
  const lines = (line: string) => (['Blue', 'Red', 'Yellow'] as const).map(player => p.line(line, player));
  expect([lines('writing'), lines('currency'), lines('laws')]).toEqual([
    [5, 0, 0],
    [0, 6, 0],
    [0, 0, 7],
  ]);
});
test('ZG-223 tall markers count three; nobody wins an aspect without a marker', () => {
  const p = position({ Blue: { low: [2] }, Red: { tall: [1] } });
  expect([p.line('writing', 'Blue'), p.line('writing', 'Red')]).toEqual([0, 5]);
  expect(['Blue', 'Red', 'Yellow'].map(player => p.line('laws', player as 'Blue'))).toEqual([0, 0, 0]);
});
test('ZG-224 ties in an aspect go to the topmost disc, and no disc moves', () => {
  const low = [2, 0, 0];
  const p = position({ round: 5, Blue: { low }, Red: { low }, Yellow: { low }, track: ['Yellow', 'Blue', 'Red'] });
  p.phase3();
  p.table.plays('pass', 'pass', 'pass');
  expect([p.line('writing', 'Yellow'), p.line('writing', 'Blue'), p.line('writing', 'Red')]).toEqual([5, 0, 0]);
  expect([p.s.track, p.of('Yellow').low]).toEqual([[2, 0, 1], low]);
});
test('ZG-225 the discs of a section: their points times their number', () => {
  const p = position({
    Blue: { discs: { 'upper-wall': 0, 'upper-palace': 1, 'upper-governor': 3 } },
    Red: { discs: { 'upper-wall': 1, 'upper-palace': 0, 'lower-wall': 2 } },
    Yellow: { discs: { 'lower-governor': 1 } },
  });
  expect(['Blue', 'Red', 'Yellow'].map(player => p.line('upperTasks', player as 'Blue'))).toEqual([27, 16, 0]);
  expect(['Blue', 'Red', 'Yellow'].map(player => p.line('lowerTasks', player as 'Blue'))).toEqual([0, 2, 3]);
});
test('ZG-236 Palaces, cards, squares and missing markers score at once; majorities, Tasks and Walls only at the end', () => {
  const p = position({
    Blue: { governors: '1a', low: [1], discs: { 'upper-wall': 0 }, walls: 'turquoise-a/1' },
    faces: ['calmRegions'],
  });
  expect([p.of('Blue').points, p.total('Blue')]).toEqual([0, 12 + 5 + 5 + 5]);
  const q = position({
    Blue: { above: 'red1 gray1 white1', workers: [2, 1], tucked: { 4: [60] } },
    tallLeft: [0, 0, 0],
  });
  q.turn('Blue', 50, 51).plays('court palace 50', 'build 1 2');
  expect(q.of('Blue').points).toBe(1);
  q.turn('Blue').plays('court governor 51', 'install 1 1c');
  expect(q.of('Blue').points).toBe(5);
});
test('ZG-237 most points win; the topmost disc breaks a tie', () => {
  const p = position({
    round: 5,
    Blue: { points: 30 },
    Red: { points: 31 },
    Yellow: { points: 31 },
    track: ['Blue', 'Yellow', 'Red'],
  });
  p.phase3();
  expect(p.k.result(p.s)).toMatchObject({ totals: [30, 31, 31], places: [3, 2, 1] });
});
test('ZG-251 nothing else scores at the end', () => {
  const p = position({
    Blue: {
      workers: [3, 3, 3],
      above: 'red1 gray2 white3',
      palaces: [1, 2, 3],
      tucked: { 1: [60, 61] },
      low: [2, 2, 2],
      tall: [1],
    },
    Red: { low: [6, 3, 3] },
    round: 5,
  });
  p.phase3();
  while (!p.k.over(p.s)) p.table.plays('pass');
  expect(p.total('Blue')).toBe(0);
  expect(p.total('Red')).toBe(5 + 6 + 7);
});
