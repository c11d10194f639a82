import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';
import { MOMENTS } from '../content/vocabulary.ts';
import { game } from '../index.ts';
import { calls } from '../moves/calls.ts';
import type { GoodsGiven } from './given.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';
import { acts, arrives, bids, gains, lives } from './skills.ts';

/** When and how cards work. */
const none = { wei: { goods: {} }, wu: { goods: {} }, shu: { goods: {} } };
const breeding = (goods: GoodsGiven) =>
  lives('ma-chao', { built: 'barter-market hereditary-army-system', goods }, { onCard: { 'ma-chao': 4 } });

test('TK-340 end-of-round benefits come in the sequence their owner likes', () => {
  const first = breeding({ rice: 2, horse: 1 });
  first.table
    .at('benefits', 2)
    .plays('benefits.use barter-market', 'swap.give 2rice', 'arms.take horse', 'benefits.use ma-chao');
  expect(first.goods('shu')).toEqual({ horse: 3 });
  const other = breeding({ rice: 2, horse: 2 });
  other.table.plays('benefits.use ma-chao', 'benefits.use barter-market', 'swap.give weapon', 'sale.give horse');
  expect(other.goods('shu')).toEqual({ rice: 4, horse: 2 });
});
test('TK-341 each benefit once a round', () => {
  const p = breeding({ rice: 9, untrained: 2 });
  p.table.plays('benefits.use hereditary-army-system').refuses('benefits.use hereditary-army-system', 'notOffered');
  p.table.plays('benefits.use barter-market', 'swap.give 2rice', 'arms.take spear').at('alliance');
  expect(p.goods('shu')).toEqual({ rice: 6, untrained: 3, spear: 1 });
});
test('TK-342 what may be used need not be; everything else happens', () => {
  breeding({ rice: 9, untrained: 2 }).table.plays('benefits.finish').at('alliance');
  breeding({ rice: 9, horse: 2 })
    .table.refuses('benefits.finish', 'mustUse')
    .plays('benefits.use ma-chao', 'benefits.finish');
  expect(lives('lu-su').goods('wu')).toEqual({ rice: 1 }); // unasked
});
test('TK-343 gifts for being recruited come at the end of that round, the first round included', () => {
  for (const round of [1, 3, 5, 9])
    expect(arrives('zhang-he', {}, { round }).goods('wei')).toEqual({ untrained: 1, horse: 2 });
  const shown = position({ round: 1, wei: { fresh: 'zhang-he', goods: {} }, bids: ['zhang-he demand-tribute'] });
  shown.roundEnd('wei');
  expect(shown.goods('wei')).toEqual({ untrained: 1, horse: 2 }); // also if he has been assigned
});
test('TK-344 a skill that needs no assignment works at a border and with the emperor too', () => {
  expect(lives('lu-su', { generals: '' }, { stationed: { 'xiao-ting': 'lu-su 1 granary' } }).goods('wu')).toEqual({
    rice: 1,
  });
  expect(lives('sun-quan', { generals: '' }, { left: 'sun-quan' }).goods('wu')).toEqual({ gold: 1 });
});
test('TK-440 the closed vocabulary: an unknown moment is refused, and each moment is called in play', () => {
  const gift = (at: string) => ({ kind: 'benefit', at, gives: [{ kind: 'gain', goods: { gold: 1 } }] });
  const packWith = (at: string) => ({
    ...content,
    generals: content.generals.map(row => ({ ...row, abilities: [gift(at)] })),
    enhancements: content.enhancements.map(row => ({
      ...row,
      needs: undefined,
      cost: { gold: 1 },
      abilities: [gift(at)],
    })),
  });
  expect(() => readPack(packWith('atMidnight'))).toThrow(/abilities\[0\]\.at/);
  const table = tableFor(game, 3);
  const comes = (at: string) => {
    const k = kernelFor(game, table, packWith(at));
    for (let seed = 1; seed <= 4; seed++) {
      const rand = fastRand(seed);
      const s = k.setup(table, rand);
      let used = false;
      while (!k.over(s) && !used)
        k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand, (event: string, ..._: number[]) => {
          used ||= event === 'used';
        });
      if (used) return true;
    }
    return false;
  };
  for (const [i, at] of MOMENTS.entries()) expect([at, comes(at), (calls[at] >> i) & 1]).toEqual([at, true, 1]);
});
test('TK-441 an action that a card causes sets off cards, but no general’s skill, and is no successful bid', () => {
  const hand = 'office-of-minister-of-finance';
  const p = acts('zhang-zhao construct-enhancement', [`construct.build ${hand}`, 'tax.store 0'], {
    hand,
    built: 'bronze-coinage',
    market: [1, 1, 0],
    goods: { support: 1 },
  });
  expect([p.goods('wu'), p.player('wu').wins]).toEqual([{ gold: 6 }, 1]);
  expect(p.used()).toEqual([hand, 'bronze-coinage']); // Zhang Zhao, who likes taxes, has no part in it
});
test('TK-442 tokens on a card are not in the supply', () => {
  const given = { onCard: { 'ma-chao': 4 }, shu: { generals: 'ma-chao', hand: 'stable', goods: { gold: 2 } } };
  const p = position({ ...given, bids: ['liu-bei construct-enhancement', 'fei-yi trade-rice-weapons'] });
  p.acting('shu')
    .refuses('actions.take construct-enhancement', 'nothingToBuild')
    .refuses('actions.take trade-rice-weapons', 'nothingToTrade');
  const charges = position({ ...none, onCard: { 'yu-jin': 2 }, wei: { generals: 'yu-jin', goods: {} } });
  charges.maintaining();
  expect(charges.goods('wei')).toEqual({});
});
test('TK-443 Sun Jian’s bonus counts where combat is the criterion, and in battle', () => {
  const total = (space: string, criterion: 'administration' | 'combat') =>
    position({ criterion, bids: [`sun-jian ${space}`] }).total('sun-jian');
  expect([total('control-han-emperor', 'combat'), total('control-han-emperor', 'administration')]).toEqual([5, 3]);
  expect([total('win-popular-support', 'administration'), total('win-popular-support', 'combat')]).toEqual([5, 3]);
  expect(total('battle-wei-wu', 'administration')).toBe(5);
});
test('TK-444 Zhuge Jin counts the spaces Wu won, taken later or not', () => {
  const bidders = [
    'sun-jian recruit-armies',
    'gan-ning train-armies',
    'sun-ce demand-tribute',
    'lu-su hire-import',
    'lu-fan trade-rice-weapons',
  ];
  const p = position({ ...none, order: 'wu wei shu', wu: { hidden: 'zhuge-jin', goods: {} }, bids: bidders });
  p.resolving();
  for (const bid of bidders) p.table.plays(`actions.decline ${bid.split(' ')[1]}`);
  expect(p.used()).not.toContain('zhuge-jin'); // five won, none taken
});
test('TK-445 Liu Bei’s token is back after his action and may be used at once', () => {
  const p = position({
    shu: { hand: 'military-farm-bureau', goods: {} },
    bids: ['liu-bei recruit-armies support 2', 'fei-yi construct-enhancement'],
  });
  p.acting('shu').refuses('actions.take construct-enhancement', 'nothingToBuild').plays('actions.take recruit-armies');
  expect(p.goods('shu').support).toBe(1);
  p.table.plays('actions.take construct-enhancement', 'construct.build military-farm-bureau');
  const left = acts('liu-bei control-han-emperor support 1', ['emperor.leave liu-bei'], { goods: { gold: 1 } });
  expect(left.goods('shu')).toEqual({ support: 1 });
});
test('TK-446 TK-447 Ling Cao raises the level in the round he is stationed, which is not taking the action', () => {
  const p = position({ wu: { tribe: 6, built: 'envoy-lodge', goods: {} }, bids: ['ling-cao battle-shu-wu naval 1'] });
  p.resolving()
    .plays('actions.take battle-shu-wu', 'station.station ling-cao yi-du', 'garrison.place 1 granary')
    .at('alliance');
  expect([p.player('wu').tribe, p.used()]).toEqual([7, ['ling-cao']]); // no gold of the Envoy Lodge
  expect(p.log.find(([event]) => event === 'order')).toEqual(['order', 1, 0, 2]); // one successful bid
});
test('TK-448 an attribute that a skill sets counts for later assignments', () => {
  const p = position({ bids: ['guan-ping recruit-armies'], shu: { drawn: 'guan-yu' } });
  p.player('shu').fresh.push(...p.player('shu').drawn.splice(0));
  expect(p.total('guan-ping')).toBe(4); // placed before
  expect(position({ shu: { fresh: 'guan-yu' }, bids: ['guan-ping recruit-armies'] }).total('guan-ping')).toBe(5);
});
test('TK-449 a look at three cards of a smaller deck looks at all of them', () => {
  const p = position({ wei: { goods: {} }, bids: ['guo-jia hire-import'] });
  p.s.decks[1] = p.s.decks[1]!.slice(0, 2);
  p.acting('wei').plays('actions.take hire-import', 'technology.import separation').at('keep', 0);
  expect([p.player('wei').looked.pieces.length, p.s.decks[1]!.length]).toEqual([2, 0]);
});
test('TK-450 Sima Yi with Guo Jia: a card of each deck, one of them by the look', () => {
  const p = position({ wei: { goods: {} }, bids: ['sima-yi hire-import', 'guo-jia hire-import'] });
  p.acting('wei')
    .plays('actions.take hire-import')
    .refuses('technology.importEach', 'drawsFromOne')
    .plays('technology.import separation');
  expect(p.player('wei').hand.pieces.map(card => p.box.deckOf[card])).toEqual([0]);
  expect(p.player('wei').looked.pieces.map(card => p.box.deckOf[card])).toEqual([1, 1, 1]);
  expect(p.used()).toEqual(['sima-yi', 'guo-jia']);
});
test('TK-451 Pang Tong’s companion is a normal assignment, to the same space, not to the tribe', () => {
  const shu = { generals: 'pang-tong zhang-fei', goods: { trained: 2, horse: 2, support: 1 } };
  const p = bids(
    'shu',
    { emperor: 'shu', shu },
    'bid.assign pang-tong battle-shu-wu',
    'escort.alone',
    'support.add 0 0',
  );
  p.table.at('follow', 2).plays('follow.assign zhang-fei', 'escort.units cavalry 2', 'support.add 1 1').at('bid', 0);
  expect(p.s.bids.map(({ space, total }) => [space, total])).toEqual([
    [14, 2],
    [14, 9],
  ]);
  bids('shu', { shu: { ...shu, goods: {} } }, 'bid.assign pang-tong tribal-shu').table.at('bid', 0);
});
test('TK-452 a partner is another state for Fa Zheng, but no loser for Zhang Fei', () => {
  const given = { ...none, alliance: 'hire-import' };
  expect(position({ ...given, bids: ['lu-su hire-import', 'fa-zheng hire-import'] }).total('fa-zheng')).toBe(6);
  const p = position({
    ...none,
    alliance: 'recruit-armies',
    bids: ['sun-jian recruit-armies', 'zhang-fei recruit-armies'],
  });
  p.resolving();
  expect(p.used()).toEqual([]);
});
test('TK-453 what a skill counts it counts as it is applied', () => {
  const p = position({ ...none, bids: ['ma-dai battle-shu-wei cavalry 1', 'wei-yan demand-tribute'] });
  const battle = ['actions.take battle-shu-wei', 'station.station ma-dai jie-ting', 'garrison.place 1 granary'];
  p.acting('shu')
    .plays(...battle, 'actions.take demand-tribute', 'choose.take 2gold')
    .at('arms', 2);
  const q = position({ ...none, bids: ['ma-dai battle-shu-wei cavalry 1', 'wei-yan demand-tribute'] });
  q.acting('shu').plays('actions.take demand-tribute', 'choose.take 2gold').at('actions', 2); // no location yet, no weapon
});
test('TK-454 each weapon of choice is chosen anew', () => {
  const stationed = { 'gong-an': 'zhang-fei 1 granary', 'qi-shan': 'jiang-wei 1 granary' };
  const p = acts('wei-yan demand-tribute', ['choose.take 2gold', 'arms.take horse'], {}, { stationed });
  p.table.at('arms', 2).offers('arms.take spear', 'arms.take horse', 'arms.take crossbow').plays('arms.take vessel');
  expect(p.goods('shu')).toEqual({ gold: 2, untrained: 1, horse: 1, vessel: 1 });
});
test('TK-455 a reduced cost is never a gain, reduced upkeep never below nothing', () => {
  const cards = { hand: 'wooden-ox-transport', goods: { gold: 1 } };
  expect(gains('mi-zhu construct-enhancement', ['construct.build wooden-ox-transport'], cards)).toEqual({});
  const p = position({ stationed: { 'chi-bi': 'cao-ren 1 granary' }, wei: { goods: { gold: 5, rice: 5 } } });
  p.maintaining();
  expect(p.goods('wei')).toEqual({ gold: 4, rice: 5 });
});
test('TK-456 no general ever leaves the game', () => {
  alongGames(({ before, after }) => {
    for (const [seat, { shown, hidden, fresh, drawn, reserve }] of after.players.entries()) {
      expect(shown.length + hidden.length + fresh.length + drawn.length + reserve.length).toBe(23);
      expect(shown.length).toBeGreaterThanOrEqual(before.players[seat]!.shown.length);
    }
  }, 1);
});
