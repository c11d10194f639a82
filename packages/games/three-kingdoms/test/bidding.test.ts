import { expect, test } from 'vitest';
import { position } from './position.ts';
import { bids } from './skills.ts';

/** Somebody with administration 1 and combat 5 tells by which of them a space is judged. */
const judged = (space: string, criterion: 'administration' | 'combat' = 'administration') =>
  position({ criterion, bids: [`huang-zhong ${space}`] }).total('huang-zhong') === 5 ? 'combat' : 'administration';

test('TK-100 five spaces are judged by administration', () => {
  const spaces = [
    'develop-farm-or-harvest',
    'develop-marketplace-or-collect-tax',
    'trade-rice-weapons',
    'hire-import',
    'construct-enhancement',
  ];
  for (const criterion of ['administration', 'combat'] as const)
    expect(spaces.map(space => judged(space, criterion))).toEqual(Array(5).fill('administration'));
});
test('TK-101 five spaces are judged by combat', () => {
  const spaces = [
    'produce-spears-horses',
    'produce-crossbows-vessels',
    'recruit-armies',
    'train-armies',
    'demand-tribute',
  ];
  for (const criterion of ['administration', 'combat'] as const)
    expect(spaces.map(space => judged(space, criterion))).toEqual(Array(5).fill('combat'));
});
test('TK-102 popular support and the emperor go by their markers, which always differ and swap every round', () => {
  for (const [emperor, support] of [
    ['combat', 'administration'],
    ['administration', 'combat'],
  ] as const) {
    expect(judged('control-han-emperor', emperor)).toBe(emperor);
    expect(judged('win-popular-support', emperor)).toBe(support);
    const p = position({ criterion: emperor });
    p.maintaining();
    expect(p.s.criterion).toBe(emperor === 'combat' ? 0 : 1);
  }
});
test('TK-103 a battle bid is combat of all generals and the number of their units', () => {
  const p = position({
    bids: ['zhang-fei battle-shu-wu cavalry 2', 'ma-liang battle-shu-wu archery 1', 'gan-ning battle-shu-wu'],
  });
  expect([p.total('zhang-fei'), p.total('ma-liang'), p.total('gan-ning')]).toEqual([7, 2, 5]);
  expect(p.winners('battle-shu-wu')).toEqual(['shu']); // 9 against 5
});
test('TK-104 battles only along one’s own borders', () => {
  for (const [state, lord, mine, foreign] of [
    ['wei', 'cao-cao', ['battle-wei-wu', 'battle-shu-wei'], 'battle-shu-wu'],
    ['wu', 'sun-jian', ['battle-wei-wu', 'battle-shu-wu'], 'battle-shu-wei'],
    ['shu', 'liu-bei', ['battle-shu-wei', 'battle-shu-wu'], 'battle-wei-wu'],
  ] as const) {
    const t = position().bidding(state).refuses(`bid.assign ${lord} ${foreign}`, 'notYourBorder');
    t.offers(...mine.map(space => `bid.assign ${lord} ${space}`));
  }
});
test('TK-105 a tribe is its owner’s alone, is sure, and takes one general a round', () => {
  const p = position({ wei: { generals: 'xu-chu', goods: {} } });
  const t = p
    .bidding('wei')
    .refuses('bid.assign cao-cao tribal-wu', 'notYourTribe')
    .plays('bid.assign cao-cao tribal-wei');
  expect([p.total('cao-cao'), p.winners('tribal-wei')]).toEqual([0, ['wei']]);
  t.at('bid', 1).plays('bid.pass').at('bid', 2).plays('bid.pass');
  t.at('bid', 0).refuses('bid.assign xu-chu tribal-wei', 'tribeOnce');
});
test('TK-110 in bid order each turn is one general or a pass', () => {
  const p = position({ order: 'shu wei wu', shu: { goods: {} }, wu: { goods: {} }, wei: { generals: 'xu-chu' } });
  const t = p.bidding('shu').at('bid', 2).plays('bid.assign liu-bei hire-import');
  t.at('bid', 0).plays('bid.assign cao-cao hire-import').at('bid', 1).plays('bid.assign sun-jian hire-import');
  t.at('bid', 0); // Shu has no general left; Wei has had one turn
  expect(p.s.bids.length).toBe(3);
});
test('TK-111 a general is assigned once a round', () => {
  const p = bids(
    'wei',
    { wei: { generals: 'xu-chu', goods: {} } },
    'bid.assign xu-chu recruit-armies',
    'bid.pass',
    'bid.pass',
  );
  p.table
    .at('bid', 0)
    .refuses('bid.assign xu-chu train-armies', 'alreadyAssigned')
    .offers('bid.assign cao-cao train-armies');
});
test('TK-112 TK-118 any number on one space, by anyone, whether ahead or not', () => {
  const p = position({
    wei: { generals: 'xu-chu pang-de', goods: {} },
    bids: ['ma-chao recruit-armies', 'cao-ren recruit-armies'],
  });
  const t = p.bidding('wei').plays('bid.assign xu-chu recruit-armies', 'bid.pass', 'bid.pass');
  t.plays('bid.assign pang-de recruit-armies'); // ahead already, and one more
  expect(p.s.bids.filter(bid => bid.space === 0).length).toBe(4);
});
test('TK-113 who has no general left is skipped', () => {
  const p = position({ wei: { generals: 'xu-chu', goods: {} }, bids: ['sun-jian hire-import'] });
  p.bidding('wei').plays('bid.assign xu-chu recruit-armies').at('bid', 2);
});
test('TK-114 who passes with generals left bids no more this round', () => {
  const p = position({ wei: { generals: 'xu-chu', goods: {} } });
  const t = p.bidding('wei').plays('bid.pass').at('bid', 1).plays('bid.assign sun-jian hire-import', 'support.add 0 0');
  t.at('bid', 2).plays('bid.assign liu-bei hire-import', 'support.add 0 0').at('actions', 2); // Wei was not asked again
  expect(p.player('wei').passed).toBe(true);
});
test('TK-115 bidding ends when all have passed or are out of generals; one alone goes on', () => {
  const p = position({ wei: { generals: 'xu-chu pang-de', goods: {} } });
  const t = p.bidding('wei').plays('bid.assign xu-chu recruit-armies', 'bid.pass', 'bid.pass').at('bid', 0);
  t.plays('bid.assign pang-de train-armies').at('bid', 0).plays('bid.assign cao-cao hire-import').at('actions', 0);
});
test('TK-116 a general kept back gives nothing, unless his skill says so', () => {
  const p = position({ wei: { generals: 'xu-chu zhang-he', goods: {} } });
  p.bidding('wei').plays('bid.pass', 'bid.pass', 'bid.pass').at('alliance');
  expect([p.goods('wei'), p.player('wei').wins]).toEqual([{}, 0]);
  const kept = position({ round: 3, wu: { fresh: 'taishi-ci', goods: {} } });
  kept.bidding('wei').plays('bid.pass', 'bid.pass', 'bid.pass').at('arms', 1); // Taishi Ci's does
});
test('TK-117 TK-256 TK-289 stationed generals and the one with the emperor cannot be assigned', () => {
  const p = position({ stationed: { 'chi-bi': 'cao-ren 1 granary' }, left: 'xu-chu', wei: { generals: 'pang-de' } });
  const t = p.bidding('wei').refuses('bid.assign cao-ren recruit-armies', 'stationedForGood');
  t.refuses('bid.assign xu-chu recruit-armies', 'withEmperor').offers('bid.assign pang-de recruit-armies');
});
test('TK-119 an assignment stays: no choice moves a bid or takes it back', () => {
  const p = bids('wei', { wei: { generals: 'xu-chu', goods: {} } }, 'bid.assign xu-chu recruit-armies');
  p.table.plays('bid.pass', 'bid.pass').at('bid', 0);
  const moves = new Set(p.table.options().map(words => words.split(' ')[0]));
  expect(moves).toEqual(new Set(['bid.assign', 'bid.pass']));
  expect(p.table.options().some(words => words.startsWith(`bid.assign ${p.s.bids[0]!.general} `))).toBe(false);
});

