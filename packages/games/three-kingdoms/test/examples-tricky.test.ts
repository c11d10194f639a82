import { expect, test } from 'vitest';
import { position } from './position.ts';

const MARKET = 'develop-marketplace-or-collect-tax';

test('TK-141 TK-142 EX-05 a tie goes to who reached the total first', () => {
  const p = position({ bids: [`jia-xu ${MARKET}`, `jiang-wan ${MARKET}`, `jiang-wei ${MARKET}`, `xun-you ${MARKET}`] });
  expect(p.winners(MARKET)).toEqual(['shu']);
});
test('TK-143 EX-06 Cao Cao wins the tie', () => {
  const p = position({
    bids: [`cao-cao ${MARKET}`, `jiang-wan ${MARKET}`, `jiang-wei ${MARKET}`, `xun-you ${MARKET}`],
  });
  expect(p.winners(MARKET)).toEqual(['wei']);
});
test('TK-090 TK-091 EX-07 the alliance wins together', () => {
  const p = position({ alliance: MARKET, bids: [`jia-xu ${MARKET}`, `lu-fan ${MARKET}`, `jiang-wan ${MARKET}`] });
  expect(p.winners(MARKET)).toEqual(['wu', 'shu']);
});
test('TK-168 EX-09 military points decide the order among equals', () => {
  const p = position({
    round: 4,
    shu: { military: 2 },
    bids: [
      'cao-cao recruit-armies',
      'jia-xu train-armies',
      'xun-you demand-tribute',
      'sima-yi hire-import',
      'sun-jian trade-rice-weapons',
      'lu-fan produce-spears-horses',
      'zhou-yu produce-crossbows-vessels',
      'liu-bei win-popular-support',
      'jiang-wei control-han-emperor',
      'jiang-wan construct-enhancement',
      'ma-chao develop-farm-or-harvest',
    ],
  });
  p.resolving();
  expect(p.s.order).toEqual([2, 0, 1]);
});
test('TK-282 TK-284 TK-285 EX-17 stationing choices', () => {
  const p = position({ bids: ['gan-ning battle-shu-wu archery 2', 'ling-cao battle-shu-wu naval 1'] });
  const t = p.acting('wu').plays('actions.take battle-shu-wu').at('station');
  t.offers(
    'station.station gan-ning xiao-ting',
    'station.station gan-ning bai-di-cheng',
    'station.station ling-cao yi-du',
  );
  t.refuses('station.station gan-ning yi-du', 'otherArmy').refuses('station.station ling-cao xiao-ting', 'otherArmy');
  t.refuses('station.station gan-ning gong-an', 'otherArmy').plays('station.station gan-ning xiao-ting');
  t.refuses('garrison.place 0 granary', 'withoutUnits').offers('garrison.place 1 treasury', 'garrison.place 2 granary');
  t.plays('garrison.place 2 granary');
  expect(p.sheet('locations').wu).toBe(0); // EX-18: Gan Ning does not specialise in archery
});
test('TK-290 TK-291 EX-20 EX-21 the second general goes to the other border', () => {
  const stationed = { 'chi-bi': 'cao-ren 2 granary' };
  const lost = position({
    stationed,
    bids: ['xiahou-dun battle-wei-wu cavalry 2', 'jiang-wei battle-shu-wei infantry 1'],
  });
  lost.acting('wei').refuses('actions.take battle-wei-wu', 'otherBorderFirst').plays('actions.decline battle-wei-wu');
  expect(lost.goods('wei')).toMatchObject({ trained: 2, horse: 2 });
  const both = position({
    stationed,
    bids: ['xiahou-dun battle-wei-wu cavalry 2', 'xu-chu battle-shu-wei infantry 2'],
  });
  const t = both.acting('wei').refuses('actions.take battle-wei-wu', 'otherBorderFirst');
  t.plays('actions.take battle-shu-wei', 'station.station xu-chu hua-rong-dao', 'garrison.place 1 treasury');
  t.plays('actions.take battle-wei-wu', 'station.station xiahou-dun guang-ling', 'garrison.place 2 granary');
  expect(both.sheet('locations').wei).toBe(2);
  expect(both.goods('wei')).toMatchObject({ trained: 1, spear: 1 });
});
test('TK-314 TK-509 EX-24 level 12 kept by a skill sells support', () => {
  const p = position({ round: 8, wei: { generals: 'jia-xu', tribe: 12, goods: { rice: 3 } } });
  p.tribe('wei').at('buySupport', 0).plays('buySupport.buy');
  expect(p.s.players[0]!.tribe).toBe(12);
  expect(p.goods('wei')).toEqual({ rice: 1, support: 1 });
});
test('TK-340 TK-556 TK-600 EX-25 first barter, then breed', () => {
  const p = position({
    round: 4,
    onCard: { 'ma-chao': 4 },
    shu: { generals: 'ma-chao', built: 'barter-market', goods: { rice: 2, horse: 1 } },
  });
  p.roundEnd('shu').at('benefits', 2).plays('benefits.use barter-market', 'swap.give 2rice', 'arms.take horse');
  p.table.at('benefits', 2).refuses('benefits.finish', 'mustUse').plays('benefits.use ma-chao');
  expect(p.goods('shu')).toEqual({ horse: 3 });
  p.table.at('alliance');
});
test('TK-357 TK-358 TK-360 EX-44 missing goods cost deficit tokens', () => {
  const p = position({
    stationed: {
      'gong-an': 'zhang-fei 2 granary',
      'qi-shan': 'jiang-wei 2 treasury',
      'xiao-ting': 'huang-zhong 1 treasury',
    },
    shu: { goods: { gold: 2, rice: 3, support: 4 } },
  });
  p.maintaining();
  expect(p.goods('shu')).toEqual({ support: 4 });
  expect(p.s.players[2]!.deficits).toBe(4);
  expect(p.s.players[2]!.military).toBe(5);
});
test('TK-220 TK-225 TK-226 EX-45 weapons first, then rice', () => {
  const p = position({
    wei: { goods: { gold: 7, rice: 2, horse: 3, spear: 3 } },
    bids: ['cao-cao trade-rice-weapons'],
  });
  const t = p.acting('wei').plays('actions.take trade-rice-weapons').refuses('trade.finish', 'tradeSomething');
  t.plays('trade.sellWeapons 2', ...Array<string>(3).fill('sale.give horse'));
  t.refuses('sale.give horse', 'noneOfThat').plays(...Array<string>(3).fill('sale.give spear'));
  t.plays('trade.buyRice 3').refuses('trade.sellRice 1', 'riceTraded').plays('trade.finish');
  expect(p.goods('wei')).toEqual({ gold: 12, rice: 14 });
});
test('TK-096 TK-519 EX-49 Yu Jin joins the alliance', () => {
  const p = position({ round: 2, onCard: { 'yu-jin': 2 }, wei: { generals: 'yu-jin' } });
  p.begin({ at: 'alliance', seat: 2 }, { at: 'bidding', seat: 0 }, { at: 'resolve', seat: -2 });
  p.table.plays('alliance.choose recruit-armies').at('benefits', 0).plays('benefits.use yu-jin').at('bid', 0);
  expect(p.s.allies).toBe(7);
  expect(p.s.onCard[p.box.generalNamed.get('yu-jin')!]).toBe(1);
});
test('TK-295 EX-61 Zhao Yun alone', () => {
  const p = position({
    stationed: { 'xiao-ting': 'gan-ning 1 granary', 'bai-di-cheng': 'lu-su 1 granary' },
    bids: ['zhao-yun battle-shu-wu archery 2'],
    shu: { goods: {} },
  });
  const t = p
    .acting('shu')
    .plays('actions.take battle-shu-wu')
    .refuses('station.station zhao-yun xiao-ting', 'occupied');
  t.offers('station.station zhao-yun yi-du', 'station.station zhao-yun gong-an').plays(
    'station.station zhao-yun mai-cheng',
  );
  t.refuses('garrison.place 1 granary', 'otherArmy').plays('garrison.place 0 treasury', 'side.flip 1');
  expect(p.goods('shu')).toEqual({ trained: 2, crossbow: 2 });
  expect(p.sheet('locations').shu).toBe(1);
});
test('TK-185 TK-562 TK-610 EX-51 benefits add up', () => {
  const p = position({
    stationed: {
      'gong-an': 'zhang-fei 1 granary',
      'qi-shan': 'jiang-wei 1 treasury',
      'fan-cheng': 'zhao-yun 0 treasury',
    },
    shu: { built: 'imperial-palace', goods: {} },
    bids: ['wei-yan demand-tribute'],
  });
  p.acting('shu').plays(
    'actions.take demand-tribute',
    'choose.take 1gold+1rice',
    'arms.take horse',
    'arms.take vessel',
  );
  expect(p.goods('shu')).toEqual({ gold: 2, rice: 2, untrained: 1, horse: 1, vessel: 1 });
});
test('TK-534 TK-606 EX-52 the order of Lu Meng and Garrison', () => {
  const p = position({ wu: { built: 'garrison', goods: {} }, bids: ['lu-meng win-popular-support'] });
  const t = p.acting('wu').plays('actions.take win-popular-support').at('benefits', 1);
  t.plays('benefits.use lu-meng', 'choose.take untrained', 'benefits.use garrison');
  expect(p.goods('wu')).toEqual({ support: 1, trained: 1 });
});
test('TK-441 TK-601 TK-612 EX-54 tax at once', () => {
  const p = position({
    wei: { hand: 'office-of-minister-of-finance', built: 'bronze-coinage', market: [3, 3, 0], goods: { support: 1 } },
    bids: ['cao-cao construct-enhancement'],
  });
  p.acting('wei').plays(
    'actions.take construct-enhancement',
    'construct.build office-of-minister-of-finance',
    'tax.store 1',
  );
  expect(p.goods('wei')).toEqual({ gold: 10 });
  expect(p.s.players[0]!.stored).toEqual([0, 1]);
});
test('TK-183 TK-445 TK-546 EX-58 Liu Bei is stationed and keeps a token', () => {
  const p = position({ shu: { goods: {} }, bids: ['liu-bei battle-shu-wei infantry 2 support 2'] });
  expect(p.total('liu-bei')).toBe(7);
  p.acting('shu').plays(
    'actions.take battle-shu-wei',
    'station.station liu-bei hua-rong-dao',
    'garrison.place 2 granary',
  );
  expect(p.goods('shu')).toEqual({ support: 1 });
  expect(p.sheet('locations').shu).toBe(1);
});
test('TK-402 TK-403 EX-34 civil harmony', () => {
  const p = position({
    wei: { tribe: 11, goods: { support: 2 } },
    wu: { tribe: 12, goods: {} },
    shu: { tribe: 10, goods: { support: 4 } },
  });
  expect(p.sheet('harmony')).toEqual({ wei: 5, wu: 4, shu: 7 });
});
