import { UNKNOWN } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Box } from '../box.ts';
import { mostPossible, pointsForKill } from '../facts/auction.ts';
import { decreesToCome } from '../facts/decree.ts';
import { addCards, counted, hasMost, holdingsOf } from '../facts/holdings.ts';
import { pointsFor } from '../facts/parts.ts';
import { bestCards, settlementOf } from '../facts/settlement.ts';
import { fitting, mustShow } from '../facts/showing.ts';
import { charactersWorth, score, tiebreak } from '../score.ts';
import { NOTHING_DECLARED } from '../state.ts';
import type { GivenPlayer, GivenTable } from './given.ts';
import { cardIn, sideNamed } from './names.ts';
import { position } from './position.ts';

const three = (Red: GivenPlayer, given: GivenTable = {}) => position({ Red, Blue: {}, Green: {} }, given);
const idsOf = (box: Box, cards: readonly number[]) => cards.map(card => box.characters[card]!.id);

// ---- what others hold is not known ----
test('EC-029 of unknown cards nothing is counted', () => {
  const p = three({ hand: 'crown-prince general-9', shown: 'prince-3', tributes: [2, 3], cubes: 4 });
  const view = p.k.view(p.s, 1);
  expect(view.hands[0]!.pieces).toEqual([UNKNOWN, UNKNOWN]);
  expect([charactersWorth(view, 0, p.box), score.tributes(view, 0, p.box), tiebreak[1]!(view, 0, p.box)]).toEqual([
    3, 0, 0,
  ]);
  expect(mostPossible(view, p.box, 0)).toBe(3 + 4); // what lies there, and all cubes
  const shut = three({ hand: 'general-9', cubes: 4 });
  expect([0, 1].map(viewer => mostPossible(shut.k.view(shut.s, viewer), shut.box, 0))).toEqual([9 + 4, 4]);
  expect(addCards(holdingsOf(view, p.box, 0), p.box, view.hands[0]!.pieces).cards).toBe(0);
});
test('EC-229 characters that lie revealed count with those in hand', () => {
  const p = three({ hand: 'crown-prince', shown: 'prince-3' });
  expect(charactersWorth(p.s, 0, p.box)).toBe(6 + 3);
});
test('EC-210 only a character that kills is worth points for it, whatever else it does', () => {
  const { box } = three({});
  const [assassin, victim] = [cardIn(box, box.cards, 'assassin'), cardIn(box, box.cards, 'general-8')];
  expect(pointsForKill(box, assassin, victim)).toBe(6);
  expect([pointsForKill(box, cardIn(box, box.cards, 'empress'), victim), pointsForKill(box, victim, victim)]).toEqual([
    0, 0,
  ]);
  expect(pointsForKill(box, UNKNOWN, victim)).toBe(0);
  const also = box.characters.map((row, card) =>
    card === assassin ? { ...row, reveals: [{ kind: 'money' as const, amount: 1 }, ...row.reveals!] } : row,
  );
  expect(pointsForKill({ ...box, characters: also }, assassin, victim)).toBe(6);
});

// ---- decrees to come ----
test('EC-142 EC-145 before a round both of its decrees are to come, also while something is being chosen', () => {
  const p = three({});
  p.s.agenda = [
    { at: 'handOn', seat: 2 },
    { at: 'climb', seat: 0, left: 1 },
  ];
  expect(decreesToCome(p.s, p.box).map(({ nth, now }) => [nth, now])).toEqual([
    [0, false],
    [1, false],
  ]);
});

// ---- bids ----
test('EC-066 EC-072 every character of a set counts, not the first alone', () => {
  const p = three({ hand: 'cavalry-2 general-8', cubes: 0 }, { turn: ['Red', 'bid'], highest: 5 });
  p.offers('Red', 'reveal general-8').refuses('Red', 'reveal cavalry-2', 'cannotBeat');
});
test('EC-061 EC-062 who opens without cubes shows a character', () => {
  const p = three(
    { hand: 'cavalry-2', cubes: 0 },
    { turn: ['Red', 'bid', { opening: true }], highest: NOTHING_DECLARED },
  );
  p.offers('Red', 'reveal cavalry-2').refuses('Red', 'reveal', 'addSomething').refuses('Red', 'pass', 'mustOpen');
});
test('EC-083 EC-085 cubes are no character: between them and the first kind of all the player chooses', () => {
  const p = three({ shown: 'general-8 cavalry-2', shownCubes: 2, cubes: 2 }, { turn: ['Red', 'bid'], highest: 30 });
  p.plays('Red', 'pass').at('lose', 'Red').offers('Red', 'lose cubes', 'lose cavalry-2');
});

