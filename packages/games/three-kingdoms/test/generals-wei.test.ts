import { expect, test } from 'vitest';
import { position } from './position.ts';
import { acts, arrives, bids, gains, lives, stations } from './skills.ts';

/** The 23 generals of Wei, each by his skill: with it, and where it does not apply. */
const MARKET = 'develop-marketplace-or-collect-tax';

test('TK-500 Cao Cao wins ties on a space where he is assigned, and says so', () => {
  const tie = [`fa-zheng ${MARKET}`, `cao-cao ${MARKET}`];
  const p = position({ bids: tie });
  p.resolving();
  expect(p.s.won[p.box.pack.spaces.findIndex(row => row.id === MARKET)]).toBe(0b001);
  expect(p.used()).toEqual(['cao-cao']);
  expect(position({ bids: [`fa-zheng ${MARKET}`, `jia-xu ${MARKET}`] }).winners(MARKET)).toEqual(['shu']);
  const ahead = position({ bids: [`cao-cao ${MARKET}`, `jiang-wei ${MARKET}`] });
  ahead.resolving();
  expect(ahead.used()).toEqual([]); // no tie, nothing to tell
});
test('TK-501 Cao Hong brings 2 gold as the general left with the emperor', () => {
  const both = { bids: ['cao-ren control-han-emperor'] };
  const left = acts('cao-hong control-han-emperor', ['emperor.leave cao-hong'], { goods: { gold: 1 } }, both);
  expect([left.goods('wei'), left.used()]).toEqual([{ gold: 2 }, ['cao-hong']]);
  const other = acts('cao-hong control-han-emperor', ['emperor.leave cao-ren'], { goods: { gold: 1 } }, both);
  expect([other.goods('wei'), other.used()]).toEqual([{}, []]);
});
test('TK-502 Cao Ren lowers the rice upkeep of armies by 1 while stationed', () => {
  const upkeep = (stationed: Record<string, string>, support = 0) => {
    const p = position({ stationed, wei: { goods: { gold: 9, rice: 9, support }, generals: 'jia-xu' } });
    p.maintaining();
    return [p.goods('wei').rice, p.used()];
  };
  expect(upkeep({ 'chi-bi': 'cao-ren 2 treasury' })).toEqual([8, ['cao-ren']]); // due 2, pays 1
  expect(upkeep({ 'chi-bi': 'zhang-he 2 treasury' })).toEqual([7, []]);
  expect(upkeep({ 'chi-bi': 'cao-ren 1 granary' }, 2)).toEqual([8, []]); // nothing due for armies: support is not his
});
test('TK-503 Cao Zhen brings 2 rice after a battle he took part in', () => {
  const p = stations('cao-zhen battle-wei-wu cavalry 1', 'guang-ling');
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 2 }, ['cao-zhen']]);
  const beside = stations('pang-de battle-wei-wu cavalry 1', 'guang-ling', {}, { bids: ['cao-zhen battle-wei-wu'] });
  expect(beside.goods('wei')).toEqual({ gold: 2, rice: 2 });
  expect(stations('zhang-he battle-wei-wu cavalry 1', 'guang-ling').goods('wei')).toEqual({});
});
test('TK-504 Cheng Yu brings 2 rice when rice was bought', () => {
  const having = { goods: { gold: 3, rice: 4 } };
  const p = acts('cheng-yu trade-rice-weapons', ['trade.buyRice 1', 'trade.finish'], having);
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 10 }, ['cheng-yu']]);
  expect(gains('cheng-yu trade-rice-weapons', ['trade.sellRice 1', 'trade.finish'], having)).toEqual({ gold: 8 });
});
test('TK-505 Deng Ai puts a spare farm token on the granary as he is recruited', () => {
  const p = arrives('deng-ai');
  expect([p.player('wei').stored, p.s.spare, p.used()]).toEqual([[1, 0], [4, 5], ['deng-ai']]);
  expect(lives('deng-ai').player('wei').stored).toEqual([0, 0]);
});
test('TK-506 Dian Wei trains three instead of two', () => {
  const having = { goods: { untrained: 4 } };
  const p = acts('dian-wei train-armies', ['train.train 3'], having);
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 1, trained: 3 }, ['dian-wei']]);
  const q = position({ wei: having, bids: ['cao-ren train-armies'] });
  q.acting('wei').plays('actions.take train-armies').refuses('train.train 3', 'notOffered').plays('train.train 2');
  expect(acts('dian-wei train-armies', ['train.train 2'], having).used()).toEqual([]);
});
test('TK-507 Guo Huai brings an untrained army and 2 crossbows', () => {
  const p = arrives('guo-huai');
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 1, crossbow: 2 }, ['guo-huai']]);
  expect(lives('guo-huai').goods('wei')).toEqual({});
});
test('TK-508 Guo Jia looks at three cards, keeps one, and puts the others under the deck', () => {
  const p = acts('guo-jia hire-import', ['technology.import separation']);
  const seen = p.player('wei').looked.pieces.slice();
  expect([seen.length, p.s.decks[1]!.length, p.used()]).toEqual([3, 18, ['guo-jia']]);
  const id = (card: number) => p.box.pack.enhancements[card - 1]!.id;
  p.table
    .at('keep', 0)
    .plays(`keep.keep ${id(seen[1]!)}`)
    .at('under', 0);
  p.table.plays(`under.put ${id(seen[2]!)}`, `under.put ${id(seen[0]!)}`).at('technology', 0);
  expect(p.player('wei').hand.pieces).toEqual([seen[1]]);
  expect(p.s.under[1]!.pieces).toEqual([seen[2], seen[0]]); // in his order, after all others
  const plain = acts('cao-cao hire-import', ['technology.import separation']);
  expect([plain.player('wei').looked.pieces.length, plain.player('wei').hand.pieces.length]).toEqual([0, 1]);
});
test('TK-508 the cards under a deck come in the order in which Guo Jia put them there, once all above are drawn', () => {
  const p = acts('guo-jia hire-import', ['technology.import separation']);
  const [first, kept, second] = p.player('wei').looked.pieces.slice();
  const id = (card: number | undefined) => p.box.pack.enhancements[card! - 1]!.id;
  p.table.plays(`keep.keep ${id(kept)}`, `under.put ${id(second)}`, `under.put ${id(first)}`);
  const above = p.s.decks[1]!;
  p.s.decks[0]!.push(...above.splice(1)); // one card is left above them
  const last = above[0];
  const drawn = [1, 2, 3].map(() => {
    p.begin({ at: 'deck', seat: 0 }, { at: 'alliance', seat: 2 }).plays('deck.draw separation');
    return p.player('wei').hand.pieces.at(-1);
  });
  expect(drawn).toEqual([last, second, first]);
});
test('TK-509 Jia Xu keeps the tribal level in even rounds', () => {
  const level = (round: number, generals: string) => {
    const p = position({ round, wei: { generals, tribe: 6, goods: {} } });
    p.tribe('wei');
    return [p.player('wei').tribe, p.used()];
  };
  expect(level(8, 'jia-xu')).toEqual([6, ['jia-xu']]);
  expect(level(7, 'jia-xu')).toEqual([5, []]);
  expect(level(8, 'xun-yu')).toEqual([5, []]);
});
test('TK-510 Li Dian brings a weapon of choice after a trade', () => {
  const p = acts('li-dian trade-rice-weapons', ['trade.buyRice 1', 'trade.finish', 'arms.take vessel'], {
    goods: { gold: 3 },
  });
  expect([p.goods('wei'), p.used()]).toEqual([{ rice: 4, vessel: 1 }, ['li-dian']]);
  expect(gains('cao-cao trade-rice-weapons', ['trade.buyRice 1', 'trade.finish'], { goods: { gold: 3 } })).toEqual({
    rice: 4,
  });
});
test('TK-511 Pang De brings 2 gold when stationed', () => {
  const p = stations('pang-de battle-wei-wu cavalry 1', 'guang-ling');
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 2 }, ['pang-de']]);
  const beside = stations('zhang-he battle-wei-wu cavalry 1', 'guang-ling', {}, { bids: ['pang-de battle-wei-wu'] });
  expect(beside.goods('wei')).toEqual({});
});
test('TK-512 Sima Yi draws a card of each deck', () => {
  const p = position({ wei: { goods: {} }, bids: ['sima-yi hire-import'] });
  const t = p.acting('wei').plays('actions.take hire-import').refuses('technology.import separation', 'drawsFromEach');
  t.plays('technology.importEach');
  expect(p.player('wei').hand.pieces.map(card => p.box.deckOf[card])).toEqual([0, 1]);
  expect(p.used()).toEqual(['sima-yi']);
  const plain = position({ wei: { goods: {} }, bids: ['cao-cao hire-import'] });
  plain.acting('wei').plays('actions.take hire-import').refuses('technology.importEach', 'drawsFromOne');
});
test('TK-513 Xiahou Dun brings 1 gold home from a lost bid', () => {
  const lost = position({ wei: { goods: {} }, bids: ['ma-chao recruit-armies', 'xiahou-dun recruit-armies'] });
  lost.resolving();
  expect([lost.goods('wei'), lost.used()]).toEqual([{ gold: 1 }, ['xiahou-dun']]);
  const won = position({ wei: { goods: {} }, bids: ['xiahou-dun recruit-armies', 'ma-chao recruit-armies'] });
  won.resolving();
  expect(won.goods('wei')).toEqual({});
});
test('TK-514 Xiahou Yuan is 1 stronger in battle with cavalry', () => {
  const wei = { generals: 'xiahou-yuan', goods: { trained: 2, horse: 1, spear: 2 } };
  const total = (...phrases: string[]) => {
    const p = bids('wei', { wei }, ...phrases);
    return [p.total('xiahou-yuan'), p.used()];
  };
  const battle = 'bid.assign xiahou-yuan battle-wei-wu';
  expect(total(battle, 'escort.units cavalry 1')).toEqual([5 + 1 + 1, ['xiahou-yuan']]);
  expect(total(battle, 'escort.units infantry 1')).toEqual([5 + 1, []]);
  expect(total(battle, 'escort.alone')).toEqual([5, []]);
});
test('TK-515 Xu Chu brings 1 rice after tribute', () => {
  const p = acts('xu-chu demand-tribute', ['choose.take 2gold']);
  expect([p.goods('wei'), p.used()]).toEqual([{ gold: 2, rice: 1 }, ['xu-chu']]);
  expect(gains('cao-ren demand-tribute', ['choose.take 2gold'])).toEqual({ gold: 2 });
});
test('TK-516 Xu Huang brings a spear after recruiting armies', () => {
  const p = acts('xu-huang recruit-armies');
  expect([p.goods('wei'), p.used()]).toEqual([{ untrained: 2, spear: 1 }, ['xu-huang']]);
  expect(gains('xu-huang train-armies', ['train.train 0'])).toEqual({});
});
test('TK-517 Xun You draws a Unification card after building', () => {
  const having = { hand: 'silk-workshop', goods: { gold: 2 } };
  const p = acts('xun-you construct-enhancement', ['construct.build silk-workshop'], having);
  expect(p.player('wei').hand.pieces.map(card => p.box.deckOf[card])).toEqual([0]);
  expect(p.used()).toEqual(['xun-you']);
  const plain = acts('cao-cao construct-enhancement', ['construct.build silk-workshop'], having);
  expect(plain.player('wei').hand.pieces).toEqual([]);
});
test('TK-518 Xun Yu shows two more cards in a later recruiting round; as many are kept', () => {
  const drawn = (round: number, generals: string) => {
    const p = position({ round, wei: { hidden: generals } });
    p.begin({ at: 'round', seat: -2 });
    return p;
  };
  const p = drawn(5, 'xun-yu');
  expect([p.player('wei').drawn.length, p.used()]).toEqual([5, ['xun-yu']]);
  expect(p.player('wei').shown).toContain(p.box.generalNamed.get('xun-yu')); // his skill shows him
  const [one, two] = p.player('wei').drawn.map(g => p.box.pack.generals[g - 1]!.id);
  p.table.as(0).refuses(`recruit.keep ${one} ${two}`, 'wrongNumber').as(0).offers(`recruit.keep ${one}`);
  expect(drawn(5, 'jia-xu').player('wei').drawn.length).toBe(3);
});
test('TK-519 Yu Jin gets both bid tokens, and spends one to join the alliance', () => {
  const p = arrives('yu-jin');
  expect([p.onCard('yu-jin'), p.used()]).toEqual([2, ['yu-jin']]);
  const joins = (given: object) => {
    const q = position({ round: 4, wei: { generals: 'yu-jin' }, ...given });
    q.begin({ at: 'alliance', seat: q.s.order[2]! }, { at: 'bidding', seat: q.s.order[0]! });
    q.table.plays('alliance.choose recruit-armies');
    return q;
  };
  const q = joins({ onCard: { 'yu-jin': 2 } });
  q.table.at('benefits', 0).offers('benefits.finish').plays('benefits.use yu-jin').at('bid', 0);
  expect([q.s.allies, q.onCard('yu-jin')]).toEqual([0b111, 1]);
  joins({ onCard: { 'yu-jin': 0 } }).table.at('bid', 0); // none left
  joins({ onCard: { 'yu-jin': 2 }, order: 'wu wei shu' }).table.at('bid', 1); // in it already
});
test('TK-520 Yue Jin is 1 stronger as the first on a space', () => {
  const p = bids('wei', { wei: { generals: 'yue-jin' } }, 'bid.assign yue-jin recruit-armies');
  expect([p.total('yue-jin'), p.used()]).toEqual([5, ['yue-jin']]);
  expect(position({ bids: ['ma-chao recruit-armies', 'yue-jin recruit-armies'] }).total('yue-jin')).toBe(4);
  expect(position({ bids: ['cao-ren recruit-armies', 'yue-jin recruit-armies'] }).total('yue-jin')).toBe(4);
});
test('TK-521 Zhang He brings an army and two horses, then a horse with every recruiting or training', () => {
  expect([arrives('zhang-he').goods('wei'), lives('zhang-he').goods('wei')]).toEqual([{ untrained: 1, horse: 2 }, {}]);
  expect(gains('zhang-he recruit-armies')).toEqual({ untrained: 2, horse: 1 });
  expect(gains('zhang-he train-armies', ['train.train 0'])).toEqual({ horse: 1 });
  expect(gains('zhang-he demand-tribute', ['choose.take 2rice'])).toEqual({ rice: 2 });
});
test('TK-522 Zhang Liao at a border strengthens the first Wei general who fights there', () => {
  const given = { stationed: { 'guang-ling': 'zhang-liao 1 granary' } };
  const p = bids('wei', { ...given, wei: { generals: 'xu-chu', goods: {} } }, 'bid.assign xu-chu battle-wei-wu');
  expect([p.total('xu-chu'), p.used()]).toEqual([6, ['zhang-liao']]);
  const two = position({ ...given, bids: ['cao-ren battle-wei-wu', 'xu-chu battle-wei-wu', 'pang-de battle-shu-wei'] });
  expect(['cao-ren', 'xu-chu', 'pang-de'].map(two.total)).toEqual([5, 5, 5]); // first there only, on his border only
  expect(position({ wei: { generals: 'zhang-liao' }, bids: ['xu-chu battle-wei-wu'] }).total('xu-chu')).toBe(5);
});
