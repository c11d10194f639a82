import { expect, test } from 'vitest';
import type { GoodsGiven } from './given.ts';
import { acts, gains } from './skills.ts';

/** Trade, instructors and technology. */
const trade = (goods: GoodsGiven, ...plays: string[]) => acts('cao-cao trade-rice-weapons', plays, { goods }).table;
const sells = (weapon: string, n: number) => Array<string>(n).fill(`sale.give ${weapon}`);
const takes = (weapon: string, n: number) => Array<string>(n).fill(`arms.take ${weapon}`);
const TRADE = 'cao-cao trade-rice-weapons';

test('TK-220 one part or both, in either order', () => {
  const goods = { gold: 8, horse: 3 };
  const rice = ['trade.buyRice 1'];
  const weapons = ['trade.sellWeapons 1', ...sells('horse', 3)];
  const both = { gold: 12, rice: 4 };
  expect(gains(TRADE, [...rice, ...weapons, 'trade.finish'], { goods })).toEqual(both);
  expect(gains(TRADE, [...weapons, ...rice, 'trade.finish'], { goods })).toEqual(both);
  expect(gains(TRADE, [...rice, 'trade.finish'], { goods })).toEqual({ gold: 5, rice: 4, horse: 3 });
});
test('TK-221 rice one way: 4 for 3 gold, or 4 for 5 gold', () => {
  expect(gains(TRADE, ['trade.buyRice 1'], { goods: { gold: 3, rice: 8 } })).toEqual({ rice: 12 });
  expect(gains(TRADE, ['trade.sellRice 1'], { goods: { rice: 4 } })).toEqual({ gold: 5 });
  trade({ gold: 9, rice: 9 }, 'trade.buyRice 1')
    .refuses('trade.sellRice 1', 'riceTraded')
    .refuses('trade.buyRice 1', 'riceTraded');
  trade({ gold: 2, rice: 4 }).refuses('trade.buyRice 1', 'riceCosts');
  trade({ gold: 3, rice: 3 }).refuses('trade.sellRice 1', 'tooLittleRice');
});
test('TK-222 at most twelve rice in one action', () => {
  expect(gains(TRADE, ['trade.buyRice 3'], { goods: { gold: 20 } })).toEqual({ gold: 11, rice: 12 });
  trade({ gold: 40, rice: 40 }).refuses('trade.buyRice 4', 'notOffered').refuses('trade.sellRice 4', 'notOffered');
});
test('TK-223 weapons one way: 3 for 5 gold, or 3 for 7 gold', () => {
  expect(gains(TRADE, ['trade.buyWeapons 1', ...takes('spear', 3)], { goods: { gold: 5 } })).toEqual({ spear: 3 });
  expect(gains(TRADE, ['trade.sellWeapons 1', ...sells('spear', 3)], { goods: { spear: 3 } })).toEqual({ gold: 7 });
  const both = trade({ gold: 9, spear: 6 }, 'trade.buyWeapons 1', ...takes('horse', 3));
  both.refuses('trade.sellWeapons 1', 'weaponsTraded').refuses('trade.buyWeapons 1', 'weaponsTraded');
  trade({ gold: 4 }).refuses('trade.buyWeapons 1', 'weaponsCost');
});
test('TK-224 at most six weapons, of any types', () => {
  const mixed = ['trade.buyWeapons 2', ...takes('spear', 2), ...takes('vessel', 3), 'arms.take crossbow'];
  expect(gains(TRADE, mixed, { goods: { gold: 10 } })).toEqual({ spear: 2, crossbow: 1, vessel: 3 });
  trade({ gold: 40, spear: 40 })
    .refuses('trade.buyWeapons 3', 'notOffered')
    .refuses('trade.sellWeapons 3', 'notOffered');
  trade({ horse: 2, vessel: 1 }, 'trade.sellWeapons 1', 'sale.give vessel')
    .refuses('sale.give vessel', 'noneOfThat')
    .offers('sale.give horse');
});
test('TK-225 only whole lots', () => {
  trade({ horse: 5 }).refuses('trade.sellWeapons 2', 'tooFewWeapons').offers('trade.sellWeapons 1');
  trade({ rice: 7 }).refuses('trade.sellRice 2', 'tooLittleRice').offers('trade.sellRice 1');
});
test('TK-226 the two parts may go opposite ways', () => {
  const plays = ['trade.sellRice 1', 'trade.buyWeapons 1', ...takes('horse', 3), 'trade.finish'];
  expect(gains(TRADE, plays, { goods: { rice: 4 } })).toEqual({ horse: 3 });
});

const learn = (goods: GoodsGiven, ...plays: string[]) => acts('cao-cao hire-import', plays, { goods });
test('TK-230 hire, import or both, in either order, each once', () => {
  for (const plays of [
    ['technology.hire 1', 'technology.import unification'],
    ['technology.import unification', 'technology.hire 1'],
  ]) {
    const p = learn({ rice: 3, untrained: 3 }, ...plays);
    p.table
      .refuses('technology.hire 1', 'hiredAlready')
      .refuses('technology.import separation', 'importedAlready')
      .plays('technology.finish');
    expect([p.goods('wei'), p.player('wei').hand.pieces.length]).toEqual([{ rice: 2, untrained: 2, trained: 1 }, 1]);
  }
  learn({}, 'technology.import separation', 'technology.finish').table.at('alliance');
});
test('TK-231 an instructor costs 1 rice and trains one or two armies', () => {
  expect(learn({ rice: 1, untrained: 3 }, 'technology.hire 2').goods('wei')).toEqual({ untrained: 1, trained: 2 });
  learn({ rice: 1, untrained: 3 }).table.refuses('technology.hire 3', 'notOffered');
  learn({ untrained: 1 }).table.refuses('technology.hire 1', 'noRiceToHire');
  learn({ rice: 1 }).table.refuses('technology.hire 1', 'nobodyToTrain');
  learn({ rice: 1, untrained: 1 }).table.refuses('technology.hire 2', 'nobodyToTrain');
});
test('TK-232 importing draws one card from the deck of one’s choice', () => {
  for (const [deck, name] of ['unification', 'separation'].entries()) {
    const p = learn({}, `technology.import ${name}`);
    expect(p.player('wei').hand.pieces.map(card => p.box.deckOf[card])).toEqual([deck]);
    expect(p.s.decks[deck]!.length).toBe(20);
  }
});
test('TK-233 Separation cards score, Unification cards bring goods; the deck is chosen unseen', () => {
  const { box, k, s } = learn({});
  expect(
    k
      .view(s, 0)
      .decks.flat()
      .every(card => card < 0),
  ).toBe(true);
  const scores = (card: number) =>
    box.scorePer[box.generals + card]!.length + box.scoreIf[box.generals + card]!.length > 0 ? 'scores' : 'plain';
  const brings = (card: number) =>
    box.pack.enhancements[card - 1]!.abilities.some(one => !one.kind.startsWith('score'));
  expect(box.cardsOfDeck[0]!.every(card => brings(card) && scores(card) === 'plain')).toBe(true);
  expect(box.cardsOfDeck[1]!.some(brings)).toBe(false);
  expect(box.cardsOfDeck[1]!.filter(card => scores(card) === 'scores').length).toBe(16);
});