// ---- who wins ----
const SPACE = 'hire-import';
const winner = (...list: string[]) => position({ bids: list.map(who => `${who} ${SPACE}`) }).winners(SPACE);
test('TK-140 the highest total wins, and without a general nobody does', () => {
  expect([winner('jia-xu', 'jiang-wei'), winner('xun-you', 'jiang-wan'), winner()]).toEqual([['wei'], ['shu'], []]);
});
test('TK-141 TK-142 of equal totals the one that stood first', () => {
  expect([winner('jia-xu', 'jiang-wan'), winner('jiang-wan', 'jia-xu')]).toEqual([['wei'], ['shu']]);
  expect(winner('jia-xu', 'jiang-wan', 'jiang-wei', 'xun-you')).toEqual(['shu']); // Shu stood at 9 before
  expect(winner('lu-su', 'jia-xu', 'jiang-wan')).toEqual(['wu']);
});
test('TK-143 with Cao Cao there Wei wins a tie for the highest total', () => {
  expect([winner('jiang-wan', 'cao-cao'), winner('jiang-wan', 'jia-xu')]).toEqual([['wei'], ['shu']]);
  expect(winner('jiang-wan', 'xun-you', 'cao-ren', 'cao-cao', 'jiang-wei', 'li-yan')).toEqual(['shu']); // 12 against 11
});
test('TK-144 in the alliance Cao Cao’s tie serves both allies', () => {
  const given = { order: 'shu wei wu', alliance: SPACE };
  const bids = ['jiang-wan', 'jiang-wei', 'lu-fan', 'cao-cao'].map(who => `${who} ${SPACE}`);
  expect(position({ ...given, bids }).winners(SPACE)).toEqual(['wei', 'wu']); // 9 each, Shu sooner
  const without = bids.map(bid => bid.replace('cao-cao', 'jia-xu'));
  expect(position({ ...given, bids: without }).winners(SPACE)).toEqual(['shu']);
});
test('TK-145 who bids alone wins, however low', () => {
  expect(position({ bids: ['ma-chao hire-import'] }).winners(SPACE)).toEqual(['shu']);
});
