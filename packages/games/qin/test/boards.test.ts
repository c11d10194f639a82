import { SPECTATOR, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { joinsOf } from '../facts/joins.ts';
import { inTheWay, takenBy, unseenTiles } from '../facts/tiles.ts';
import { strengthsOf, villageAt, villagesHeld } from '../facts/villages.ts';
import { boardFrom, open } from '../geography.ts';
import { game } from '../index.ts';
import { DIRECTIONS, OFF, squareName, squareNamed } from '../squares.ts';
import { kindOf, position } from './position.ts';

const RIGHT = 0;
const LEFT = 2;
/** Squares 0 to 8, three in a row. */
const small = () => boardFrom(['.v~', 'R..', '...']);

test('QIN-027 QIN-028 neighbours share an edge, and neither villages nor water nor the world beyond are among them', () => {
  const { beside, aroundVillage, villagesBeside } = small();
  expect([beside[0], beside[4], beside[5], beside[8]]).toEqual([[3], [5, 7, 3], [8, 4], [7, 5]]);
  expect(aroundVillage).toEqual([[4, 0]]);
  expect(villagesBeside).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 0]);
});
test('QIN-061 QIN-067 every two neighbouring squares are one pair; a tile lies where both are grassland', () => {
  const { pairFirst, pairSecond, pairsOf, placeOf, firstSquare, secondSquare } = small();
  const pairs = pairFirst.map((first, pair) => `${first}-${pairSecond[pair]}`);
  expect(pairs.toSorted()).toEqual(
    '0-1 0-3 1-2 1-4 2-5 3-4 3-6 4-5 4-7 5-8 6-7 7-8'.split(' '), // six across, six down
  );
  const grass = (q: number) => pairsOf[q]!.map(pair => pairs[pair]).sort();
  expect([grass(0), grass(3), grass(4), grass(5), grass(6)]).toEqual([[], [], ['4-5', '4-7'], ['4-5', '5-8'], ['6-7']]);
  for (const [pair, words] of pairs.entries()) {
    const [place, exchanged] = [placeOf[2 * pair]!, placeOf[2 * pair + 1]!];
    expect(`${firstSquare[place]}-${secondSquare[place]}`).toBe(words);
    expect(`${secondSquare[exchanged]}-${firstSquare[exchanged]}`).toBe(words);
  }
});
test('QIN-067 a one-coloured tile lies on two squares in one way only, and every place off the board is told as such', () => {
  const { unturned, firstSquare, secondSquare } = small();
  const on = unturned.filter(place => secondSquare[place] !== OFF);
  expect(new Set(on.map(place => [firstSquare[place]!, secondSquare[place]!].sort().join())).size).toBe(12);
  expect([on.length, unturned.length]).toEqual([12, 24]); // twelve edges of squares are edges of the board
});
test('QIN-036 QIN-107 QIN-108 QIN-160 QIN-190 QIN-192 every option is off until it is chosen', () => {
  const optionsOf = (chosen: Record<string, string>) => open(game.content, { seats: 2, options: chosen }).options;
  const off = {
    fairStart: false,
    randomStart: false,
    choosesPile: false,
    match: 'single',
    anyTie: false,
    majorAbsorbs: false,
  };
  expect(optionsOf({})).toEqual(off);
  const { options } = tableFor(game, 2, {
    fairStart: 'on',
    start: 'random',
    piles: 'choose',
    match: 'two',
    ties: 'any',
    outnumbered: 'absorbs',
  });
  expect(optionsOf(options)).toEqual({
    ...{ fairStart: true, randomStart: true, choosesPile: true, match: 'two', anyTie: true, majorAbsorbs: true },
  });
});
test('QIN-061 nothing keeps a tile off free grassland', () => {
  const t = position('.v~R\n....');
  expect(['A1', 'B1', 'C1', 'D1'].map(name => takenBy(t.s, t.box, squareNamed(t.box, name)))).toEqual([
    undefined,
    'onVillage',
    'onWater',
    'onStart',
  ]);
});
test('QIN-061 the square in the way of a tile is the first that is taken; a free pair has none, nor has the world beyond', () => {
  const { s, box } = position('.v~R\n....');
  const inTheWayOf = (name: string, direction: number) => {
    const square = inTheWay(s, box, squareNamed(box, name) * DIRECTIONS + direction);
    return square === OFF ? 'nothing' : squareName(box, square);
  };
  expect(['A1', 'B1', 'C1', 'A2'].map(name => inTheWayOf(name, RIGHT))).toEqual(['B1', 'B1', 'C1', 'nothing']);
  expect(inTheWayOf('A2', LEFT)).toBe('nothing');
});
test('QIN-182 a watcher has not seen any hand', () => {
  const t = position('R...\n....', { hands: { Green: 'RR RR YB', White: 'YB' } });
  const unseen = unseenTiles(t.k.view(t.s, SPECTATOR), t.box, SPECTATOR);
  expect(unseen).toEqual(t.box.firstColour.slice(1).map((_, i) => t.box.tiles.filter(kind => kind === i + 1).length));
  expect(unseenTiles(t.s, t.box, 0)[kindOf(t.box, 'RR') - 1]).toBe(10);
});
test('QIN-105 what would hang off the board joins nothing, and the first square of a board joins like any other', () => {
  const t = position('..RR\nRR..', { owners: { C1: 'Green', A2: 'White' } });
  const place = (name: string, direction: number) => squareNamed(t.box, name) * DIRECTIONS + direction;
  const [both, mixed] = [kindOf(t.box, 'RR'), kindOf(t.box, 'RB')];
  expect(joinsOf(t.s, t.box, both, place('A1', LEFT))).toEqual([]);
  expect(joinsOf(t.s, t.box, mixed, place('A1', LEFT))).toEqual([]);
  const joined = joinsOf(t.s, t.box, both, place('B1', LEFT));
  expect(joined.map(({ totals, provinces }) => [totals, provinces.length])).toEqual([[[2, 2], 2]]);
  expect(joinsOf(t.s, t.box, both, place('A1', RIGHT))).toEqual(
    joined.map(join => ({ ...join, square: squareNamed(t.box, 'A1'), provinces: expect.anything() })),
  );
});
test('QIN-121 QIN-124 a village is known by any of its squares; its strengths and holders are told by seat', () => {
  const t = position('BBv.v\n..vRR\n.....', {
    players: ['Green', 'White', 'Purple'],
    owners: { A1: 'White', D2: 'Green' },
    villages: { C1: 'White' },
  });
  const at = (name: string) => villageAt(t.box, squareNamed(t.box, name));
  expect([at('C1'), at('C2'), at('E1'), at('A1')]).toEqual([0, 0, 1, -1]);
  expect([strengthsOf(t.s, t.box, 0), strengthsOf(t.s, t.box, 1)]).toEqual([
    [1, 1, 0],
    [1, 0, 0],
  ]);
  expect([0, 1, 2].map(seat => villagesHeld(t.s, seat))).toEqual([[], [0], []]);
});
test('QIN-021 squares are named by column and row, and what lies beyond the edge has no square', () => {
  const board = boardFrom(['...', '...']);
  const names = [...board.start.keys()].map(q => squareName(board, q));
  expect(names).toEqual(['A1', 'B1', 'C1', 'A2', 'B2', 'C2']);
  expect(names.map(name => squareNamed(board, name))).toEqual([0, 1, 2, 3, 4, 5]);
  for (const name of ['@1', 'D1', 'A0', 'A3', 'D3', '@0', 'D0', '@3']) expect(squareNamed(board, name), name).toBe(OFF);
});
