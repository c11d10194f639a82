import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { readPack } from '../content/shape.ts';
import { game } from '../index.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';
import { acts, arrives, bids, gains } from './skills.ts';

const table = tableFor(game, 3);
const without = (general: object) => ({
  ...content,
  generals: [{ ...content.generals[0], ...general }, ...content.generals.slice(1)],
});

test('TK-001 TK-432 exactly three players, each with a state and its lord', () => {
  for (const seats of [1, 2, 4]) expect(() => tableFor(game, seats)).toThrow(/is for 3 players/);
  const s = kernelFor(game, table).setup(table, fastRand(1));
  const lords = s.players.map(({ shown }) => content.generals[shown[0]! - 1]!.names.en);
  expect(lords).toEqual(['Cao Cao', 'Sun Jian', 'Liu Bei']);
  expect(game.options).toEqual({
    game: ['full', 'tutorial'],
    jointFirst: ['third', 'second'],
    declinedTribe: ['counts', 'uncounted'],
  }); // no other variant; how TK-401 and TK-171 are read
});
test('TK-002 18 spaces: 12 for all, a battle for two neighbours each, a tribe for each state', () => {
  const offered = (['wei', 'wu', 'shu'] as const).map(state => {
    const p = position({ [state]: { goods: {} } });
    const lord = p.player(state).shown[0];
    const options = p.bidding(state).options();
    return new Set(
      options.flatMap(words => (words.startsWith(`bid.assign ${lord} `) ? [Number(words.split(' ')[2])] : [])),
    );
  });
  const openTo = Array.from({ length: 18 }, (_, space) => offered.filter(spaces => spaces.has(space)).length);
  expect(openTo).toEqual([...Array(12).fill(3), 2, 2, 2, 1, 1, 1]);
  expect(offered.map(spaces => spaces.size)).toEqual([15, 15, 15]);
});
test('TK-003 15 border locations, five to a border, each for one type of army', () => {
  const { box } = position();
  expect(box.locationsOf.map(places => places.length)).toEqual([5, 5, 5]);
  const forArmy = (army: string) => {
    const p = position({ bids: [`gan-ning battle-shu-wu ${army} 1`] });
    const options = p.acting('wu').plays('actions.take battle-shu-wu').options();
    return options.map(words => content.locations[Number(words.split(' ')[2])]!.names.en);
  };
  expect(forArmy('naval')).toEqual(['Yi Du']);
  expect(forArmy('archery')).toEqual(['Xiao Ting', 'Bai Di Cheng']);
  expect([...forArmy('cavalry'), ...forArmy('infantry')]).toEqual(['Gong An', 'Mai Cheng']);
});
test('TK-004 TK-005 23 generals of each state, 21 cards of each deck, all of them in play', () => {
  const s = kernelFor(game, table).setup(table, fastRand(2));
  for (const [seat, { drawn, reserve, shown }] of s.players.entries()) {
    const all = [...drawn, ...reserve, ...shown];
    expect(new Set(all).size).toBe(23);
    expect(all.every(g => content.generals[g - 1]!.state === ['wei', 'wu', 'shu'][seat])).toBe(true);
  }
  const dealt = s.players.flatMap(({ hand }) => hand.pieces);
  const deckOf = (card: number) => content.enhancements[card - 1]!.deck;
  for (const [deck, name] of ['unification', 'separation'].entries()) {
    const cards = [...s.decks[deck]!, ...dealt.filter(card => deckOf(card) === name)];
    expect([new Set(cards).size, cards.every(card => deckOf(card) === name)]).toEqual([21, true]);
  }
});
test('TK-006 administration and combat 1 to 5, leadership 1 or 2, one skill, one or two types of army', () => {
  const { attributes } = content.generals[0]!;
  expect(readPack(content).generals.length).toBe(69);
  const refused = (general: object, why: RegExp) => expect(() => readPack(without(general))).toThrow(why);
  refused({ attributes: { ...attributes, combat: 6 } }, /generals\[0\].attributes.combat/);
  refused({ attributes: { ...attributes, administration: 0 } }, /generals\[0\].attributes.administration/);
  refused({ attributes: { ...attributes, leadership: 3 } }, /generals\[0\].attributes.leadership/);
  refused({ specialises: [] }, /generals\[0\].specialises/);
  refused({ specialises: ['naval', 'cavalry', 'infantry'] }, /generals\[0\].specialises/);
  refused({ skill: undefined }, /generals\[0\].skill/);
});
test('TK-007 headgear tells an official from a commander and changes nothing', () => {
  const swap = { civil: 'military', military: 'civil' } as const;
  const turned = { ...content, generals: content.generals.map(row => ({ ...row, headgear: swap[row.headgear] })) };
  const end = (pack: unknown) => {
    const k = kernelFor(game, table, pack);
    const rand = fastRand(5);
    const s = k.setup(table, rand);
    while (!k.over(s)) k.apply(s, k.waiting(s)[0]!, k.anyOption(s, k.waiting(s)[0]!, rand), rand);
    return s;
  };
  expect(end(turned)).toEqual(end(content));
});
test('TK-008 training turns an army over: as many as before, other side up', () => {
  const having = { goods: { untrained: 3, trained: 1, spear: 1, horse: 1, crossbow: 1, vessel: 1 } };
  expect(gains('cao-cao train-armies', ['train.train 2'], having)).toEqual({
    ...having.goods,
    untrained: 1,
    trained: 3,
  });
});
test('TK-009 a unit is a trained army with a weapon: spear infantry, horse cavalry, crossbow archery, vessel naval', () => {
  const units = { spear: 'infantry', horse: 'cavalry', crossbow: 'archery', vessel: 'naval' };
  for (const [weapon, army] of Object.entries(units)) {
    const p = position({ wei: { goods: { trained: 1, [weapon]: 1 } } });
    const t = p.bidding('wei').plays('bid.assign cao-cao battle-wei-wu').at('escort', 0);
    for (const other of Object.values(units)) if (other !== army) t.refuses(`escort.units ${other} 1`, 'noWeapon');
    t.plays(`escort.units ${army} 1`);
    expect(p.goods('wei')).toEqual({});
  }
  bids('wei', { wei: { goods: { untrained: 2, spear: 2 } } }, 'bid.assign cao-cao battle-wei-wu').table.at('bid', 1);
});
test('TK-010 a unit that comes home falls apart and may be paired anew', () => {
  const wei = { generals: 'cao-ren', goods: { horse: 1 } };
  const p = position({ wei, bids: ['cao-ren battle-wei-wu infantry 1', 'zhou-tai battle-wei-wu naval 2'] });
  p.resolving();
  expect(p.goods('wei')).toEqual({ trained: 1, spear: 1, horse: 1 });
  const next = bids('wei', { wei: { generals: 'cao-ren', goods: p.goods('wei') } }, 'bid.assign cao-ren battle-wei-wu');
  next.table.plays('escort.units cavalry 1');
  expect(next.goods('wei')).toEqual({ spear: 1 });
});
test('TK-011 armies, weapons, gold, rice, support and deficit tokens never run out', () => {
  const all = { gold: 40, rice: 60, untrained: 40, trained: 40, spear: 12, support: 15 };
  expect(gains('cao-cao produce-spears-horses', ['choose.take 2spear'], { goods: all })).toEqual({ ...all, spear: 14 });
  expect(gains('cao-cao win-popular-support', [], { goods: all })).toEqual({ ...all, support: 16 });
  const p = position({ wei: { deficits: 5, goods: { support: 40 } } });
  p.maintaining();
  expect(p.player('wei').deficits).toBe(25);
});
test('TK-012 20 farm and 20 marketplace tokens: five of each to a state, five spare for cards', () => {
  const s = kernelFor(game, table).setup(table, fastRand(3));
  expect(s.spare).toEqual([5, 5]);
  expect(5 * s.seats + s.spare[0]!).toBe(20);
  alongGames(({ before, after, told }) => {
    const spares = told.filter(([event]) => event === 'spare').length; // only cards touch them
    expect(before.spare[0]! + before.spare[1]! - after.spare[0]! - after.spare[1]!).toBe(spares);
  }, 1);
});
test('TK-013 with no spare token left nothing is placed', () => {
  const p = position({ round: 3, wei: { fresh: 'deng-ai' } });
  p.s.spare = [0, 5];
  p.roundEnd('wei');
  expect([p.player('wei').stored, p.s.spare, p.used()]).toEqual([[0, 0], [0, 5], []]);
  const three = { kind: 'benefit', at: 'recruitRoundEnd', gives: [{ kind: 'spareToken', land: 'farm', amount: 3 }] };
  const generals = content.generals.map(row => (row.id === 'deng-ai' ? { ...row, abilities: [three] } : row));
  const some = position({ content: { ...content, generals }, round: 3, wei: { fresh: 'deng-ai' } });
  some.s.spare = [2, 5];
  some.roundEnd('wei');
  expect([some.player('wei').stored, some.s.spare]).toEqual([
    [2, 0],
    [0, 5],
  ]); // as many as there are
});
test('TK-014 coins are change: any amount can be paid out of any total', () => {
  const p = acts('cao-cao control-han-emperor', ['emperor.leave cao-cao'], { goods: { gold: 5 } });
  expect(p.goods('wei')).toEqual({ gold: 4 });
});
test('TK-015 TK-016 bid tokens mark what skills add, and never limit them', () => {
  expect(arrives('yu-jin').onCard('yu-jin')).toBe(2); // both lie on his card now
  const p = position({
    onCard: { 'yu-jin': 2 },
    wei: { generals: 'yu-jin' },
    stationed: { 'guang-ling': 'zhang-liao 1 granary' },
    bids: ['yue-jin recruit-armies', 'xiahou-yuan battle-shu-wei cavalry 1', 'xu-chu battle-wei-wu'],
  });
  expect(p.s.bids.map(bid => bid.bonus)).toEqual([1, 1, 1]);
  expect(p.s.bids.map(bid => bid.total)).toEqual([5, 7, 6]);
});
test('TK-017 an empty deck is not refilled: the other one must do, or nothing is drawn', () => {
  const empty = (...decks: number[]) => {
    const p = position({ wei: { built: 'imperial-academy', goods: {} }, bids: ['cao-cao hire-import'] });
    for (const deck of decks) p.s.decks[deck] = [];
    return p;
  };
  const one = empty(0);
  const t = one.acting('wei').plays('actions.take hire-import').refuses('technology.import unification', 'deckEmpty');
  t.plays('technology.import separation').refuses('deck.draw unification', 'deckEmpty').plays('deck.draw separation');
  expect(one.player('wei').hand.pieces.length).toBe(2);
  empty(0, 1).acting('wei').refuses('actions.take hire-import', 'nothingToLearn');
});
test('TK-018 there is no limit to a hand', () => {
  const p = position({ wei: { goods: {} }, bids: ['sima-yi hire-import'] });
  const { hand } = p.player('wei');
  hand.pieces.push(...p.s.decks[0]!.splice(0, 19), ...p.s.decks[1]!.splice(0, 19));
  hand.known.push(...Array(38).fill(1));
  p.acting('wei').plays('actions.take hire-import', 'technology.importEach');
  expect(hand.pieces.length).toBe(40);
});
test('TK-019 TK-201 a token is flipped by developing it', () => {
  const p = acts('cao-cao develop-farm-or-harvest', ['farm.develop'], { farm: [2, 1, 0] });
  expect([p.player('wei').flipped, p.player('wei').level]).toEqual([
    [2, 0],
    [3, 0],
  ]);
});
test('TK-020 a trade names no partner: no choice of a player touches the goods of another', () => {
  const own = [
    'actions',
    'trade',
    'arms',
    'sale',
    'construct',
    'armies',
    'technology',
    'choose',
    'train',
    'buySupport',
  ];
  let seen = 0;
  alongGames(({ at, seat, before, after }) => {
    const next = after.agenda.at(-1);
    if (!own.includes(at) || next === undefined || next.seat !== seat || !own.includes(next.at)) return;
    seen++;
    for (const [other, { goods }] of after.players.entries())
      if (other !== seat) expect(goods).toEqual(before.players[other]!.goods);
  }, 2);
  expect(seen).toBeGreaterThan(100);
  const { k } = position();
  for (const way of ['buyRice', 'sellRice', 'buyWeapons', 'sellWeapons'])
    expect(k.words(k.read(`trade.${way} 1`)!).kinds).toEqual(['lots']);
});
