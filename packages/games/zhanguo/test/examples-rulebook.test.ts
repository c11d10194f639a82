import { expect, test } from 'vitest';
import { newGame, position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const VP3 = { kind: 'points', amount: 3 } as const;

test('ZG-079 ZG-081 E01 a first card takes one marker and causes no unrest', () => {
  const p = position();
  p.turn('Blue', 100).plays('tuck 2 100').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ low: [0, 0, 1], unrest: [0, 0, 0, 0, 0], tucked: { 2: [100] } });
});
test('ZG-079 ZG-081 ZG-085 E02 a third card takes three markers and raises unrest by two', () => {
  const p = position({ Blue: { tucked: { 4: [1, 2] }, unrest: [0, 0, 0, 1] } });
  p.turn('Blue', 50).plays('tuck 4 50').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ unrest: [0, 0, 0, 3, 0], low: [0, 3, 0], tucked: { 4: [1, 2, 50] } });
});
test('ZG-082 ZG-089 E03 a third card is refused where unrest would pass the maximum', () => {
  const p = position({ Blue: { tucked: { 1: [1, 2] }, unrest: [2] }, tracks: { Blue: [3, 3, 3, 3, 3] } });
  p.turn('Blue', 50).refuses('tuck 1 50', 'tuckTooRestless');
});
test('ZG-101 E04 a red Official is recruited to Region 2', () => {
  const p = position({ Blue: { supply: { red: 1 } } });
  p.turn('Blue', 50).plays('court recruit 50', 'recruit red 2').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ above: 'red2', supply: { red: 0 } });
});
test('ZG-106 ZG-104 ZG-109 E05 three points, split among two Officials', () => {
  const p = position({ Blue: { below: 'red2', above: 'white3' } });
  p.turn('Blue', 50).plays('court reassign 50', 'step red2w 2', 'step white3 4', 'step white4 5').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ above: 'red2 white5', below: '' });
});
test('ZG-069 ZG-126 ZG-127 E06 two step down for free and hire two Workers for one unrest', () => {
  const p = position({ Blue: { above: 'red3 gray3' } });
  p.turn('Blue', 50).plays('court hire 50', 'hire 3 red+gray');
  expect(p.of('Blue')).toMatchObject({ workers: [0, 0, 2, 0, 0], unrest: [0, 0, 1, 0, 0], below: 'red3 gray3' });
});
test('ZG-131 ZG-136 ZG-137 E07 a Palace with six cards and no tall marker left', () => {
  const p = position({
    Blue: { workers: [0, 0, 0, 2, 1], tucked: { 1: [1, 2, 3], 2: [4, 5, 6] } },
    tallLeft: [0, 0, 0],
    court: [100],
  });
  p.turn('Blue', 50).plays('court palace 50', 'build 4 5').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ workers: [0, 0, 0, 0, 0], points: 6, tall: [0, 0, 0] });
  expect(p.s.palaces[3 * 3]).toBe(0);
});
test('ZG-145 ZG-147 ZG-160 E08 a Palace with a higher card wakes the ability of three points, with a lower one not', () => {
  for (const [card, points] of [
    [90, 1 + 3],
    [50, 1],
  ] as const) {
    const p = position({
      Blue: { workers: [2, 1], tucked: { 4: [60] } },
      cards: { 60: ['palace', VP3] },
      tallLeft: [0, 0, 0],
      court: [70],
    });
    p.turn('Blue', card).plays(`court palace ${card}`, 'build 1 2');
    if (card > 70) p.table.plays('card 60');
    p.table.at('play', 1);
    expect(p.of('Blue').points).toBe(points);
  }
});
test('ZG-146 ZG-152 E09 40 under 70 wakes all Governor abilities but those of the Region on its last slot', () => {
  const p = position({
    Blue: { above: 'red1 gray1 white1', tucked: { 2: [60], 4: [61], 5: [62] }, unrest: [0, 0, 0, 4] },
    cards: { 60: ['governor', VP2], 61: ['governor', VP2], 62: ['governor', VP2] },
    court: [70],
  });
  p.turn('Blue', 40).plays('court governor 40', 'install 1 1c').at('activate').refuses('card 61', 'blocked');
  p.table.plays('card 60', 'card 62').at('play', 1);
  expect(p.of('Blue').points).toBe(8);
});
test('ZG-147 E10 a Governor with a higher card is installed without abilities', () => {
  const p = position({
    Blue: { above: 'red1 gray1 white1', tucked: { 2: [60] } },
    cards: { 60: ['governor', VP2] },
    court: [70],
  });
  p.turn('Blue', 71).plays('court governor 71', 'install 1 1c').at('play', 1);
  expect([p.of('Blue').points, p.s.governorsLeft[0]]).toEqual([4, 7]);
});
test('ZG-186 E11 Red takes the Writing reward of round 1', () => {
  const p = position({ Red: { low: [3], tall: [1] }, Blue: { low: [2] } });
  p.phase3();
  p.table.at('reward', 1).plays('accept', 'take gray');
  expect(p.of('Red')).toMatchObject({ low: [0, 0, 0], tall: [0, 0, 0], above: 'gray3' });
  expect([p.s.tallLeft[0], p.s.lowLeft[0]]).toEqual([1, 7]);
  expect(p.s.track).toEqual([0, 2, 1]); // back from the reward's slot, behind those on the track
});
test('ZG-189 ZG-190 E12 the order is Blue, Yellow, Red, Purple', () => {
  const p = position({
    players: ['Blue', 'Red', 'Purple', 'Yellow'],
    track: ['Blue', 'Yellow'],
    column: { writing: 'Red', currency: 'Purple' },
  });
  p.phase3('laws');
  expect(p.s.track).toEqual([0, 3, 1, 2]);
  p.table.at('play', 0);
});
test('ZG-205 ZG-206 E13 two turquoise Walls and a gold one', () => {
  const claimed = (walls: string) => {
    const p = position({ Blue: { walls }, tasks: { 'upper-wall': ['turquoise', 'turquoise', 'gold'] } });
    p.turn('Blue', 50).plays('tuck 1 50');
    return p.s.discs[0] === 0;
  };
  expect(claimed('turquoise-a/1 turquoise-b/2 gold-b/1')).toBe(true);
  expect(claimed('turquoise-a/1 turquoise-b/2')).toBe(false);
});
test('ZG-205 ZG-207 E14 Palaces in Regions 1, 2 and 5, and any others', () => {
  const claimed = (palaces: number[]) => {
    const p = position({ Blue: { palaces }, tasks: { 'upper-palace': ['1', '2', '5'] } });
    p.turn('Blue', 50).plays('tuck 1 50');
    return p.s.discs[4] === 0;
  };
  expect(claimed([1, 2, 5])).toBe(true);
  expect(claimed([5, 3, 2, 2, 1])).toBe(true);
  expect(claimed([1, 2, 4])).toBe(false);
});
test('ZG-218 E15 two Governors against one: fifteen and nothing', () => {
  const p = position({ Red: { governors: '1a 1b' }, Blue: { governors: '1c' } });
  expect([p.line('governors', 'Red'), p.line('governors', 'Blue')]).toEqual([15, 0]);
});
test('ZG-220 E16 three tied Governors: four points each', () => {
  const p = position({
    players: ['Blue', 'Red', 'Purple', 'Yellow'],
    Red: { governors: '4a' },
    Yellow: { governors: '4b' },
    Purple: { governors: '4open' },
  });
  expect(p.k.result(p.s).lines.governors).toEqual([0, 4, 4, 4]);
});
test('ZG-225 E17 the discs of a section multiply', () => {
  const p = position({ Blue: { discs: { 'upper-governor': 0, 'upper-wall': 2, 'lower-palace': 1 } } });
  expect([p.line('upperTasks', 'Blue'), p.line('lowerTasks', 'Blue')]).toEqual([14, 3]);
});
test('ZG-061 E18 the last board of the auction costs one point', () => {
  const p = newGame(['Blue', 'Red'], { boards: 'auction' });
  const first = p.s.track[0]!;
  p.table.plays('bid 9', 'pass').plays(p.table.options()[1]!).at('play', first);
  expect(p.k.result(p.s).lines.board).toEqual(first === 0 ? [6, 14] : [14, 6]);
  expect(p.s.boards.includes(-1)).toBe(false);
});
