import { expect, test } from 'vitest';
import type { Given } from './given.ts';
import { position } from './position.ts';
import { acts, stations } from './skills.ts';

/** Battles and stationing. */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };
const won = (given: Given, state: 'wei' | 'wu' | 'shu', space: string) => {
  const p = position({ ...none, ...given });
  p.acting(state).plays(`actions.take ${space}`);
  return p;
};
const at = (p: ReturnType<typeof position>, id: string) => {
  const i = p.box.pack.locations.findIndex(row => row.id === id);
  return [p.s.garrison[i], p.s.units[i], p.s.token[i], p.s.flips[i]];
};

test('TK-280 TK-281 the winner stations one general with his units, on a free location of that border', () => {
  const p = won(
    { bids: ['xu-chu battle-wei-wu infantry 1', 'zhang-he battle-wei-wu cavalry 1'] },
    'wei',
    'battle-wei-wu',
  );
  p.table.at('station', 0).refuses('station.station xu-chu hua-rong-dao', 'notOffered'); // another border
  p.table.plays('station.station xu-chu xiao-yao-jin', 'garrison.place 1 granary').at('alliance'); // and no second one
  expect(at(p, 'xiao-yao-jin')).toEqual([p.box.generalNamed.get('xu-chu'), 1, 1, 1]);
  expect(p.goods('wei')).toEqual({ trained: 1, horse: 1 });
});
test('TK-282 with one of his own units at least', () => {
  const p = won({ bids: ['gan-ning battle-wei-wu cavalry 2', 'chen-wu battle-wei-wu'] }, 'wu', 'battle-wei-wu');
  p.table.refuses('station.station chen-wu xiao-yao-jin', 'withoutUnits').plays('station.station gan-ning guang-ling');
  p.table
    .refuses('garrison.place 0 granary', 'withoutUnits')
    .offers('garrison.place 1 granary', 'garrison.place 2 granary');
});
test('TK-283 as many of them as he likes; the others go home', () => {
  const bids = { bids: ['gan-ning battle-wei-wu cavalry 2'] };
  for (const units of [1, 2]) {
    const p = won(bids, 'wu', 'battle-wei-wu');
    p.table.plays('station.station gan-ning guang-ling', `garrison.place ${units} treasury`);
    expect([at(p, 'guang-ling')[1], p.goods('wu')]).toEqual([units, units === 2 ? {} : { trained: 1, horse: 1 }]);
  }
});
test('TK-284 not with the units of another general', () => {
  const p = won(
    { bids: ['gan-ning battle-shu-wu archery 2', 'ling-cao battle-shu-wu naval 1'] },
    'wu',
    'battle-shu-wu',
  );
  p.table.refuses('station.station gan-ning yi-du', 'otherArmy').plays('station.station ling-cao yi-du');
  p.table.refuses('garrison.place 2 granary', 'notHisUnits').plays('garrison.place 1 granary');
  expect(p.goods('wu')).toEqual({ trained: 2, crossbow: 2 });
});
test('TK-285 the type of the units is that of the location', () => {
  const p = won({ bids: ['zhang-he battle-shu-wei cavalry 1'] }, 'wei', 'battle-shu-wei');
  p.table.offers('station.station zhang-he chang-ban-po', 'station.station zhang-he jie-ting');
  for (const location of ['hua-rong-dao', 'qi-shan', 'fan-cheng'])
    p.table.refuses(`station.station zhang-he ${location}`, 'otherArmy');
});
test('TK-286 an occupied location is held to the end, by whoever came first', () => {
  const p = won(
    { stationed: { 'jie-ting': 'ma-dai 1 granary' }, bids: ['zhang-he battle-shu-wei cavalry 1'] },
    'wei',
    'battle-shu-wei',
  );
  p.table
    .refuses('station.station zhang-he jie-ting', 'occupied')
    .plays('station.station zhang-he chang-ban-po', 'garrison.place 1 granary');
  expect(at(p, 'jie-ting')[0]).toBe(p.box.generalNamed.get('ma-dai'));
});
test('TK-287 the token goes to granary or treasury, 1 VP side up with units of his specialty', () => {
  for (const [i, store] of ['granary', 'treasury'].entries())
    for (const [army, location, points] of [
      ['cavalry', 'guang-ling', 1],
      ['naval', 'chi-bi', 0],
    ] as const) {
      const p = won({ bids: [`gan-ning battle-wei-wu ${army} 1`] }, 'wu', 'battle-wei-wu');
      p.table.plays(`station.station gan-ning ${location}`, `garrison.place 1 ${store}`);
      expect([at(p, location).slice(2), p.sheet('locations').wu]).toEqual([[i + 1, points], points]);
    }
});
test('TK-288 a location token lowers gold upkeep from the treasury, rice upkeep from the granary', () => {
  for (const [store, gold, rice] of [
    ['granary', 2, 1],
    ['treasury', 1, 2],
  ] as const)
    for (const side of ['', ' flipped']) {
      const p = position({
        stationed: { 'chi-bi': `zhou-tai 2 ${store}${side}` },
        wu: { goods: { gold: 9, rice: 9 } },
      });
      p.maintaining();
      expect([9 - p.goods('wu').gold!, 9 - p.goods('wu').rice!]).toEqual([gold, rice]);
    }
});
test('TK-289 who is stationed stays there and bids no more', () => {
  const p = stations('zhang-he battle-shu-wei cavalry 1', 'jie-ting');
  p.maintaining();
  p.bidding('wei').refuses('bid.assign zhang-he recruit-armies', 'stationedForGood');
  expect(p.goods('wei').trained).toBeUndefined(); // his units stay as well
});
test('TK-290 the second general goes to the other border, the third wherever', () => {
  const first = { 'chi-bi': 'cao-ren 1 granary' };
  const both = { ...first, 'hua-rong-dao': 'xu-chu 1 granary' };
  const same = position({ ...none, stationed: first, bids: ['zhang-he battle-wei-wu cavalry 1'] });
  same.acting('wei').refuses('actions.take battle-wei-wu', 'otherBorderFirst');
  won({ stationed: first, bids: ['zhang-he battle-shu-wei cavalry 1'] }, 'wei', 'battle-shu-wei').table.at(
    'station',
    0,
  );
  for (const space of ['battle-wei-wu', 'battle-shu-wei'])
    won({ stationed: both, bids: [`zhang-he ${space} cavalry 1`] }, 'wei', space).table.at('station', 0);
});
test('TK-291 with both battles won the player chooses which comes first', () => {
  const given = {
    ...none,
    stationed: { 'chi-bi': 'cao-ren 1 granary' },
    bids: ['zhang-he battle-wei-wu cavalry 1', 'xu-chu battle-shu-wei infantry 1'],
  };
  const p = position(given);
  const t = p.acting('wei').refuses('actions.take battle-wei-wu', 'otherBorderFirst');
  t.plays('actions.take battle-shu-wei', 'station.station xu-chu hua-rong-dao', 'garrison.place 1 granary');
  t.plays('actions.take battle-wei-wu', 'station.station zhang-he guang-ling', 'garrison.place 1 granary');
  expect(p.s.garrison.filter(g => g > 0).length).toBe(3);
});
test('TK-292 where nobody can be stationed the win gives nothing and all goes home', () => {
  const full = { 'xiao-ting': 'lu-su 1 granary', 'bai-di-cheng': 'ma-dai 1 granary' };
  const p = position({ ...none, stationed: full, bids: ['gan-ning battle-shu-wu archery 2'] });
  p.acting('wu').refuses('actions.take battle-shu-wu', 'otherBorderFirst'); // Lu Su is there alone
  const other = position({ ...none, bids: ['gan-ning battle-shu-wu'] });
  other.acting('wu').refuses('actions.take battle-shu-wu', 'nobodyToStation').plays('actions.decline battle-shu-wu');
  p.table.plays('actions.decline battle-shu-wu');
  expect([p.goods('wu'), other.s.bids[0]!.home]).toEqual([{ trained: 2, crossbow: 2 }, 1]);
});
test('TK-292 the refusal says what is missing: units, or a free location for those there are', () => {
  const full = { 'xiao-ting': 'huang-zhong 1 granary', 'bai-di-cheng': 'ma-dai 1 granary' };
  const p = position({ ...none, stationed: full, bids: ['gan-ning battle-shu-wu archery 2'] });
  p.acting('wu').refuses('actions.take battle-shu-wu', 'noPlaceForUnits');
});
test('TK-294 a lost battle costs nothing: the units go home', () => {
  const p = position({ ...none, bids: ['xu-chu battle-wei-wu infantry 2', 'gan-ning battle-wei-wu cavalry 1'] });
  p.resolving();
  expect(p.goods('wu')).toEqual({ trained: 1, horse: 1 });
});
test('TK-295 Zhao Yun alone: any free location, either side of the token, no upkeep, no military points', () => {
  const alone = (side: number) =>
    acts('zhao-yun battle-shu-wei cavalry 2', [
      'station.station zhao-yun qi-shan',
      'garrison.place 0 treasury',
      `side.flip ${side}`,
    ]);
  const p = alone(1);
  expect([at(p, 'qi-shan'), p.goods('shu')]).toEqual([
    [p.box.generalNamed.get('zhao-yun'), 0, 2, 1],
    { trained: 2, horse: 2 },
  ]);
  p.maintaining();
  expect([p.goods('shu'), p.player('shu').military, p.player('shu').deficits]).toEqual([
    { trained: 2, horse: 2 },
    0,
    0,
  ]);
  expect(alone(0).sheet('locations').shu).toBe(0);
  const next = position({
    ...none,
    stationed: { 'qi-shan': 'zhao-yun 0 granary' },
    bids: ['ma-dai battle-shu-wei cavalry 1'],
  });
  next.acting('shu').refuses('actions.take battle-shu-wei', 'otherBorderFirst'); // he counts as the first
  const led = acts('zhao-yun battle-shu-wei cavalry 2', [
    'station.station zhao-yun jie-ting',
    'garrison.place 2 granary',
  ]);
  expect(at(led, 'jie-ting').slice(1)).toEqual([2, 1, 1]); // with units as anybody
});
test('TK-296 both own battles may be bid for in one round; losing one may block the other', () => {
  const given: Given = {
    ...none,
    stationed: { 'chi-bi': 'cao-ren 1 granary' },
    wei: { generals: 'zhang-he xu-chu', goods: {} },
  };
  const bids = [
    'zhang-he battle-wei-wu cavalry 1',
    'xu-chu battle-shu-wei infantry 1',
    'jiang-wei battle-shu-wei archery 2',
  ];
  const p = position({ ...given, bids });
  p.resolving()
    .at('actions', 0)
    .refuses('actions.take battle-wei-wu', 'otherBorderFirst')
    .plays('actions.decline battle-wei-wu');
  expect(p.goods('wei')).toEqual({ trained: 2, spear: 1, horse: 1 });
});
