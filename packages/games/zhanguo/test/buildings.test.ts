import { expect, test } from 'vitest';
import { position } from './position.ts';

const NO_TALL = { tallLeft: [0, 0, 0] };

test('ZG-130 ZG-131 a Palace in one Region for exactly two Workers there and one from elsewhere', () => {
  const p = position({ Blue: { workers: [4, 2, 1] }, ...NO_TALL });
  p.turn('Blue', 50).plays('court palace 50').offers('build 1 2', 'build 1 3', 'build 2 1', 'build 2 3');
  p.table
    .refuses('build 3 1', 'fewWorkersHere')
    .refuses('build 1 1', 'sameRegion')
    .refuses('build 1 4', 'noWorkerElsewhere');
  p.table.plays('build 1 3').at('play', 1);
  expect([p.of('Blue').workers, p.s.palaces]).toEqual([
    [2, 2, 0, 0, 0],
    [0, ...Array(14).fill(-1)],
  ]);
});
test('ZG-132 a Palace of the own supply on an empty slot, one on each', () => {
  const p = position({ Blue: { workers: [0, 2, 1] }, Red: { palaces: [2] }, Yellow: { palaces: [2] }, ...NO_TALL });
  p.turn('Blue', 50).plays('court palace 50', 'build 2 3');
  expect([p.s.palaces.slice(3, 6), p.s.palacesLeft]).toEqual([
    [1, 2, 0],
    [5, 5, 5],
  ]);
});
test('ZG-133 not where all slots are taken', () => {
  const p = position({ Blue: { workers: [2, 2] }, Red: { palaces: [2, 2, 2] } });
  p.turn('Blue', 50).plays('court palace 50').refuses('build 2 1', 'noSlot').offers('build 1 2');
});
test('ZG-134 several Palaces of one player in a Region', () => {
  const p = position({ Blue: { workers: [2, 1], palaces: [1, 1] }, ...NO_TALL });
  p.turn('Blue', 50).plays('court palace 50', 'build 1 2').at('play', 1);
  expect(p.s.palaces.slice(0, 3)).toEqual([0, 0, 0]);
});
test('ZG-135 not without a Palace, without the Workers, or where unrest forbids it', () => {
  const palace = (side: object) => position({ Blue: side }).turn('Blue', 50);
  palace({ workers: [2, 1], palaces: [3, 3, 3, 4, 4, 4] }).refuses('court palace 50', 'noPalaceLeft');
  palace({ workers: [1, 1, 1] }).refuses('court palace 50', 'palaceNowhere');
  palace({ workers: [2, 1], unrest: [2] }).refuses('court palace 50', 'palaceNowhere');
  palace({ workers: [2, 2], unrest: [3] })
    .plays('court palace 50')
    .refuses('build 1 2', 'palaceBlocked')
    .offers('build 2 1');
});
test('ZG-136 a tall marker of choice among those left; the last one comes by itself, none when all are gone', () => {
  const build = (tallLeft: number[]) => {
    const p = position({ Blue: { workers: [2, 1] }, tallLeft });
    p.turn('Blue', 50).plays('court palace 50', 'build 1 2');
    return p;
  };
  const choice = build([1, 0, 1]);
  choice.table.at('tall', 0).refuses('take currency', 'tallTaken').plays('take laws').at('play', 1);
  expect([choice.of('Blue').tall, choice.s.tallLeft]).toEqual([
    [0, 0, 1],
    [1, 0, 0],
  ]);
  const last = build([0, 1, 0]);
  last.table.at('play', 1);
  expect([last.of('Blue').tall, last.s.tallLeft]).toEqual([
    [0, 1, 0],
    [0, 0, 0],
  ]);
  expect(build([0, 0, 0]).of('Blue').tall).toEqual([0, 0, 0]);
});
test('ZG-137 a point for every tucked card, none to fifteen', () => {
  const three = (from: number) => [from, from + 1, from + 2];
  for (const [tucked, points] of [
    [{}, 0],
    [{ 1: [60], 4: [20, 99] }, 3],
    [{ 1: three(5), 2: three(10), 3: three(60), 4: three(100), 5: three(110) }, 15],
  ] as const) {
    const p = position({ Blue: { workers: [2, 1], tucked: { ...(tucked as Record<number, number[]>) } }, ...NO_TALL });
    p.turn('Blue', 50).plays('court palace 50', 'build 1 2');
    expect(p.of('Blue').points).toBe(points);
  }
});

