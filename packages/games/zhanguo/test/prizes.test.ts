import { expect, test } from 'vitest';
import { position } from './position.ts';

const TAKEN = 'gold-a/1 gold-b/1 silver-a/1 silver-b/1 turquoise-a/1';

test('ZG-194 an Official of choice in the Region shown; not with an empty supply', () => {
  for (const colour of ['red', 'gray', 'white']) {
    const p = position({ round: 1, Blue: { low: [1] } });
    p.phase3();
    p.table.plays('accept', `take ${colour}`);
    expect(p.of('Blue').above).toBe(`${colour}3`);
  }
  const p = position({ round: 2, Blue: { low: [0, 1], supply: { red: 0, gray: 1, white: 0 } } });
  p.phase3('currency');
  p.table.plays('accept').refuses('take red', 'colourGone').plays('take gray');
  expect(p.of('Blue').above).toBe('gray1');
  const q = position({ round: 1, Blue: { low: [1], supply: { red: 0, gray: 0, white: 0 } } });
  expect(q.phase3()).toContainEqual(['unable', 0, 0]);
});
test('ZG-195 ZG-196 two red or two gray Officials, only if both are in supply', () => {
  for (const [round, aspect, colour, region] of [
    [1, 'laws', 'red', 5],
    [2, 'writing', 'gray', 4],
  ] as const) {
    const low = [1, 1, 1];
    const p = position({ round, Blue: { low, supply: { [colour]: 2 } } });
    p.phase3(aspect);
    p.table.plays('accept');
    expect(p.of('Blue')).toMatchObject({ above: `${colour}${region} ${colour}${region}`, supply: { [colour]: 0 } });
    const q = position({ round, Blue: { low, supply: { [colour]: 1 } }, Red: { low } });
    expect(q.phase3(aspect)).toContainEqual(['unable', 0, (round - 1) * 3 + (aspect === 'laws' ? 2 : 0)]);
    q.table.at('reward', 1);
  }
});
test('ZG-197 two Workers in the Region shown, Officials there or not, without unrest', () => {
  const p = position({ round: 2, Blue: { low: [0, 0, 1], unrest: [0, 0, 0, 0, 3] } });
  p.phase3('laws');
  p.table.plays('accept');
  expect(p.of('Blue')).toMatchObject({ workers: [0, 0, 0, 0, 2], unrest: [0, 0, 0, 0, 3] });
});
test('ZG-198 a Governor in one of the Regions shown, paid by nobody, with its bonus and the end of unrest', () => {
  for (const [round, aspect, regions] of [
    [3, 'writing', [2, 4]],
    [4, 'laws', [1, 3]],
    [5, 'currency', [1, 2, 3, 4, 5]],
  ] as const) {
    const p = position({ round, Blue: { low: [1, 1, 1], above: 'red2', unrest: [1, 1, 1, 1, 1] } });
    p.phase3(aspect);
    p.table.plays('accept');
    for (const region of [1, 2, 3, 4, 5])
      if (regions.some(shown => shown === region)) p.table.offers(`install ${region} ${region}a`);
      else p.table.refuses(`install ${region} ${region}a`, 'notDepicted');
    const at = regions[0]!;
    p.table.refuses(`install ${at} ${at}open`, 'squareFirst').plays(`install ${at} ${at}c`);
    expect(p.of('Blue')).toMatchObject({ above: 'red2', points: 4 });
    expect(p.of('Blue').unrest).toEqual([1, 2, 3, 4, 5].map(region => (region === at ? 0 : 1)));
  }
  const p = position({ round: 3, Blue: { low: [1], governors: Array(8).fill('1open').join(' ') } });
  expect(p.phase3()).toContainEqual(['unable', 0, 6]);
});
test('ZG-199 a Wall on any legal slot, three rods too, without Workers', () => {
  const p = position({
    round: 3,
    Blue: { low: [0, 1], walls: 'silver-a/1', workers: [1] },
    Red: { walls: 'gold-a/3' },
  });
  p.phase3('currency');
  p.table
    .plays('accept')
    .refuses('build gold-a/3', 'slotTaken')
    .refuses('build silver-a/3', 'ownWall')
    .plays('build gold-b/3');
  expect([p.of('Blue').workers, p.s.wallsLeft[0], p.s.walls[11]]).toEqual([[1, 0, 0, 0, 0], 3, 0]);
  const q = position({ round: 3, Blue: { low: [0, 1], walls: TAKEN } });
  expect(q.phase3('currency')).toContainEqual(['unable', 0, 7]);
});
test('ZG-200 a Palace without Workers and without a tall marker, with points for cards; slot, supply and unrest count', () => {
  const tucked = { 3: [60, 61] };
  const p = position({
    round: 3,
    Blue: { low: [0, 0, 1], tucked, workers: [1], unrest: [2] },
    Red: { palaces: [2, 2, 2] },
  });
  p.phase3('laws');
  p.table.plays('accept').refuses('build 1', 'palaceBlocked').refuses('build 2', 'noSlot').plays('build 4').at('play');
  expect(p.of('Blue')).toMatchObject({ workers: [1, 0, 0, 0, 0], tall: [0, 0, 0], points: 2 });
  expect([p.s.tallLeft, p.s.palacesLeft[0]]).toEqual([[1, 1, 1], 5]);
  const none = position({ round: 3, Blue: { low: [0, 0, 1], palaces: [1, 1, 1, 2, 2, 2] } });
  expect(none.phase3('laws')).toContainEqual(['unable', 0, 8]);
  const restless = position({ round: 3, Blue: { low: [0, 0, 1], unrest: [3, 2, 3, 4, 3] } });
  expect(restless.phase3('laws')).toContainEqual(['unable', 0, 8]);
});
test('ZG-201 the other rules of the action stay in force', () => {
  const p = position({ round: 3, Blue: { low: [1, 1, 1] }, Red: { governors: '2a 2b 2c' } });
  p.phase3();
  p.table.plays('accept').refuses('install 2 2a', 'squareTaken').plays('install 2 2open');
  expect([p.of('Blue').points, p.s.governorsLeft[0]]).toEqual([0, 7]); // no square, no bonus
  const full = 'gold-a/1 gold-b/1 silver-a/1 silver-b/1';
  const q = position({
    round: 3,
    Blue: { low: [0, 1], walls: full },
    Red: { walls: 'turquoise-a/1 turquoise-b/1' },
    Yellow: { walls: 'turquoise-a/2 turquoise-b/2' },
  });
  q.phase3('currency');
  q.table.plays('accept');
  expect(q.table.options()).toEqual(['rewardWall.build 2', 'rewardWall.build 5']);
});
