import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, gains, lacks, raises, worth } from './skills.ts';

/** The 21 Unification cards: what each costs, is worth and does, and where it does nothing. */
const ends = (built: string, goods: object, more: object = {}) => {
  const p = position({ ...more, wei: { built, goods } });
  p.roundEnd('wei');
  return p;
};
const bought = ['trade.buyRice 1', 'trade.finish'];

test('TK-600 Barter Market: a weapon for 2 rice or the other way, unless the trade action was taken', () => {
  expect(raises('barter-market', { gold: 1, rice: 1 }).goods('wei')).toEqual({});
  lacks('barter-market', 'costsRice', { gold: 5 });
  expect(worth('barter-market')).toBe(1);
  const p = ends('barter-market', { rice: 2, horse: 1 });
  p.table.at('benefits', 0).plays('benefits.use barter-market', 'swap.give weapon', 'sale.give horse');
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 4 }, ['barter-market']]);
  const back = ends('barter-market', { rice: 3 });
  back.table.plays('benefits.use barter-market').refuses('swap.give weapon', 'cannotSwap').plays('swap.give 2rice');
  back.table.plays('arms.take vessel').at('alliance'); // once only
  expect(back.goods('wei')).toEqual({ rice: 1, vessel: 1 });
  const traded = acts('cao-cao trade-rice-weapons', bought, { built: 'barter-market', goods: { gold: 3, horse: 1 } });
  traded.roundEnd('wei').at('alliance');
});
test('TK-601 Bronze Coinage: 2 gold after collecting tax', () => {
  expect(raises('bronze-coinage', { gold: 3 }).goods('wei')).toEqual({});
  lacks('bronze-coinage', 'costsGold', { gold: 2 });
  expect(worth('bronze-coinage')).toBe(2);
  const market = { built: 'bronze-coinage', market: [2, 2, 0] as const };
  const p = acts('cao-cao develop-marketplace-or-collect-tax', ['market.tax 1'], market);
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 6 }, ['bronze-coinage']]);
  expect(gains('cao-cao develop-marketplace-or-collect-tax', ['market.develop'], market)).toEqual({});
});
test('TK-602 Chinese Abacus: 1 gold after the trade action', () => {
  expect(raises('chinese-abacus', { gold: 2 }).goods('wei')).toEqual({});
  lacks('chinese-abacus', 'costsGold', { gold: 1 });
  expect(worth('chinese-abacus')).toBe(1);
  const p = acts('cao-cao trade-rice-weapons', bought, { built: 'chinese-abacus', goods: { gold: 3 } });
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 1, rice: 4 }, ['chinese-abacus']]);
  expect(gains('cao-cao recruit-armies', [], { built: 'chinese-abacus' })).toEqual({ untrained: 2 });
});
test('TK-603 Conscription Office: one more untrained army', () => {
  expect(raises('conscription-office', { gold: 1, rice: 2 }).goods('wei')).toEqual({});
  lacks('conscription-office', 'costsRice', { gold: 1, rice: 1 });
  expect(worth('conscription-office')).toBe(1);
  const p = acts('cao-cao recruit-armies', [], { built: 'conscription-office' });
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 3 }, ['conscription-office']]);
  expect(gains('cao-cao demand-tribute', ['choose.take untrained'], { built: 'conscription-office' })).toEqual({
    untrained: 1,
  });
});
test('TK-604 Crossbow Workshop: a third crossbow for two', () => {
  expect(raises('crossbow-workshop', { crossbow: 1, gold: 2 }).goods('wei')).toEqual({});
  lacks('crossbow-workshop', 'costsWeapons', { gold: 2, vessel: 1 });
  expect(worth('crossbow-workshop')).toBe(2);
  const made = (bundle: string) =>
    acts('cao-cao produce-crossbows-vessels', [`choose.take ${bundle}`], { built: 'crossbow-workshop' });
  expect([made('2crossbow').goods('wei'), made('2crossbow').used()]).toEqual([{ crossbow: 3 }, ['crossbow-workshop']]);
  expect(made('crossbow+vessel').goods('wei')).toEqual({ crossbow: 1, vessel: 1 });
});
test('TK-605 Envoy Lodge: 1 gold after improving relations with something sent', () => {
  expect(raises('envoy-lodge', { gold: 1, rice: 1 }).goods('wei')).toEqual({});
  lacks('envoy-lodge', 'costsGold', { rice: 1 });
  expect(worth('envoy-lodge')).toBe(1);
  const p = acts('cao-cao tribal-wei gold 2', [], { built: 'envoy-lodge' });
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 1 }, ['envoy-lodge']]);
  expect(gains('cao-cao tribal-wei infantry 1', [], { built: 'envoy-lodge' })).toEqual({
    gold: 1,
    trained: 1,
    spear: 1,
  });
  expect(gains('cao-cao tribal-wei', [], { built: 'envoy-lodge' })).toEqual({});
});
test('TK-606 Garrison: an army may be trained after winning popular support', () => {
  const cost = raises('garrison', { untrained: 1, trained: 1 });
  cost.table.at('armies', 0).plays('armies.pay trained');
  expect(cost.goods('wei')).toEqual({ untrained: 1 });
  lacks('garrison', 'costsArmies', { gold: 9 });
  expect(worth('garrison')).toBe(1);
  const p = acts('cao-cao win-popular-support', [], { built: 'garrison', goods: { untrained: 2 } });
  p.table.at('benefits', 0).offers('benefits.finish').plays('benefits.use garrison').at('alliance');
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 1, trained: 1, support: 1 }, ['garrison']]);
  acts('cao-cao win-popular-support', [], { built: 'garrison' }).table.at('alliance'); // nobody to train
});
test('TK-607 Harbor: a third vessel for two', () => {
  expect(raises('harbor', { vessel: 1, gold: 2 }).goods('wei')).toEqual({});
  lacks('harbor', 'costsWeapons', { crossbow: 1, gold: 2 });
  expect(worth('harbor')).toBe(2);
  const made = (bundle: string) =>
    acts('cao-cao produce-crossbows-vessels', [`choose.take ${bundle}`], { built: 'harbor' });
  expect([made('2vessel').goods('wei'), made('2vessel').used()]).toEqual([{ vessel: 3 }, ['harbor']]);
  expect(made('crossbow+vessel').goods('wei')).toEqual({ crossbow: 1, vessel: 1 });
});
test('TK-608 Hereditary Army System: with two armies in supply, one more for 1 rice', () => {
  const cost = raises('hereditary-army-system', { untrained: 1, rice: 1 });
  cost.table.plays('armies.pay untrained');
  expect(cost.goods('wei')).toEqual({});
  lacks('hereditary-army-system', 'costsRice', { untrained: 1 });
  expect(worth('hereditary-army-system')).toBe(1);
  const p = ends('hereditary-army-system', { rice: 2, untrained: 1, trained: 1 });
  p.table.at('benefits', 0).offers('benefits.finish').plays('benefits.use hereditary-army-system').at('alliance');
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 1, untrained: 2, trained: 1 }, ['hereditary-army-system']]);
  ends('hereditary-army-system', { rice: 2, trained: 1 }).table.at('alliance'); // one army
  ends('hereditary-army-system', { trained: 2 }).table.at('alliance'); // no rice
});
test('TK-609 Imperial Academy: one more card after importing, once, from either deck', () => {
  expect(raises('imperial-academy', { gold: 2 }).goods('wei')).toEqual({});
  lacks('imperial-academy', 'costsGold', { gold: 1 });
  expect(worth('imperial-academy')).toBe(1);
  const p = acts('cao-cao hire-import', ['technology.import unification'], { built: 'imperial-academy' });
  p.table.at('deck', 0).plays('deck.draw separation').at('technology', 0).plays('technology.finish').at('alliance');
  expect(p.player('wei').hand.pieces.map(card => p.box.deckOf[card])).toEqual([0, 1]);
  expect(p.used()).toEqual(['imperial-academy']);
  const having = { built: 'imperial-academy', goods: { rice: 1, untrained: 1 } };
  acts('cao-cao hire-import', ['technology.hire 1', 'technology.finish'], having).table.at('alliance'); // no import
});
test('TK-610 Imperial Palace: 1 gold and 1 rice after tribute', () => {
  expect(raises('imperial-palace', { gold: 2, rice: 2 }).goods('wei')).toEqual({});
  lacks('imperial-palace', 'costsGold', { gold: 1, rice: 2 });
  expect(worth('imperial-palace')).toBe(2);
  const p = acts('cao-cao demand-tribute', ['choose.take untrained'], { built: 'imperial-palace' });
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 1, rice: 1, untrained: 1 }, ['imperial-palace']]);
  expect(gains('cao-cao recruit-armies', [], { built: 'imperial-palace' })).toEqual({ untrained: 2 });
});
test('TK-611 Military Farm Bureau: harvest at once', () => {
  lacks('military-farm-bureau', 'costsSupport', { gold: 9, rice: 9 });
  expect(worth('military-farm-bureau')).toBe(1);
  const p = raises('military-farm-bureau', { support: 1 }, { farm: [3, 2, 0], market: [2, 2, 0] });
  p.table.at('harvest', 0).plays('harvest.store 1');
  expect([p.goods('wei'), p.player('wei').stored, p.player('wei').flipped]).toEqual([{ rice: 5 }, [1, 0], [0, 2]]);
  expect(p.used()).toEqual(['military-farm-bureau']);
  const bare = raises('military-farm-bureau', { support: 1 });
  bare.table.at('alliance'); // nothing to harvest
  expect(bare.used()).toEqual([]);
});
test('TK-612 Office of Minister of Finance: collect tax at once', () => {
  lacks('office-of-minister-of-finance', 'costsSupport', { gold: 9 });
  expect(worth('office-of-minister-of-finance')).toBe(1);
  const p = raises('office-of-minister-of-finance', { support: 1 }, { market: [2, 2, 0] });
  p.table.at('tax', 0).plays('tax.store 0');
  expect([p.goods('wei'), p.player('wei').level]).toEqual([{ gold: 8 }, [0, 2]]);
  expect(p.used()).toEqual(['office-of-minister-of-finance']);
});
test('TK-613 Silk Workshop: 1 gold after developing the marketplace', () => {
  expect(raises('silk-workshop', { gold: 2 }).goods('wei')).toEqual({});
  lacks('silk-workshop', 'costsGold', { gold: 1 });
  expect(worth('silk-workshop')).toBe(1);
  const p = acts('cao-cao develop-marketplace-or-collect-tax', ['market.develop'], { built: 'silk-workshop' });
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 1 }, ['silk-workshop']]);
  expect(gains('cao-cao develop-farm-or-harvest', ['farm.develop'], { built: 'silk-workshop' })).toEqual({});
});
test('TK-614 Spear Armory: a third spear for two', () => {
  expect(raises('spear-armory', { spear: 1, gold: 2 }).goods('wei')).toEqual({});
  lacks('spear-armory', 'costsWeapons', { horse: 1, gold: 2 });
  expect(worth('spear-armory')).toBe(2);
  const made = (bundle: string) =>
    acts('cao-cao produce-spears-horses', [`choose.take ${bundle}`], { built: 'spear-armory' });
  expect([made('2spear').goods('wei'), made('2spear').used()]).toEqual([{ spear: 3 }, ['spear-armory']]);
  expect(made('spear+horse').goods('wei')).toEqual({ spear: 1, horse: 1 });
});
test('TK-615 Square-pallet Chain Pumps: a spare farm token to the granary', () => {
  lacks('square-pallet-chain-pumps', 'costsRice', { gold: 2 });
  expect(worth('square-pallet-chain-pumps')).toBe(1);
  const p = raises('square-pallet-chain-pumps', { gold: 2, rice: 1 });
  expect([p.goods('wei'), p.player('wei').stored, p.s.spare]).toEqual([{}, [1, 0], [4, 5]]);
  expect(p.used()).toEqual(['square-pallet-chain-pumps']);
});
test('TK-616 Stable: a third horse for two', () => {
  expect(raises('stable', { horse: 1, gold: 2 }).goods('wei')).toEqual({});
  lacks('stable', 'costsWeapons', { spear: 1, gold: 2 });
  expect(worth('stable')).toBe(2);
  const made = (bundle: string) =>
    acts('cao-cao produce-spears-horses', [`choose.take ${bundle}`], { built: 'stable' });
  expect([made('2horse').goods('wei'), made('2horse').used()]).toEqual([{ horse: 3 }, ['stable']]);
  expect(made('spear+horse').goods('wei')).toEqual({ spear: 1, horse: 1 });
});
test('TK-617 Training Ground: one more army may be trained', () => {
  const cost = raises('training-ground', { untrained: 1, gold: 1 });
  cost.table.plays('armies.pay untrained');
  expect(cost.goods('wei')).toEqual({});
  lacks('training-ground', 'costsGold', { untrained: 1 });
  expect(worth('training-ground')).toBe(1);
  const p = acts('cao-cao train-armies', ['train.train 2'], { built: 'training-ground', goods: { untrained: 4 } });
  p.table.at('benefits', 0).offers('benefits.finish').plays('benefits.use training-ground').at('alliance');
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 1, trained: 3 }, ['training-ground']]);
});
test('TK-618 Tun Tian Colonies: 1 rice at the end of a round with a unit stationed', () => {
  expect(raises('tun-tian-colonies', { rice: 2 }).goods('wei')).toEqual({});
  lacks('tun-tian-colonies', 'costsRice', { rice: 1 });
  expect(worth('tun-tian-colonies')).toBe(1);
  const p = ends('tun-tian-colonies', {}, { stationed: { 'chi-bi': 'cao-ren 1 granary' } });
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 1 }, ['tun-tian-colonies']]);
  expect(ends('tun-tian-colonies', {}).goods('wei')).toEqual({});
});
test('TK-619 Weapon Trading Post: weapons are bought for 4 and sold for 8', () => {
  expect(raises('weapon-trading-post', { gold: 2 }).goods('wei')).toEqual({});
  lacks('weapon-trading-post', 'costsGold', { gold: 1 });
  expect(worth('weapon-trading-post')).toBe(1);
  const having = { built: 'weapon-trading-post', goods: { gold: 4 } };
  const p = acts('cao-cao trade-rice-weapons', ['trade.buyWeapons 1', ...Array(3).fill('arms.take spear')], having);
  expect([p.goods('wei'), p.used()]).toEqual([{ spear: 3 }, ['weapon-trading-post']]);
  const sold = acts('cao-cao trade-rice-weapons', ['trade.sellWeapons 1', ...Array(3).fill('sale.give horse')], {
    built: 'weapon-trading-post',
    goods: { horse: 3 },
  });
  expect(sold.goods('wei')).toEqual({ gold: 8 });
});
test('TK-620 Wooden Ox Transport: one good stands in for the missing other', () => {
  expect(raises('wooden-ox-transport', { gold: 1, rice: 1 }).goods('wei')).toEqual({});
  lacks('wooden-ox-transport', 'costsRice', { gold: 1 });
  expect(worth('wooden-ox-transport')).toBe(1);
  const due = (goods: object, built = 'wooden-ox-transport') => {
    const p = position({ stationed: { 'guang-ling': 'xu-chu 2 granary' }, wei: { built, goods } });
    p.maintaining(); // due are 2 gold and 1 rice
    return p;
  };
  const p = due({ rice: 3 });
  p.table.at('upkeep', 0).refuses('upkeep.pay 3', 'notOffered').plays('upkeep.pay 2');
  expect([p.goods('wei'), p.player('wei').deficits, p.used()]).toEqual([{}, 0, ['wooden-ox-transport']]);
  const gold = due({ gold: 3 });
  gold.table.plays('upkeep.pay 1');
  expect([gold.goods('wei'), gold.player('wei').deficits]).toEqual([{}, 0]);
  expect(due({ rice: 3 }, 'silk-workshop').player('wei').deficits).toBe(2);
});
