import { expect, test } from 'vitest';
import { known, NOBODY_KNOWS, put, remove, show, take, takeAny, takeAnyOf, todo } from '../engine/effects.ts';
import { fastRand, kernelFor, mute, SPECTATOR, tableFor } from '../index.ts';
import { stash } from './toy.ts';

test('the first thing to do is done first, before what already waits', () => {
  const here = { s: { seats: 1, agenda: [{ at: 'later', seat: 0 }], sealed: [], ending: '' } };
  todo(here as never, { at: 'one', seat: 0 } as never, { at: 'two', seat: 0 } as never);
  expect(here.s.agenda.map(frame => frame.at)).toEqual(['later', 'two', 'one']);
});
test('remove takes one such piece and keeps the order', () => {
  const pieces = [4, 2, 4, 1];
  remove(pieces, 4);
  expect(pieces).toEqual([2, 4, 1]);
  expect(() => remove(pieces, 9)).toThrow('no piece 9 to remove');
  expect(pieces).toEqual([2, 4, 1]);
});
test('a bag gives any of its pieces, and nothing when it is empty', () => {
  expect(takeAny([], () => 0)).toBe(0);
  const bag = [5, 6, 7];
  expect([takeAny(bag, () => 0), bag]).toEqual([5, [7, 6]]);
  expect([takeAny(bag, below => below - 1), bag]).toEqual([6, [7]]);
});
test('pieces and memories of a zone move together', () => {
  const zone = { pieces: [] as number[], known: [] as number[] };
  put(zone, 8, known(0, 2));
  put(zone, 9, NOBODY_KNOWS);
  expect(zone).toEqual({ pieces: [8, 9], known: [0b101, 0] });
  show(zone, 9, known(1));
  expect(zone.known).toEqual([0b101, 0b010]);
  expect(take(zone, 8)).toBe(0b101);
  expect(zone).toEqual({ pieces: [9], known: [0b010] });
  expect(() => take(zone, 8)).toThrow('no piece 8 to take');
  expect(() => show(zone, 8, 1)).toThrow('no piece 8 to show');
});
test('after a random draw from a remembered zone nobody can tell what is left', () => {
  const zone = { pieces: [1, 2, 3], known: [1, 3, 0] };
  expect(takeAnyOf(zone, () => 1)).toBe(2);
  expect(zone).toEqual({ pieces: [1, 3], known: [0, 0] });
});
test('a remembered piece is seen by those who remember it, and by nobody else', () => {
  const table = tableFor(stash, 3);
  const k = kernelFor(stash, table);
  const s = k.setup(table, fastRand(2), mute);
  const [hidden] = s.chest.pieces;
  put(s.chest, 50, known(1));
  show(s.chest, hidden!, known(0, 2));
  const seen = (viewer: number) => k.view(s, viewer).chest.pieces;
  expect([seen(0), seen(1), seen(2), seen(SPECTATOR)]).toEqual([
    [hidden, -1],
    [-1, 50],
    [hidden, -1],
    [-1, -1],
  ]);
  expect(k.view(s, SPECTATOR).chest.known).toEqual(s.chest.known); // who looked is open
});
