import { expect, test } from 'vitest';
import { countOf } from '../conditions.ts';
import { actionBit, FREE } from '../words.ts';
import type { GoodsGiven, Having } from './given.ts';
import { position } from './position.ts';
import { acts } from './skills.ts';

/** What is kept count of, each under its own name. */
const TRADE = 'cao-cao trade-rice-weapons';
const sells = (weapon: string, n: number) => Array<string>(n).fill(`sale.give ${weapon}`);
const takes = (weapon: string, n: number) => Array<string>(n).fill(`arms.take ${weapon}`);

test('TK-188 TK-220 what a state has done in a round is noted under its own name', () => {
  const parts = ['buy-rice', 'sell-rice', 'buy-weapons', 'sell-weapons', 'develop-farm', 'harvest'] as const;
  const done = (bid: string, plays: string[], having: Having) => {
    const p = acts(bid, plays, having, { bids: ['xu-chu recruit-armies'] }); // one action is still to come
    return parts.filter(part => (p.player('wei').taken & actionBit(part)) !== 0).join();
  };
  const trades = (goods: GoodsGiven, ...plays: string[]) => done(TRADE, [...plays, 'trade.finish'], { goods });
  expect(trades({ gold: 3 }, 'trade.buyRice 1')).toBe('buy-rice');
  expect(trades({ rice: 4 }, 'trade.sellRice 1')).toBe('sell-rice');
  expect(trades({ gold: 5 }, 'trade.buyWeapons 1', ...takes('spear', 3))).toBe('buy-weapons');
  expect(trades({ spear: 3 }, 'trade.sellWeapons 1', ...sells('spear', 3))).toBe('sell-weapons');
  const farm = 'cao-cao develop-farm-or-harvest';
  expect(done(farm, ['farm.develop'], {})).toBe('develop-farm');
  expect(done(farm, ['farm.harvest 0'], { farm: [4, 3, 0] })).toBe('harvest');
});
test('TK-406 TK-453 what is given for each stationed unit counts those of its kind alone', () => {
  const stationed = {
    'chi-bi': 'cao-ren 4 granary',
    'guang-ling': 'pang-de 1 granary',
    'hua-rong-dao': 'xu-chu 2 granary',
    'qi-shan': 'dian-wei 3 granary',
  };
  const p = position({ stationed });
  const units = (['cavalry', 'infantry', 'archery', 'naval'] as const).map(army => countOf(army, p.s, p.box, 0));
  expect(units).toEqual([1, 2, 3, 4]);
});
test('TK-153 who was left with the emperor is free again as soon as the bids are resolved', () => {
  const p = position({ round: 3, left: 'cao-hong', wei: { goods: {} }, bids: ['sun-jian recruit-armies'] });
  p.bidding('wei').plays('bid.pass', 'bid.pass');
  expect([p.s.left, p.s.post[p.box.generalNamed.get('cao-hong')!]]).toEqual([0, FREE]);
});
