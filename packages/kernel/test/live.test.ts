import { expect, test } from 'vitest';
import {
  fastRand,
  type Game,
  isRefusal,
  kernelFor,
  liveTable,
  NOT_OFFERED,
  SPECTATOR,
  tableFor,
  UNKNOWN,
} from '../index.ts';
import { begin, firstTurn, shows, snapshot } from './begun.ts';
import { stones } from './stones.ts';
import { No, type Stash, stash, turn } from './toy.ts';

test('a bad choice gets one reason and changes nothing', () => {
  const { live } = firstTurn();
  const before = snapshot(live);
  expect(live.choose(1, 'turn.pass', 5)).toEqual({ refused: 'notYours' });
  expect(live.choose(7, 'turn.pass', 5)).toEqual({ refused: 'notYours' });
  for (const words of ['', 'turn.fly', 'turn.pass 1', 'turn.store', 'turn.store x', 'turn.store 01', 'undo'])
    expect(live.choose(0, words, 5), words).toEqual({ refused: 'unreadable' });
  expect(live.choose(0, 'turn.store 99', 5)).toEqual({ refused: 'illegal', reason: NOT_OFFERED });
  expect(live.choose(0, 'earn.coin', 5)).toEqual({ refused: 'illegal', reason: NOT_OFFERED });
  expect(live.choose(0, 'turn.tip', 5)).toEqual({ refused: 'illegal', reason: No.noCoin });
  expect(snapshot(live)).toBe(before);
});
test('undo goes back through own choices one by one, redo forward again', () => {
  const { live } = firstTurn();
  const states: string[] = [];
  for (const words of ['turn.earn', 'earn.coin', 'earn.coin']) {
    states.push(JSON.stringify(live.state));
    expect(isRefusal(live.choose(0, words, 2))).toBe(false);
  }
  const end = JSON.stringify(live.state);
  expect(live.update(0).mayUndo).toBe(true);
  for (const state of states.toReversed()) {
    expect(live.undo(0, 3)).toEqual([{ seat: 0, words: 'undo', at: 3 }]);
    expect(JSON.stringify(live.state)).toBe(state);
  }
  expect(live.update(0).mayRedo).toBe(true);
  expect(live.update(1).mayRedo).toBe(false);
  for (let i = 0; i < 3; i++) expect(live.redo(0, 4)).toEqual([{ seat: 0, words: 'redo', at: 4 }]);
  expect(JSON.stringify(live.state)).toBe(end);
  expect(live.redo(0, 4)).toEqual({ refused: 'nothing' });
  expect(live.happened.slice(-2).map(({ told }) => told)).toEqual([[['earned', 0]], [['earned', 0]]]);
});
test('a new choice leaves nothing to redo', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.earn', 2);
  live.undo(0, 3);
  live.choose(0, 'turn.pass', 4);
  expect(live.redo(0, 5)).toEqual({ refused: 'nothing' });
});
test('undo stops at chance', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.draw', 2);
  const before = snapshot(live);
  expect(live.undo(0, 3)).toEqual({ refused: 'chance' });
  expect(live.update(0).mayUndo).toBe(false);
  expect(snapshot(live)).toBe(before);
});
test('undo stops at what was revealed to the chooser', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.look', 2);
  expect(live.undo(0, 3)).toEqual({ refused: 'revealed' });
  const own = firstTurn().live;
  own.choose(0, `turn.store ${own.state.hands[0]![0]}`, 4);
  expect(isRefusal(own.undo(0, 5))).toBe(false); // a card of one's own is no news
});
test('undo stops where another player acted, and at the beginning', () => {
  expect(begin().live.undo(0, 1)).toEqual({ refused: 'nothing' });
  const { live } = firstTurn();
  live.choose(0, 'turn.pass', 2);
  live.choose(1, 'turn.earn', 3);
  expect(live.undo(0, 4)).toEqual({ refused: 'othersActed' });
  expect(live.undo(SPECTATOR, 4)).toEqual({ refused: 'othersActed' });
  expect(isRefusal(live.undo(1, 4))).toBe(false);
});

