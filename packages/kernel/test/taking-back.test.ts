import { expect, test } from 'vitest';
import {
  EVERYONE,
  fastRand,
  type Game,
  isRefusal,
  kernelFor,
  type LiveTable,
  liveTable,
  type Seat,
  SPECTATOR,
  tableFor,
} from '../index.ts';
import { begin, firstTurn, shows } from './begun.ts';
import { type Stash, type State, stash } from './toy.ts';

/** Which choices still have the state before them: it is kept for those that can be taken back. */
const kept = (live: LiveTable<State>) => live.happened.map(step => 'before' in step && step.before !== undefined);
const isDone = (answer: unknown) => !isRefusal(answer);

test('an answer under a seal and the choice that led there are taken back one after the other', () => {
  const { k, live } = firstTurn();
  live.choose(0, 'turn.pass', 2);
  const before = k.clone(live.state);
  live.choose(1, 'turn.earn', 3, ['earn.stop']);
  const sealed = k.clone(live.state);
  shows(live, 1);
  expect([isDone(live.undo(1, 4)), live.state]).toEqual([true, sealed]);
  expect([isDone(live.undo(1, 5)), isDone(live.undo(1, 6)), live.state]).toEqual([true, true, before]);
});
test('a sealed decision is one though nothing else is left to do, and nobody’s answer is forced', () => {
  const { live } = begin();
  live.state.agenda = [{ at: 'show', seat: EVERYONE }];
  live.state.hands = [[1], [2]];
  live.state.sealed = [0, 0];
  expect(live.begin(1)).toEqual([]);
});
test('nobody else may bring back what a seat has taken back', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.earn', 2);
  live.undo(0, 3);
  expect(live.redo(1, 4)).toEqual({ refused: 'nothing' });
  expect(isDone(live.redo(0, 5))).toBe(true);
});
test('the states before a draw are not kept, those after it are', () => {
  const { live } = firstTurn();
  expect(kept(live)).toEqual([false, false]); // the cards shown were news
  live.choose(0, 'turn.earn', 2, ['earn.coin']);
  expect(kept(live)).toEqual([false, false, true, true]);
  live.choose(0, 'earn.stop', 3);
  live.choose(1, 'turn.draw', 4);
  expect(kept(live)).toEqual(Array(6).fill(false));
});

/** Seat 0 has drawn twice over two rounds, and made some choices since. */
function drawnTwice() {
  const t = firstTurn();
  const { live } = t;
  live.choose(0, 'turn.draw', 2);
  live.choose(1, 'turn.draw', 3);
  for (const seat of [0, 1]) shows(live, seat);
  live.choose(0, 'turn.earn', 4);
  const stands = { state: t.k.clone(live.state), version: live.entries.length, draws: live.draws.length };
  live.choose(0, 'earn.coin', 5, ['earn.stop']);
  live.choose(1, 'turn.draw', 6);
  return { ...t, stands };
}
test('going back plays what stands again with its own draws, and keeps the states that can be gone back to', () => {
  const { live, stands } = drawnTwice();
  expect(isDone(live.rewind(0, stands.version, 7))).toBe(true);
  expect(live.state).toEqual(stands.state);
  expect(live.draws).toHaveLength(stands.draws + 1); // what was drawn is never dealt again
  expect(kept(live)).toEqual([...Array(6).fill(false), true]);
  expect([isDone(live.undo(0, 8)), live.state.agenda.at(-1)]).toEqual([true, { at: 'turn', seat: 0 }]);
  expect(live.undo(0, 9)).toEqual({ refused: 'othersActed' });
});
test('a table may go back to its very beginning, and has nothing to redo there', () => {
  const { k, table, live } = drawnTwice();
  live.choose(0, 'turn.earn', 8);
  live.undo(0, 9);
  expect(live.rewind(1, 0, 10)).toEqual([{ seat: 1, words: 'back 0', at: 10 }]);
  expect(live.state).toEqual(k.setup(table, fastRand(1)));
  expect([live.happened, live.redo(0, 11)]).toEqual([[], { refused: 'nothing' }]);
});
test('the words "back" and a version stand for going back in a log, nothing like them does', () => {
  const { k, table, live } = drawnTwice();
  const { version } = drawnTwice().stands;
  const restored = () => {
    const again = liveTable(k, table, fastRand(1));
    for (const entry of live.entries) again.restore(entry);
    return again;
  };
  const back = (words: string) => restored().restore({ seat: 0, words, at: 9 });
  expect(back('back 11')).toEqual({ refused: 'nothing' }); // two digits: a version that is not reached yet
  expect(back(`back ${version}`)).toBeUndefined();
  for (const words of ['x back 1', 'back 1 x', 'back x', 'back 12345678'])
    expect([words, back(words)]).toEqual([words, { refused: 'unreadable' }]);
});

/** The same game, which tells something before the first choice: a coin, and a card that only its owner may read. */
const telling: Game<Stash> = {
  ...stash,
  flow: {
    ...stash.flow,
    round: play => {
      (stash.flow.round as (play: unknown) => void)(play);
      play.emit('earned', 0);
      play.emit('drew', 1, play.s.hands[1]![0]!);
    },
  },
};
test('what happened before the first choice is told once, to each as they may read it', () => {
  const table = tableFor(telling, 2);
  const live = liveTable(kernelFor(telling, table), table, fastRand(1));
  const card = live.state.hands[1]![0];
  const opening = (viewer: Seat, from?: number) => live.update(viewer, from).opening;
  expect(opening(1)).toEqual([
    ['earned', 0],
    ['drew', 1, card],
  ]);
  for (const viewer of [0, SPECTATOR]) expect(opening(viewer, 0)[1]).toEqual(['drew', 1, -1]);
  shows(live, 0);
  expect([opening(1, 1), opening(1).length]).toEqual([[], 2]);
});
test('a glance tells the same as an update, or some parts of the view', () => {
  const { live } = drawnTwice();
  for (const viewer of [SPECTATOR, 0, 1]) {
    expect(live.glance(viewer)).toEqual(live.update(viewer));
    expect(live.glance(viewer, 4)).toEqual(live.update(viewer, 4));
    const { hands, coins } = live.update(viewer).view;
    expect(live.glance(viewer, 0, ['hands', 'coins']).view).toEqual({ hands, coins });
  }
});
test('an answer of nothing at all is no refusal', () => {
  expect([null, undefined, 7, [], { refused: 'nothing' }].map(isRefusal)).toEqual([false, false, false, false, true]);
});
test('sealed answers stand once they are opened, also where nobody learns of a piece by it', () => {
  const nod: Game<Stash> = {
    ...stash,
    flow: {
      ...stash.flow,
      show: { moves: { card: { rule: 'TOY-1', effect() {} }, no: { rule: 'TOY-1', effect() {} } } },
    },
  };
  const table = tableFor(nod, 2);
  const live = liveTable(kernelFor(nod, table), table, fastRand(1));
  live.begin(0);
  live.choose(0, 'show.card', 1);
  expect([isDone(live.undo(0, 2)), isDone(live.choose(0, 'show.no', 3))]).toEqual([true, true]);
  live.choose(1, 'show.card', 4);
  expect(live.undo(1, 5)).toEqual({ refused: 'revealed' });
});
