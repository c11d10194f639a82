import { expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { activates, compared, firesWith, firing } from '../aids/fires.ts';
import { changesFor } from '../aids/gains.ts';
import { inArea, majorityIn, rewardRows } from '../aids/leads.ts';
import { palaceTileWorth } from '../aids/palaces.ts';
import { hisTurn } from '../aids/rival.ts';
import { linesOf, spotOf } from '../aids/tomb.ts';
import { banners, elixirWorth, toNextFlask, voyage } from '../aids/voyage.ts';
import { thingsTold } from '../changed.ts';

test('a card is lower or higher than the Court, and the first one wakes every action', () => {
  const empty = position({ players: { S: { hand: [33] }, M: {} } });
  expect(compared(empty.s, 33)).toBe('first');
  expect(activates(empty.s, empty.box, 33, 5)).toBe(true);
  const t = position({ players: { S: { hand: [33, 50] }, M: {} }, court: [40] });
  expect(compared(t.s, 33)).toBe('lower');
  expect(activates(t.s, t.box, 33, 0)).toBe(true);
  expect(activates(t.s, t.box, 33, 3)).toBe(false);
  expect(activates(t.s, t.box, 50, 3)).toBe(true);
});
test('what would fire: by trigger, not at full Unrest, with the Emperor tile’s trigger', () => {
  const t = position({
    players: { S: { hand: [33], tableau: { chu: [1, 5], wei: [9], qi: ['17+ET1'] }, unrest: { wei: 3 } }, M: {} },
    court: [40],
  });
  expect(firing(t.s, t.box, 0, 0)).toEqual({ awake: [0, 1, 9], asleep: [3] });
  expect(firesWith(t.s, t.box, 0, 33)[0]).toBe(3);
  expect(firesWith(t.s, t.box, 0, 41)[0]).toBe(0); // higher: recruiting wakes nothing
});
test('a Mausoleum tile shows how far one is, its slots, and whether one stands there', () => {
  const t = position({
    players: { S: { governors: ['chu'], soldiers: ['jade', 'zhao'] }, M: {} },
    mausoleum: { chu: 'MR2' },
  });
  const chu = spotOf(t.s, t.box, 0, t.s.symbols.indexOf(0));
  expect(chu).toMatchObject({ have: 1, need: 2, met: false, mine: false });
  expect(chu.parts).toEqual([{ what: 'governor', have: 1, need: 2 }]);
  expect(chu.slots.filter(slot => slot.next)).toHaveLength(1);
  expect(spotOf(t.s, t.box, 0, t.s.symbols.indexOf(5)).mine).toBe(true);
  expect(spotOf(t.s, t.box, 1, t.s.symbols.indexOf(5)).mine).toBe(false);
  expect(spotOf(t.s, t.box, -1, 0)).toMatchObject({ have: 0, met: false, mine: false });
  expect(linesOf(t.s, 0)).toEqual([{ spots: [1, 4, 7], held: 2 }]);
});
test('majorities in Governors, split when tied; Governors beside the slots', () => {
  const t = position({ players: { S: { governors: ['chu', 'chu', 'wei'] }, M: { governors: ['wei'] } } });
  expect(majorityIn(t.s, t.box, 0)).toEqual({ leaders: [0], each: 10 });
  expect(majorityIn(t.s, t.box, 1)).toEqual({ leaders: [0, 1], each: 5 });
  expect(majorityIn(t.s, t.box, 2).leaders).toEqual([]);
  expect(inArea(t.s, t.box, 0)).toEqual([2, 0]);
});
test('who would be asked first for a reward: strength with the large token, ties by turn order', () => {
  const t = position({
    players: { S: { tokens: { writing: 2 } }, M: { tokens: { writing: 1, laws: 2 }, large: ['writing'] } },
    order: ['M', 'S'],
  });
  const [writing, currency, laws] = rewardRows(t.s, t.box);
  expect(writing!.ranked).toEqual([
    { seat: 1, strength: 3 },
    { seat: 0, strength: 2 },
  ]);
  expect(currency!.ranked).toEqual([]);
  expect(laws!.ranked).toEqual([{ seat: 1, strength: 2 }]);
});
test('what a Ship would pass, and what the Elixir is worth', () => {
  const t = position({ players: { S: { ship: 8, tableau: { chu: ['AC1', 'AC2'] } }, M: { ship: 19 } } });
  expect(voyage(t.s, t.box, 0, 3)).toEqual({
    from: 8,
    to: 11,
    entered: [9, 10, 11],
    flasks: 1,
    master: true,
    value: 3,
  });
  expect(voyage(t.s, t.box, 1, 3)).toMatchObject({ to: 20, flasks: 2 });
  expect(toNextFlask(t.s, t.box, 0)).toBe(1);
  expect(elixirWorth(t.s, t.box, 0)).toBe(4);
  expect(banners(t.box).map(one => one.value)).toEqual([1, 2, 3, 4, 5, 6]);
});
test('a Palace tile’s worth counts own cards there', () => {
  const t = position({ players: { S: { tableau: { qi: [41, 42, 1] } }, M: {} } });
  const kindOf = (id: string) => t.box.pack.palaceTiles.findIndex(tile => tile.id === id) + 1;
  expect(palaceTileWorth(t.s, t.box, 0, 3, kindOf('PT-currency'))).toBe(6);
  expect(palaceTileWorth(t.s, t.box, 0, 3, kindOf('PT-any'))).toBe(6);
  expect(palaceTileWorth(t.s, t.box, 1, 3, kindOf('PT-any'))).toBe(0);
});
test('what changes for a player between two positions', () => {
  const t = position({ players: { S: { hand: [49], officials: { chu: 'G' } }, M: {} }, court: [40] });
  const before = t.k.clone(t.s);
  t.table.plays('court 49 hire', 'hire chu');
  expect(changesFor(before, t.s, t.box, 0)).toEqual([
    { what: 'workers', from: 0, to: 2 },
    { what: 'unrest', from: 0, to: 1 },
  ]);
  expect(changesFor(before, t.s, t.box, 1)).toEqual([]);
});
test('Li Si’s turn is told from the card he drew on', () => {
  expect(
    hisTurn([
      ['scored', 0, 2],
      ['liSiOrder', 1, 15],
      ['palace', 1, 2, 6],
      ['placeInOrder', 0, 1],
      ['gotTokens', 0, 1, 1],
    ]),
  ).toEqual([
    ['liSiOrder', 1, 15],
    ['palace', 1, 2, 6],
  ]);
  expect(hisTurn([['liSiTakesReward', 1, 2]])).toHaveLength(1);
  expect(hisTurn([['round', 1]])).toEqual([]); // a number, not his seat
});
test('the marks of the last change stand where it happened', () => {
  const { s } = position();
  const marked = thingsTold(
    [
      ['wall', 1, 9],
      ['governor', 0, 20],
      ['soldier', 1, 5, 6],
      ['tucked', 0, 33, 2, 0],
      ['gotTokens', 0, 1, 2],
    ],
    s,
  );
  expect([...marked]).toEqual(['wallSlot 9', 'governorSpace 20', `spot ${s.symbols.indexOf(5)}`, 'card 33']);
});
