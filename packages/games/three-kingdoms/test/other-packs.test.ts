import { WHOLE_TABLE } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { tribeAhead } from '../facts/tribe.ts';
import { upkeepOf } from '../facts/upkeep.ts';
import type { Given, Having } from './given.ts';
import { packWith } from './packs.ts';
import { position } from './position.ts';
import { acts, bids, lacks, raises, worth } from './skills.ts';

/** The vocabulary holds for every pack: the same words on other cards (TK-440). Each test prints cards of its own. */
const gold = { kind: 'gain', goods: { gold: 1 } };
const atEnd = (more: object) => ({ abilities: [{ kind: 'benefit', at: 'roundEnd', gives: [gold], ...more }] });
/** What Wei has at the end of a round, and which cards told of themselves. */
const ended = (content: object, having: Having, more: Given = {}) => {
  const p = position({ ...more, content, wei: { goods: {}, ...having } });
  p.roundEnd('wei');
  return p;
};

test('TK-440 what is asked of a general who was not assigned does not hold', () => {
  for (const when of [
    { kind: 'withUnits', army: 'infantry', least: 1 },
    { kind: 'withSupport', least: 1 },
  ]) {
    const content = packWith({ 'xu-chu': atEnd({ when: [when] }) });
    expect(ended(content, { generals: 'xu-chu' }).used()).toEqual([]);
    expect(ended(content, {}, { bids: ['xu-chu battle-wei-wu infantry 1 support 1'] }).used()).toEqual(['xu-chu']);
  }
});
test('TK-440 what is asked of an action does not hold where there is none', () => {
  for (const when of [
    { kind: 'sent', least: 1 },
    { kind: 'loserThere' },
    { kind: 'produced', weapon: 'spear', least: 1 },
  ]) {
    const content = packWith({ 'xu-chu': { abilities: [{ kind: 'bidBonus', where: 'bids', when: [when], add: 1 }] } });
    expect(position({ content, bids: ['xu-chu recruit-armies'] }).total('xu-chu')).toBe(5);
  }
});
test('TK-440 units count only if there are so many of that type', () => {
  const when = [{ kind: 'withUnits', army: 'infantry', least: 1 }];
  const content = packWith({ 'xu-chu': { abilities: [{ kind: 'bidBonus', where: 'battles', when, add: 1 }] } });
  const total = (along: string) => position({ content, bids: [`xu-chu battle-wei-wu${along}`] }).total('xu-chu');
  expect([total(''), total(' cavalry 1'), total(' infantry 1')]).toEqual([5, 6, 7]);
});
test('TK-440 what was sent to a battle is what the owner sent there, not a rival', () => {
  const [ability] = [{ kind: 'benefit', at: 'afterAction', actions: ['battle'], when: [{ kind: 'sent', least: 1 }] }];
  const content = packWith({ stable: { abilities: [{ ...ability, gives: [gold] }] } });
  const plays = ['station.station zhao-yun jie-ting', 'garrison.place 0 granary', 'side.flip 0'];
  const p = acts(
    'zhao-yun battle-shu-wei support 2',
    plays,
    { built: 'stable' },
    {
      content,
      bids: ['xiahou-dun battle-shu-wei cavalry 1'],
    },
  );
  expect([p.s.ending, p.used()]).toEqual(['', ['zhao-yun']]);
});
test('TK-453 a gift for each of what there is gives as many, and nothing for none', () => {
  const per = { kind: 'gainPer', good: 'gold', per: 'locations', most: 3 };
  const content = packWith({ stable: atEnd({ gives: [per] }) });
  expect(ended(content, { built: 'stable' }).used()).toEqual([]);
  const p = ended(content, { built: 'stable' }, { stationed: { 'chi-bi': 'cao-ren 1 granary' } });
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 1 }, ['stable']]);
});
test('TK-442 what lies on a card is asked for and taken as far as it lies there', () => {
  const takes = packWith({ 'xu-chu': atEnd({ gives: [{ kind: 'takeFromCard', good: 'horse', amount: 2 }] }) });
  const asks = packWith({ 'xu-chu': atEnd({ when: [{ kind: 'cardHas', least: 2 }] }) });
  const goods = (content: object, onCard: number) => {
    const p = ended(content, { generals: 'xu-chu' }, { onCard: { 'xu-chu': onCard } });
    return [p.goods('wei'), p.onCard('xu-chu')];
  };
  expect([goods(takes, 1), goods(takes, 2)]).toEqual([
    [{}, 1],
    [{ horse: 2 }, 0],
  ]);
  expect([goods(asks, 1), goods(asks, 2)]).toEqual([
    [{}, 1],
    [{ gold: 1 }, 2],
  ]);
  expect(ended(packWith({ stable: atEnd({}) }), { built: 'stable' }).s.onCard).toEqual(Array(70).fill(0));
});
test('TK-235 TK-238 a cost in trained or untrained armies, besides those of either kind', () => {
  const cards = { stable: { cost: { trained: 1, army: 1 } }, harbor: { cost: { untrained: 1 } } };
  const content = packWith(cards);
  lacks('stable', 'costsTrained', { untrained: 2 }, {}, { content });
  lacks('stable', 'costsArmies', { trained: 1 }, {}, { content });
  lacks('harbor', 'costsTrained', { trained: 1 }, {}, { content });
  raises('stable', { trained: 1, untrained: 1 }, {}, { content }).table.plays('armies.pay untrained').at('alliance');
});
test('TK-448 an attribute may be set without a condition', () => {
  const content = packWith({ 'xu-chu': { abilities: [{ kind: 'attribute', attribute: 'combat', value: 9 }] } });
  const p = bids('wei', { content, wei: { generals: 'xu-chu' } }, 'bid.assign xu-chu recruit-armies');
  expect([p.total('xu-chu'), p.used()]).toEqual([9, ['xu-chu']]);
});
test('TK-522 a lord or a card may strengthen the first general, with units of a type or without', () => {
  const first = { kind: 'bidBonusToFirst', where: 'battles', add: 1 };
  const cards = { 'liu-bei': { abilities: [{ ...first, army: 'infantry' }] }, stable: { abilities: [first] } };
  const content = packWith(cards);
  const total = (along: string, built = '') =>
    position({ content, shu: { built }, bids: [`zhang-fei battle-shu-wu${along}`] }).total('zhang-fei');
  expect(['', ' cavalry 1', ' infantry 1'].map(along => total(along))).toEqual([5, 6, 7]);
  expect(['', ' cavalry 1', ' infantry 1'].map(along => total(along, 'stable'))).toEqual([6, 7, 8]);
});
test('TK-143 of two who win ties, the one who stands there is named', () => {
  const content = packWith({ 'xu-huang': { abilities: [{ kind: 'winsTies' }] } });
  const given = ['cao-cao train-armies', 'ling-tong recruit-armies', 'xu-huang recruit-armies'];
  const p = position({ content, bids: given });
  p.resolving();
  expect([p.winners('recruit-armies'), p.used()]).toEqual([['wei'], ['xu-huang']]);
});
test('TK-334 TK-422 of several skills that stand in for the drop all are shown before one is picked', () => {
  const drops = (gives: object[]) => ({
    abilities: [{ kind: 'benefit', at: 'tribeDrops', when: [{ kind: 'evenRound' }], gives }],
  });
  const content = packWith({
    'jia-xu': drops([{ kind: 'tribe', change: 0 }, gold]),
    'xun-yu': drops([{ kind: 'tribe', change: 2 }]),
  });
  const given = { content, round: 4, wei: { hidden: 'jia-xu', fresh: 'xun-yu', tribe: 5, goods: {} } };
  const p = position(given);
  expect(tribeAhead(p.s, p.box, 0)).toEqual({ by: 'skill', to: 7, rebels: false });
  p.tribe('wei').at('instead', 0);
  expect([p.player('wei').hidden, p.player('wei').fresh, p.used()]).toEqual([[], [], []]);
  p.table.plays('instead.use jia-xu');
  expect([p.player('wei').tribe, p.goods('wei'), p.used()]).toEqual([5, { gold: 1 }, ['jia-xu']]);
  const one = position({ ...given, wei: { ...given.wei, fresh: '' } });
  expect(tribeAhead(one.s, one.box, 0)).toEqual({ by: 'skill', to: 5, rebels: false });
});
test('TK-502 a lord, a card, the last general of all may spare upkeep; a hidden one is shown', () => {
  const less = (good: 'gold' | 'rice') => ({ abilities: [{ kind: 'upkeepLess', good, less: 1 }] });
  const content = packWith({ 'liu-bei': less('gold'), stable: less('rice'), 'zhuge-liang': less('gold') });
  const p = position({
    content,
    stationed: { 'gong-an': 'zhang-fei 2 granary' }, // due are 2 gold and 1 rice
    shu: { hidden: 'zhuge-liang', built: 'stable', goods: { gold: 5, rice: 5 } },
  });
  expect(upkeepOf(p.s, p.box, 2)).toMatchObject({ gold: 0, rice: 0 });
  p.maintaining();
  const { hidden, shown } = p.player('shu');
  expect([p.goods('shu'), p.used(), hidden]).toEqual([{ gold: 5, rice: 5 }, ['zhuge-liang', 'liu-bei', 'stable'], []]);
  expect(shown.map(general => p.box.pack.generals[general - 1]?.id)).toEqual(['liu-bei', 'zhang-fei', 'zhuge-liang']);
});
test('TK-441 to choose what a card gives is no action', () => {
  const content = packWith({ stable: { abilities: [{ kind: 'benefit', at: 'afterAction', gives: [gold] }] } });
  const p = acts('lu-meng win-popular-support', ['choose.take untrained'], { built: 'stable' }, { content });
  expect(p.goods('wu')).toEqual({ gold: 1, untrained: 1, support: 1 });
});
test('TK-422 the last general of all is shown as every other when he gives, or when his gift is put in order', () => {
  const alone = position({
    content: packWith({ 'zhuge-liang': atEnd({}) }),
    shu: { hidden: 'zhuge-liang', goods: {} },
  });
  alone.roundEnd('shu');
  expect([alone.goods('shu'), alone.player('shu').hidden]).toEqual([{ gold: 1 }, []]);
  const content = packWith({
    'zhuge-liang': atEnd({ gives: [{ kind: 'gainPer', good: 'rice', per: 'gold', most: 3 }] }),
    stable: atEnd({}),
  });
  const p = position({ content, shu: { hidden: 'zhuge-liang', built: 'stable', goods: { gold: 1 } } });
  p.roundEnd('shu').at('benefits', 2);
  expect([p.player('shu').hidden, p.used()]).toEqual([[], []]);
});
test('TK-342 of what one card gives, that part is left out which would do nothing', () => {
  const content = packWith({
    stable: atEnd({ gives: [{ kind: 'train', most: 1 }, { kind: 'act', action: 'harvest' }, gold] }),
  });
  const p = ended(content, { built: 'stable' });
  p.table.at('alliance');
  expect([p.goods('wei'), p.told.filter(([event]) => event === 'trained')]).toEqual([{ gold: 1 }, []]);
  const all = ended(content, { built: 'stable', farm: [1, 1, 0], goods: { untrained: 1 } });
  all.table.at('harvest', 0).plays('harvest.store 0');
  expect(all.goods('wei')).toEqual({ gold: 1, rice: 5, trained: 1 });
});
test('TK-518 a lord may see more cards when recruiting', () => {
  const content = packWith({ 'cao-cao': { abilities: [{ kind: 'recruitsFrom', more: 2 }] } });
  const p = position({ content, round: 3 });
  p.begin({ at: 'round', seat: WHOLE_TABLE });
  expect(p.told.filter(([event]) => event === 'saw')).toEqual([
    ['saw', 0, 5],
    ['saw', 1, 4],
    ['saw', 2, 4],
  ]);
});
test('TK-406 points for several conditions are scored only if all of them hold', () => {
  const when = [
    { kind: 'rank', least: 1 },
    { kind: 'tribe', least: 9 },
  ];
  const content = packWith({ stable: { points: 0, abilities: [{ kind: 'scoreIf', when, points: 3 }] } });
  const points = (having: Having) => worth('stable', having, { content });
  expect([points({ rank: 1 }), points({ tribe: 9 }), points({ rank: 1, tribe: 9 })]).toEqual([0, 0, 3]);
});
test('TK-506 of two who train as many, the first there is named', () => {
  const content = packWith({ 'cao-ren': { abilities: [{ kind: 'trainsUpTo', most: 3 }] } });
  const having = { goods: { untrained: 3 } };
  const p = acts('cao-ren train-armies', ['train.train 3'], having, { content, bids: ['dian-wei train-armies'] });
  expect(p.used()).toEqual(['cao-ren']);
});
test('TK-545 only goods that come for certain are counted in before an action', () => {
  const [before] = [{ kind: 'benefit', at: 'beforeAction', actions: ['trade-rice-weapons'], by: 'general' }];
  const gives = [
    { kind: 'draw', from: 'unification' },
    { kind: 'gain', goods: { rice: 1 } },
  ];
  const content = packWith({ 'zhuge-jin': { abilities: [{ ...before, gives }] } });
  const p = position({ content, wu: { goods: { rice: 3 } }, bids: ['zhuge-jin trade-rice-weapons'] });
  p.acting('wu').plays('actions.take trade-rice-weapons', 'trade.sellRice 1');
  expect([p.goods('wu'), p.player('wu').hand.pieces.length]).toEqual([{ gold: 5 }, 1]);
});
