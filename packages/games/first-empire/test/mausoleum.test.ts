import { fastRand, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Given, PlayerGiven } from './arrange.ts';
import { alongGame } from './play.ts';
import { position } from './position.ts';

function placing(S: PlayerGiven, given: Omit<Given, 'players'> & { M?: PlayerGiven; three?: boolean } = {}) {
  const { M = {}, three = false, ...rest } = given;
  const t = position({ players: three ? { S, M, P: {} } : { S, M }, ...rest });
  t.begins({ at: 'soldiers', seat: 0 });
  return t;
}
test('FE-270 unlocking moves a Soldier to the Entrance; with none left nothing happens', () => {
  const unlock = (locked: number) => {
    const t = position({
      players: { S: { locked, entrance: 1, hand: [33], officials: { wei: 'ARG' } }, M: {} },
      governorTiles: { wei: ['GT07'] },
    });
    t.table.plays('court 33 governor', 'install wei-left');
    return [t.of('S').locked(), t.of('S').entrance()];
  };
  expect([unlock(3), unlock(0)]).toEqual([
    [2, 2],
    [0, 1],
  ]);
});
test('FE-271 only on a tile whose condition is met, with none of one’s own and a free slot', () => {
  const t = placing(
    { governors: ['chu', 'chu', 'wei', 'qi'], soldiers: ['qi'], entrance: 2 },
    { mausoleum: { chu: 'MR2', wei: 'MR5', qi: 'MR4' } },
  );
  t.table.refuses('place wei', 'needsNotMet').refuses('place qi', 'ownSoldierThere').offers('place chu');
  t.s.soldiers.fill(1, 0, 4); // Chu's spot is the first
  t.s.entrance[0] = 1;
  t.table.refuses('place chu', 'tileFull');
  placing({ governors: ['chu', 'chu', 'chu'], palaces: { chu: 1 } }, { mausoleum: { chu: 'MR2' } }).table.offers(
    'place chu',
  );
});
test('FE-272 the topmost free slot, its points at once', () => {
  const points = (soldiers: string[]) => {
    const t = placing({ governors: ['chu', 'chu'] }, { M: { soldiers }, mausoleum: { chu: 'MR2' }, three: true });
    t.table.plays('place chu');
    return [t.of('S').points(), t.s.soldiers.slice(0, 4)];
  };
  expect(points([])).toEqual([7, [0, -1, -1, -1]]);
  expect(points(['chu'])).toEqual([5, [1, 0, -1, -1]]);
});
test('FE-273 with two players the slots for three are not used, with three they are', () => {
  const second = (three: boolean) => {
    const t = placing({ governors: ['chu', 'chu'] }, { M: { soldiers: ['chu'] }, mausoleum: { chu: 'MR2' }, three });
    t.table.plays('place chu');
    return t.of('S').points();
  };
  expect([second(false), second(true)]).toEqual([4, 5]);
  const solo = position({
    players: { S: { governors: ['chu', 'chu'] }, LiSi: { soldiers: ['chu'] } },
    mausoleum: { chu: 'MR2' },
  });
  solo.begins({ at: 'soldiers', seat: 0 });
  solo.table.plays('place chu');
  expect(solo.of('S').points()).toBe(4);
});
test('FE-274 placing is optional and may wait for a later turn', () => {
  const t = position({
    players: { S: { hand: [33, 34], governors: ['chu'] }, M: { hand: [1] } },
    mausoleum: { chu: 'MR4' },
  });
  t.table.plays('tuck 33 wei').at('soldiers', 0).plays('done', 'tuck 1 wei').at('turn', 0);
  t.table.plays('tuck 34 qi').at('soldiers', 0).plays('place chu');
  expect(t.of('S').points()).toBe(5);
});
test('FE-275 the condition must hold when placing', () => {
  const t = placing({ governors: ['chu'], entrance: 2 }, { mausoleum: { chu: 'MR4', wei: 'MR3' } });
  t.table.refuses('place wei', 'needsNotMet');
  t.s.palaces[1] = 2;
  t.table.plays('place wei');
  t.s.palaces[1] = 0; // whatever happened later, it stays
  expect(t.s.soldiers[2 * 4]).toBe(0);
});
test('FE-276 region tiles look at their region', () => {
  const at = (tile: string, S: PlayerGiven) =>
    placing({ governors: ['yan'], ...S }, { mausoleum: { qi: tile, yan: tile === 'MR4' ? 'MR1' : 'MR4' } }).table;
  const needs = 'needsNotMet';
  at('MR1', { governors: ['qi', 'yan'] }).refuses('place qi', needs);
  at('MR1', { governors: ['qi'], palaces: { qi: 1 } }).offers('place qi');
  at('MR2', { governors: ['qi', 'yan'] }).refuses('place qi', needs);
  at('MR2', { governors: ['qi', 'qi'] }).offers('place qi');
  at('MR3', { palaces: { qi: 1, yan: 3 } }).refuses('place qi', needs);
  at('MR3', { palaces: { qi: 2 } }).offers('place qi');
  at('MR4', { governors: ['qi'] }).offers('place qi');
  at('MR5', { governors: ['qi', 'yan'], palaces: { qi: 1 } }).refuses('place qi', needs);
  at('MR5', { governors: ['qi'], palaces: { qi: 2 } }).offers('place qi');
});
test('FE-276 wall tiles look at their site and at all Walls, the Elixir tile at Alchemist cards', () => {
  const at = (tile: string, walls: string[]) =>
    placing({ walls, governors: ['chu'] }, { mausoleum: { gold: tile, chu: 'MR4' } }).table;
  at('MW1', ['gold-left-1']).refuses('place gold', 'needsNotMet');
  at('MW1', ['gold-left-1', 'jade-left-1']).offers('place gold');
  at('MW1', ['crimson-left-1', 'jade-left-1']).refuses('place gold', 'needsNotMet');
  at('MW2', ['gold-left-1', 'jade-left-1', 'jade-right-1']).refuses('place gold', 'needsNotMet');
  at('MW2', ['gold-left-1', 'gold-right-1']).offers('place gold');
  at('MW3', ['gold-left-1', 'gold-right-1']).refuses('place gold', 'needsNotMet');
  at('MW3', ['gold-left-1', 'gold-right-1', 'jade-left-1']).offers('place gold');
  placing(
    { walls: ['gold-left-1'], governors: ['chu'] },
    { M: { walls: ['gold-right-1'] }, mausoleum: { gold: 'MW2', chu: 'MR4' } },
  ).table.refuses('place gold', 'needsNotMet'); // the other one is not one's own
  const elixir = (cards: (string | number)[]) =>
    placing({ tableau: { chu: cards, wei: ['AC5'] }, governors: ['chu'] }, { mausoleum: { chu: 'MR4' } }).table;
  elixir(['AC1', 1, 2]).refuses('place elixir', 'needsNotMet');
  elixir(['AC1', 'MA1', 2]).offers('place elixir');
});
test('FE-277 placed Soldiers never leave', () => {
  for (const seats of [1, 4])
    alongGame(tableFor(game, seats), fastRand(seats * 3), ({ before, after }) => {
      for (const [slot, seat] of before.soldiers.entries()) if (seat >= 0) expect(after.soldiers[slot]).toBe(seat);
    });
});
