import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, lives } from './skills.ts';

/** The rulebook's examples of actions, tribes, benefits, upkeep and scoring. */
const FARM = 'cao-cao develop-farm-or-harvest';
const MARKET = 'cao-cao develop-marketplace-or-collect-tax';
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };

test('TK-201 TK-205 EX-11 develop farm', () => {
  const p = acts(FARM);
  p.table.refuses('farm.harvest 0', 'nothingToHarvest').plays('farm.develop');
  expect(p.player('wei').level).toEqual([1, 0]);
});
test('TK-202 TK-204 EX-12 harvest', () => {
  const p = acts(FARM, ['farm.harvest 2'], { farm: [3, 3, 0] });
  expect([p.goods('wei'), p.player('wei')]).toMatchObject([
    { rice: 5 },
    { stored: [2, 0], flipped: [0, 0], level: [3, 0] },
  ]);
});
test('TK-211 TK-214 EX-13 develop marketplace', () => {
  const p = acts(MARKET);
  p.table.refuses('market.tax 0', 'nothingToTax').plays('market.develop');
  expect(p.player('wei').level).toEqual([0, 1]);
});
test('TK-212 TK-213 EX-14 collect tax', () => {
  const p = acts(MARKET, ['market.tax 2'], { market: [4, 4, 0] });
  expect([p.goods('wei'), p.player('wei')]).toMatchObject([{ gold: 8 }, { stored: [0, 2], level: [0, 4] }]);
});
const shuWu = () => {
  const p = position({ ...none, bids: ['gan-ning battle-shu-wu archery 2', 'ling-cao battle-shu-wu naval 1'] });
  p.acting('wu').plays('actions.take battle-shu-wu');
  return p;
};
test('TK-281 TK-282 TK-284 TK-285 EX-17 stationing choices', () => {
  const { table: t } = shuWu();
  t.offers(
    'station.station gan-ning xiao-ting',
    'station.station gan-ning bai-di-cheng',
    'station.station ling-cao yi-du',
  );
  expect(t.options().length).toBe(3);
  t.refuses('station.station gan-ning yi-du', 'otherArmy').refuses('station.station gan-ning gong-an', 'otherArmy');
  t.refuses('station.station ling-cao xiao-ting', 'otherArmy').plays('station.station gan-ning xiao-ting');
  t.offers('garrison.place 1 treasury', 'garrison.place 2 granary').plays('garrison.place 1 treasury').at('alliance');
});
test('TK-287 EX-18 no specialty', () => {
  const p = shuWu();
  p.table
    .plays('station.station gan-ning xiao-ting')
    .offers('garrison.place 2 granary')
    .plays('garrison.place 2 treasury');
  expect(p.sheet('locations').wu).toBe(0);
});
test('TK-287 TK-398 EX-19 a specialty', () => {
  const p = shuWu();
  p.table.plays('station.station ling-cao yi-du').offers('garrison.place 1 treasury').plays('garrison.place 1 granary');
  expect(p.sheet('locations').wu).toBe(1);
});
const stationed = { 'chi-bi': 'cao-ren 2 granary' };
test('TK-290 TK-292 TK-296 EX-20 the second general at the wrong border', () => {
  const p = position({
    ...none,
    stationed,
    bids: [
      'xiahou-dun battle-wei-wu cavalry 2',
      'zhou-tai battle-wei-wu',
      'xu-huang battle-shu-wei infantry 1',
      'zhao-yun battle-shu-wei cavalry 1',
    ],
  });
  p.resolving()
    .at('actions', 0)
    .refuses('actions.take battle-wei-wu', 'otherBorderFirst')
    .plays('actions.decline battle-wei-wu');
  expect(
    p.log.filter(([event]) => event === 'won' || event === 'lost').map(([, seat, , total]) => [seat, total]),
  ).toEqual([
    [0, 7],
    [1, 5],
    [0, 5],
    [2, 6],
  ]);
  expect(p.goods('wei')).toEqual({ trained: 3, spear: 1, horse: 2 });
});
test('TK-291 EX-21 both borders won', () => {
  const given = {
    ...none,
    stationed,
    bids: ['xiahou-dun battle-wei-wu cavalry 2', 'xu-chu battle-shu-wei infantry 2'],
  };
  const p = position(given);
  const t = p.acting('wei').refuses('actions.take battle-wei-wu', 'otherBorderFirst');
  t.plays('actions.take battle-shu-wei', 'station.station xu-chu hua-rong-dao', 'garrison.place 1 treasury');
  t.plays('actions.take battle-wei-wu', 'station.station xiahou-dun guang-ling', 'garrison.place 2 granary');
  expect([p.sheet('locations').wei, p.goods('wei')]).toEqual([2, { trained: 1, spear: 1 }]);
  const one = position(given);
  one
    .acting('wei')
    .plays('actions.take battle-shu-wei', 'station.station xu-chu hua-rong-dao', 'garrison.place 2 treasury');
  one.table.plays('actions.decline battle-wei-wu').at('alliance'); // only Xu Chu
});
test('TK-310 TK-311 EX-22 to the tribe with gold', () => {
  const p = acts('jiang-wei tribal-shu gold 2', [], { tribe: 2 });
  expect([p.player('shu').tribe, p.goods('shu')]).toEqual([4, {}]);
});
test('TK-310 TK-311 EX-23 to the tribe with units', () => {
  const p = acts('jiang-wei tribal-shu infantry 2', [], { tribe: 2 });
  expect([p.player('shu').tribe, p.goods('shu')]).toEqual([4, { trained: 2, spear: 2 }]);
});
test('TK-314 TK-509 EX-24 level 12 kept by a skill', () => {
  const p = position({ round: 8, wei: { generals: 'jia-xu', tribe: 12, goods: { rice: 3 } } });
  p.tribe('wei').at('buySupport', 0).plays('buySupport.buy');
  expect([p.player('wei').tribe, p.goods('wei')]).toEqual([12, { rice: 1, support: 1 }]);
});
test('TK-340 TK-556 TK-600 EX-25 the sequence of benefits', () => {
  const end = () =>
    lives('ma-chao', { built: 'barter-market', goods: { rice: 2, horse: 1 } }, { onCard: { 'ma-chao': 3 } });
  const p = end();
  p.table
    .at('benefits', 2)
    .plays('benefits.use barter-market', 'swap.give 2rice', 'arms.take horse', 'benefits.use ma-chao');
  expect([p.goods('shu'), p.onCard('ma-chao')]).toEqual([{ horse: 3 }, 2]);
  end().table.refuses('benefits.use ma-chao', 'notOffered'); // with one horse he gives nothing
});
const upkeep = (support: number, having: object) => {
  const p = position({
    stationed: { 'chi-bi': 'zhou-tai 2 granary' },
    wu: { goods: { gold: 9, rice: 9, support }, ...having },
  });
  p.maintaining();
  return [9 - p.goods('wu').gold!, 9 - p.goods('wu').rice!];
};
test('TK-356 TK-357 TK-358 EX-26 upkeep', () => {
  expect(upkeep(3, {})).toEqual([2, 1 + 1]);
});
test('TK-356 TK-359 EX-27 upkeep again', () => {
  expect(upkeep(4, { market: [1, 0, 1], farm: [1, 0, 1] })).toEqual([1, 2 + 0]);
});
test('TK-362 EX-28 military points', () => {
  const p = position({
    ...none,
    stationed: { 'gong-an': 'zhang-fei 2 granary' },
    bids: ['jiang-wei battle-shu-wei archery 2'],
  });
  p.resolving()
    .plays('actions.take battle-shu-wei', 'station.station jiang-wei qi-shan', 'garrison.place 2 granary')
    .at('alliance');
  expect(p.player('shu').military).toBe(4);
});

