import { expect, test } from 'vitest';
import {
  fastRand,
  isRefusal,
  kernelFor,
  type LiveTable,
  liveTable,
  readRecord,
  recordOf,
  replay,
  tableFor,
} from '../index.ts';
import { type State, stash } from './toy.ts';

const table = tableFor(stash, 3, { length: 'long' });
const k = kernelFor(stash, table);
type Live = LiveTable<State>;
const head = {
  pack: 'a'.repeat(64),
  table,
  players: ['red', 'blue', 'green'].map(colour => ({ name: colour, colour })),
  commitment: 'b'.repeat(64),
  started: '2026-01-01T00:00:00Z',
};
function chooseAny(live: Live, rand: (below: number) => number, at: number): void {
  const seats = k.waiting(live.state);
  const seat = seats[rand(seats.length)]!;
  expect(isRefusal(live.choose(seat, k.write(k.anyOption(live.state, seat, rand)), at))).toBe(false);
}
const seen = (live: Live) => JSON.stringify([live.state, live.entries, live.happened, live.draws]);

test('setup and log give the state, whatever was taken back: undo, redo and rewinds at random', () => {
  let rewinds = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const rand = fastRand(seed);
    const live = liveTable(k, table, fastRand(seed + 1000));
    live.begin(0);
    for (let at = 1; !k.over(live.state) && at < 150; at++) {
      const seat = rand(3);
      const what = rand(8);
      if (what === 0) live.undo(seat, at);
      else if (what === 1) live.redo(seat, at);
      else if (what === 2 && !isRefusal(live.rewind(seat, rand(live.entries.length + 1), at))) rewinds++;
      else chooseAny(live, rand, at);
    }
    const again = liveTable(k, table, fastRand(seed + 1000));
    for (const entry of live.entries) expect(again.restore(entry)).toBeUndefined();
    expect(seen(again)).toBe(seen(live));
    for (const viewer of [-1, 0, 1, 2]) expect(again.update(viewer)).toEqual(live.update(viewer));

    const record = readRecord(JSON.parse(JSON.stringify(recordOf(k, live, head))));
    const replayed = replay(k, record);
    expect(replayed.state).toEqual(live.state);
    expect(replay(k, record, undefined, fastRand(seed + 1000)).draws).toEqual(record.draws);
    expect(recordOf(k, replayed, head)).toEqual(record);
  }
  expect(rewinds).toBeGreaterThan(100);
});
/** Everybody has shown a card, and seat 0 is to choose. */
function firstTurn(): Live {
  const live = liveTable(k, table, fastRand(1));
  live.begin(0);
  for (let seat = 0; seat < 3; seat++) live.choose(seat, `show.card ${live.state.hands[seat]![0]}`, 1);
  return live;
}
test('a table goes back past chance and other players, and chance goes on instead of being repeated', () => {
  const live = firstTurn();
  const [seat] = k.waiting(live.state);
  const before = k.clone(live.state);
  const version = live.entries.length;
  live.choose(seat!, 'turn.draw', 2);
  live.choose(k.waiting(live.state)[0]!, 'turn.draw', 3);
  const drawn = live.draws.length;
  expect(live.rewind(seat!, version, 4)).toEqual([{ seat, words: `back ${version}`, at: 4 }]);
  expect(live.state).toEqual(before);
  expect(live.happened).toHaveLength(version);
  live.choose(seat!, 'turn.draw', 5);
  expect(live.draws).toHaveLength(drawn + 1); // a new one, behind the two that are gone
  expect(live.update(seat!).version).toBe(version + 4);
});
test('what stood before goes on standing: the same objects, and own choices can still be undone', () => {
  const live = firstTurn();
  const seat = k.waiting(live.state)[0]!;
  live.choose(seat, 'turn.earn', 2);
  const version = live.entries.length;
  const standing = [...live.happened];
  live.choose(seat, 'earn.stop', 3);
  live.choose(k.waiting(live.state)[0]!, 'turn.draw', 4);
  live.rewind(seat, version, 5);
  expect(live.happened.every((step, i) => step === standing[i])).toBe(true);
  expect(live.update(seat).mayUndo).toBe(true);
  expect(isRefusal(live.undo(seat, 6))).toBe(false);
  expect(live.state.agenda.at(-1)?.at).toBe('turn');
  expect(live.undo(seat, 7)).toMatchObject({ refused: expect.stringMatching(/othersActed|revealed/) });
});
test('there is nothing to rewind at the present version, and a choice cannot be called "back"', () => {
  const live = firstTurn();
  const before = seen(live);
  expect(live.rewind(0, live.entries.length, 9)).toEqual({ refused: 'nothing' });
  expect(live.choose(k.waiting(live.state)[0]!, 'back 1', 9)).toEqual({ refused: 'unreadable' });
  expect(seen(live)).toBe(before);
});
