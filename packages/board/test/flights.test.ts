import { expect, test } from 'vitest';
import { flightsBetween } from '../stage/flights.ts';
import type { Drawn, Snapshot } from '../stage/snapshot.ts';

const board = {} as Element;
const piece = { querySelector: () => null, hasAttribute: () => false } as unknown as Element; // holds no other things
const square = { querySelector: () => null, hasAttribute: () => true } as unknown as Element; // says that it is a place
type At = readonly [left: number, top: number];

/** A picture of the table: where each thing lies. */
const picture = (things: Record<string, At>): Snapshot =>
  new Map(
    Object.entries(things).map(([key, [left, top]]) => [
      key,
      {
        element: key.startsWith('square') ? square : piece,
        box: { left, top, width: 20, height: 20 },
        ground: key.startsWith('seat') ? null : board,
        scrolled: { x: 0, y: key === 'pawn 9' ? -top : 0 },
        told: key,
        to: key === 'pawn 8' ? key : undefined,
      } as unknown as Drawn,
    ]),
  );
const movedIn = (before: Record<string, At>, after: Record<string, At>, named: string[] = []) =>
  flightsBetween(picture(before), picture(after), 1, named, 10).map(({ drawn, from, begins }) => [
    drawn.told,
    from && [from.left, from.top],
    begins,
  ]);

const pawns = { 'pawn 1': [0, 0], 'pawn 2': [30, 0], 'pawn 3': [60, 0], 'seat 1': [0, 200] } as const;

test('what has changed its place travels; what stays where it is does not', () => {
  expect(movedIn(pawns, { ...pawns, 'pawn 2': [30, 90] })).toEqual([['pawn 2', [30, 0], 0]]);
});
test('what is new comes from the panel of whoever acts', () => {
  expect(movedIn(pawns, { ...pawns, 'pawn 4': [90, 0] })).toEqual([['pawn 4', [0, 200], 0]]);
});
test('a line that comes above the board pushes everything down: nothing has moved but what went elsewhere', () => {
  const four = { ...pawns, 'pawn 4': [90, 0] } as const;
  const down = {
    'pawn 1': [0, 42],
    'pawn 2': [30, 42],
    'pawn 3': [60, 142],
    'pawn 4': [90, 42],
    'seat 1': [0, 200],
  } as const;
  expect(movedIn(four, down)).toEqual([['pawn 3', [60, 42], 0]]);
});
test('two that go the same way do travel: that is no push', () => {
  const two = { 'pawn 1': [0, 0], 'pawn 2': [30, 0], 'seat 1': [0, 200] } as const;
  expect(movedIn(two, { ...two, 'pawn 1': [0, 50], 'pawn 2': [30, 50] })).toHaveLength(2);
});
test('pieces leave one after another, in the order the events name them', () => {
  const after = { ...pawns, 'pawn 1': [0, 90], 'pawn 2': [30, 150] } as const;
  expect(movedIn(pawns, after, ['pawn 2', 'pawn 1'])).toEqual([
    ['pawn 2', [30, 0], 0],
    ['pawn 1', [0, 0], 10],
  ]);
});
test('what is scrolled has not moved', () => {
  expect(movedIn({ ...pawns, 'pawn 9': [0, 300] }, { ...pawns, 'pawn 9': [0, 100] })).toEqual([]);
});
test('a place never travels; a piece that is gone leaves the table, unless it has become part of it', () => {
  expect(movedIn({ ...pawns, 'square 1': [0, 0] }, { ...pawns, 'square 1': [0, 90] })).toEqual([]);
  expect(movedIn({ ...pawns, 'pawn 7': [0, 0] }, pawns)).toHaveLength(1);
  expect(movedIn({ ...pawns, 'pawn 8': [0, 0] }, pawns)).toEqual([]);
});
