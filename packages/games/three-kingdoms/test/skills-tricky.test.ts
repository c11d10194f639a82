import { expect, test } from 'vitest';
import { position } from './position.ts';

test('TK-450 TK-508 TK-512 Sima Yi with Guo Jia: a card of each deck, a look at one', () => {
  const p = position({ bids: ['sima-yi hire-import', 'guo-jia hire-import'] });
  const t = p.acting('wei').plays('actions.take hire-import').refuses('technology.importEach', 'drawsFromOne');
  t.plays('technology.import unification').at('keep', 0);
  expect(p.s.players[0]!.looked.pieces.length).toBe(3);
  t.plays(`keep.keep ${p.s.players[0]!.looked.pieces[1]}`).at('under', 0);
  const [one, other] = p.s.players[0]!.looked.pieces;
  t.plays(`under.put ${other}`, `under.put ${one}`, 'technology.finish');
  expect(p.s.under[0]).toEqual({ pieces: [other, one], known: [1, 1] });
  expect(p.s.players[0]!.hand.pieces.map(card => p.box.deckOf[card])).toEqual([1, 0]);
});
test('TK-508 TK-420 cards under a deck come up in their order, and whoever put them there still knows them', () => {
  const p = position({ bids: ['guo-jia hire-import'] });
  const t = p.acting('wei').plays('actions.take hire-import', 'technology.import separation');
  const [kept, first, second] = p.s.players[0]!.looked.pieces as [number, number, number];
  t.plays(`keep.keep ${kept}`, `under.put ${first}`, `under.put ${second}`);
  p.s.decks[1]!.length = 0;
  p.begin({ at: 'deck', seat: 1 }, { at: 'alliance', seat: 2 }).plays('deck.draw separation');
  expect(p.s.players[1]!.hand).toEqual({ pieces: [first], known: [0b11] });
  expect(p.k.view(p.s, 0).players[1]!.hand.pieces).toEqual([first]);
  expect(p.k.view(p.s, 2).players[1]!.hand.pieces).toEqual([-2]);
});
test('TK-559 Mi Zhu saves a gold or a rice', () => {
  const p = position({
    shu: { hand: 'imperial-palace silk-workshop', goods: { gold: 2, rice: 2 } },
    bids: ['mi-zhu construct-enhancement'],
  });
  const t = p.acting('shu').plays('actions.take construct-enhancement').offers('construct.build silk-workshop');
  t.plays('construct.build imperial-palace').at('discount', 2).plays('discount.take rice');
  expect(p.goods('shu')).toEqual({ rice: 1 });
  const poor = position({
    shu: { hand: 'imperial-palace', goods: { gold: 1, rice: 2 } },
    bids: ['mi-zhu construct-enhancement'],
  });
  poor.acting('shu').plays('actions.take construct-enhancement', 'construct.build imperial-palace');
  expect(poor.goods('shu')).toEqual({});
});
test('TK-518 Xun Yu sees two more cards', () => {
  const p = position({ round: 3, wei: { hidden: 'xun-yu' } });
  p.begin({ at: 'round', seat: -2 }).at('recruit', 0, 1, 2);
  expect(p.s.players.map(one => one.drawn.length)).toEqual([5, 4, 4]);
  expect(p.s.players[0]!.shown).toContain(p.box.generalNamed.get('xun-yu'));
  p.table.refuses('recruit.keep 3', 'wrongNumber').offers('recruit.keep 16');
});
test('TK-522 TK-544 stationed generals strengthen the first of the round', () => {
  const wei = position({
    stationed: { 'chi-bi': 'zhang-liao 1 granary' },
    bids: ['xu-huang battle-wei-wu', 'zhang-he battle-wei-wu', 'cao-ren battle-shu-wei'],
  });
  expect(['xu-huang', 'zhang-he', 'cao-ren'].map(wei.total)).toEqual([5, 4, 4]);
  const wu = position({
    stationed: { 'chi-bi': 'zhou-yu 1 granary' },
    bids: ['gan-ning battle-shu-wu cavalry 1', 'ling-cao battle-shu-wu naval 1', 'han-dang battle-shu-wu naval 1'],
  });
  expect(['gan-ning', 'ling-cao', 'han-dang'].map(wu.total)).toEqual([6, 6, 5]);
});
test('TK-523 TK-443 EX-53 Sun Jian first, by combat only', () => {
  expect(position({ bids: ['sun-jian hire-import'] }).total('sun-jian')).toBe(3);
  expect(position({ bids: ['sun-jian battle-wei-wu naval 2'] }).total('sun-jian')).toBe(7);
  expect(position({ bids: ['gan-ning recruit-armies', 'sun-jian train-armies'] }).total('sun-jian')).toBe(4);
});
test('TK-514 TK-520 TK-525 TK-547 TK-553 TK-555 TK-567 bonuses as generals are placed', () => {
  expect(position({ bids: ['xiahou-yuan battle-wei-wu cavalry 1'] }).total('xiahou-yuan')).toBe(7);
  expect(position({ bids: ['yue-jin recruit-armies'] }).total('yue-jin')).toBe(5);
  expect(position({ bids: ['gan-ning recruit-armies', 'yue-jin recruit-armies'] }).total('yue-jin')).toBe(4);
  expect(position({ alliance: 'recruit-armies', bids: ['cheng-pu recruit-armies'] }).total('cheng-pu')).toBe(5);
  expect(position({ bids: ['jia-xu hire-import', 'fa-zheng hire-import'] }).total('fa-zheng')).toBe(6);
  expect(position({ bids: ['jiang-wei battle-shu-wei'] }).total('jiang-wei')).toBe(5);
  expect(position({ bids: ['liu-bei hire-import', 'liao-hua recruit-armies'] }).total('liao-hua')).toBe(5);
  expect(position({ bids: ['liao-hua recruit-armies'] }).total('liao-hua')).toBe(3);
  expect(position({ bids: ['guan-yu train-armies', 'zhou-cang train-armies'] }).total('zhou-cang')).toBe(5);
});
test('TK-526 TK-534 TK-549 attributes that change', () => {
  expect(position({ round: 7, bids: ['ding-feng recruit-armies'] }).total('ding-feng')).toBe(5);
  expect(position({ round: 6, bids: ['ding-feng recruit-armies'] }).total('ding-feng')).toBe(4);
  expect(position({ round: 4, bids: ['lu-meng hire-import'] }).total('lu-meng')).toBe(4);
  const shu = { hidden: 'guan-yu' };
  expect(position({ shu, bids: ['guan-ping recruit-armies'] }).total('guan-ping')).toBe(5);
  expect(position({ bids: ['guan-ping recruit-armies'] }).total('guan-ping')).toBe(4);
});
test('TK-529 Huang Gai gives up an army that is not with him', () => {
  const p = position({ wu: { generals: 'huang-gai', goods: { trained: 1, vessel: 1, untrained: 0 } } });
  const t = p.bidding('wu').plays('bid.assign huang-gai battle-wei-wu', 'escort.units naval 1').at('bid', 2);
  expect(p.total('huang-gai')).toBe(5);
  t.at('bid', 2);
  const more = position({ wu: { generals: 'huang-gai', goods: { untrained: 1 } } });
  more.bidding('wu').plays('bid.assign huang-gai recruit-armies').at('ruse', 1).plays('ruse.sacrifice untrained');
  expect([more.total('huang-gai'), more.goods('wu')]).toEqual([6, {}]);
});
test('TK-560 TK-451 Pang Tong brings a second general', () => {
  const p = position({ shu: { generals: 'pang-tong', goods: { support: 1 } } });
  const t = p.bidding('shu').plays('bid.assign pang-tong hire-import', 'support.add 0 0').at('follow', 2);
  t.refuses('follow.assign pang-tong', 'alreadyAssigned')
    .plays('follow.assign liu-bei', 'support.add 1 0')
    .at('bid', 0);
  expect(p.s.bids.map(bid => bid.total)).toEqual([5, 5]);
});
test('TK-531 TK-446 Ling Cao raises the tribe instead', () => {
  const p = position({ stationed: { 'yi-du': 'ling-cao 1 granary' }, wu: { tribe: 11, goods: { rice: 2 } } });
  p.tribe('wu').at('buySupport', 1).plays('buySupport.refuse').at('alliance');
  expect(p.s.players[1]!.tribe).toBe(12);
});
test('TK-558 TK-605 Ma Liang and the Envoy Lodge', () => {
  const p = position({ shu: { built: 'envoy-lodge', goods: {} }, bids: ['ma-liang tribal-shu gold 1'] });
  p.acting('shu').plays('actions.take tribal-shu');
  expect([p.s.players[2]!.tribe, p.goods('shu')]).toEqual([9, { gold: 1 }]);
});
test('TK-545 Zhuge Jin: rice before the alliance action pays for it; two outside the alliance', () => {
  const p = position({
    alliance: 'hire-import',
    wu: { goods: { untrained: 1 } },
    bids: ['zhuge-jin hire-import'],
  });
  p.acting('wu').plays('actions.take hire-import', 'technology.hire 1');
  expect(p.goods('wu')).toEqual({ trained: 1 });
  const out = position({
    order: 'wu wei shu',
    wu: { hidden: 'zhuge-jin', goods: {} },
    bids: ['sun-jian recruit-armies'],
  });
  out.resolving().at('actions', 1);
  expect(out.goods('wu')).toEqual({ rice: 2 });
});
test('TK-501 TK-511 TK-565 gold for Cao Hong and Pang De, an army for Zhang Fei', () => {
  const p = position({
    wei: { goods: { gold: 1 } },
    bids: ['cao-hong control-han-emperor', 'pang-de battle-wei-wu cavalry 1'],
  });
  const t = p.acting('wei').plays('actions.take control-han-emperor', 'emperor.leave cao-hong');
  t.plays('actions.take battle-wei-wu', 'station.station pang-de guang-ling', 'garrison.place 1 granary');
  expect(p.goods('wei')).toEqual({ gold: 4 });
  const q = position({ shu: { goods: {} }, bids: ['xu-huang recruit-armies', 'zhang-fei recruit-armies'] });
  q.resolving();
  expect(q.goods('shu')).toEqual({ untrained: 1 });
});
test('TK-502 TK-552 TK-620 upkeep made easier', () => {
  const p = position({
    stationed: { 'chi-bi': 'cao-ren 2 treasury' },
    wei: { built: 'wooden-ox-transport', goods: { rice: 2 } },
    shu: { hidden: 'jiang-wan', goods: { support: 4 } },
  });
  p.maintaining().at('upkeep', 0).plays('upkeep.pay 1');
  expect([p.goods('wei'), p.s.players[0]!.deficits]).toEqual([{}, 0]);
  expect([p.goods('shu'), p.s.players[2]!.deficits]).toEqual([{ support: 4 }, 0]);
});
test('TK-506 TK-617 Dian Wei trains three, the Training Ground one more', () => {
  const p = position({ wei: { built: 'training-ground', goods: { untrained: 5 } }, bids: ['dian-wei train-armies'] });
  p.acting('wei')
    .plays('actions.take train-armies', 'train.train 3')
    .at('benefits', 0)
    .plays('benefits.use training-ground');
  expect(p.goods('wei')).toEqual({ untrained: 1, trained: 4 });
});
