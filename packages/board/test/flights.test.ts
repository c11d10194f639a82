import { expect, test } from 'vitest';
import { flightsBetween, landings, type Telling } from '../stage/flights.ts';
import type { Drawn, Snapshot } from '../stage/snapshot.ts';

const board = {} as Element;
const piece = { querySelector: () => null, hasAttribute: () => false } as unknown as Element; // holds no other things
const square = { querySelector: () => null, hasAttribute: () => true } as unknown as Element; // says that it is a place
const slot = { ...piece }; // drawn anew with whatever lies in it
type At = readonly [left: number, top: number];

/** A picture of the table: where each thing lies. */
const picture = (things: Record<string, At>): Snapshot =>
  new Map(
    Object.entries(things).map(([key, [left, top]]) => [
      key,
      {
        element: key === 'pawn 10' || key === 'pawn 11' ? slot : { ...(key.startsWith('square') ? square : piece) },
        box: { left, top, width: 20, height: 20 },
        ground: key.startsWith('seat') ? null : board,
        scrolled: { x: 0, y: key === 'pawn 9' ? -top : 0 },
        told: key,
        to: key === 'pawn 8' ? key : undefined,
      } as unknown as Drawn,
    ]),
  );
const movedIn = (before: Record<string, At>, after: Record<string, At>, named: string[] = []) =>
  toldIn(before, after, [{ seat: 1, things: named, begins: 0 }]);
const toldIn = (before: Record<string, At>, after: Record<string, At>, tellings: readonly Telling[]) =>
  flightsBetween(picture(before), picture(after), tellings, 10).map(({ drawn, from, begins }) => [
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
test('what is drawn in the place of another comes alone: of the other there is no picture any more', () => {
  const [before, after] = [{ ...pawns, 'pawn 10': [90, 0] } as const, { ...pawns, 'pawn 11': [90, 0] } as const];
  expect(movedIn(before, after)).toEqual([['pawn 11', [0, 200], 0]]);
});
test('where a rival answers within one’s own choice, its pieces wait for the telling of it and come from its own panel', () => {
  const before = { ...pawns, 'seat 0': [0, 300] } as const;
  const after = { ...before, 'pawn 4': [90, 0], 'pawn 5': [120, 0], 'pawn 6': [150, 0] } as const;
  const tellings = [
    { seat: 0, things: ['pawn 5'], begins: 0 },
    { seat: 1, things: ['pawn 6', 'pawn 4'], begins: 900 },
  ];
  expect(toldIn(before, after, tellings)).toEqual([
    ['pawn 5', [0, 300], 0],
    ['pawn 6', [0, 200], 900],
    ['pawn 4', [0, 200], 910],
  ]);
});
test('what shows its face for the first time is turned over, on its way or where it lies', () => {
  const after = picture({ ...pawns, 'pawn 2': [30, 90], 'pawn 4': [90, 0] });
  const turned = new Set(['pawn 1', 'pawn 4']);
  const flights = flightsBetween(picture(pawns), after, [{ seat: 1, things: [], begins: 0 }], 10, turned);
  expect(flights.map(({ drawn, turns }) => [drawn.told, turns])).toEqual([
    ['pawn 1', true], // where it lies
    ['pawn 2', false],
    ['pawn 4', true],
  ]);
});
test('pieces are heard as they arrive: together as one sound, and not when they leave the table', () => {
  const to = { left: 0, top: 0, width: 20, height: 20 };
  const flights = [
    { to, begins: 0 },
    { to, begins: 50 },
    { to: undefined, begins: 300 },
    { to, begins: 200 },
  ];
  expect(landings(flights, 400)).toEqual([400, 600]);
  expect(landings([], 400)).toEqual([]);
});
