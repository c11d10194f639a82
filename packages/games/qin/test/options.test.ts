import { type Told, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { texts as english } from '../text/en/index.ts';
import { texts as french } from '../text/fr/index.ts';
import { alongGames } from './play.ts';
import { position } from './position.ts';

test('QIN-190 the rulebook’s options are the board and the fair start; the others stand at its rules', () => {
  expect(tableFor(game, 2).options).toEqual({
    board: 'bird',
    fairStart: 'on',
    start: 'random',
    piles: 'automatic',
    match: 'single',
    ties: 'leading',
    outnumbered: 'refused',
  });
  expect(() => tableFor(game, 2, { villages: 'many' })).toThrow('qin has no option "villages"');
  expect(() => tableFor(game, 2, { board: 'toad' })).toThrow('option board is one of bird, lion, not "toad"');
});
test('QIN-191 there is no game for one', () => {
  expect(() => tableFor(game, 1)).toThrow('qin is for 2 to 4 players, not 1');
});
test('QIN-192 a match is off by default: one game, no match points', () => {
  alongGames(
    ({ k, after }) => {
      if (after.ending === '') return;
      expect([after.played, Object.keys(k.result(after).lines)]).toEqual([1, ['provinces', 'majors', 'villages']]);
    },
    {},
    1,
  );
});
const scored = (told: readonly Told[]) => told.filter(([event]) => event === 'scored').map(([, , points]) => points);
test('QIN-192 in a match of minus points losers score minus their pagodas left', () => {
  const t = position('B....\n.....', {
    players: ['Green', 'White', 'Purple'],
    supply: { Green: 1, White: 7, Purple: 4 },
    options: { match: 'minus' },
  });
  t.to('Green', 'B1=B C1=B').plays('B1=B C1=B');
  expect(scored(t.table.told)).toEqual([0, -7, -4]);
  expect([t.s.points, t.s.played, t.s.ending, t.s.starter]).toEqual([[0, -7, -4], 1, '', 1]);
  t.table.at('lay', 1); // the next game has begun, with another starter and everything back in place
  expect([t.s.supply, t.s.laid, t.s.hands.flat().length]).toEqual([[19, 19, 19], [], 9]);
  expect(t.s.ground).toEqual(t.box.start);
});
test('QIN-192 in a match of two games the start is exchanged, a win counts two and a shared one one', () => {
  const t = position('B....\n.....', { supply: { Green: 1, White: 7 }, options: { match: 'two' } });
  t.to('Green', 'B1=B C1=B').plays('B1=B C1=B');
  expect([scored(t.table.told), t.s.starter]).toEqual([[2, 0], 1]);
  t.s.supply = [5, 1];
  t.to('White', 'B1=B C1=B').plays('B1=B C1=B');
  expect([t.s.ending, t.table.result.totals, t.table.result.places]).toEqual(['lastPagoda', [2, 2], [1, 1]]);
  const shared = position('R..~', {
    hands: { Green: 'YB', White: '' },
    heights: [0, 0, 0, 0],
    options: { match: 'two' },
  });
  shared.to('Green').plays('B1=Y C1=B');
  expect(scored(shared.table.told)).toEqual([1, 1]);
});
test('QIN-192 a match has as many games as its rule says', () => {
  for (const [match, games] of [
    ['two', () => 2],
    ['minus', (seats: number) => seats],
  ] as const) {
    alongGames(({ after }) => after.ending === '' || expect(after.played).toBe(games(after.seats)), { match }, 1);
  }
});
test('QIN-192 a win alone counts two among three players, too', () => {
  const t = position('B....\n.....', {
    players: ['Green', 'White', 'Purple'],
    supply: { Green: 1, White: 7, Purple: 4 },
    options: { match: 'two' },
  });
  t.to('Green', 'B1=B C1=B').plays('B1=B C1=B');
  expect(scored(t.table.told)).toEqual([2, 0, 0]);
});
test('QIN-192 minus points are told with the sign of a number, not with a hyphen', () => {
  expect(english.finish?.('Ann scored -9 for the match.')).toBe('Ann scored −9 for the match.');
  expect(french.finish?.('La province de Ann : -1 point, en A1-B1.')).toBe('La province d’Ann : −1 point, en A1-B1.');
});
