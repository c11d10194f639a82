import { expect, test } from 'vitest';
import { mostSwapped, upkeepNext, upkeepOf, upkeepPaid } from '../facts/upkeep.ts';
import type { GoodsGiven } from './given.ts';
import { position } from './position.ts';
import { acts, lives, raises } from './skills.ts';

/** What can be paid, with what, and what is missing. */
test('TK-545 TK-187 Zhuge Jin’s rice may pay for an alliance action that is impossible without it', () => {
  const given = (having: object, alliance = 'trade-rice-weapons') =>
    position({ alliance, wu: { goods: {}, ...having }, bids: ['zhuge-jin trade-rice-weapons'] });
  given({ goods: { rice: 2 } })
    .acting('wu')
    .refuses('actions.take trade-rice-weapons', 'nothingToTrade');
  const p = given({ goods: { rice: 3 } });
  p.acting('wu').offers('actions.take trade-rice-weapons');
  expect(p.player('wu').goods).toEqual([0, 3, 0, 0, 0, 0, 0, 0, 0]); // asking changes nothing
  p.table.plays('actions.take trade-rice-weapons', 'trade.sellRice 1', 'trade.finish');
  expect([p.goods('wu'), p.used()]).toEqual([{ gold: 5 }, ['zhuge-jin']]);
  given({ goods: { rice: 3 } }, 'train-armies')
    .acting('wu')
    .refuses('actions.take trade-rice-weapons', 'nothingToTrade');
  given({ goods: { gold: 2 }, hidden: 'lu-meng' })
    .acting('wu')
    .refuses('actions.take trade-rice-weapons', 'nothingToTrade'); // 1 rice is no 3 gold
});
test('TK-545 outside the alliance no rice comes just before an action, so none can pay for it', () => {
  const p = position({
    order: 'wu wei shu',
    alliance: 'trade-rice-weapons',
    wu: { goods: { rice: 3 } },
    bids: ['zhuge-jin trade-rice-weapons'],
  });
  p.acting('wu').refuses('actions.take trade-rice-weapons', 'nothingToTrade');
});
test('TK-356 TK-357 TK-358 TK-359 TK-360 the next upkeep: what is due of each good, and what is missing of it', () => {
  const next = (goods: GoodsGiven, built = '') => {
    const p = position({ stationed: { 'guang-ling': 'xu-chu 2 granary' }, wei: { built, goods } });
    return upkeepNext(p.s, p.box, 0);
  };
  expect(next({ gold: 5, rice: 5 })).toEqual({ gold: 2, rice: 1, missing: 0 });
  expect(next({ gold: 1 })).toEqual({ gold: 2, rice: 1, missing: 2 });
  expect(next({ gold: 2, support: 4 })).toEqual({ gold: 2, rice: 3, missing: 3 });
  expect(next({ gold: 3 }, 'wooden-ox-transport')).toEqual({ gold: 2, rice: 1, missing: 0 });
  expect(next({ rice: 2 }, 'wooden-ox-transport')).toEqual({ gold: 2, rice: 1, missing: 1 });
});
test('TK-620 no more stands in than is spare of the one and missing of the other', () => {
  const swaps = (goods: GoodsGiven) => {
    const p = position({
      stationed: { 'guang-ling': 'xu-chu 2 granary' },
      wei: { built: 'stable wooden-ox-transport', goods },
    });
    const most = mostSwapped(p.s, p.box, 0); // due are 2 gold and 1 rice
    return [most, upkeepPaid(p.s, p.box, 0, most)];
  };
  expect(swaps({ gold: 9, rice: 9 })).toEqual([0, { gold: 2, rice: 1, due: 3, missing: 0 }]);
  expect(swaps({ rice: 2 })).toEqual([1, { gold: 0, rice: 2, due: 3, missing: 1 }]);
  expect(swaps({ rice: 9 })).toEqual([2, { gold: 0, rice: 3, due: 3, missing: 0 }]);
  expect(swaps({ gold: 9 })).toEqual([1, { gold: 3, rice: 0, due: 3, missing: 0 }]);
  expect(swaps({ gold: 2, rice: 0 })).toEqual([0, { gold: 2, rice: 0, due: 3, missing: 1 }]);
  expect(swaps({})).toEqual([0, { gold: 0, rice: 0, due: 3, missing: 3 }]);
});
test('TK-356 an upkeep of rice alone is told as well', () => {
  const p = position({ wei: { goods: { rice: 2, support: 2 } }, wu: { goods: {} }, shu: { goods: {} } });
  p.maintaining();
  expect(p.told.filter(([event]) => event === 'upkeep')).toEqual([['upkeep', 0, 0, 1]]);
});
test('TK-422 a rival who reckons a state’s upkeep counts no general not shown yet', () => {
  const p = position({ wei: { hidden: 'cao-ren', fresh: 'jia-xu', goods: { rice: 2, support: 2 } } });
  expect(upkeepOf(p.k.view(p.s, 1), p.box, 0)).toEqual({ gold: 0, rice: 1, helpers: [] });
});
test('TK-224 popular support is no weapon that could be sold', () => {
  acts('cao-cao trade-rice-weapons', ['trade.sellRice 1'], { goods: { rice: 4, spear: 2, support: 3 } }).table.refuses(
    'trade.sellWeapons 1',
    'tooFewWeapons',
  );
});
test('TK-600 a swap is offered only to who has one side of it, and only that way', () => {
  const market = (goods: GoodsGiven) => lives('ma-chao', { built: 'barter-market', goods });
  market({ rice: 1 }).table.at('alliance');
  market({ horse: 1 }).table.plays('benefits.use barter-market').refuses('swap.give 2rice', 'cannotSwap');
  market({ rice: 2 }).table.plays('benefits.use barter-market').refuses('swap.give weapon', 'cannotSwap');
});
test('TK-556 Ma Chao gives his last horse, and none when none is left', () => {
  const horses = (left: number) => {
    const p = lives('ma-chao', { goods: { horse: 2 } }, { onCard: { 'ma-chao': left } });
    return [p.goods('shu').horse, p.onCard('ma-chao')];
  };
  expect([horses(1), horses(0)]).toEqual([
    [3, 0],
    [2, 0],
  ]);
});
test('TK-519 Yu Jin’s last token is enough to join the alliance', () => {
  const p = position({ order: 'wei wu shu', onCard: { 'yu-jin': 1 }, wei: { generals: 'yu-jin' } });
  p.begin({ at: 'alliance', seat: 2 }, { at: 'bidding', seat: 0 });
  p.table.plays('alliance.choose recruit-armies').at('benefits', 0).plays('benefits.use yu-jin');
  expect([p.s.allies, p.onCard('yu-jin')]).toEqual([7, 0]);
});
test('TK-531 Ling Cao keeps the tribe only with naval units', () => {
  const level = (units: number, location = 'yi-du') => {
    const p = position({ stationed: { [location]: `ling-cao ${units} granary` }, wu: { tribe: 6 } });
    p.tribe('wu');
    return p.player('wu').tribe;
  };
  expect([level(1), level(0), level(1, 'xiao-ting')]).toEqual([7, 5, 5]);
});
test('TK-611 the Military Farm Bureau looks at farms, the Minister of Finance at marketplaces', () => {
  const built = (card: string, having: object) => raises(card, { support: 1 }, having).s.agenda.at(-1)!.at;
  expect(built('military-farm-bureau', { farm: [1, 1, 0], market: [1, 0, 0] })).toBe('harvest');
  expect(built('military-farm-bureau', { farm: [1, 0, 0], market: [1, 1, 0] })).toBe('alliance');
  expect(built('office-of-minister-of-finance', { farm: [1, 1, 0], market: [1, 0, 0] })).toBe('alliance');
});
test('TK-017 from an empty deck nothing is drawn, and what would draw from it alone is not used', () => {
  const xunYou = (deck: number) => {
    const p = position({ wei: { hand: 'garrison', goods: { untrained: 1 } }, bids: ['xun-you construct-enhancement'] });
    p.s.decks[deck] = [];
    p.acting('wei').plays('actions.take construct-enhancement', 'construct.build garrison', 'armies.pay untrained');
    return [p.used(), p.player('wei').hand.pieces.length];
  };
  expect([xunYou(0), xunYou(1)]).toEqual([
    [[], 0],
    [['xun-you'], 1],
  ]);
  const xuShu = (...empty: number[]) => {
    const p = position({ round: 3, shu: { fresh: 'xu-shu', goods: {} } });
    for (const deck of empty) p.s.decks[deck] = [];
    p.roundEnd('shu');
    return [p.used(), p.player('shu').hand.pieces.map(card => p.box.deckOf[card])];
  };
  expect([xuShu(), xuShu(0), xuShu(1), xuShu(0, 1)]).toEqual([
    [['xu-shu'], [0, 1]],
    [['xu-shu'], [1]],
    [['xu-shu'], [0]],
    [[], []],
  ]);
});
test('TK-512 TK-017 Sima Yi imports while either deck has a card', () => {
  const simaYi = (...empty: number[]) => {
    const p = position({ wei: { goods: { rice: 1, untrained: 1 } }, bids: ['sima-yi hire-import'] });
    for (const deck of empty) p.s.decks[deck] = [];
    return p.acting('wei').plays('actions.take hire-import');
  };
  simaYi(0).offers('technology.importEach');
  simaYi(0, 1).refuses('technology.importEach', 'deckEmpty');
});
test('TK-077 only who has drawn generals is asked which to keep', () => {
  const p = position({ round: 3, wei: { drawn: 'xu-chu xu-huang jia-xu' } });
  p.begin({ at: 'recruit', seat: -1 }, { at: 'alliance', seat: 2 }).at('recruit', 0);
});
test('TK-076 generals shown, kept back and just recruited can all be assigned', () => {
  const p = position({ wei: { generals: 'xu-chu', hidden: 'xu-huang jia-xu', fresh: 'pang-de cao-ren' } });
  const all = ['cao-cao', 'xu-chu', 'xu-huang', 'jia-xu', 'pang-de', 'cao-ren'];
  p.bidding('wei').offers(...all.map(id => `bid.assign ${id} recruit-armies`));
});
test('TK-292 with every location of the border held, there is no place for units', () => {
  const held = {
    'guang-ling': 'pang-de 1 granary',
    'xiao-yao-jin': 'chen-wu 1 granary',
    'chi-bi': 'cao-ren 1 granary',
    'shi-ting': 'taishi-ci 1 granary',
    'ru-xu-kou': 'ling-tong 1 granary',
    'jie-ting': 'zhang-liao 1 granary',
  };
  const p = position({ stationed: held, wei: { goods: {} }, bids: ['xiahou-dun battle-wei-wu cavalry 1'] });
  p.acting('wei').refuses('actions.take battle-wei-wu', 'noPlaceForUnits');
});
