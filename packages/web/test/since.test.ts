import type { Read, Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { byTurns } from '../table/since.ts';

const step = (seat: number, events: readonly string[], forced = false): Read => ({
  seat,
  at: 0,
  version: 1,
  told: events.map(event => [event] as Told),
  ...(forced && { forced }),
});
const names = (turns: readonly Read[]) => turns.map(({ seat, told }) => [seat, ...told.map(([event]) => event)]);

test('what one player chooses in a row is one turn, whatever it is made of', () =>
  expect(names(byTurns([step(1, ['laid']), step(1, []), step(1, ['founded']), step(2, ['laid'])]))).toEqual([
    [1, 'laid', 'founded'],
    [2, 'laid'],
  ]));
test('an event that begins an entry of the log begins a turn', () =>
  expect(
    names(
      byTurns(
        [step(1, ['assigned']), step(1, ['stood']), step(1, ['takes']), step(1, ['paid'])],
        ['assigned', 'takes'],
      ),
    ),
  ).toEqual([
    [1, 'assigned', 'stood'],
    [1, 'takes', 'paid'],
  ]));
test('a turn had only one way when each of its choices had', () => {
  const forced = (...all: readonly boolean[]) => byTurns(all.map(one => step(1, ['paid'], one)))[0]!.forced === true;
  expect([forced(true, true), forced(true, false), forced(false, true)]).toEqual([true, false, false]);
});
