import { speech, thingsTold } from '@tianxia/board';
import type { Texts } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { FirstEmpire } from '../../state.ts';
import { position } from '../../test/position.ts';
import { texts } from '../../text/en/index.ts';
import { changesFor } from '../changes.ts';
import { hisTurn } from '../hisTurn.ts';
import { told } from '../pieces.ts';
import { linesOf, spotOf } from '../spots.ts';

test('a Mausoleum tile shows how far one is, its slots, and whether one stands there', () => {
  const t = position({
    players: { S: { governors: ['chu'], soldiers: ['jade', 'zhao'] }, M: {} },
    mausoleum: { chu: 'MR2' },
  });
  const chu = spotOf(t.s, t.box, 0, t.s.symbols.indexOf(0));
  expect(chu).toMatchObject({ have: 1, need: 2, met: false, mine: false });
  expect(chu.parts).toEqual([{ what: 'governors', have: 1, need: 2 }]);
  expect(chu.slots.filter(slot => slot.next)).toHaveLength(1);
  expect(spotOf(t.s, t.box, 0, t.s.symbols.indexOf(5)).mine).toBe(true);
  expect(spotOf(t.s, t.box, 1, t.s.symbols.indexOf(5)).mine).toBe(false);
  expect(spotOf(t.s, t.box, -1, 0)).toMatchObject({ have: 0, met: false, mine: false });
  expect(linesOf(t.s, 0)).toEqual([{ spots: [1, 4, 7], held: 2 }]);
});
test('what changes for a player between two positions', () => {
  const t = position({ players: { S: { hand: [49], officials: { chu: 'G' } }, M: {} }, court: [40] });
  const before = t.k.clone(t.s);
  t.table.plays('court 49 hire', 'hire chu');
  expect(changesFor(before, t.s, t.box, 0)).toEqual([
    { what: 'workers', from: 0, to: 2 },
    { what: 'unrest', region: 0, from: 0, to: 1 },
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
  const { k, s } = position();
  s.soldiers[s.symbols.indexOf(5) * 4 + 1] = 1;
  const marked = thingsTold(
    k,
    [
      ['wall', 1, 9],
      ['governor', 0, 20],
      ['soldier', 1, 5, 6],
      ['tucked', 0, 33, 2, 0],
      ['sailed', 1, 4],
    ],
    event => told(event, s, k.box),
  );
  const spot = s.symbols.indexOf(5);
  expect([...marked]).toEqual([
    'wallSlot 9',
    'wall 9',
    'governorSpace 20',
    `spot ${spot}`,
    `soldier ${spot * 4 + 1}`,
    'card 33',
    'region 2',
    'position 0',
    'ship 1',
  ]);
});
test('Unrest that falls in one region and rises in another is told region by region', () => {
  const t = position({ players: { S: { unrest: { chu: 2 } }, M: {} } });
  const after = t.k.clone(t.s);
  after.unrest[0] = 1;
  after.unrest[3] = 1;
  expect(changesFor(t.s, after, t.box, 0)).toEqual([
    { what: 'unrest', region: 0, from: 2, to: 1 },
    { what: 'unrest', region: 3, from: 0, to: 1 },
  ]);
});
test('what is recruited is counted as one says it, and tokens that buy something are told once', () => {
  const t = position({ players: { S: {}, M: {} } });
  const players = ['Mei', 'Bo'].map(name => ({ name, colour: 'blue' }));
  const said = speech(t.k, texts as Texts<FirstEmpire>, players, 0, { you: 'You', youWord: 'you', yourWord: 'your' });
  const [alchemist, general] = [0, 2];
  expect(said.event(['recruited', 0, 1, alchemist, 0])).toBe('You recruited an Alchemist in Chu.');
  expect(said.event(['recruited', 1, 1, general, 0])).toBe('Bo recruited a General in Chu.');
  expect(said.event(['recruited', 1, 2, general, 0])).toBe('Bo recruited 2 Generals in Chu.');
  expect(
    said.details([
      ['spent', 0, 0],
      ['spent', 0, 1],
      ['paid', 0, 6, 2],
    ]),
  ).toEqual(['you paid tokens worth 6 to unlock 2 Soldiers']);
});