test('sealed answers are hidden until the last one, and open from the named seat on', () => {
  const { k, live } = begin(3);
  const cards = live.state.hands.map(hand => hand[0]);
  shows(live, 2);
  expect(live.update(2).view.sealed[2]).toBe(k.read(`show.card ${cards[2]}`));
  expect(live.update(0).view.sealed).toEqual([0, 0, -1]);
  expect([live.state.shown, live.update(SPECTATOR).waiting]).toEqual([[], [0, 1]]);
  expect(shows(live, 2, 1)).toEqual({ refused: 'notYours' });
  shows(live, 0);
  shows(live, 1);
  expect(live.state.shown).toEqual([cards[1], cards[2], cards[0]]);
  expect(live.state.sealed).toEqual([]);
});
test('a sealed answer can be taken back until the last is given, also after others answered', () => {
  const { live } = begin(3);
  const [first, second] = live.state.hands[0]!;
  shows(live, 0);
  shows(live, 1);
  expect(isRefusal(live.undo(0, 2))).toBe(false);
  expect(live.update(SPECTATOR).waiting).toEqual([0, 2]);
  expect(live.update(0).mayRedo).toBe(true);
  live.choose(0, `show.card ${second}`, 3);
  shows(live, 2);
  expect(live.state.shown).toContain(second);
  expect(live.state.hands[0]).toEqual([first]);
  expect(live.undo(2, 4)).toEqual({ refused: 'revealed' });
  expect(live.undo(0, 4)).toEqual({ refused: 'othersActed' });
});
test('a choice that led to a sealed decision can be taken back before one’s answer', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.draw', 2);
  live.choose(1, 'turn.earn', 3);
  live.choose(1, 'earn.stop', 3);
  expect(live.state.agenda.at(-1)?.at).toBe('show');
  expect(isRefusal(live.undo(1, 4))).toBe(false);
  expect(live.state.agenda.at(-1)).toEqual({ at: 'earn', seat: 1, left: 2 });
  expect(live.happened.at(-1)?.words).toBe('turn.earn');
});

