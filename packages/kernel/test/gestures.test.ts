import { expect, test } from 'vitest';
import { among, fastRand, kernelFor, liveTable, remove, tableFor, todo } from '../index.ts';
import { firstTurn, snapshot } from './begun.ts';
import { stones } from './stones.ts';

/** Stones for one: whoever begins takes them all. */
const takesAll: typeof stones = {
  ...stones,
  flow: {
    pick: {
      moves: {
        stone: {
          rule: 'STONE-1',
          point: [among('stone', ({ s }) => s.left)],
          effect(play, stone) {
            remove(play.s.left, stone);
            if (play.s.left.length > 0) todo(play, { at: 'pick', seat: play.seat });
          },
        },
      },
    },
  },
};
test('a gesture of several choices is carried out choice by choice, and taken back so', () => {
  const { live } = firstTurn();
  const before = JSON.stringify(live.state);
  const entries = live.choose(0, 'turn.earn', 2, ['earn.coin', 'earn.coin']);
  expect(entries).toEqual(['turn.earn', 'earn.coin', 'earn.coin'].map(words => ({ seat: 0, words, at: 2 })));
  for (let i = 0; i < 3; i++) live.undo(0, 3);
  expect(JSON.stringify(live.state)).toBe(before);
});
test('a gesture ends where the rest cannot be chosen any more; a bad beginning changes nothing', () => {
  const { live } = firstTurn();
  const before = snapshot(live);
  expect(live.choose(0, 'turn.fly', 2, ['turn.earn'])).toEqual({ refused: 'unreadable' });
  expect(snapshot(live)).toBe(before);
  expect(live.choose(0, 'turn.earn', 2, ['earn.stop', 'earn.coin'])).toHaveLength(2); // then it is the other's turn
  expect(live.update(1).waiting).toEqual([1]);
});
test('a gesture goes on after what the table has played by itself', () => {
  const table = tableFor(stones, 2);
  const k = kernelFor(takesAll, table);
  const alone = liveTable(k, table, fastRand(1)).choose(0, 'pick.stone 2', 1, ['pick.stone 1']);
  const full = liveTable(k, table, fastRand(1)).choose(0, 'pick.stone 2', 1, ['pick.stone 1', 'pick.stone 3']);
  expect(alone).toMatchObject([
    { words: 'pick.stone 2' },
    { words: 'pick.stone 1' },
    { words: 'pick.stone 3', forced: true },
  ]);
  expect(full).toEqual(alone);
});