// ---- showing characters ----
test('EC-183 only relatives are shown for blood, from the hand and from those that lie revealed', () => {
  const p = three({ hand: 'general-9 prince-3', shown: 'officer-4 concubine-2' });
  const blood = sideNamed(p.box, 'blood-lineage');
  expect(idsOf(p.box, fitting(p.s, p.box, 0, blood))).toEqual(['prince-3', 'concubine-2']);
});
test('EC-178 EC-181 any number, or exactly two where the policy says two', () => {
  const shows = (side: string, Red: GivenPlayer) => {
    const p = three(Red, { policies: side });
    p.s.agenda.push({ at: 'choose', seat: 0, slash: p.box.maySettle.indexOf(true), optional: false });
    return p.plays('Red', `settle ${side}`);
  };
  const four = shows('meritocracy', { hand: 'general-9 officer-4 officer-5 officer-6' });
  four.offers('Red', 'show general-9 officer-4').refuses('Red', 'show general-9', 'wrongNumber');
  four.refuses('Red', 'show general-9 officer-4 officer-5', 'wrongNumber');
  four.refuses('Red', 'show general-9 officer-4 officer-5 officer-6', 'notOffered');
  const blood = shows('blood-lineage', { hand: 'prince-3', shown: 'general-8' });
  expect(blood.options('Red')).toEqual(['show.show 0', 'show.show 1']);
  const { box } = blood;
  expect([mustShow(box, sideNamed(box, 'blood-lineage'), 3), mustShow(box, sideNamed(box, 'meritocracy'), 3)]).toEqual([
    undefined,
    2,
  ]);
});
test('EC-178 who shows nobody is told, and only they', () => {
  const p = position(
    { Red: { hand: 'prince-3' }, Blue: { hand: 'general-8' }, Green: { hand: 'empress' } },
    { policies: 'blood-lineage' },
  );
  p.settles('Red', 'blood-lineage', { Red: 'prince-3' });
  expect(p.told.filter(([event]) => event === 'showedNothing').map(([, seat]) => seat)).toEqual([1, 2]);
});

// ---- what a settlement would bring ----
test('EC-165 EC-172 a forecast tells changes, and what the chooser alone gets', () => {
  const p = three({ money: 3, tributes: [2], cubes: 6 });
  const nobody = [[], [], []];
  const frugality = settlementOf(p.s, p.box, sideNamed(p.box, 'frugality'), 0, nobody);
  expect(frugality.map(({ tributes }) => tributes)).toEqual([1, 0, 0]);
  const cubes = settlementOf(p.s, p.box, sideNamed(p.box, 'centralization'), 0, nobody);
  expect(cubes[0]).toMatchObject({ vp: 6, money: 2, cubes: -2, tributes: 0 });
  expect(cubes[1]).toMatchObject({ money: 0, cubes: 0 });
});
test('EC-181 EC-183 of the cards that are seen those are shown that fit and bring most', () => {
  const best = (side: string, Red: GivenPlayer, change: (box: Box) => Box = box => box) => {
    const p = three(Red, { strength: 5 });
    return idsOf(p.box, bestCards(p.s, change(p.box), sideNamed(p.box, side), 0));
  };
  expect(best('blood-lineage', { hand: 'general-9 prince-3' })).toEqual(['prince-3']);
  expect(best('meritocracy', { hand: 'officer-4 crown-prince grand-chancellor' })).toEqual([
    'crown-prince',
    'grand-chancellor',
  ]);
  expect(best('meritocracy', { hand: 'assassin general-9' })).toEqual(['general-9', 'assassin']); // two, though one has no power
  const strongOfficer = (box: Box): Box => ({
    ...box,
    defence: box.defence.map((own, card) => (box.characters[card]!.id === 'officer-4' ? 5 : own)),
  });
  expect(best('border-defence', { hand: 'general-9 officer-4' }, strongOfficer)).toEqual(['officer-4']);
});
test('EC-165 EC-180 most of any unit can be asked for, and of powers the best two count', () => {
  const p = position({ Red: { tiles: 'territory*2', cubes: 3 }, Blue: { tiles: 'territory' }, Green: {} });
  expect([0, 1, 2].map(seat => hasMost(p.s, p.box, seat, 'territory'))).toEqual([true, false, false]);
  const mine = addCards(
    holdingsOf(p.s, p.box, 0),
    p.box,
    ['officer-4', 'general-9', 'officer-6'].map(id => cardIn(p.box, p.box.cards, id)),
  );
  expect(counted(mine, 'cube')).toBe(3);
  expect(pointsFor({ kind: 'showPower', count: 2 }, mine, 0)).toBe(9 + 6);
});
