import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, arrives, bids, gains, lives, stations } from './skills.ts';

/** The 23 generals of Wu, each by his skill: with it, and where it does not apply. */

test('TK-523 Sun Jian is 1 stronger in combat as the first general Wu assigns', () => {
  const p = bids('wu', { wu: { goods: {} } }, 'bid.assign sun-jian recruit-armies');
  expect([p.total('sun-jian'), p.used()]).toEqual([5, ['sun-jian']]);
  expect(position({ bids: ['gan-ning demand-tribute', 'sun-jian recruit-armies'] }).total('sun-jian')).toBe(4);
  expect(position({ bids: ['ma-chao demand-tribute', 'sun-jian recruit-armies'] }).total('sun-jian')).toBe(5);
  expect(position({ bids: ['sun-jian hire-import'] }).total('sun-jian')).toBe(3);
});
test('TK-524 Chen Wu brings one more untrained army', () => {
  const p = acts('chen-wu recruit-armies');
  expect([p.goods('wu'), p.used()]).toEqual([{ untrained: 3 }, ['chen-wu']]);
  expect(gains('han-dang recruit-armies')).toEqual({ untrained: 2 });
});
test('TK-525 Cheng Pu is 1 stronger on the alliance space while Wu is allied', () => {
  const given = { alliance: 'recruit-armies', wu: { generals: 'cheng-pu', goods: {} } };
  const p = bids('wu', given, 'bid.assign cheng-pu recruit-armies');
  expect([p.total('cheng-pu'), p.used()]).toEqual([5, ['cheng-pu']]);
  expect(position({ ...given, bids: ['cheng-pu train-armies'] }).total('cheng-pu')).toBe(4);
  expect(position({ ...given, allies: 'wei shu', bids: ['cheng-pu recruit-armies'] }).total('cheng-pu')).toBe(4);
});
test('TK-526 Ding Feng has combat 5 from round 7', () => {
  const p = bids('wu', { round: 7, wu: { generals: 'ding-feng', goods: {} } }, 'bid.assign ding-feng recruit-armies');
  expect([p.total('ding-feng'), p.used()]).toEqual([5, ['ding-feng']]);
  expect(position({ round: 6, bids: ['ding-feng recruit-armies'] }).total('ding-feng')).toBe(4);
  expect(position({ round: 7, bids: ['ding-feng hire-import'] }).total('ding-feng')).toBe(2);
});
test('TK-527 Gan Ning brings 1 gold after tribute', () => {
  const p = acts('gan-ning demand-tribute', ['choose.take 2rice']);
  expect([p.goods('wu'), p.used()]).toEqual([{ gold: 1, rice: 2 }, ['gan-ning']]);
  expect(gains('gan-ning recruit-armies')).toEqual({ untrained: 2 });
});
test('TK-528 Han Dang brings a vessel where one was made', () => {
  const p = acts('han-dang produce-crossbows-vessels', ['choose.take crossbow+vessel']);
  expect([p.goods('wu'), p.used()]).toEqual([{ crossbow: 1, vessel: 2 }, ['han-dang']]);
  expect(gains('han-dang produce-crossbows-vessels', ['choose.take 2crossbow'])).toEqual({ crossbow: 2 });
});
test('TK-529 Huang Gai may give up an army for 2 more', () => {
  const wu = (goods: object) => ({ wu: { generals: 'huang-gai', goods } });
  const p = bids('wu', wu({ trained: 1 }), 'bid.assign huang-gai recruit-armies');
  p.table.at('ruse', 1).refuses('ruse.sacrifice untrained', 'noSuchArmy').plays('ruse.sacrifice trained');
  expect([p.total('huang-gai'), p.goods('wu'), p.used()]).toEqual([6, {}, ['huang-gai']]);
  const kept = bids('wu', wu({ untrained: 1 }), 'bid.assign huang-gai recruit-armies', 'ruse.spare');
  expect([kept.total('huang-gai'), kept.goods('wu'), kept.used()]).toEqual([4, { untrained: 1 }, []]);
  bids('wu', wu({}), 'bid.assign huang-gai recruit-armies').table.at('bid', 2); // no army, no question
  bids('wu', wu({ untrained: 1 }), 'bid.assign huang-gai tribal-wu').table.at('bid', 2); // no bid there
});
test('TK-530 Jiang Qin brings an untrained army and 2 vessels', () => {
  const p = arrives('jiang-qin');
  expect([p.goods('wu'), p.used()]).toEqual([{ untrained: 1, vessel: 2 }, ['jiang-qin']]);
  expect(lives('jiang-qin').goods('wu')).toEqual({});
});
test('TK-531 Ling Cao with a naval unit raises the tribe instead of the drop', () => {
  const level = (stationed: Record<string, string>, tribe: number) => {
    const p = position({ stationed, wu: { generals: 'lu-su', tribe, goods: {} } });
    p.tribe('wu');
    return [p.player('wu').tribe, p.used()];
  };
  expect(level({ 'yi-du': 'ling-cao 1 granary' }, 6)).toEqual([7, ['ling-cao']]);
  expect(level({ 'yi-du': 'ling-cao 1 granary' }, 12)).toEqual([12, ['ling-cao']]);
  expect(level({ 'xiao-ting': 'ling-cao 1 granary' }, 6)).toEqual([5, []]); // archery
  expect(level({ 'yi-du': 'han-dang 1 granary' }, 6)).toEqual([5, []]);
});
test('TK-532 Ling Tong brings a vessel after training', () => {
  const p = acts('ling-tong train-armies', ['train.train 0']);
  expect([p.goods('wu'), p.used()]).toEqual([{ vessel: 1 }, ['ling-tong']]);
  expect(gains('ling-tong recruit-armies')).toEqual({ untrained: 2 });
});
test('TK-533 Lu Fan puts a spare marketplace token on the treasury as he is recruited', () => {
  const p = arrives('lu-fan');
  expect([p.player('wu').stored, p.s.spare, p.used()]).toEqual([[0, 1], [5, 4], ['lu-fan']]);
  expect(lives('lu-fan').player('wu').stored).toEqual([0, 0]);
});
test('TK-534 Lu Meng brings an army or a weapon after popular support, and reads from round 4', () => {
  const army = acts('lu-meng win-popular-support', ['choose.take untrained']);
  expect([army.goods('wu'), army.used()]).toEqual([{ untrained: 1, support: 1 }, ['lu-meng']]);
  expect(gains('lu-meng win-popular-support', ['choose.take weapon', 'arms.take horse'])).toEqual({
    horse: 1,
    support: 1,
  });
  expect(gains('gan-ning win-popular-support')).toEqual({ support: 1 });
  const p = bids('wu', { round: 4, wu: { generals: 'lu-meng', goods: {} } }, 'bid.assign lu-meng hire-import');
  expect([p.total('lu-meng'), p.used()]).toEqual([4, ['lu-meng']]);
  expect(position({ round: 3, bids: ['lu-meng hire-import'] }).total('lu-meng')).toBe(2);
});
test('TK-535 Lu Su brings rice at the end of a round in the alliance', () => {
  const p = lives('lu-su', {}, { allies: 'wu shu' });
  expect([p.goods('wu'), p.used()]).toEqual([{ rice: 1 }, ['lu-su']]);
  expect(lives('lu-su', {}, { allies: 'wei shu' }).goods('wu')).toEqual({});
});
test('TK-536 Lu Xun brings popular support when stationed with archery', () => {
  const p = stations('lu-xun battle-shu-wu archery 1', 'xiao-ting');
  expect([p.goods('wu'), p.used()]).toEqual([{ support: 1 }, ['lu-xun']]);
  expect(stations('lu-xun battle-shu-wu naval 1', 'yi-du').goods('wu')).toEqual({});
});
test('TK-537 Pan Zhang brings 1 gold and a weapon of choice when stationed', () => {
  const p = stations('pan-zhang battle-shu-wu infantry 1', 'mai-cheng');
  p.table.at('arms', 1).plays('arms.take crossbow');
  expect([p.goods('wu'), p.used()]).toEqual([{ gold: 1, crossbow: 1 }, ['pan-zhang']]);
  const beside = stations('gan-ning battle-shu-wu cavalry 1', 'gong-an', {}, { bids: ['pan-zhang battle-shu-wu'] });
  expect(beside.goods('wu')).toEqual({});
});
test('TK-538 Sun Ce: one of the recruited armies comes trained', () => {
  const p = acts('sun-ce recruit-armies');
  expect([p.goods('wu'), p.used()]).toEqual([{ untrained: 1, trained: 1 }, ['sun-ce']]);
  expect(gains('sun-ce demand-tribute', ['choose.take untrained'])).toEqual({ untrained: 1 });
});
test('TK-539 Sun Quan brings 1 gold at the end of a round when nobody has a lower rank', () => {
  const p = lives('sun-quan', { rank: 1 }, { wei: { rank: 1 }, shu: { rank: 2 } });
  expect([p.goods('wu'), p.used()]).toEqual([{ gold: 1 }, ['sun-quan']]);
  expect(lives('sun-quan', { rank: 1 }, { wei: { rank: 1 } }).goods('wu')).toEqual({}); // Shu is Governor
});
test('TK-540 Taishi Ci, kept back as he is recruited, brings a trained army and a weapon', () => {
  const p = arrives('taishi-ci');
  p.table.at('arms', 1).plays('arms.take spear');
  expect([p.goods('wu'), p.used()]).toEqual([{ trained: 1, spear: 1 }, ['taishi-ci']]);
  const assigned = position({ round: 3, wu: { goods: {}, fresh: 'taishi-ci' }, bids: ['taishi-ci recruit-armies'] });
  assigned.roundEnd('wu').at('alliance');
  expect([assigned.goods('wu'), lives('taishi-ci').goods('wu')]).toEqual([{}, {}]);
});
test('TK-541 Xu Sheng brings an untrained army after building', () => {
  const having = { hand: 'silk-workshop', goods: { gold: 2 } };
  const p = acts('xu-sheng construct-enhancement', ['construct.build silk-workshop'], having);
  expect([p.goods('wu'), p.used()]).toEqual([{ untrained: 1 }, ['xu-sheng']]);
  expect(gains('lu-su construct-enhancement', ['construct.build silk-workshop'], having)).toEqual({});
});
test('TK-542 Zhang Zhao brings 2 gold after collecting tax', () => {
  const bid = 'zhang-zhao develop-marketplace-or-collect-tax';
  const p = acts(bid, ['market.tax 0'], { market: [1, 1, 0] });
  expect([p.goods('wu'), p.used()]).toEqual([{ gold: 6 }, ['zhang-zhao']]);
  expect(gains(bid, ['market.develop'], { market: [1, 1, 0] })).toEqual({});
});
test('TK-543 Zhou Tai brings an untrained army home from a lost bid', () => {
  const p = position({ wu: { goods: {} }, bids: ['ma-chao recruit-armies', 'zhou-tai recruit-armies'] });
  p.resolving();
  expect([p.goods('wu'), p.used()]).toEqual([{ untrained: 1 }, ['zhou-tai']]);
  const won = position({ wu: { goods: {} }, bids: ['zhou-tai recruit-armies', 'ma-chao recruit-armies'] });
  won.resolving();
  expect(won.used()).toEqual([]);
});
test('TK-544 Zhou Yu at a border strengthens the first Wu general with ships, on each battle space', () => {
  const given = { stationed: { 'chi-bi': 'zhou-yu 1 granary' } };
  const wu = { generals: 'han-dang', goods: { trained: 1, vessel: 1 } };
  const p = bids('wu', { ...given, wu }, 'bid.assign han-dang battle-wei-wu', 'escort.units naval 1');
  expect([p.total('han-dang'), p.used()]).toEqual([4 + 1 + 1, ['zhou-yu']]);
  const many = position({
    ...given,
    bids: [
      'gan-ning battle-wei-wu', // without ships he is not the one
      'chen-wu battle-wei-wu naval 1',
      'ling-cao battle-wei-wu naval 1',
      'ling-tong battle-shu-wu naval 1',
      'taishi-ci battle-shu-wu archery 1',
    ],
  });
  const totals = ['gan-ning', 'chen-wu', 'ling-cao', 'ling-tong', 'taishi-ci'].map(many.total);
  expect(totals).toEqual([5, 6, 5, 6, 6]);
  const free = position({ wu: { generals: 'zhou-yu' }, bids: ['chen-wu battle-wei-wu naval 1'] });
  expect(free.total('chen-wu')).toBe(5);
});
test('TK-545 Zhuge Jin: 1 rice before the alliance action; outside it, 2 rice with at most four bids won', () => {
  const inside = acts(
    'zhuge-jin hire-import',
    ['technology.hire 1'],
    { goods: { untrained: 1 } },
    {
      alliance: 'hire-import',
    },
  );
  expect([inside.goods('wu'), inside.used()]).toEqual([{ trained: 1 }, ['zhuge-jin']]); // the rice has paid for it
  expect(gains('zhuge-jin hire-import', ['technology.import unification'], {}, { alliance: 'train-armies' })).toEqual(
    {},
  );
  const outside = (...bids: string[]) => {
    const p = position({ order: 'wu wei shu', wu: { hidden: 'zhuge-jin', goods: {} }, bids });
    p.resolving().at('actions', 1);
    return p.goods('wu');
  };
  const four = ['recruit-armies', 'train-armies', 'demand-tribute', 'hire-import'];
  const by = ['sun-jian', 'gan-ning', 'sun-ce', 'lu-su', 'lu-fan'];
  expect(outside(...four.map((space, i) => `${by[i]} ${space}`))).toEqual({ rice: 2 });
  expect(outside(...[...four, 'tribal-wu'].map((space, i) => `${by[i]} ${space}`))).toEqual({});
  const allied = position({ wu: { hidden: 'zhuge-jin', goods: {} }, bids: ['sun-jian recruit-armies'] });
  allied.resolving();
  expect(allied.goods('wu')).toEqual({});
});
