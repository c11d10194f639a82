import { tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { type Pack, readPack } from '../content/shape.ts';
import { open } from '../geography.ts';
import { game } from '../index.ts';
import { COLOURS, squareName } from '../squares.ts';
import { firstTurn, position } from './position.ts';

const box = (board: string, seats = 2, pack: unknown = content) => open(pack, tableFor(game, seats, { board }));
const withMap = (map: readonly string[]): Pack => ({
  ...content,
  boards: [{ ...content.boards[0]!, map }, content.boards[1]!],
});

test('QIN-002 two to four players, each for themself', () => {
  for (const seats of [1, 5, 2.5]) expect(() => tableFor(game, seats)).toThrow(/2 to 4 players/);
  for (const seats of [2, 3, 4]) expect(firstTurn(seats).table.result.places.length).toBe(seats);
});
test('QIN-010 a board with two sides, one of which is used', () => {
  expect(content.boards.map(board => board.id)).toEqual(['bird', 'lion']);
  expect(box('bird').start).not.toEqual(box('lion').start);
  expect(() => readPack({ ...content, boards: [content.boards[0], content.boards[0]] })).toThrow(
    /bird stands there twice/,
  );
});
test('QIN-011 QIN-012 72 tiles of six kinds, twelve of each', () => {
  const { tiles, firstColour, secondColour } = box('bird');
  expect(tiles.length).toBe(72);
  const halves = [1, 2, 3, 4, 5, 6].map(kind =>
    [COLOURS[firstColour[kind]!], COLOURS[secondColour[kind]!]].sort().join(),
  );
  expect(halves.sort()).toEqual(
    ['red,red', 'yellow,yellow', 'blue,blue', 'red,yellow', 'blue,red', 'blue,yellow'].sort(),
  );
  for (const kind of [1, 2, 3, 4, 5, 6]) expect(tiles.filter(tile => tile === kind).length).toBe(12);
});
test('QIN-013 a two-colour tile and its reverse are one kind', () => {
  const kinds = content.tiles.map(({ halves }) => [...halves].sort().join());
  expect(new Set(kinds).size).toBe(kinds.length);
});
test('QIN-014 96 pagodas, 24 in each of four colours', () => {
  expect(game.colours).toEqual(['green', 'purple', 'white', 'black']);
  expect(game.colours.length * content.pagodas['2']).toBe(96);
});
test('QIN-015 player colours are no territory colours', () => {
  for (const colour of game.colours) expect(COLOURS).not.toContain(colour);
});
test('QIN-016 tiles and pagodas are all there is', () => {
  const t = firstTurn(2);
  expect(Object.keys(game.pools(t.box, t.s))).toEqual(['tile']);
  expect(Object.keys(t.k.result(t.s).lines).filter(line => line !== 'match')).toEqual([
    'provinces',
    'majors',
    'villages',
  ]);
  expect(() => readPack({ ...content, cards: [] })).toThrow(/pack.cards: expected no such field/);
});
test('QIN-017 QIN-181 a face-down tile cannot be told from another', () => {
  const t = firstTurn(3);
  expect(game.pools(t.box, t.s).tile?.back).toBeUndefined();
  const seen = t.k.view(t.s, 0);
  expect(new Set([...seen.undrawn, ...seen.hands[1]!, ...seen.hands[2]!])).toEqual(new Set([-1]));
});

test('QIN-020 a square is grassland, water, village or start', () => {
  for (const board of ['bird', 'lion']) for (const what of box(board).start) expect(what >= 0 && what <= 5).toBe(true);
  const crooked = ['x............', ...content.boards[0]!.map.slice(1)];
  expect(() => readPack(withMap(crooked))).toThrow(/pack.boards\[0\].map\[0\]: expected/);
});
test('QIN-021 both sides are 13 by 13', () => {
  for (const board of ['bird', 'lion']) expect(box(board)).toMatchObject({ wide: 13, high: 13 });
  expect(box('bird').start.length).toBe(169);
  expect(() => readPack(withMap(['...', ...content.boards[0]!.map.slice(1)]))).toThrow(/map\[1\]: 13 squares/);
});
test('QIN-022 one start territory of each colour', () => {
  for (const board of ['bird', 'lion'])
    for (const colour of [1, 2, 3]) expect(box(board).start.filter(what => what === colour).length).toBe(1);
  const twice = ['R............', ...content.boards[0]!.map.slice(1)];
  expect(() => readPack(withMap(twice))).toThrow(/expected one start territory R/);
});
test('QIN-023 the Bird side has its starts in the middle', () => {
  const { start, wide, high } = box('bird');
  start.forEach((what, q) => {
    if (what < 1 || what > 3) return;
    expect(Math.abs((q % wide) - (wide - 1) / 2)).toBeLessThanOrEqual(2);
    expect(Math.abs(Math.floor(q / wide) - (high - 1) / 2)).toBeLessThanOrEqual(2);
  });
});
test('QIN-024 the Lion side has water and more villages', () => {
  expect(box('bird').start).not.toContain(5);
  expect(box('lion').start).toContain(5);
  expect(box('bird').villages.length).toBeLessThan(box('lion').villages.length);
});
test('QIN-025 a village covers one square or two', () => {
  for (const board of ['bird', 'lion']) {
    const { villages, start, wide } = box(board);
    for (const village of villages) {
      expect(village.length).toBeLessThanOrEqual(2);
      if (village.length === 2) expect([1, wide]).toContain(village[1]! - village[0]!);
    }
    expect(villages.flat().length).toBe(start.filter(what => what === 4).length);
  }
});
test('QIN-026 the squares are data: another pack is another board', () => {
  const map = content.boards[0]!.map.map((row, y) => (y === 12 ? 'v~...........' : row));
  const other = box('bird', 2, withMap(map));
  expect(other.villages.map(village => squareName(other, village[0]!))).toContain('A13');
  expect(other.start[12 * 13 + 1]).toBe(5);
  expect(content.boards.map(board => board.provenance)).toEqual(['reconstructed', 'reconstructed']);
});
test('QIN-028 water joins nothing and belongs to no province', () => {
  const t = position('RR~R..\n......', { owners: { A1: 'White' } });
  expect(t.lays('Green', 'E1=R F1=B')).toEqual({ Green: -1 });
  expect(t.province('D1')).toEqual({ owner: 'Green', size: 2, pagodas: 1 });
  expect(t.province('A1')).toEqual({ owner: 'White', size: 2, pagodas: 1 });
  expect(t.province('C1')).toBeUndefined();
});
test('QIN-193 there are no other boards', () => {
  expect(game.options.board).toEqual(['bird', 'lion']);
  const dragon = { ...content, boards: [{ ...content.boards[0]!, id: 'dragon' }, content.boards[1]!] };
  expect(() => readPack(dragon)).toThrow(/pack.boards\[0\].id: expected one of bird, lion, found "dragon"/);
});
