import { expect, test } from 'vitest';
import { position } from './position.ts';

const VP2 = { kind: 'points', amount: 2 } as const;
const VP3 = { kind: 'points', amount: 3 } as const;
const MARKER = { kind: 'marker', instead: 1 } as const;

test('ZG-080 D01 one marker left: one marker and two points', () => {
  const p = position({ Blue: { tucked: { 1: [50, 60] } }, lowLeft: [1, 9, 9], tracks: { Blue: [3, 3, 3, 3, 3] } });
  p.turn('Blue', 20).plays('tuck 1 20');
  expect(p.of('Blue')).toMatchObject({ low: [1, 0, 0], points: 2, unrest: [2, 0, 0, 0, 0] });
});
test('ZG-082 ZG-094 D02 a track of two slots', () => {
  const at = (level: number) =>
    position({
      Blue: { tucked: { 2: [60, 61] }, unrest: [0, level] },
      tracks: { Blue: [3, 2, 3, 3, 3] },
      cards: { 60: ['recruit', VP2], 61: ['recruit', VP2] },
    });
  at(1).turn('Blue', 50).refuses('tuck 2 50', 'tuckTooRestless');
  const p = at(0);
  p.turn('Blue', 50, 51).plays('tuck 2 50');
  expect(p.of('Blue').unrest).toEqual([0, 2, 0, 0, 0]);
  p.turn('Blue').plays('court recruit 51', 'recruit red 1').at('play', 1); // the Region sleeps
});
test('ZG-153 ZG-152 D03 hiring puts the Region’s own card to sleep', () => {
  const p = position({
    Blue: { below: 'red1 gray1', unrest: [2], tucked: { 1: [60], 2: [61] } },
    cards: { 60: ['hire', VP2], 61: ['hire', VP2] },
    tracks: { Blue: [3, 3, 3, 3, 3] },
    court: [20],
  });
  p.turn('Blue', 50)
    .plays('court hire 50', 'hire 1 nobody')
    .refuses('card 60', 'blocked')
    .plays('card 61')
    .at('play', 1);
  expect(p.of('Blue')).toMatchObject({ workers: [2, 0, 0, 0, 0], unrest: [3, 0, 0, 0, 0], points: 2 });
});
test('ZG-153 ZG-151 D04 lowering unrest wakes a Region in the middle of activations', () => {
  const p = position({
    Blue: { workers: [1], tucked: { 3: [60], 5: [61] }, unrest: [0, 0, 3] },
    cards: { 60: ['wall', VP3], 61: ['wall', { kind: 'calmAnywhere', steps: 1 }] },
    court: [10],
  });
  p.turn('Blue', 40).plays('court wall 40', 'build gold-a/1 1').refuses('card 60', 'blocked');
  p.table.plays('card 61', 'calm 3', 'card 60').at('play', 1);
  expect(p.of('Blue')).toMatchObject({ points: 3, unrest: [0, 0, 2, 0, 0] });
});
test('ZG-107 ZG-108 D05 through a full Workers area', () => {
  const p = position({ Blue: { below: 'gray1 red2 red2 white3' } });
  p.turn('Blue', 50).plays('court reassign 50', 'step gray1w 2w').refuses('stop', 'otherOnTheWay');
  p.table.refuses('step red2w 1w', 'otherOnTheWay').plays('step gray2w 3w', 'stop');
  expect(p.of('Blue').below).toBe('red2 red2 gray3 white3');
  const q = position({ Blue: { below: 'gray1 red2 red2 white3', above: 'red5' } });
  q.turn('Blue', 50)
    .plays('court reassign 50', 'step red5 4', 'step red4 3')
    .refuses('step gray1w 2w', 'passingNeedsPoint');
});
test('ZG-115 ZG-121 ZG-123 ZG-153 D06 the bonus comes before the reset, abilities after it', () => {
  const p = position({
    Blue: { above: 'red3 red3 gray3 white3', unrest: [0, 0, 3], tucked: { 3: [60] }, supply: { white: 0 } },
    cards: { 60: ['governor', { kind: 'worker', count: 1 }] },
    court: [90],
  });
  p.turn('Blue', 12).plays('court governor 12', 'install 3 3b', 'recruit white 5', 'card 60').at('play', 1);
  expect(p.of('Blue')).toMatchObject({
    above: 'red3 white5',
    supply: { red: 4, gray: 5, white: 0 },
    unrest: [0, 0, 0, 0, 0],
    workers: [0, 0, 1, 0, 0],
  });
});
test('ZG-117 ZG-118 D07 a free square must be used; without one the open area takes the Governor', () => {
  const p = position({ Blue: { above: 'red1 gray1 white1 red2 gray2 white2' }, Red: { governors: '1a 1b 1c 2a 2b' } });
  p.turn('Blue', 50).plays('court governor 50').offers('install 1 1open', 'install 2 2c');
  p.table.refuses('install 2 2open', 'squareFirst').refuses('install 2 2a', 'squareTaken');
});
test('ZG-115 ZG-071 D08 an Official in the Workers area does not pay', () => {
  const p = position({ Blue: { above: 'red1 gray1', below: 'white1' } });
  p.turn('Blue', 50, 51)
    .refuses('court governor 50', 'noTrioAnywhere')
    .plays('court reassign 50', 'step white1w 1', 'stop');
  p.turn('Blue').offers('court governor 51');
});
test('ZG-092 ZG-094 D09 a track of four with the symbol under the third slot', () => {
  for (const level of [0, 1, 2, 3, 4]) {
    const p = position({
      Blue: { workers: [2, 1], unrest: [level], tucked: { 1: [60] } },
      cards: { 60: ['recruit', VP2] },
      tracks: { Blue: [4, 3, 3, 3, 3] },
      palaceBlock: { Blue: [3] },
    });
    p.turn('Blue', 50);
    if (level < 3) p.table.offers('court palace 50');
    else p.table.refuses('court palace 50', 'palaceNowhere');
    p.table.plays('court recruit 50', 'recruit red 1').at(level < 4 ? 'activate' : 'play');
  }
});
test('ZG-131 D10 the third Worker must come from elsewhere', () => {
  const palace = (workers: number[]) => position({ Blue: { workers } }).turn('Blue', 50);
  palace([0, 4]).refuses('court palace 50', 'palaceNowhere');
  palace([0, 4, 1]).plays('court palace 50').refuses('build 2 2', 'sameRegion').offers('build 2 3');
});
test('ZG-140 D11 three Workers in one Region and one in another pay one or two rods', () => {
  const p = position({ Blue: { workers: [3, 1] } });
  p.turn('Blue', 50).plays('court wall 50').offers('build gold-a/1 1', 'build gold-a/1 2', 'build gold-a/2 1+2');
  p.table.refuses('build gold-a/3 1+2+3', 'fewRegions');
  expect(p.table.options().filter(option => option.startsWith('wall.build')).length).toBe(6 * (2 + 1));
});
test('ZG-139 D12 one Wall on a section, another on its neighbour', () => {
  const p = position({ Blue: { workers: [1, 1], walls: 'turquoise-a/1' } });
  p.turn('Blue', 50)
    .plays('court wall 50')
    .refuses('build turquoise-a/2 1+2', 'ownWall')
    .offers('build turquoise-b/2 1+2');
});
test('ZG-149 D13 the first card at Court is as high or low as its player likes', () => {
  const p = position({ Blue: { tucked: { 1: [60] } }, cards: { 60: ['recruit', VP2] } });
  p.turn('Blue', 118).plays('court recruit 118', 'recruit red 1', 'card 60').at('play', 1);
  expect(p.of('Blue').points).toBe(2);
});
test('ZG-185 ZG-183 ZG-189 D14 down the ranking past who cannot take it', () => {
  const given = {
    players: ['Blue', 'Red', 'Purple', 'Yellow'] as const,
    Blue: { low: [0, 0, 4], supply: { red: 1 } },
    Red: { low: [0, 0, 3], supply: { red: 4 } },
    Yellow: { low: [0, 0, 3], supply: { red: 4 } },
  };
  const p = position({ ...given, track: ['Blue', 'Yellow', 'Red', 'Purple'] });
  expect(p.phase3('laws')).toContainEqual(['unable', 0, 2]);
  p.table.at('reward', 3).plays('accept');
  expect([p.of('Yellow').low, p.of('Blue').low]).toEqual([
    [0, 0, 0],
    [0, 0, 4],
  ]);
  const q = position({ ...given, track: ['Blue', 'Yellow', 'Red', 'Purple'] });
  q.phase3('laws');
  q.table.plays('pass').at('reward', 1).plays('pass').at('play'); // Purple is never asked
});
test('ZG-188 ZG-189 ZG-190 D15 two rewards in one round', () => {
  const p = position({ Red: { low: [1, 0, 1] }, Blue: { low: [0, 1, 0] }, track: ['Red', 'Blue', 'Yellow'] });
  p.phase3();
  p.table.plays('accept', 'take white', 'accept', 'accept').at('play', 2);
  expect(p.s.track).toEqual([2, 0, 1]);
});
test('ZG-200 ZG-177 D16 a Palace as a reward', () => {
  const tucked = { 1: [60, 61, 62], 4: [63, 64, 65], 5: [66, 67, 68] };
  const p = position({ round: 3, Blue: { low: [0, 0, 1], tucked }, cards: { 60: ['palace', VP3] } });
  p.phase3('laws');
  p.table.plays('accept', 'build 2').at('play');
  expect(p.of('Blue')).toMatchObject({ points: 9, tall: [0, 0, 0], workers: [0, 0, 0, 0, 0] });
  expect(p.s.tallLeft).toEqual([1, 1, 1]);
});
test('ZG-156 D17 points only when no marker of any colour is left', () => {
  const p = position({
    Blue: { workers: [1], tucked: { 1: [60], 2: [61] } },
    cards: { 60: ['wall', MARKER], 61: ['wall', MARKER] },
    lowLeft: [0, 0, 1],
  });
  p.turn('Blue', 50).plays('court wall 50', 'build gold-a/1 1', 'card 60');
  expect(p.of('Blue')).toMatchObject({ low: [0, 0, 1], points: 0 });
  p.table.plays('card 61');
  expect(p.of('Blue').points).toBe(1);
});
