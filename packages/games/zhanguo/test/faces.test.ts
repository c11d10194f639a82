import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { facePoints } from '../score.ts';
import type { Side } from './given.ts';
import { position } from './position.ts';

const SLOTS = ['turquoise-a/1', 'turquoise-a/2', 'turquoise-a/3'];
/** What Walls on the slots of one, two and three rods of a section with this face score for Blue. */
const scored = (face: string, side: Side, options: Record<string, string> = {}) =>
  SLOTS.map(walls =>
    position({ Blue: { ...side, walls }, faces: [face], tracks: { Blue: [4, 4, 4, 4, 4] }, options }).line(
      'walls',
      'Blue',
    ),
  );
const times = (count: number, each: number[]) => each.map(points => points * count);
const [LOW, HIGH] = [
  [1, 2, 3],
  [2, 3, 4],
];

test('ZG-226 a Wall scores by the face of its section and the rods of its slot', () => {
  const p = position({
    Blue: { walls: 'turquoise-a/2 silver-b/3' },
    faces: ['calmRegions', 'cardSets', 'cardSets', 'cardSets', 'cardSets', 'lessUnrest'],
  });
  expect(p.line('walls', 'Blue')).toBe(2 * 5 + 15);
  expect(p.line('walls', 'Red')).toBe(0);
});
test('ZG-227 every Wall scores, also two under like faces', () => {
  const p = position({ Blue: { walls: 'turquoise-a/1 turquoise-b/3' }, faces: ['calmRegions', 'calmRegions'] });
  expect(p.line('walls', 'Blue')).toBe(5 + 15);
});
test('ZG-228 per Region without unrest', () => {
  expect(scored('calmRegions', { unrest: [0, 1, 0, 4, 0] })).toEqual(times(3, LOW!));
  expect(scored('calmRegions', { unrest: [1, 1, 1, 1, 1] })).toEqual([0, 0, 0]);
});
test('ZG-229 per Region with at least as many Officials, above and below, as unrest', () => {
  const side = { unrest: [2, 2, 1, 3, 0], above: 'red1 red2 white4', below: 'gray1 gray4' };
  expect(scored('guardedRegions', side)).toEqual(times(2, LOW!)); // Regions 1 and 5
});
test('ZG-230 per Region with a gray, a red, a white Official in either area', () => {
  const side = { above: 'gray1 gray1 red2 white3', below: 'gray4 red5 red1' };
  expect(scored('officialRegions gray', side)).toEqual(times(2, HIGH!));
  expect(scored('officialRegions red', side)).toEqual(times(3, HIGH!));
  expect(scored('officialRegions white', side)).toEqual(times(1, HIGH!));
});
test('ZG-231 5, 10 or 15 less the unrest of all Regions, never below nothing', () => {
  expect(scored('lessUnrest', {})).toEqual([5, 10, 15]);
  expect(scored('lessUnrest', { unrest: [1, 0, 2, 1, 0] })).toEqual([1, 6, 11]);
  expect(scored('lessUnrest', { unrest: [4, 4, 4, 0, 0] })).toEqual([0, 0, 3]);
  expect(scored('lessUnrest', { unrest: [4, 4, 4, 0, 0] }, { unrestWall: 'negative' })).toEqual([-7, -2, 3]);
});
test('ZG-232 per set of three cards of different colours, wherever they are', () => {
  expect(scored('cardSets', { tucked: { 1: [10, 11, 12], 2: [60, 61], 5: [99, 100] } })).toEqual(times(2, HIGH!));
  expect(scored('cardSets', { tucked: { 1: [10, 11, 12], 2: [60, 61] } })).toEqual([0, 0, 0]);
});
test('ZG-233 per Region with three cards', () => {
  expect(scored('fullRegions', { tucked: { 1: [10, 60, 99], 2: [11, 12], 4: [61, 62, 63] } })).toEqual(times(2, HIGH!));
});
test('ZG-234 per Region with at least two cards of one colour', () => {
  const tucked = { 1: [10, 60, 99], 2: [11, 12], 3: [61], 4: [62, 63, 64], 5: [100, 13, 101] };
  expect(scored('pairRegions', { tucked })).toEqual(times(3, LOW!));
});
test('ZG-235 per Region with an ivory, an orange, a brown card', () => {
  const side = { tucked: { 1: [10, 11], 2: [60], 3: [61, 99], 5: [12, 62] } };
  expect(scored('aspectRegions writing', side)).toEqual(times(2, LOW!));
  expect(scored('aspectRegions currency', side)).toEqual(times(3, LOW!));
  expect(scored('aspectRegions laws', side)).toEqual(times(1, LOW!));
});
test('ZG-226 every face of the pack is one of these and scores for somebody', () => {
  const p = position({
    Blue: { above: 'red1 gray2 white3', tucked: { 1: [10, 11, 60], 2: [99] } },
  });
  const all = content.wallTiles.flatMap(({ faces }) => faces);
  expect(all.length).toBe(12);
  for (const face of all.keys()) expect(facePoints(p.s, p.box, 0, face, 2)).toBeGreaterThan(0);
});
