import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Given, Having } from './given.ts';
import { position } from './position.ts';

/** The nine lines of the sheet, and who wins. */
const bare = { goods: {} };
const scored = (line: string, given: Given) =>
  Object.values(position({ wei: bare, wu: bare, shu: bare, ...given }).sheet(line));
const three = (wei: Having, wu: Having, shu: Having): Given => ({
  wei: { ...bare, ...wei },
  wu: { ...bare, ...wu },
  shu: { ...bare, ...shu },
});
const domestic = (...levels: number[]) =>
  scored(
    'domestic',
    three(
      ...(levels.map(n => ({ farm: [Math.min(5, n), 0, 0], market: [Math.max(0, n - 5), 0, 0] })) as unknown as [
        Having,
        Having,
        Having,
      ]),
    ),
  );

test('TK-395 military points are scored as they stand', () => {
  expect(scored('military', three({ military: 14 }, { military: 16 }, { military: 17 }))).toEqual([14, 16, 17]);
});
const [weiWu, weiShu] = [
  ['chi-bi', 'guang-ling', 'shi-ting'],
  ['qi-shan', 'jie-ting', 'fan-cheng'],
];
const wuShu = ['yi-du', 'gong-an', 'mai-cheng'];
const who: Record<string, string[]> = {
  wei: ['cao-ren', 'xu-chu', 'pang-de', 'jia-xu', 'li-dian'],
  wu: ['gan-ning', 'lu-su', 'lu-fan', 'sun-ce', 'zhou-tai'],
  shu: ['zhao-yun', 'guan-yu', 'ma-dai', 'fei-yi', 'li-yan'],
};
/** `held('wei wu', '', 'shu')`: who holds the first locations of the borders Wei-Wu, Shu-Wei, Shu-Wu. */
function held(...borders: string[]): number[] {
  const left = structuredClone(who);
  const stationed: Record<string, string> = {};
  for (const [i, places] of [weiWu!, weiShu!, wuShu].entries())
    for (const [n, state] of borders[i]!.split(' ').filter(Boolean).entries())
      stationed[places[n]!] = `${left[state]!.pop()} 0 granary`;
  return scored('borders', { stationed });
}
test('TK-396 a border is won with more locations; equal numbers tie, none and none too', () => {
  expect(held('', '', '')).toEqual([2, 2, 2]); // all tied
  expect(held('wei wu wei', '', '')).toEqual([3, 1, 2]);
  expect(held('wei wu', '', '')).toEqual([2, 2, 2]);
});
test('TK-397 5 for two wins, 3 win and tie, 2 win and loss or two ties, 1 tie and loss, 0 two losses', () => {
  expect(held('wei', 'wei', 'wu')).toEqual([5, 2, 0]);
  expect(held('wei', '', 'wu')).toEqual([3, 2, 1]);
});
test('TK-398 a point for each location token with that side up', () => {
  const stationed = {
    'chi-bi': 'gan-ning 1 granary flipped',
    'shi-ting': 'lu-su 1 treasury flipped',
    'yi-du': 'lu-fan 1 granary',
    'gong-an': 'ma-dai 1 granary flipped',
  };
  expect(scored('locations', { stationed })).toEqual([0, 2, 1]);
});
test('TK-399 development compares farm and marketplace levels together', () => {
  const levels = three(
    { farm: [5, 0, 0], market: [1, 0, 0] },
    { farm: [2, 2, 0], market: [3, 0, 3] },
    { farm: [0, 0, 0], market: [4, 0, 0] },
  );
  expect(scored('domestic', levels)).toEqual([5, 2, 0]);
});
test('TK-400 TK-401 first 5, joint first 3, second 2, joint second 1, third 0; after joint firsts the last is third', () => {
  expect([domestic(7, 5, 3), domestic(7, 3, 5), domestic(6, 4, 4), domestic(6, 6, 4), domestic(6, 6, 6)]).toEqual([
    [5, 2, 0],
    [5, 0, 2],
    [5, 1, 1],
    [3, 3, 0],
    [3, 3, 3],
  ]);
});
test('TK-401 where the table says so the player behind two joint firsts is second; all else stays', () => {
  const table = tableFor(game, 3, { jointFirst: 'second' });
  const harmony = (...levels: number[]) => {
    const [wei, wu, shu] = levels.map(rank => ({ rank }));
    const p = position(three(wei!, wu!, shu!));
    const printed = p.box.pack.ranks.map(row => row.points);
    return kernelFor(game, table)
      .result(p.s)
      .lines.rank!.map((points, seat) => points - printed[levels[seat]!]!);
  };
  expect([harmony(3, 3, 2), harmony(2, 3, 3), harmony(3, 2, 2), harmony(3, 2, 1), harmony(2, 2, 2)]).toEqual([
    [3, 3, 2],
    [2, 3, 3],
    [5, 1, 1],
    [5, 2, 0],
    [3, 3, 3],
  ]);
});
test('TK-402 civil harmony compares tribal level and popular support in supply', () => {
  expect(
    scored('harmony', three({ tribe: 5, goods: { support: 3 } }, { tribe: 7 }, { tribe: 6, goods: { support: 1 } })),
  ).toEqual([5, 1, 1]);
});
test('TK-403 tribal levels 9 to 12 give 1 to 4 points more', () => {
  const own = (tribe: number) => scored('harmony', three({ tribe }, { tribe: 1 }, { tribe: 1 }))[0]! - 5;
  expect([8, 9, 10, 11, 12].map(own)).toEqual([0, 1, 2, 3, 4]);
});
test('TK-404 rank is compared, and gives a point for each step above Governor', () => {
  expect(scored('rank', three({ rank: 5 }, { rank: 2 }, { rank: 2 }))).toEqual([10, 3, 3]);
  expect(scored('rank', three({ rank: 0 }, { rank: 1 }, { rank: 3 }))).toEqual([0, 3, 8]);
});
test('TK-405 2 points for the holder of the Han emperor', () => {
  expect([scored('emperor', { emperor: 'wu' }), scored('emperor', {})]).toEqual([
    [0, 2, 0],
    [0, 0, 0],
  ]);
});
test('TK-406 enhancements: printed points and those of conditions', () => {
  const built = three({ built: 'stable seismoscope' }, { built: 'infirmary', tribe: 9 }, { built: 'garrison' });
  expect(scored('enhancements', built)).toEqual([2 + 1 + 2, 2, 1]);
  expect(scored('enhancements', three({}, { built: 'infirmary', tribe: 10 }, {}))).toEqual([0, 3, 0]);
});
test('TK-407 3 points less for each deficit token', () => {
  expect(scored('deficits', three({ deficits: 1 }, {}, { deficits: 4 }))).toEqual([-3, 0, -12]);
});
const places = (given: Given) => {
  const p = position(given);
  return p.k.result(p.s).places;
};
const even = { tribe: 6, goods: { gold: 3, rice: 3 } };
test('TK-408 the highest total wins', () => {
  expect(places(three({ ...even, military: 1 }, even, { ...even, military: 9 }))).toEqual([2, 3, 1]);
});
test('TK-409 a tie goes to more gold and rice, then to Shu before Wu before Wei', () => {
  const rich = { tribe: 6, goods: { gold: 4, rice: 3 } };
  expect([places(three(rich, even, even)), places(three(even, even, even)), places(three(even, rich, rich))]).toEqual([
    [1, 3, 2],
    [3, 2, 1],
    [3, 2, 1],
  ]);
});
test('TK-409 gold and rice count together: neither alone decides a tie', () => {
  const having = (gold: number, rice: number) => ({ tribe: 6, goods: { gold, rice } });
  expect(places(three(having(5, 0), having(0, 6), having(3, 4)))).toEqual([3, 2, 1]);
  expect(places(three(having(2, 5), having(6, 0), having(0, 5)))).toEqual([1, 2, 3]);
});
test('TK-410 hand, armies, weapons, gold and rice score nothing', () => {
  const p = position(
    three(
      { tribe: 6, hand: 'stone-classics stable', goods: { gold: 30, rice: 30, trained: 9, horse: 9 } },
      { tribe: 6 },
      { tribe: 6 },
    ),
  );
  expect(p.k.result(p.s).totals).toEqual([11, 11, 11]); // three threefold ties and the borders
});