// ---- scoring ----
test('TK-395 EX-29 reading the military track', () => {
  const p = position({ wei: { military: 14 }, wu: { military: 16 }, shu: { military: 17 } });
  expect(p.sheet('military')).toEqual({ wei: 14, wu: 16, shu: 17 });
});
test('TK-396 TK-397 EX-30 borders', () => {
  const held = {
    'qi-shan': 'xu-chu 1 granary',
    'chi-bi': 'gan-ning 1 granary',
    'yi-du': 'lu-su 1 granary',
    'gong-an': 'ma-dai 1 granary',
  };
  expect(position({ stationed: held }).sheet('borders')).toEqual({ wei: 2, wu: 3, shu: 1 });
});
test('TK-398 EX-31 border locations', () => {
  const side = (flipped: boolean) => (flipped ? ' flipped' : '');
  const four = ['chi-bi', 'guang-ling', 'yi-du', 'gong-an'].map((at, i) => [
    at,
    `${['gan-ning', 'lu-su', 'lu-fan', 'sun-ce'][i]} 1 granary${side(i < 3)}`,
  ]);
  expect(position({ stationed: Object.fromEntries(four) }).sheet('locations').wu).toBe(3);
});
const domestic = (wuMarket: number) =>
  position({
    wei: { farm: [5, 0, 0], market: [5, 0, 0] },
    wu: { farm: [2, 0, 0], market: [wuMarket, 0, 0] },
    shu: { farm: [4, 0, 0], market: [3, 0, 0] },
  }).sheet('domestic');
test('TK-399 TK-400 EX-32 domestic development', () => {
  expect(domestic(3)).toEqual({ wei: 5, wu: 0, shu: 2 });
});
test('TK-400 EX-33 domestic development, joint second', () => {
  expect(domestic(5)).toEqual({ wei: 5, wu: 1, shu: 1 });
});
test('TK-402 TK-403 EX-34 civil harmony', () => {
  const p = position({
    wei: { tribe: 11, goods: { support: 2 } },
    wu: { tribe: 12, goods: {} },
    shu: { tribe: 10, goods: { support: 4 } },
  });
  expect(p.sheet('harmony')).toEqual({ wei: 5, wu: 4, shu: 7 });
});
test('TK-387 TK-404 TK-405 EX-35 rank and the Han emperor', () => {
  const p = position({
    round: 12,
    emperor: 'shu',
    wei: { rank: 3, goods: { gold: 1 } },
    wu: { rank: 3 },
    shu: { rank: 2 },
    bids: ['cao-cao control-han-emperor'],
  });
  p.resolving().plays('actions.take control-han-emperor', 'emperor.leave cao-cao');
  expect(p.s.ending).toBe('rounds');
  expect([p.sheet('rank'), p.sheet('emperor')]).toEqual([
    { wei: 9, wu: 5, shu: 2 },
    { wei: 0, wu: 0, shu: 2 },
  ]);
});
test('TK-409 EX-36 a final tie', () => {
  const goods = { gold: 2, rice: 2 };
  const p = position({ wei: { tribe: 4, goods }, wu: { tribe: 6, goods }, shu: { tribe: 6, goods } });
  const { totals, places } = p.k.result(p.s);
  expect([totals[1] === totals[2], places]).toEqual([true, [3, 2, 1]]);
});
