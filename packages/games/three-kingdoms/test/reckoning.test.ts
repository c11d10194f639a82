import { OK, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { open } from '../box.ts';
import { content } from '../content/index.ts';
import { armiesFor, ruseFor } from '../facts/along.ts';
import { bestAnswer } from '../facts/answers.ts';
import { bringsUnits, suits } from '../facts/borders.ts';
import { sightOf } from '../facts/sights.ts';
import { game } from '../index.ts';
import { occasion } from '../moves/benefits.ts';
import { AFTER } from '../moves/home.ts';
import { No } from '../reasons.ts';
import { NOWHERE } from '../words.ts';
import type { Given, Having } from './given.ts';
import { names } from './named.ts';
import { packWith } from './packs.ts';
import { position } from './position.ts';

/** What a table can tell of a position before anything is done. */
const answering = (state: 'wei' | 'wu', on: string, having: Having, more: Given = {}) => {
  const p = position({ ...more, [state]: { goods: {}, ...having } });
  const answer = bestAnswer(p.s, p.box, p.seat(state), names(p.box).spaceNumber(on))!;
  return [p.box.pack.generals[answer.general - 1]?.id, answer.adds];
};
test('TK-132 of a rival’s free generals the strongest answers, of equals the first', () => {
  const best = (generals: string) => answering('wei', 'recruit-armies', { generals });
  expect([best('xiahou-dun cheng-yu'), best('cheng-yu xiahou-dun')]).toEqual(Array(2).fill(['xiahou-dun', 5]));
  expect([best('pang-de xu-chu'), best('xu-chu pang-de')]).toEqual([
    ['pang-de', 5],
    ['xu-chu', 5],
  ]);
});
test('TK-103 TK-514 his units are of the type that makes the bid strongest', () => {
  const units = (goods: Having['goods']) =>
    answering('wei', 'battle-wei-wu', { generals: 'xiahou-yuan', goods: goods! });
  expect(units({ trained: 2, spear: 1, horse: 2 })).toEqual(['xiahou-yuan', 8]);
  expect(units({ trained: 1, spear: 1, horse: 1 })).toEqual(['xiahou-yuan', 7]);
  expect(units({ trained: 2, spear: 2 })).toEqual(['xiahou-yuan', 7]);
  expect(units({})).toEqual(['xiahou-yuan', 5]);
});
test('TK-529 Huang Gai gives up an army that is not on its way to battle', () => {
  const huangGai = (on: string, goods: Having['goods']) =>
    answering('wu', on, { generals: 'huang-gai', goods: goods! }, { bids: ['sun-jian demand-tribute'] });
  expect(huangGai('battle-wei-wu', { trained: 1, vessel: 1 })).toEqual(['huang-gai', 6]); // given up it is worth more than as his unit
  expect(huangGai('battle-wei-wu', { trained: 2, vessel: 1 })).toEqual(['huang-gai', 7]);
  expect(huangGai('battle-wei-wu', { trained: 1, untrained: 1, vessel: 1 })).toEqual(['huang-gai', 7]);
  expect(huangGai('recruit-armies', { trained: 1, spear: 1 })).toEqual(['huang-gai', 6]);
  expect(huangGai('recruit-armies', {})).toEqual(['huang-gai', 4]);
});
test('TK-529 before a space is picked Huang Gai may have somewhere to use an army, and nobody else has', () => {
  const only = { kind: 'bidBonusForArmy', where: 'battles', armies: 1, add: 2 };
  const p = position({ content: packWith({ 'huang-gai': { abilities: [only] } }), wu: { goods: { untrained: 1 } } });
  const { generalNumber, spaceNumber } = names(p.box);
  const ruse = (space: number) => ruseFor(p.s, p.box, 1, generalNumber('huang-gai'), space)?.add;
  expect([NOWHERE, spaceNumber('battle-wei-wu'), spaceNumber('recruit-armies')].map(ruse)).toEqual([2, 2, undefined]);
  expect([ruseFor(p.s, p.box, 1, generalNumber('sun-jian'), NOWHERE), ruseFor(p.s, p.box, 1, -1, NOWHERE)]).toEqual([
    undefined,
    undefined,
  ]);
});
test('TK-125 he can lead what there are trained armies and weapons for', () => {
  const types = (goods: Having['goods']) => {
    const p = position({ wei: { goods: goods! } });
    return armiesFor(p.s, p.box, 0, names(p.box).generalNumber('cao-cao'));
  };
  expect([types({ trained: 1, horse: 1, vessel: 2 }), types({ horse: 1 }), types({ trained: 1 })]).toEqual([
    [1, 3],
    [],
    [],
  ]);
});
test('TK-282 TK-285 without units nobody but Zhao Yun goes to a location', () => {
  const p = position({ bids: ['xu-chu battle-wei-wu', 'xiahou-dun battle-wei-wu infantry 1'] });
  const { generalNumber, locationNumber } = names(p.box);
  const to = (general: string) => suits(p.s, p.box, generalNumber(general), locationNumber('xiao-yao-jin')); // infantry
  expect(['xu-chu', 'xiahou-dun', 'zhao-yun'].map(to)).toEqual([No.withoutUnits, OK, OK]);
  expect(bringsUnits(p.s, p.box, generalNumber('cao-cao'))).toBe(false); // he has not been assigned at all
});
test('TK-141 behind the leader, of two equal totals the one reached first stands first', () => {
  const bids = [
    'cheng-yu recruit-armies', // 2
    'gan-ning recruit-armies', // 5
    'zhang-fei recruit-armies', // 5, and Liu Bei 3
    'liu-bei recruit-armies',
    'guo-huai recruit-armies', // and 3, which makes 5
  ];
  const p = position({ bids });
  const { sides } = sightOf(p.s, p.box, names(p.box).spaceNumber('recruit-armies'));
  expect(sides.map(({ seats, total, since }) => [seats, total, since])).toEqual([
    [[2], 8, 4],
    [[1], 5, 2],
    [[0], 5, 5],
  ]);
});
test('TK-143 a tie is held by skill as soon as one of those behind was there first', () => {
  const tie = (...bids: string[]) => {
    const p = position({ bids: bids.map(who => `${who} demand-tribute`) });
    return sightOf(p.s, p.box, names(p.box).spaceNumber('demand-tribute')).tie;
  };
  expect([tie('ling-tong', 'cao-cao', 'ma-dai'), tie('cao-cao', 'ling-tong', 'ma-dai')]).toEqual(['skill', 'first']);
});
test('TK-422 what waits in the agenda tells of no general not shown: only of what everybody sees', () => {
  const waits = (having: Having, about: object = {}) => {
    const p = position({ wei: { goods: {}, ...having } });
    return occasion(p as never, 0, AFTER, { space: 3, actions: 4, ...about });
  };
  const frame = { at: 'moment', seat: 0, moments: AFTER, card: 0, space: 3, actions: 4, made: 0, used: [] };
  expect(waits({})).toBeUndefined();
  for (const having of [{ hidden: 'cao-ren' }, { fresh: 'cao-ren' }, { hidden: 'xu-chu', fresh: 'cao-ren' }])
    expect(waits(having)).toEqual(frame);
  expect(waits({ built: 'imperial-palace' })).toEqual(frame); // it speaks of demand tribute
  expect(waits({ hidden: 'cao-ren' }, { card: 1 })).toBeUndefined(); // one card is spoken of, and all see it has nothing
});
test('TK-422 the benefits of a moment are asked for with none of them used', () => {
  const built = 'barter-market hereditary-army-system';
  const p = position({ wei: { built, goods: { rice: 3, untrained: 2 } }, wu: { goods: {} }, shu: { goods: {} } });
  p.resolving().at('benefits', 0);
  expect(p.s.agenda.at(-1)).toMatchObject({ at: 'benefits', used: [] });
});

// ---- the beginning ----
const table = tableFor(game, 3);
test('TK-004 TK-005 the printed pack as tables: cards from 1, spaces from 0', () => {
  const box = open(content, table);
  expect([box.everyGeneral.length, box.everyGeneral[0], box.everyGeneral.at(-1)]).toEqual([69, 1, 69]);
  expect([box.everyEnhancement.length, box.everyEnhancement[0], box.everyEnhancement.at(-1)]).toEqual([42, 1, 42]);
  const { spaceNumber } = names(box);
  expect(box.bundleOf[spaceNumber('produce-crossbows-vessels')]).toBe(0); // records name bundles by number
  expect(box.bundles[0]).toEqual({ goods: [0, 0, 0, 0, 0, 0, 2, 0, 0], weapons: 0 });
  expect([box.mostUnits, box.unitsOrNone]).toEqual([
    [1, 2],
    [0, 1, 2],
  ]);
});
test('TK-430 TK-431 the tutorial’s generals and lords have no skills at all', () => {
  const box = open(content, tableFor(game, 3, { game: 'tutorial' }));
  const ofGenerals = [box.giftsOf, box.bidBonus, box.bonusToFirst, box.bonusForArmy, box.attribute, box.upkeepLess];
  for (const lists of ofGenerals) expect(lists.slice(0, 70).flat()).toEqual([]);
  expect([...box.winsTies, ...box.secondGeneral, ...box.stationsAlone].some(Boolean)).toBe(false);
  expect(box.gifts.length).toBeGreaterThan(0); // enhancements keep theirs
});
test('TK-036 TK-041 TK-042 the first state: hands dealt, generals drawn, nothing won, nothing under a deck', () => {
  const s = game.setup(open(content, table), table, () => 0);
  expect(s.players.map(({ hand }) => hand)).toMatchObject([
    { pieces: { length: 4 }, known: [1, 1, 1, 1] },
    { pieces: { length: 5 }, known: [2, 2, 2, 2, 2] },
    { pieces: { length: 6 }, known: [4, 4, 4, 4, 4, 4] },
  ]);
  expect(s.decks.map(cards => cards.length)).toEqual([12, 15]);
  expect(s.under).toEqual(Array(2).fill({ pieces: [], known: [] }));
  for (const { drawn, reserve, fresh, hidden, shown, looked, built } of s.players) {
    expect([drawn.length, reserve.length, shown.length]).toEqual([6, 16, 1]);
    expect([fresh, hidden, built, looked]).toEqual([[], [], [], { pieces: [], known: [] }]);
  }
  expect([s.won, s.post, s.onCard]).toEqual([Array(18).fill(0), Array(70).fill(0), Array(70).fill(0)]);
  const lords = content.states.map(({ lord }) => content.generals.findIndex(({ id }) => id === lord) + 1);
  expect(s.since).toEqual(Array.from({ length: 70 }, (_, general) => (lords.includes(general) ? 1 : 0)));
  expect([s.agenda.length, s.sealed, s.acting, s.bids]).toEqual([2, [], [], []]);
});