test('ZG-138 one section and one empty slot in it', () => {
  const p = position({ Blue: { workers: [1, 1, 1] }, Red: { walls: 'gold-a/2' } });
  p.turn('Blue', 50)
    .plays('court wall 50')
    .refuses('build gold-a/2 1+2', 'slotTaken')
    .plays('build gold-a/1 1')
    .at('play', 1);
  expect(p.s.walls.slice(6, 9)).toEqual([0, 1, -1]);
});
test('ZG-139 one Wall of a player on a section, one Wall on a slot', () => {
  const p = position({ Blue: { workers: [2, 2, 2], walls: 'silver-b/1' } });
  p.turn('Blue', 50)
    .plays('court wall 50')
    .refuses('build silver-b/2 1+2', 'ownWall')
    .refuses('build silver-b/1 1', 'slotTaken');
  p.table.offers('build silver-a/2 1+2');
  p.turn('Red', 51).refuses('court wall 51', 'wallNowhere');
});
test('ZG-139 the own Wall counts on any of the three slots of its section', () => {
  for (const [own, others] of [
    [1, [2, 3]],
    [2, [1, 3]],
    [3, [1, 2]],
  ] as const) {
    const p = position({ Blue: { workers: [2, 2, 2], walls: `silver-b/${own}` } });
    p.turn('Blue', 50).plays('court wall 50');
    for (const rods of others)
      p.table
        .refuses(`build silver-b/${rods} ${['1', '1+2', '1+2+3'][rods - 1]}`, 'ownWall')
        .offers('build gold-a/1 1');
  }
});
test('ZG-140 as many Workers as rods, each from another Region', () => {
  for (const [slot, regions, left] of [
    [1, '2', [3, 0, 1, 0, 0]],
    [2, '1+3', [2, 1, 0, 0, 0]],
    [3, '1+2+3', [2, 0, 0, 0, 0]],
  ] as const) {
    const p = position({ Blue: { workers: [3, 1, 1] } });
    p.turn('Blue', 50)
      .plays('court wall 50')
      .refuses('build gold-a/2 1+4', 'noWorkerThere')
      .plays(`build gold-a/${slot} ${regions}`);
    expect([p.of('Blue').workers, p.s.wallsLeft[0]]).toEqual([left, 4]);
  }
  const p = position({ Blue: { workers: [3] } });
  p.turn('Blue', 50).plays('court wall 50').refuses('build gold-a/2 1+2', 'fewRegions').offers('build gold-a/1 1');
});
test('ZG-141 not without a Wall, an empty slot or Workers in enough Regions', () => {
  const five = 'gold-a/1 gold-b/1 silver-a/1 silver-b/1 turquoise-a/1';
  position({ Blue: { workers: [1], walls: five } })
    .turn('Blue', 50)
    .refuses('court wall 50', 'noWallLeft');
  position().turn('Blue', 50).refuses('court wall 50', 'wallNowhere');
  const p = position({ Blue: { workers: [1] }, Red: { walls: five }, Yellow: { walls: 'turquoise-b/1' } });
  p.turn('Blue', 50).refuses('court wall 50', 'wallNowhere'); // every slot of one rod is taken
  const q = position({ Blue: { workers: [1, 1] }, Red: { walls: five }, Yellow: { walls: 'turquoise-b/1' } });
  q.turn('Blue', 50).offers('court wall 50');
});
test('ZG-142 unrest anywhere is no hindrance, and Workers come from any Region', () => {
  const p = position({ Blue: { workers: [0, 0, 1, 0, 1], unrest: [3, 2, 3, 4, 3] } });
  p.turn('Blue', 50).plays('court wall 50', 'build turquoise-a/2 3+5').at('play', 1);
  expect(p.of('Blue').unrest).toEqual([3, 2, 3, 4, 3]);
});
test('ZG-143 a Wall scores nothing when it is built', () => {
  const p = position({ Blue: { workers: [1] }, faces: ['calmRegions'] });
  p.turn('Blue', 50).plays('court wall 50', 'build turquoise-a/1 1');
  expect([p.of('Blue').points, p.line('walls', 'Blue')]).toEqual([0, 5]); // only at the end
});
