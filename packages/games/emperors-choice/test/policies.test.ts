import { expect, test } from 'vitest';
import type { GivenPlayer, GivenTable } from './given.ts';
import { position } from './position.ts';

const at = (side: string, red: GivenPlayer, blue: GivenPlayer = {}, green: GivenPlayer = {}, table: GivenTable = {}) =>
  position({ Red: red, Blue: blue, Green: green }, { policies: side, ...table });
const NAMES = ['Red', 'Blue', 'Green'];

test('EC-165 EC-243 Centralization: a point for each cube, then all who have most pay two and gain two money', () => {
  const p = at('centralization', { cubes: 6 }, { cubes: 5 }, { cubes: 6 });
  expect(p.settles('Blue', 'centralization')).toEqual({ Red: 6, Blue: 5, Green: 6 });
  expect(NAMES.map(name => [p.of(name).cubes, p.of(name).money])).toEqual([
    [4, 2],
    [5, 0], // has more than they now, yet it was looked at once
    [4, 2],
  ]);
});
test('EC-166 EC-015 points are counted before the payment, and a missing cube costs three of them', () => {
  const p = at('centralization', { cubes: 1 }, { cubes: 0 }, { cubes: 0 });
  expect(p.settles('Blue', 'centralization').Red).toBe(1 - 3);
  expect(p.of('Red')).toMatchObject({ cubes: 0, money: 2 });
});
test('EC-167 where nobody owns a cube nobody has most', () => {
  const p = at('centralization', { cubes: 0 }, { cubes: 0 }, { cubes: 0 });
  expect(p.settles('Red', 'centralization')).toEqual({ Red: 0, Blue: 0, Green: 0 });
  expect(NAMES.map(name => p.of(name).money)).toEqual([0, 0, 0]);
});
test('EC-168 Decentralization: two points a territory, canals too under Extravagance', () => {
  const points = (sides: string) =>
    at(sides, { tiles: 'territory*2 start-territory canal' }).settles('Blue', 'decentralization').Red;
  expect([points('decentralization frugality'), points('decentralization extravagance')]).toEqual([6, 8]);
});
const scholars = (side: string, scholar: string, other: string) => (many: number) => {
  const p = at(side, { tiles: `${many > 0 ? `${scholar}*${many} ` : ''}${other}*3` });
  const { Red } = p.settles('Blue', side);
  return [Red, p.of('Red').trust - 5, p.of('Red').tiles.replace(`${other}*3`, '').trim()];
};
test('EC-169 Legalism counts Legalist tiles: points by a table, trust without a limit, one tile less', () => {
  const result = scholars('legalism', 'legalist', 'confucian');
  expect([0, 1, 2].map(result)).toEqual([
    [0, 0, ''],
    [2, 1, ''],
    [5, 2, 'legalist'],
  ]);
  expect([3, 5].map(result)).toEqual([
    [9, 3, 'legalist*2'],
    [9, 5, 'legalist*4'],
  ]);
});
test('EC-170 Confucianism counts Confucian tiles in the same way', () => {
  const result = scholars('confucianism', 'confucian', 'legalist');
  expect([0, 1, 2].map(result)).toEqual([
    [0, 0, ''],
    [2, 1, ''],
    [5, 2, 'confucian'],
  ]);
  expect([3, 5].map(result)).toEqual([
    [9, 3, 'confucian*2'],
    [9, 5, 'confucian*4'],
  ]);
});
test('EC-171 Extravagance: two points a canal, one for each unit of the wall; canals are territories, too', () => {
  const p = at('extravagance decentralization', { tiles: 'canal*3 tower*2 wall territory' });
  expect(p.settles('Blue', 'extravagance').Red).toBe(6 + 3);
  expect(p.settles('Blue', 'decentralization').Red).toBe(2 * 4);
});
test('EC-172 Frugality: a tribute for who chose it alone', () => {
  const p = at('frugality', {}, {}, {}, { next: { tributes: [4] } });
  expect(p.settles('Blue', 'frugality')).toEqual({ Red: 0, Blue: 0, Green: 0 });
  expect(NAMES.map(name => p.of(name).tributes)).toEqual([[], [4], []]);
});
test('EC-173 EC-174 EC-177 Border defence: twice the wall and defence shown, each player against the same strength', () => {
  const p = at(
    'border-defence',
    { tiles: 'tower*2 wall*2', cubes: 5 }, // 8
    { tiles: 'tower wall', hand: 'general-7 officer-6', cubes: 5 }, // 4 + 3
    { tiles: 'tower wall', hand: 'general-8', cubes: 5 }, // 4, shows nothing
    { strength: 7 },
  );
  expect(p.settles('Red', 'border-defence', { Blue: 'general-7 officer-6' })).toEqual({ Red: 9, Blue: 9, Green: 2 });
  expect(NAMES.map(name => p.of(name).cubes)).toEqual([3, 3, 4]);
  expect(p.s.strength).toBe(7);
  const near = at('border-defence', { tiles: 'tower wall', hand: 'general-7', cubes: 5 }, {}, {}, { strength: 7 });
  expect(near.settles('Red', 'border-defence', { Red: 'general-7' }).Red).toBe(3); // 6 < 7
});
test('EC-175 EC-176 Expedition: the wall, cubes and defence shown; winning costs three cubes', () => {
  const p = at(
    'expedition',
    { tiles: 'tower*2 wall', cubes: 4, hand: 'general-9' }, // 3 + 4 + 2
    { tiles: 'tower wall', cubes: 6 }, // 8
    { cubes: 3 },
    { strength: 9 },
  );
  expect(p.settles('Red', 'expedition', { Red: 'general-9' })).toEqual({ Red: 11, Blue: 4, Green: 1 });
  expect(NAMES.map(name => p.of(name).cubes)).toEqual([1, 5, 2]);
});
test('EC-178 as many fitting characters as one likes, and no others; all decide before any is opened', () => {
  const p = position(
    { Red: { hand: 'general-7 officer-4 cavalry-3 prince-3' }, Blue: { hand: 'concubine-2' }, Green: {} },
    { turn: ['Red', 'edict', { decree: 0, left: 1 }], policies: 'border-defence' },
  ).plays('Red', 'settle border-defence');
  p.at('show', 'Red', 'Blue'); // Blue has no defence, but nobody shall learn that
  expect(p.options('Red').length).toBe(4);
  expect(p.options('Blue')).toEqual(['show.show 0']);
  p.offers('Red', 'show', 'show general-7', 'show officer-4', 'show general-7 officer-4').plays('Blue', 'show');
  p.plays('Red', 'show officer-4');
  expect(p.told.filter(([event]) => event === 'showed').length).toBe(1);
});
test('EC-179 points come before the payment, so a shortfall may cost what was just gained', () => {
  const p = at('border-defence', { vp: 0, cubes: 0, tiles: 'tower wall' }, { vp: 0, cubes: 0 }, {}, { strength: 4 });
  p.settles('Green', 'border-defence');
  expect([p.of('Red').vp, p.of('Blue').vp]).toEqual([6 - 6, 0]);
  expect(p.k.result(p.s).lines.shortfalls).toEqual([-6, 0, 0]);
});
test('EC-180 EC-181 EC-182 Meritocracy: exactly two characters, or the only one; the marshal counts cubes', () => {
  const p = position(
    {
      Red: { hand: 'general-7 officer-5 cavalry-2' },
      Blue: { hand: 'prince-3' },
      Green: { hand: 'field-marshal cavalry-3', cubes: 6 },
    },
    { turn: ['Red', 'edict', { decree: 0, left: 1 }], policies: 'meritocracy' },
  ).plays('Red', 'settle meritocracy');
  p.refuses('Red', 'show', 'wrongNumber').refuses('Red', 'show general-7', 'wrongNumber');
  p.refuses('Red', 'show general-7 officer-5 cavalry-2', 'wrongNumber').offers('Red', 'show officer-5 cavalry-2');
  p.refuses('Blue', 'show', 'wrongNumber').plays('Blue', 'show prince-3').plays('Red', 'show general-7 cavalry-2');
  p.plays('Green', 'show field-marshal cavalry-3');
  expect(NAMES.map(name => p.of(name).vp)).toEqual([10 + 9, 10 + 3, 10 + 8 + 3]);
  expect(p.of('Red').hand).toBe('cavalry-2 general-7 officer-5');
});
test('EC-183 Blood lineage: three points for each relative shown; who is none cannot be shown', () => {
  const p = position(
    { Red: { hand: 'crown-prince empress eunuch-2 general-7' }, Blue: { hand: 'concubine-2' }, Green: {} },
    { turn: ['Red', 'edict', { decree: 0, left: 1 }], policies: 'blood-lineage' },
  ).plays('Red', 'settle blood-lineage');
  expect(p.options('Red').length).toBe(8); // sets of the three relatives
  p.plays('Red', 'show crown-prince empress').plays('Blue', 'show');
  expect(NAMES.map(name => p.of(name).vp)).toEqual([16, 10, 10]);
});
test('EC-184 Book burning: six points without books; then all books leave the game, and no tribute comes', () => {
  const p = at('book-burning', { tiles: 'book*2 wall' }, {}, { tiles: 'book' });
  expect(p.settles('Red', 'book-burning')).toEqual({ Red: 0, Blue: 6, Green: 0 });
  expect(NAMES.map(name => [p.of(name).tiles, p.of(name).tributes.length])).toEqual([
    ['wall', 0],
    ['', 0],
    ['', 0],
  ]);
});
test('EC-185 Book preservation: five points a book; books leave the game; a tribute for who lost any', () => {
  const p = at('book-preservation', { tiles: 'book*3' }, {}, { tiles: 'book wall' });
  expect(p.settles('Blue', 'book-preservation')).toEqual({ Red: 15, Blue: 0, Green: 5 });
  expect(NAMES.map(name => [p.of(name).tiles, p.of(name).tributes.length])).toEqual([
    ['', 1],
    ['', 0],
    ['wall', 1],
  ]);
});
test('EC-186 Tour: a point a carriage and a bonus for different kinds', () => {
  const kinds = ['carriage-1', 'carriage-2', 'carriage-3', 'carriage-4', 'carriage-5'];
  const points = kinds.map(
    (_, i) => at('emperors-tour', { tiles: kinds.slice(0, i + 1).join(' ') }).settles('Blue', 'emperors-tour').Red,
  );
  expect(points).toEqual([1, 2 + 1, 3 + 3, 4 + 5, 5 + 8]);
  expect(at('emperors-tour', { tiles: 'carriage-3*3' }).settles('Blue', 'emperors-tour').Red).toBe(3);
});
test('EC-187 EC-214 Parade: a point a carriage and a bonus for every kind owned several times; five need the start tile', () => {
  const many = (tiles: string) => at('emperors-parade', { tiles }).settles('Blue', 'emperors-parade').Red;
  expect([1, 2, 3, 4].map(n => many(`carriage-5*${n}`))).toEqual([1, 2 + 2, 3 + 5, 4 + 9]);
  expect(many('carriage-5*4 start-carriage-5')).toBe(5 + 14);
  expect(many('carriage-1*2 carriage-3*3 carriage-4')).toBe(6 + 2 + 5);
  expect(
    at('emperors-parade', {}).box.bag.filter(tile => at('emperors-parade', {}).box.carriage[tile] === 5).length,
  ).toBe(4);
});
test('EC-242 every player does all parts before the next: trust that overflows comes between', () => {
  const p = at('legalism', { trust: 29, tiles: 'legalist*2' }, { trust: 3, tiles: 'legalist*4' });
  p.settles('Red', 'legalism'); // Red overflows first: Blue drops to 0 for 14 points less, then gains 4
  expect([p.of('Red').trust, p.of('Blue').trust, p.of('Blue').vp]).toEqual([21, 4, 9]);
  const q = at('legalism', { trust: 29, tiles: 'legalist*2' }, { trust: 3, tiles: 'legalist*4' });
  q.settles('Blue', 'legalism'); // Blue has 7 when Red overflows
  expect([q.of('Red').trust, q.of('Blue').trust, q.of('Blue').vp]).toEqual([21, 0, 13]);
});
