import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, bids, stations } from './skills.ts';

/** Examples that follow from the rules. */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };
const MARKET = 'develop-marketplace-or-collect-tax';

test('TK-087 TK-088 EX-38 nine spaces are left after the first choice', () => {
  const p = position({ round: 2, alliance: MARKET });
  const t = p.begin({ at: 'round', seat: -2 }).at('alliance', 2).refuses(`alliance.choose ${MARKET}`, 'sameAlliance');
  t.refuses('alliance.choose win-popular-support', 'notForAlliance').refuses(
    'alliance.choose control-han-emperor',
    'notForAlliance',
  );
  expect(t.options().length).toBe(9);
});
test('TK-091 TK-166 EX-39 one ally alone', () => {
  const given = { ...none, alliance: 'train-armies' };
  expect(
    position({ ...given, bids: ['dian-wei train-armies', 'ma-dai train-armies'] }).winners('train-armies'),
  ).toEqual(['wei']);
  const p = position({ ...given, bids: ['dian-wei train-armies', 'ma-dai train-armies support 2'] });
  p.resolving().at('actions', 2);
  expect(p.s.players.map(({ wins }) => wins)).toEqual([0, 0, 1]);
});
test('TK-093 TK-142 EX-40 nine against nine', () => {
  const won = (...list: string[]) =>
    position({ alliance: 'hire-import', bids: list.map(who => `${who} hire-import`) }).winners('hire-import');
  expect(won('jia-xu', 'lu-fan', 'xun-you', 'jiang-wan')).toEqual(['wei']);
  expect(won('jia-xu', 'lu-fan', 'jiang-wan', 'xun-you')).toEqual(['wu', 'shu']);
});
test('TK-132 TK-152 TK-445 EX-41 Liu Bei loses with three popular support', () => {
  const p = position({ ...none, bids: ['liu-bei hire-import support 3', 'cao-cao hire-import support 2'] });
  expect(p.total('liu-bei')).toBe(7);
  p.resolving();
  expect(p.goods('shu')).toEqual({ support: 1 });
});
test('TK-312 TK-332 TK-333 EX-42 a lone general with the tribe', () => {
  const alone = (tribe: number) => {
    const p = position({ wei: { tribe, goods: {} }, bids: ['cao-cao tribal-wei'] });
    p.resolving();
    const { wins } = p.player('wei');
    p.table.plays('actions.take tribal-wei').at('alliance');
    return [p.player('wei').tribe, p.player('wei').deficits, wins];
  };
  expect([alone(5), alone(1)]).toEqual([
    [5, 0, 1],
    [1, 1, 1],
  ]);
});
test('TK-330 TK-332 EX-43 a rebellion, and another', () => {
  const p = position({ wu: { tribe: 2 } });
  p.tribe('wu');
  expect([p.player('wu').tribe, p.player('wu').deficits]).toEqual([1, 1]);
  p.tribe('wu');
  expect([p.player('wu').tribe, p.player('wu').deficits]).toEqual([1, 2]);
});
test('TK-357 TK-358 TK-360 EX-44 four deficit tokens', () => {
  const p = position({
    stationed: {
      'gong-an': 'zhang-fei 2 granary',
      'qi-shan': 'jiang-wei 2 treasury',
      'xiao-ting': 'huang-zhong 1 treasury',
    },
    shu: { goods: { gold: 2, rice: 3, support: 4 } },
  });
  p.maintaining();
  expect([p.goods('shu'), p.player('shu').deficits]).toEqual([{ support: 4 }, 4]);
});
test('TK-221 TK-223 TK-225 TK-226 EX-45 weapons first, then rice', () => {
  const p = acts('cao-cao trade-rice-weapons', [], { goods: { gold: 7, rice: 2, horse: 3, spear: 3 } });
  p.table.plays(
    'trade.sellWeapons 2',
    ...Array<string>(3).fill('sale.give horse'),
    ...Array<string>(3).fill('sale.give spear'),
  );
  p.table.plays('trade.buyRice 3').refuses('trade.sellRice 1', 'riceTraded').plays('trade.finish');
  expect(p.goods('wei')).toEqual({ gold: 12, rice: 14 });
  acts('cao-cao trade-rice-weapons', [], { goods: { horse: 5 } }).table.refuses('trade.sellWeapons 2', 'tooFewWeapons');
});
test('TK-385 TK-386 TK-387 TK-405 EX-46 the fifth general', () => {
  const p = position({
    ...none,
    round: 8,
    emperor: 'shu',
    stationed: {
      'chi-bi': 'zhou-tai 2 granary',
      'yi-du': 'lu-su 1 granary',
      'shi-ting': 'lu-xun 1 granary',
      'gong-an': 'gan-ning 1 granary',
    },
    bids: ['cao-cao control-han-emperor', 'sun-ce battle-wei-wu cavalry 1', 'liu-bei recruit-armies'],
  });
  const t = p.resolving().at('actions', 0).plays('actions.decline control-han-emperor');
  t.plays('actions.take battle-wei-wu', 'station.station sun-ce guang-ling', 'garrison.place 1 granary');
  t.at('actions', 2).plays('actions.take recruit-armies');
  expect([p.s.ending, p.player('wu').military, p.player('wu').deficits, p.sheet('emperor')]).toEqual([
    'borders',
    0,
    0,
    { wei: 0, wu: 0, shu: 2 },
  ]);
  expect([p.player('shu').tribe, p.goods('wu').rice]).toEqual([6, 1]); // step 4, and Lu Su in step 5
});
test('TK-400 TK-401 EX-47 equal totals', () => {
  const points = (...levels: number[]) => {
    const [wei, wu, shu] = levels.map(n => ({ farm: [n - 2, 0, 0] as const, market: [2, 0, 0] as const }));
    return Object.values(position({ wei: wei!, wu: wu!, shu: shu! }).sheet('domestic'));
  };
  expect([points(6, 6, 4), points(6, 6, 6), points(6, 4, 4)]).toEqual([
    [3, 3, 0],
    [3, 3, 3],
    [5, 1, 1],
  ]);
});
test('TK-396 TK-397 EX-48 an empty border is a tie', () => {
  const held = {
    'yi-du': 'lu-su 1 granary',
    'xiao-ting': 'gan-ning 1 granary',
    'gong-an': 'ma-dai 1 granary',
    'chi-bi': 'xu-chu 1 granary',
    'shi-ting': 'lu-fan 1 granary',
  };
  expect(position({ stationed: held }).sheet('borders')).toEqual({ wei: 2, wu: 3, shu: 1 });
});
test('TK-096 TK-166 TK-519 EX-49 Yu Jin joins the alliance', () => {
  const p = position({ ...none, round: 2, onCard: { 'yu-jin': 2 }, wei: { generals: 'yu-jin xu-chu', goods: {} } });
  const t = p
    .begin({ at: 'round', seat: -2 })
    .plays('alliance.choose recruit-armies')
    .at('benefits', 0)
    .plays('benefits.use yu-jin');
  t.plays(
    'bid.assign xu-chu recruit-armies',
    'bid.assign sun-jian recruit-armies',
    'bid.assign liu-bei recruit-armies',
    'bid.pass',
  );
  expect([p.onCard('yu-jin'), p.s.players.map(({ wins }) => wins)]).toEqual([1, [1, 1, 1]]);
  for (const seat of [0, 1, 2]) t.at('actions', seat).plays('actions.take recruit-armies');
  expect(p.s.players.map(({ goods }) => goods[2])).toEqual([2, 2, 2]);
});
test('TK-295 TK-362 TK-385 EX-50 Zhao Yun stationed alone', () => {
  const p = acts('zhao-yun battle-shu-wei', [
    'station.station zhao-yun fan-cheng',
    'garrison.place 0 granary',
    'side.flip 1',
  ]);
  p.maintaining();
  expect([
    p.sheet('locations').shu,
    p.player('shu').military,
    p.player('shu').deficits,
    p.sheet('borders').shu,
  ]).toEqual([1, 0, 0, 3]);
  const four = {
    'qi-shan': 'guan-yu 1 granary',
    'gong-an': 'ma-dai 1 granary',
    'yi-du': 'fei-yi 1 granary',
    'jie-ting': 'ma-chao 1 granary',
  };
  const fifth = position({ stationed: { ...four, 'fan-cheng': 'zhao-yun 0 granary' } });
  fifth.maintaining();
  expect(fifth.s.ending).toBe('borders');
});
test('TK-135 TK-448 TK-549 EX-56 Guan Ping after Guan Yu came', () => {
  const placed = (round: number, fresh: string) =>
    bids('shu', { round, shu: { generals: 'guan-ping', fresh, goods: {} } }, 'bid.assign guan-ping recruit-armies');
  expect([placed(4, 'ma-chao').total('guan-ping'), placed(5, 'guan-yu').total('guan-ping')]).toEqual([4, 5]);
});
test('TK-183 TK-315 EX-57 the tribal action declined', () => {
  const p = position({ wei: { tribe: 5, goods: {} }, bids: ['cao-cao tribal-wei gold 2'] });
  p.resolving();
  expect(p.player('wei').wins).toBe(1);
  p.table.plays('actions.decline tribal-wei').at('alliance');
  expect([p.goods('wei'), p.player('wei').tribe]).toEqual([{ gold: 2 }, 4]);
});
test('TK-183 TK-445 TK-546 EX-58 Liu Bei stationed with his tokens', () => {
  const p = stations('liu-bei battle-shu-wei infantry 2 support 2', 'hua-rong-dao');
  expect([p.total('liu-bei'), p.goods('shu'), p.sheet('locations').shu]).toEqual([7, { support: 1 }, 1]);
  p.maintaining();
  expect([p.player('shu').military, p.player('shu').deficits]).toEqual([2, 3]); // 2 gold and 1 rice are due
});