test('the only option is played by the table and marked as forced; nobody takes back what another seat answered', () => {
  const table = tableFor(stones, 2);
  const live = liveTable(kernelFor(stones, table), table, fastRand(1));
  live.choose(0, 'pick.stone 2', 1);
  const done = live.choose(1, 'pick.stone 3', 2);
  if (isRefusal(done)) throw new Error(done.refused);
  expect(done.map(({ seat, words, forced }) => [seat, words, forced])).toEqual([
    [1, 'pick.stone 3', undefined],
    [0, 'pick.stone 1', true],
  ]);
  expect(live.state.ending).toBe('none left');
  expect(live.undo(1, 3)).toEqual({ refused: 'othersActed' });
  expect(live.undo(0, 3)).toEqual({ refused: 'othersActed' });
});
test('a sealed decision is never answered by the table: that somebody need not think would tell what they hold', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.pass', 2);
  live.choose(1, 'turn.pass', 3);
  expect(live.update(0).waiting).toEqual([0, 1]); // each holds one card
  expect(live.entries.every(entry => entry.forced === undefined)).toBe(true);
});
test('an answer that waits to be opened is hidden in the agenda of others, and reopened in their samples', () => {
  const { k, live } = firstTurn();
  const state = k.clone(live.state);
  state.agenda.push({ at: 'show', seat: 1, answer: k.read('show.card 1')! });
  const answerIn = (view: { agenda: { answer?: number }[] }) => view.agenda.at(-1)!.answer;
  expect(answerIn(k.view(state, 1))).toBe(k.read('show.card 1'));
  expect(answerIn(k.view(state, 0))).toBe(UNKNOWN);
  expect(answerIn(k.determinize(k.view(state, 0), fastRand(1)))).toBeUndefined();
});
test('an update has no words of choices and no secret of others', () => {
  const { live } = firstTurn();
  live.choose(0, `turn.store ${live.state.hands[0]![0]}`, 2);
  live.choose(1, 'turn.draw', 3);
  for (const viewer of [SPECTATOR, 0, 1]) {
    const { happened, view } = live.update(viewer);
    for (const step of happened) expect(Object.keys(step).sort()).toEqual(['at', 'seat', 'told', 'version']);
    const drew = happened.at(-1)!.told.find(([event]) => event === 'drew')!;
    expect(drew[2]).toBe(viewer === 1 ? live.state.hands[1]!.at(-1) : -1);
    expect(view.chest.pieces.at(-1)).toBe(viewer === 0 ? live.state.chest.pieces.at(-1) : -1);
  }
});
test('a table is restored from its entries, undo and redo included, and refuses what does not fit', () => {
  const { k, table, live } = firstTurn();
  live.choose(0, 'turn.earn', 2);
  live.choose(0, 'earn.coin', 3);
  live.undo(0, 4);
  live.undo(0, 5);
  live.redo(0, 6);
  live.choose(0, 'earn.coin', 7);
  live.choose(0, 'earn.stop', 8);
  live.choose(1, 'turn.draw', 9);
  const again = liveTable(k, table, fastRand(1));
  for (const entry of live.entries) expect(again.restore(entry)).toBeUndefined();
  expect(snapshot(again)).toBe(snapshot(live));
  expect(again.update(0)).toEqual(live.update(0));
  expect(again.restore({ seat: 0, words: 'turn.pass', at: 10 })).toEqual({ refused: 'illegal', reason: NOT_OFFERED });
  expect(again.restore({ seat: 1, words: 'undo', at: 10 })).toEqual({ refused: 'chance' });
});
test('the version counts entries, and the result comes with the end', () => {
  const { k, live } = begin();
  let steps = 0;
  while (!k.over(live.state)) {
    expect(live.update(SPECTATOR).result).toBeUndefined();
    const seat = k.waiting(live.state)[0]!;
    live.choose(seat, k.write(k.anyOption(live.state, seat, fastRand(steps++))), steps);
    expect(live.update(0).version).toBe(live.entries.length);
  }
  expect(live.update(SPECTATOR).result).toEqual(k.result(live.state));
  expect(live.choose(0, 'turn.pass', 99)).toEqual({ refused: 'notYours' });
});
test('an update from a moment on tells what happened since; what the table played is marked', () => {
  const table = tableFor(stones, 2);
  const live = liveTable(kernelFor(stones, table), table, fastRand(1));
  live.begin(0);
  live.choose(0, 'pick.stone 1', 1);
  live.choose(1, 'pick.stone 2', 2);
  const told = (from?: number) => live.update(0, from).happened.map(({ seat, forced }) => [seat, forced]);
  const all = [
    [0, undefined],
    [1, undefined],
    [0, true],
  ];
  expect([told(), told(0), told(1), told(3)]).toEqual([all, all, all.slice(1), []]);
});
test('where there is an aside besides the only option, the player is asked', () => {
  const { pass, tip } = turn.moves;
  const game: Game<Stash> = { ...stash, flow: { ...stash.flow, turn: { moves: { pass: pass!, tip: tip! } } } };
  const forcedAfter = (coins: number) => {
    const table = tableFor(game, 2);
    const live = liveTable(kernelFor(game, table), table, fastRand(1));
    live.state.coins[0] = coins;
    for (const seat of [0, 1]) shows(live, seat);
    return live.entries.filter(({ forced }) => forced).map(({ seat }) => seat)[0];
  };
  expect([forcedAfter(0), forcedAfter(1)]).toEqual([0, undefined]);
});
test('who had nothing to answer under a seal takes nothing back there', () => {
  const { live } = firstTurn();
  live.choose(0, 'turn.discard 1', 2); // the last card
  live.choose(1, 'turn.pass', 3);
  expect([live.state.agenda.at(-1)!.at, live.state.hands[0]]).toEqual(['show', []]);
  expect([live.undo(0, 4), live.update(0).mayUndo]).toEqual([{ refused: 'othersActed' }, false]);
});
