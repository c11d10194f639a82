import { expect, test } from 'vitest';
import type { PlayerGiven } from './arrange.ts';
import { position } from './position.ts';

const final = (players: Record<string, PlayerGiven>, wallFaces: Record<string, string> = {}) =>
  position({ players, wallFaces });
const bare = { entrance: 0 };

test('FE-285 points of play and five parts make the score', () => {
  const t = final(
    {
      S: { points: 20, governors: ['chu'], tableau: { chu: ['AC1'] }, ship: 4, walls: ['jade-left-1'], entrance: 1 },
      M: {},
    },
    { 'jade-left': 'WT4b' },
  );
  t.s.soldiers[0] = 0;
  t.s.soldiers[4] = 0;
  t.s.soldiers[8] = 0;
  expect(t.score('S')).toEqual({
    points: 20,
    governors: 10,
    elixir: 1,
    mausoleum: 10,
    walls: 1,
    entrance: 2,
    total: 44,
  });
});
test('FE-286 most Governors of a region: 10, 15 or 20; leaders share, rounded down; none where nobody is', () => {
  const governors = (...regions: string[]): PlayerGiven => ({ governors: regions });
  const of = (players: Record<string, PlayerGiven>) =>
    Object.keys(players).map(name => final(players).score(name).governors);
  expect(of({ S: governors('chu'), M: {} })).toEqual([10, 0]);
  expect(of({ S: governors('chu', 'chu'), M: governors('chu'), P: {} })).toEqual([15, 0, 0]);
  expect(of({ S: governors('chu'), M: governors('chu'), P: {} })).toEqual([7, 7, 0]);
  expect(of({ S: governors('chu', 'qi'), M: {}, P: {}, Q: governors('yan') })).toEqual([40, 0, 0, 20]);
});
test('FE-287 Alchemist cards times the highest value the Ship has reached', () => {
  const elixir = (ship: number) =>
    final({ S: { ship, tableau: { chu: ['AC1', 'MA1', 1], yan: ['AC2'] } }, M: {} }).score('S').elixir;
  expect([0, 3, 4, 6, 7, 10, 11, 14, 16, 17, 19, 20].map(elixir)).toEqual([0, 0, 3, 3, 6, 6, 9, 12, 12, 15, 15, 18]);
});
test('FE-288 ten for each row or column, in whatever slots; no diagonals', () => {
  const lines = (...spots: number[]) => {
    const t = final({ S: {}, M: {} });
    for (const [i, spot] of spots.entries()) t.s.soldiers[spot * 4 + (i % 4)] = 0;
    return t.score('S').mausoleum;
  };
  expect(lines(0, 1, 2)).toBe(10);
  expect(lines(1, 4, 7)).toBe(10);
  expect(lines(0, 4, 8)).toBe(0);
  expect(lines(2, 4, 6)).toBe(0);
  expect(lines(0, 1, 2, 3, 6)).toBe(20);
  expect(lines(0, 1, 2, 3, 4, 5, 6, 7, 8)).toBe(60);
});
test('FE-289 a Wall gives its level’s value for each region that meets the face', () => {
  const wall = (slot: string, regions: string[]) =>
    final(
      { S: { walls: [slot], workers: Object.fromEntries(regions.map(name => [name, 1])) }, M: {}, P: {} },
      { 'gold-right': 'WT4a' },
    ).score('S').walls;
  expect(wall('gold-right-1', [])).toBe(0);
  expect(wall('gold-right-1', ['chu', 'yan'])).toBe(4);
  expect(wall('gold-right-3', ['chu', 'wei', 'zhao', 'qi', 'yan'])).toBe(20);
});
test('FE-290 Soldiers at the Entrance: 2, 5, 9; locked ones nothing', () => {
  const entrance = (many: number) => final({ S: { entrance: many }, M: {} }).score('S');
  expect([0, 1, 2, 3, 4, 9].map(many => entrance(many).entrance)).toEqual([0, 2, 5, 9, 9, 9]);
  expect(entrance(0).total).toBe(0); // nine are locked
});
test('FE-291 the highest total wins, a tie is shared', () => {
  const places = (points: number[]) => {
    const names = ['S', 'M', 'P'];
    const t = final(Object.fromEntries(names.map((name, i) => [name, { ...bare, points: points[i]! }])));
    return t.k.result(t.s).places;
  };
  expect(places([10, 30, 20])).toEqual([3, 1, 2]);
  expect(places([30, 10, 30])).toEqual([1, 3, 1]);
});
test('FE-292 tokens, Workers and Officials left give nothing', () => {
  const t = final({
    S: { ...bare, tokens: { laws: 5 }, large: ['laws'], workers: { chu: 6 }, officials: { wei: 'ARG' } },
    M: {},
  });
  expect(t.score('S').total).toBe(0);
});

