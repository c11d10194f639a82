import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts } from './skills.ts';

/** Farms and marketplaces. */
const FARM = 'cao-cao develop-farm-or-harvest';
const MARKET = 'cao-cao develop-marketplace-or-collect-tax';

test('TK-200 develop or harvest: one of them', () => {
  const p = acts(FARM, [], { farm: [2, 2, 0] });
  p.table.at('farm', 0).offers('farm.develop', 'farm.harvest 0').plays('farm.develop').at('alliance');
});
test('TK-201 developing flips a token and raises the level by one', () => {
  const { level, flipped } = acts(FARM, ['farm.develop'], { farm: [2, 1, 0] }).player('wei');
  expect([level, flipped]).toEqual([
    [3, 0],
    [2, 0],
  ]);
});
test('TK-202 the farm level never drops', () => {
  const { level, flipped, stored } = acts(FARM, ['farm.harvest 1'], { farm: [4, 3, 0] }).player('wei');
  expect([level[0], flipped[0], stored[0]]).toEqual([4, 0, 1]);
});
test('TK-203 at level 5 there is nothing left to develop', () => {
  acts(FARM, [], { farm: [5, 1, 0] })
    .table.refuses('farm.develop', 'farmDeveloped')
    .offers('farm.harvest 1');
  const last = acts(FARM, ['farm.develop'], { farm: [4, 0, 0] }); // the fifth token, turned in play
  last
    .acting('wei')
    .plays(`actions.take ${FARM.split(' ')[1]}`)
    .refuses('farm.develop', 'farmDeveloped');
});
test('TK-204 harvest: some tokens to the granary, 5 rice for each of the others', () => {
  for (const [kept, rice] of [
    [0, 15],
    [1, 10],
    [3, undefined],
  ] as const) {
    const p = acts(FARM, [`farm.harvest ${kept}`], { farm: [3, 3, 1] });
    expect([p.goods('wei').rice, p.player('wei').stored, p.player('wei').flipped]).toEqual([
      rice,
      [1 + kept, 0],
      [0, 0],
    ]);
  }
  acts(FARM, [], { farm: [3, 3, 0] }).table.refuses('farm.harvest 4', 'notOffered');
});
test('TK-205 without a flipped token there is no harvest', () => {
  acts(FARM, [], { farm: [3, 0, 1] })
    .table.refuses('farm.harvest 0', 'nothingToHarvest')
    .offers('farm.develop');
  const bare = position({ wei: { farm: [5, 0, 0] }, bids: [FARM] });
  bare.acting('wei').refuses('actions.take develop-farm-or-harvest', 'landExhausted');
});
const upkeep = (having: object) => {
  const p = position({
    stationed: { 'guang-ling': 'xu-chu 2 granary' },
    wei: { goods: { gold: 9, rice: 9 }, ...having },
  });
  p.maintaining();
  return [9 - p.goods('wei').gold!, 9 - p.goods('wei').rice!];
};
test('TK-206 a farm token on the granary lowers the rice for stationed armies by one', () => {
  expect([upkeep({}), upkeep({ farm: [1, 0, 1] }), upkeep({ farm: [3, 0, 3] })]).toEqual([
    [2, 1],
    [2, 0],
    [2, 0],
  ]);
  expect(upkeep({ farm: [3, 3, 0] })).toEqual([2, 1]); // on the development space they do nothing
});
test('TK-210 develop or collect tax: one of them', () => {
  const p = acts(MARKET, [], { market: [2, 2, 0] });
  p.table.at('market', 0).offers('market.develop', 'market.tax 2').plays('market.tax 2').at('alliance');
});
test('TK-211 developing flips a marketplace and raises its level by one', () => {
  const { level, flipped } = acts(MARKET, ['market.develop'], { market: [0, 0, 0] }).player('wei');
  expect([level, flipped]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});
test('TK-212 the marketplace level never drops, and ends at 5', () => {
  expect(acts(MARKET, ['market.tax 0'], { market: [4, 4, 0] }).player('wei').level).toEqual([0, 4]);
  acts(MARKET, [], { market: [5, 2, 0] }).table.refuses('market.develop', 'marketDeveloped');
  const last = acts(MARKET, ['market.develop'], { market: [4, 0, 0] });
  last
    .acting('wei')
    .plays(`actions.take ${MARKET.split(' ')[1]}`)
    .refuses('market.develop', 'marketDeveloped');
});
test('TK-213 tax: some tokens to the treasury, 4 gold for each of the others', () => {
  for (const [kept, gold] of [
    [0, 8],
    [1, 4],
    [2, undefined],
  ] as const) {
    const p = acts(MARKET, [`market.tax ${kept}`], { market: [3, 2, 1] });
    expect([p.goods('wei').gold, p.player('wei').stored, p.player('wei').flipped]).toEqual([
      gold,
      [0, 1 + kept],
      [0, 0],
    ]);
  }
});
test('TK-214 without a flipped token there is no tax', () => {
  acts(MARKET, [], { market: [1, 0, 0] }).table.refuses('market.tax 0', 'nothingToTax');
});
test('TK-215 a marketplace token on the treasury lowers the gold for stationed armies by one', () => {
  expect([upkeep({ market: [1, 0, 1] }), upkeep({ market: [4, 0, 4] })]).toEqual([
    [1, 1],
    [0, 1],
  ]);
});
