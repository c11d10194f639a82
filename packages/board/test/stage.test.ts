import type { GameTypes, Kernel, Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Speech } from '../speech/speech.ts';
import { actBetween, isOwn, nextAct, type Position, type Queue, received } from '../stage/acts.ts';
import { byDoer, deedOf } from '../stage/deeds.ts';
import { timing } from '../stage/pace.ts';
import type { Tallying } from '../tally/tally.ts';

/** A table after so many choices; each is made by the seat that is named. */
function position(seats: readonly number[], viewer = 0, first = 1): Position {
  const happened = seats.map((seat, i) => ({ seat, at: i, version: first + i, told: [] }));
  return { version: seats.length, viewer, happened, opening: [], waiting: [], view: {} } as unknown as Position;
}
const begin = position([]);
const idle = (shown: Position): Queue => ({ shown, coming: [] });

test('positions are shown one after another, each with the choices that lead to it', () => {
  const one = position([0]);
  const three = position([0, 1, 2]);
  const queue = received(received(idle(begin), one), three);
  expect(queue).toEqual({ shown: begin, coming: [one, three] });
  const first = nextAct(queue)!;
  expect(first.act.steps.map(({ seat }) => seat)).toEqual([0]);
  const second = nextAct(first.queue)!;
  expect(second.act.steps.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(nextAct(second.queue)).toBeUndefined();
});
test('what is taken back, another viewer and another past are shown at once: nothing leads there step by step', () => {
  const two = position([0, 1]);
  expect(received({ shown: begin, coming: [two] }, position([0]))).toEqual(idle(position([0])));
  expect(received(idle(two), position([0, 1, 1], 1))).toEqual(idle(position([0, 1, 1], 1)));
  expect(actBetween(two, position([0, 1, 2], 0, 5))).toBeUndefined();
});
test('the same moment told anew takes the place of the last one', () => {
  const two = position([0, 1]);
  const again = { ...two, mayUndo: true };
  expect(received({ shown: begin, coming: [two] }, again)).toEqual({ shown: begin, coming: [again] });
  expect(received(idle(two), again)).toEqual(idle(again));
  expect(received(idle(two), two)).toEqual(idle(two));
});
test('an own choice is known already; a forced one is not', () => {
  const { happened } = position([0, 0]);
  expect(isOwn({ steps: happened }, 0)).toBe(true);
  expect(isOwn({ steps: happened }, 1)).toBe(false);
  expect(isOwn({ steps: [happened[0]!, { ...happened[1]!, forced: true }] }, 0)).toBe(false);
});
test('the pace: slower is longer, instant takes no time, more words more, and pieces never outlast their deed', () => {
  const read = (pace: Parameters<typeof timing>[0], letters = 40) => timing(pace, letters, false, 3).read;
  expect(read('slow')).toBeGreaterThan(read('normal'));
  expect(read('normal')).toBeGreaterThan(read('fast'));
  expect(read('instant')).toBe(0);
  expect(read('normal', 120)).toBeGreaterThan(read('normal', 40));
  for (const moving of [1, 5, 40]) {
    const { travel, stagger, read: whole } = timing('normal', 0, true, moving);
    expect(travel + stagger * (moving - 1)).toBeLessThanOrEqual(whole);
  }
});
test('a deed leaves what is settled after it to a sheet of its own; a long one is told in its first parts', () => {
  const speech = { event: ([event]: Told) => event, details: (said: readonly Told[]) => said.slice(1).map(([e]) => e) };
  const kernel = { game: { events: {} }, box: {} } as unknown as Kernel<GameTypes>;
  const tally: Tallying = { useTitle: () => '', opens: ['settled'], lines: { scored: {} }, closes: ['disc'] };
  const deed = (...events: string[]) => {
    const step = { seat: 0, at: 0, version: 1, told: events.map(event => [event] as Told) };
    const { title, details } = deedOf(step, speech as Speech, kernel, {} as never, undefined, ['round'], [tally])!;
    return [title, ...details];
  };
  expect(deed('settled', 'scored', 'disc')).toEqual(['settled', 'scored', 'disc']);
  expect(deed('drew', 'paid', 'settled', 'scored')).toEqual(['drew', 'paid']);
  expect(deed('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});
test('what a rival that plays by itself does within a choice is that rival’s deed', () => {
  const kernel = { game: { events: { tucked: ['seat'], drew: ['seat'], round: ['count'] } } };
  const told: Told[] = [
    ['tucked', 0],
    ['drew', 1],
    ['tucked', 1],
    ['round', 2],
    ['drew', 0],
  ];
  const step = { seat: 0, at: 0, version: 1, told };
  const parts = byDoer(step, kernel as unknown as Kernel<GameTypes>, 1);
  expect(parts.map(({ seat, told: of }) => [seat, of.length])).toEqual([
    [0, 1],
    [1, 3],
    [0, 1],
  ]);
  expect(byDoer(step, kernel as unknown as Kernel<GameTypes>, 2).map(({ seat }) => seat)).toEqual([0]); // both choose
});
