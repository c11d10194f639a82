import { expect, test } from 'vitest';
import { among, fastRand, isRefusal, kernelFor, liveTable, remove, tableFor, todo } from '../index.ts';
import { firstTurn, snapshot } from './begun.ts';
import { stagesOf } from './stages.ts';
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
const wordsOf = (done: ReturnType<ReturnType<typeof stagesOf>['choose']>) =>
  isRefusal(done) ? done.refused : done.map(({ seat, words, forced }) => `${seat} ${words}${forced ? '!' : ''}`);
const [ONE, THREE, FOUR] = ['pick.stone 1', 'pick.stone 3', 'pick.stone 4'];
test('what the table played by itself in the middle of a gesture may be named in it or left out', () => {
  const between = () => stagesOf([0, 1, 2], [0, 3], [0, 4, 5], [1, 6, 7]);
  const all = ['0 pick.stone 1', '0 pick.stone 3!', '0 pick.stone 4'];
  expect(wordsOf(between().choose(0, ONE, 1, [THREE, FOUR]))).toEqual(all);
  expect(wordsOf(between().choose(0, ONE, 1, [FOUR]))).toEqual(all);
  const two = stagesOf([0, 1, 2], [0, 3], [0, 6], [0, 4, 5], [1, 6, 7]);
  expect(wordsOf(two.choose(0, ONE, 1, ['pick.stone 6', FOUR]))).toEqual([
    ...['0 pick.stone 1', '0 pick.stone 3!', '0 pick.stone 6!', '0 pick.stone 4'],
  ]);
});
test('what the table played stands for one choice of the gesture, and for none of another seat', () => {
  const twice = stagesOf([0, 1, 2], [0, 3], [0, 3, 4], [1, 6, 7]);
  expect(wordsOf(twice.choose(0, ONE, 1, [THREE, THREE]))).toEqual([
    '0 pick.stone 1',
    '0 pick.stone 3!',
    '0 pick.stone 3',
  ]);
  const other = stagesOf([0, 1, 2], [1, 3], [0, 3, 4], [1, 6, 7]);
  expect(wordsOf(other.choose(0, ONE, 1, [THREE]))).toEqual(['0 pick.stone 1', '1 pick.stone 3!', '0 pick.stone 3']);
});
test('what plays itself before the first own choice is nothing to take back', () => {
  const live = stagesOf([0, 3], [0, 1, 2]);
  expect([live.undo(0, 1), live.update(0).mayUndo]).toEqual([{ refused: 'nothing' }, false]);
});
test('redo gives back what the table had played as played by the table', () => {
  const live = stagesOf([0, 1, 2], [0, 3], [0, 4, 5]);
  live.choose(0, ONE, 1);
  const before = snapshotOf(live);
  live.undo(0, 2);
  expect(live.happened).toEqual([]);
  live.redo(0, 3);
  expect(snapshotOf(live)).toEqual(before);
  expect(live.happened.map(({ forced }) => forced)).toEqual([undefined, true]);
});
const snapshotOf = ({ state, happened }: ReturnType<typeof stagesOf>) =>
  JSON.parse(JSON.stringify([state, happened.map(({ seat, words, forced }) => [seat, words, forced])]));
