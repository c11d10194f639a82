import { expect, test } from 'vitest';
import { checkAhead } from '../facts/tribe.ts';
import { words as english } from '../text/en/screen/index.ts';
import { words as french } from '../text/fr/screen/index.ts';
import { amountIn, goodIn } from '../words.ts';
import { position } from './position.ts';
import { acts, bids } from './skills.ts';

test('TK-235 what was paid for a card is told good by good, and nothing else leaves the supply', () => {
  const p = acts('cao-cao construct-enhancement', [], { hand: 'stable', goods: { gold: 4, horse: 1 } });
  p.table.plays('construct.build stable');
  const paid = p.table.told
    .filter(([event]) => event === 'paid')
    .map(([, seat, goods]) => [seat, goodIn(goods!), amountIn(goods!)]);
  expect(paid).toEqual([
    [0, 0, 2],
    [0, 5, 1],
  ]);
  expect(p.player('wei').goods).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0]);
});
test('TK-330 a tribe’s check is ahead until it has been made, also where a card may give something instead', () => {
  const ahead = (...at: [string, number][]) =>
    [0, 1].map(seat => checkAhead({ agenda: at.map(([name, seat]) => ({ at: name, seat })) } as never, seat));
  expect(ahead(['bid', 0])).toEqual([true, true]);
  expect(ahead(['settle', -2], ['tribe', 0])).toEqual([true, false]);
  expect(ahead(['update', -2], ['instead', 1])).toEqual([false, true]);
  expect([ahead(['settle', -2]), ahead(['upkeep', 0]), ahead(['update', -2])]).toEqual(Array(3).fill([false, false]));
});
test('TK-565 Zhang Fei’s roar needs a loser on his own space', () => {
  const armies = (...bids: string[]) => {
    const p = position({ shu: { goods: {} }, bids: ['zhang-fei recruit-armies', ...bids] });
    p.resolving();
    return p.used().filter(id => id === 'zhang-fei').length;
  };
  expect([armies('cao-cao recruit-armies'), armies('liu-bei train-armies', 'xiahou-dun train-armies')]).toEqual([1, 0]);
});
test('TK-522 a general strengthened by a skill is told with what it adds, one who is not is not', () => {
  const stationed = { 'guang-ling': 'zhang-liao 1 granary' };
  const strengthened = (given: object, space: string) =>
    bids('wei', { ...given, wei: { generals: 'xu-chu', goods: {} } }, `bid.assign xu-chu ${space}`)
      .table.told.filter(([event]) => event === 'strengthened')
      .map(([, seat, , bonus]) => [seat, bonus]);
  expect(strengthened({ stationed }, 'battle-wei-wu')).toEqual([[0, 1]]);
  expect(strengthened({ stationed }, 'recruit-armies')).toEqual([]);
});
test('TK-451 Pang Tong asks for a companion only where a general is free', () => {
  const asked = (generals: string, ...more: string[]) =>
    bids('shu', { shu: { generals, goods: {} }, bids: more }, 'bid.assign pang-tong hire-import').s.agenda.at(-1)!.at;
  expect([asked('pang-tong'), asked('pang-tong', 'liu-bei train-armies')]).toEqual(['follow', 'bid']);
});
test('TK-423 what a state has is counted, in English and French', () => {
  for (const [words, one, more] of [
    [english, '1 spear', '3 spears'],
    [french, '1 lance', '3 lances'],
  ] as const) {
    expect(words.good(words.goods.spear, 1)).toBe(one);
    expect(words.good(words.goods.spear, 3)).toBe(more);
  }
  expect(french.good(french.goods.horse, 1)).toBe('1 cheval');
  expect(french.good(french.goods.untrained, 0)).toBe('0 armée non entraînée');
  expect(french.unitsOf(1, french.armies.cavalry)).toBe('1 unité (cavalerie)');
});
