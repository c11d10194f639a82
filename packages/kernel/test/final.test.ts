import { expect, test } from 'vitest';
import { type GameTypes, isFinal, type Kernel, type LiveTable, type Seat } from '../index.ts';
import { begin, firstTurn, shows } from './begun.ts';
import type { State } from './toy.ts';

const finalFor =
  ({ k, live }: { k: ReturnType<typeof begin>['k']; live: LiveTable<State> }) =>
  (seat: Seat, ...words: string[]) => {
    const line = words.map(one => k.read(one)!);
    return isFinal(k as unknown as Kernel<GameTypes>, live.update(seat), seat, line);
  };

test('a choice is final when it draws or shows its player something, not when it does neither', () => {
  const table = firstTurn();
  const final = finalFor(table);
  expect(['turn.draw', 'turn.look', 'turn.earn', 'turn.pass'].map(one => final(0, one))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  const { hands } = table.live.state;
  expect(final(0, `turn.store ${hands[0]![0]}`)).toBe(false);
  expect([final(0), final(0, 'turn.earn', 'earn.coin')]).toEqual([false, false]);
});
test('of a line, what comes after the first choice counts, up to where another seat is asked', () => {
  const table = firstTurn();
  const final = finalFor(table);
  expect(final(0, 'turn.pass', 'turn.draw')).toBe(false); // the second would be the other seat's
  table.live.choose(0, 'turn.pass', 2);
  table.live.choose(1, 'turn.earn', 3);
  expect(final(1, 'earn.stop', 'show.card 1')).toBe(false); // from there on all choose at once
});
test('of sealed answers only the last is final', () => {
  const table = begin();
  const final = finalFor(table);
  const words = (seat: Seat) => `show.card ${table.live.state.hands[seat]![0]}`;
  expect(final(0, words(0))).toBe(false);
  shows(table.live, 0);
  expect(final(1, words(1))).toBe(true);
});
test('the choice that ends the game is final', () => {
  const table = firstTurn();
  table.live.state.round = 3;
  const final = finalFor(table);
  table.live.choose(0, 'turn.pass', 2);
  expect([final(1, 'turn.pass'), final(1, 'turn.earn')]).toEqual([true, false]);
});
test('a fault of the rules is told as what it is', () => {
  const table = firstTurn();
  const broken = {
    ...table.k,
    apply: () => {
      throw new Error('a fault');
    },
  } as unknown as Kernel<GameTypes>;
  expect(() => isFinal(broken, table.live.update(0), 0, [table.k.read('turn.pass')!])).toThrow('a fault');
});