// ---- Wall faces ----
const player: PlayerGiven = {
  walls: ['jade-left-2'],
  officials: { chu: 'A', wei: 'AR', zhao: 'G' },
  workers: { qi: 1 },
  tableau: { chu: [1, 2], wei: [41, 'AC1', 'AC2'], zhao: [81, 3] },
  unrest: { chu: 1, wei: 3, zhao: 1, qi: 1 },
  governors: ['chu', 'chu', 'yan'],
  palaces: { zhao: 1 },
};
const face = (id: string) =>
  final(
    { S: player, M: { officials: { yan: 'ARG' }, governors: ['qi'], palaces: { qi: 1 } }, P: {} },
    { 'jade-left': id },
  ).score('S').walls;
test('FE-322 faces of 2, 3 or 4: Officials by type, a Worker, two of a type, Officials against Unrest, three cards', () => {
  expect([face('WT1a'), face('WT2a'), face('WT3a'), face('WT4a')]).toEqual([6, 3, 3, 3]);
  expect([face('WT5a'), face('WT6a'), face('WT7a')]).toEqual([6, 9, 3]);
});
test('FE-323 faces of 1, 2 or 3: cards by type, a Governor, no Unrest, a Palace', () => {
  expect([face('WT3b'), face('WT1b'), face('WT2b'), face('WT4b')]).toEqual([4, 2, 2, 2]);
  expect([face('WT5b'), face('WT6b'), face('WT7b')]).toEqual([4, 2, 2]);
});
test('FE-324 two cards of one type: Alchemist cards are a type of their own', () => {
  const of = (cards: (number | string)[]) =>
    final({ S: { walls: ['jade-left-1'], tableau: { qi: cards } }, M: {} }, { 'jade-left': 'WT5a' }).score('S').walls;
  expect([of(['AC1', 'MA1']), of([1, 'AC1', 41]), of([1, 41, 2])]).toEqual([2, 0, 2]);
});
test('FE-325 no Official is enough where there is no Unrest', () => {
  const of = (unrest: object) =>
    final({ S: { walls: ['jade-left-1'], unrest }, M: {} }, { 'jade-left': 'WT6a' }).score('S').walls;
  expect([of({}), of({ chu: 1, wei: 1 })]).toEqual([10, 6]);
});
test('FE-326 Governors and Palaces stand on the shared board, all else on one’s own', () => {
  const of = (id: string, S: PlayerGiven, M: PlayerGiven) =>
    final({ S: { ...S, walls: ['jade-left-1'] }, M }, { 'jade-left': id }).score('S').walls;
  expect(of('WT5b', { governors: ['chu'] }, { governors: ['wei'] })).toBe(1);
  expect(of('WT7b', { palaces: { chu: 1 } }, { palaces: { wei: 1 } })).toBe(1);
  expect(of('WT1a', { officials: { chu: 'A' } }, { officials: { wei: 'A' } })).toBe(2);
  expect(of('WT3b', { tableau: { chu: [1] } }, { tableau: { wei: [2] } })).toBe(1);
});
