import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, arrives, bids, gains, lives, stations } from './skills.ts';

/** The 23 generals of Shu, each by his skill: with it, and where it does not apply. */
const none = { shu: { goods: {} } };

test('TK-546 Liu Bei takes one of his popular support tokens back', () => {
  const p = acts('liu-bei construct-enhancement support 2', ['construct.build silk-workshop'], {
    hand: 'silk-workshop',
    goods: { gold: 2 },
  });
  expect([p.goods('shu'), p.used()]).toEqual([{ support: 1 }, ['liu-bei']]);
  expect(acts('liu-bei recruit-armies').used()).toEqual([]); // none placed, none back
  const lost = position({ ...none, bids: ['cao-cao recruit-armies support 3', 'liu-bei recruit-armies support 2'] });
  lost.resolving();
  expect(lost.goods('shu')).toEqual({ support: 1 });
  expect(acts('guan-yu recruit-armies support 2').goods('shu')).toEqual({ untrained: 2 });
});
test('TK-547 Fa Zheng is 1 stronger where another state stands already', () => {
  const p = bids(
    'shu',
    { shu: { generals: 'fa-zheng', goods: {} }, bids: ['jia-xu hire-import'] },
    'bid.assign fa-zheng hire-import',
  );
  expect([p.total('fa-zheng'), p.used()]).toEqual([6, ['fa-zheng']]);
  expect(position({ bids: ['liu-bei hire-import', 'fa-zheng hire-import'] }).total('fa-zheng')).toBe(5);
  expect(position({ bids: ['jia-xu train-armies', 'fa-zheng hire-import'] }).total('fa-zheng')).toBe(5);
});
test('TK-548 Fei Yi brings 1 gold and 1 rice after hiring or importing', () => {
  const p = acts('fei-yi hire-import', ['technology.import unification', 'technology.finish']);
  expect([p.goods('shu'), p.used()]).toEqual([{ gold: 1, rice: 1 }, ['fei-yi']]);
  expect(gains('liu-bei hire-import', ['technology.import unification', 'technology.finish'])).toEqual({});
});
test('TK-549 Guan Ping has combat 5 once Guan Yu is recruited, whom his bid shows', () => {
  const given = { shu: { generals: 'guan-ping', hidden: 'guan-yu', goods: {} } };
  const p = bids('shu', given, 'bid.assign guan-ping recruit-armies');
  expect([p.total('guan-ping'), p.used()]).toEqual([5, ['guan-ping']]);
  expect(p.player('shu').shown).toContain(p.box.generalNamed.get('guan-yu'));
  expect(position({ bids: ['guan-ping recruit-armies'] }).total('guan-ping')).toBe(4);
  const stationed = { 'gong-an': 'guan-yu 1 granary' };
  expect(position({ stationed, bids: ['guan-ping recruit-armies'] }).total('guan-ping')).toBe(5);
  const reading = bids('shu', given, 'bid.assign guan-ping hire-import');
  expect([reading.total('guan-ping'), reading.player('shu').hidden.length]).toEqual([2, 1]); // administration tells nothing
});
test('TK-550 Guan Yu brings popular support when stationed', () => {
  const p = stations('guan-yu battle-shu-wu cavalry 1', 'gong-an');
  expect([p.goods('shu'), p.used()]).toEqual([{ support: 1 }, ['guan-yu']]);
  const beside = stations('zhang-fei battle-shu-wu cavalry 1', 'gong-an', {}, { bids: ['guan-yu battle-shu-wu'] });
  expect(beside.goods('shu')).toEqual({});
});
test('TK-551 Huang Zhong brings a crossbow where one was made', () => {
  const p = acts('huang-zhong produce-crossbows-vessels', ['choose.take crossbow+vessel']);
  expect([p.goods('shu'), p.used()]).toEqual([{ crossbow: 2, vessel: 1 }, ['huang-zhong']]);
  expect(gains('huang-zhong produce-crossbows-vessels', ['choose.take 2vessel'])).toEqual({ vessel: 2 });
});
test('TK-552 Jiang Wan spares the upkeep of popular support', () => {
  const rice = (generals: string) => {
    const p = position({ shu: { hidden: generals, goods: { rice: 5, support: 4 } } });
    p.maintaining();
    return [p.goods('shu').rice, p.used()];
  };
  expect(rice('jiang-wan')).toEqual([5, ['jiang-wan']]);
  expect(rice('li-yan')).toEqual([3, []]);
});
test('TK-553 Jiang Wei is 1 stronger on the Shu-Wei battle space', () => {
  const p = bids('shu', { shu: { generals: 'jiang-wei', goods: {} } }, 'bid.assign jiang-wei battle-shu-wei');
  expect([p.total('jiang-wei'), p.used()]).toEqual([5, ['jiang-wei']]);
  expect(position({ bids: ['jiang-wei battle-shu-wu'] }).total('jiang-wei')).toBe(4);
});
test('TK-554 Li Yan brings 1 rice at the end of each round once stationed', () => {
  const p = position({ ...none, stationed: { 'xiao-ting': 'li-yan 1 granary' } });
  p.roundEnd('shu');
  expect([p.goods('shu'), p.used()]).toEqual([{ rice: 1 }, ['li-yan']]);
  expect(lives('li-yan').goods('shu')).toEqual({});
});
test('TK-555 Liao Hua is 2 stronger as the last general to be assigned', () => {
  const p = bids(
    'shu',
    { shu: { generals: 'liao-hua', goods: {} }, bids: ['liu-bei hire-import'] },
    'bid.assign liao-hua recruit-armies',
  );
  expect([p.total('liao-hua'), p.used()]).toEqual([5, ['liao-hua']]);
  expect(position({ bids: ['liao-hua recruit-armies'] }).total('liao-hua')).toBe(3); // Liu Bei is left
  const away = { 'gong-an': 'guan-yu 1 granary' };
  expect(
    position({ stationed: away, bids: ['liu-bei hire-import', 'liao-hua recruit-armies'] }).total('liao-hua'),
  ).toBe(5);
});
test('TK-556 Ma Chao breeds: four horses on his card, one a round where Shu has two', () => {
  expect(arrives('ma-chao').onCard('ma-chao')).toBe(4);
  const horses = (goods: object, onCard: number) => {
    const p = lives('ma-chao', { goods }, { onCard: { 'ma-chao': onCard } });
    return [p.goods('shu').horse, p.onCard('ma-chao'), p.used()];
  };
  expect(horses({ horse: 2 }, 4)).toEqual([3, 3, ['ma-chao']]);
  expect(horses({ horse: 1 }, 4)).toEqual([1, 4, []]);
  expect(horses({ horse: 2 }, 0)).toEqual([2, 0, []]);
  expect(arrives('ma-chao', { goods: { horse: 2 } }).goods('shu')).toEqual({ horse: 2 }); // not in the first round
});
test('TK-557 Ma Dai brings a horse where one was made', () => {
  const p = acts('ma-dai produce-spears-horses', ['choose.take spear+horse']);
  expect([p.goods('shu'), p.used()]).toEqual([{ spear: 1, horse: 2 }, ['ma-dai']]);
  expect(gains('ma-dai produce-spears-horses', ['choose.take 2spear'])).toEqual({ spear: 2 });
});
test('TK-558 Ma Liang raises the tribe by one level more', () => {
  const level = (bid: string, tribe: number) => {
    const p = acts(bid, [], { tribe });
    return [p.player('shu').tribe, p.used()];
  };
  expect(level('ma-liang tribal-shu gold 1', 5)).toEqual([7, ['ma-liang']]);
  expect(level('ma-liang tribal-shu', 5)).toEqual([6, ['ma-liang']]);
  expect(level('ma-liang tribal-shu gold 1', 11)).toEqual([12, []]); // the top is the top
  expect(level('liu-bei tribal-shu gold 1', 5)).toEqual([6, []]);
});
test('TK-559 Mi Zhu brings 4 gold, and builds for 1 gold or 1 rice less', () => {
  expect([arrives('mi-zhu').goods('shu'), lives('mi-zhu').goods('shu')]).toEqual([{ gold: 4 }, {}]);
  const build = (card: string, goods: object, ...plays: string[]) =>
    acts('mi-zhu construct-enhancement', [`construct.build ${card}`, ...plays], { hand: card, goods });
  const p = build('imperial-palace', { gold: 2, rice: 2 }, 'discount.take rice');
  expect([p.goods('shu'), p.used()]).toEqual([{ rice: 1 }, ['mi-zhu']]);
  expect(build('imperial-palace', { gold: 1, rice: 2 }).goods('shu')).toEqual({}); // gold is all he can spare
  const none = build('military-farm-bureau', { support: 1, gold: 1 });
  expect([none.goods('shu'), none.used()]).toEqual([{ gold: 1 }, []]); // its cost has neither
  const poor = position({
    shu: { hand: 'silk-workshop', goods: { gold: 1 } },
    bids: ['liu-bei construct-enhancement'],
  });
  poor.acting('shu').refuses('actions.take construct-enhancement', 'nothingToBuild');
});
test('TK-560 Pang Tong may bring a second general at once', () => {
  const given = { shu: { generals: 'pang-tong', goods: {} } };
  const p = bids('shu', given, 'bid.assign pang-tong hire-import');
  p.table.at('follow', 2).plays('follow.assign liu-bei').at('bid', 0);
  expect([p.s.bids.map(bid => bid.total), p.used()]).toEqual([[5, 4], ['pang-tong']]);
  const alone = bids('shu', given, 'bid.assign pang-tong hire-import', 'follow.alone');
  alone.table.at('bid', 0);
  expect([alone.s.bids.length, alone.used()]).toEqual([1, []]);
  bids('shu', given, 'bid.assign liu-bei hire-import').table.at('bid', 0);
});
test('TK-561 Wang Ping brings a spear after training', () => {
  const p = acts('wang-ping train-armies', ['train.train 0']);
  expect([p.goods('shu'), p.used()]).toEqual([{ spear: 1 }, ['wang-ping']]);
  expect(gains('wang-ping recruit-armies')).toEqual({ untrained: 2 });
});
test('TK-562 Wei Yan brings an army after tribute, and a weapon for each location up to two', () => {
  const three = { 'gong-an': 'zhang-fei 1 granary', 'qi-shan': 'jiang-wei 1 granary', 'yi-du': 'ma-liang 1 granary' };
  const tribute = (stationed: Record<string, string>, ...arms: string[]) =>
    acts('wei-yan demand-tribute', ['choose.take 2gold', ...arms], {}, { stationed });
  const p = tribute(three, 'arms.take spear', 'arms.take spear');
  expect([p.goods('shu'), p.used()]).toEqual([{ gold: 2, untrained: 1, spear: 2 }, ['wei-yan']]);
  p.table.at('alliance'); // no third one
  expect(tribute({}).goods('shu')).toEqual({ gold: 2, untrained: 1 });
});
test('TK-563 Xu Shu draws a card of each deck as he is recruited', () => {
  const p = arrives('xu-shu');
  expect(p.player('shu').hand.pieces.map(card => p.box.deckOf[card])).toEqual([0, 1]);
  expect([p.used(), lives('xu-shu').player('shu').hand.pieces]).toEqual([['xu-shu'], []]);
});
test('TK-564 Yan Yan brings a trained army and a crossbow', () => {
  const p = arrives('yan-yan');
  expect([p.goods('shu'), p.used()]).toEqual([{ trained: 1, crossbow: 1 }, ['yan-yan']]);
  expect(lives('yan-yan').goods('shu')).toEqual({});
});
test('TK-565 Zhang Fei brings an army where a rival on his space has lost', () => {
  const armies = (...list: string[]) => {
    const p = position({ ...none, bids: list });
    p.resolving();
    return [p.goods('shu'), p.used()];
  };
  expect(armies('xu-huang recruit-armies', 'zhang-fei recruit-armies')).toEqual([{ untrained: 1 }, ['zhang-fei']]);
  expect(armies('zhang-fei recruit-armies')).toEqual([{}, []]); // nobody else there
  expect(armies('dian-wei recruit-armies', 'zhang-fei recruit-armies')).toEqual([{}, []]); // he lost
});
test('TK-566 Zhao Yun may be stationed without units, on either side of the token', () => {
  const p = acts('zhao-yun battle-shu-wei', ['station.station zhao-yun fan-cheng', 'garrison.place 0 treasury']);
  p.table.at('side', 2).offers('side.flip 0').plays('side.flip 1');
  expect([p.sheet('locations').shu, p.used()]).toEqual([1, ['zhao-yun']]);
  const other = position({ ...none, bids: ['zhang-fei battle-shu-wei'] });
  other.acting('shu').refuses('actions.take battle-shu-wei', 'nobodyToStation');
});
test('TK-567 Zhou Cang is 1 stronger beside Guan Yu, and brings a spear where one was made', () => {
  const given = { shu: { generals: 'zhou-cang', goods: {} }, bids: ['guan-yu train-armies'] };
  const p = bids('shu', given, 'bid.assign zhou-cang train-armies');
  expect([p.total('zhou-cang'), p.used()]).toEqual([5, ['zhou-cang']]);
  expect(position({ bids: ['guan-yu recruit-armies', 'zhou-cang train-armies'] }).total('zhou-cang')).toBe(4);
  expect(gains('zhou-cang produce-spears-horses', ['choose.take spear+horse'])).toEqual({ spear: 2, horse: 1 });
  expect(gains('zhou-cang produce-spears-horses', ['choose.take 2horse'])).toEqual({ horse: 2 });
});
test('TK-568 Zhuge Liang brings 2 gold or 2 rice after developing while few tokens are flipped', () => {
  const [farm, market] = ['zhuge-liang develop-farm-or-harvest', 'zhuge-liang develop-marketplace-or-collect-tax'];
  const p = acts(farm, ['farm.develop'], { farm: [3, 1, 0] });
  expect([p.goods('shu'), p.used()]).toEqual([{ rice: 2 }, ['zhuge-liang']]);
  expect(gains(market, ['market.develop'], { market: [1, 1, 0] })).toEqual({ gold: 2 });
  expect(gains(market, ['market.develop'], { market: [2, 2, 0] })).toEqual({}); // three now
  expect(gains(farm, ['farm.harvest 1'], { farm: [1, 1, 0] })).toEqual({}); // no development
});
