import { type GameTypes, type Kernel, SPECTATOR, type Told } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import type { Speech } from '../speech/speech.ts';
import { actBetween, isOwn, nextAct, type Position, type Queue, received } from '../stage/acts.ts';
import { aroundSheets, atBanner, byDoer, deedOf, uncounted } from '../stage/deeds.ts';
import { timing } from '../stage/pace.ts';
import { placeOf, pointsBetween, wonWith } from '../stage/points.ts';
import type { Snapshot } from '../stage/snapshot.ts';
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
  expect(deed('settled', 'scored', 'disc')).toEqual(['settled']); // its lines would be read twice
  expect(deed('drew', 'paid', 'settled', 'scored')).toEqual(['drew', 'paid']);
  expect(deed('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(deed('moved.', 'moved.', 'hired', 'got', 'got')).toEqual(['moved (×2).', 'hired', 'got (×2)']);
});
test('what ends a round is told first, and only then that the next begins', () => {
  const step = {
    seat: 1,
    at: 0,
    version: 1,
    forced: true as const,
    told: [['accepted'], ['first'], ['round'], ['dealt']] as Told[],
  };
  const events = (of: { told: readonly Told[]; forced?: boolean }[]) =>
    of.map(({ told, forced }) => [forced === true, ...told.map(([event]) => event)]);
  expect(events(atBanner(step))).toEqual([
    [true, 'accepted', 'first'],
    [false, 'round', 'dealt'], // which nobody chose
  ]);
  expect(atBanner(step).map(({ seat }) => seat)).toEqual([1, SPECTATOR]); // so nobody's mark stands beside it
  expect(events(atBanner(step, ['ends']))).toEqual([[true, 'accepted', 'first', 'round', 'dealt']]);
});
test('the choice that ends a game does not tell what the final scoring counts', () => {
  const step = { seat: 1, at: 0, version: 1, told: [['wall'], ['majority'], ['wallPoints']] as Told[] };
  expect(uncounted(step, ['majority', 'wallPoints']).told).toEqual([['wall']]);
  expect(uncounted(step)).toEqual(step);
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
test('where all choose at once, what heads an entry is the deed of the player it names, with what follows from it', () => {
  const kernel = { game: { events: { chose: ['seat'], recruited: ['seat'], round: ['count'] } } };
  const told: Told[] = [
    ['chose', 2],
    ['recruited', 2],
    ['chose', 0],
    ['recruited', 0],
    ['round', 1],
  ];
  const step = { seat: 2, at: 0, version: 1, told };
  const parts = (heads: readonly string[]) =>
    byDoer(step, kernel as unknown as Kernel<GameTypes>, 3, heads).map(({ seat, told: of }) => [seat, of.length]);
  expect(parts([])).toEqual([[2, 5]]);
  expect(parts(['chose'])).toEqual([
    [2, 2],
    [0, 3],
  ]);
});
test('points rise where what a player has won changes, not where the sheet would only promise more', () => {
  const kernel = { result: ({ totals }: { totals: number[] }) => ({ totals }) } as unknown as Kernel<GameTypes>;
  const at = (totals: number[], won: number[]) => ({ ...begin, view: { totals, won } }) as unknown as Position;
  const act = { before: at([9, 7], [2, 0]), after: at([2, 14], [2, 3]) };
  expect(pointsBetween(kernel, act)).toEqual([
    { seat: 0, change: -7 },
    { seat: 1, change: 7 },
  ]);
  const won = (state: unknown, seat: number) => (state as { won: number[] }).won[seat]!;
  expect(pointsBetween(kernel, act, won)).toEqual([{ seat: 1, change: 3 }]);
});
test('points come from what the event names that tells of so many, or from what its player did just before', () => {
  const events = {
    palace: ['seat', 'region'],
    points: ['seat', 'points'],
    wall: ['seat', 'slot', 'count'],
    drew: ['seat', 'card'],
  };
  const kernel = { game: { events }, box: {} } as unknown as Kernel<GameTypes>;
  const told: Told[] = [
    ['palace', 0, 3],
    ['palace', 1, 4],
    ['points', 0, 5],
    ['wall', 1, 7, 2],
    ['drew', 0, 9],
  ];
  const act = { before: begin, after: begin, steps: [{ seat: 0, at: 0, version: 1, told }] };
  expect(wonWith(kernel, act, { seat: 0, change: 5 })).toEqual(['region 3']);
  expect(wonWith(kernel, act, { seat: 1, change: -2 })).toEqual(['slot 7', 'region 4']);
  expect(wonWith(kernel, act, { seat: 0, change: 4 })).toEqual([]); // nothing tells of so many: out of the panel
  const drawn = new Map([
    ['palace 8', { told: 'region 4', box: { left: 10, top: 20, width: 40, height: 60 } }],
  ]) as unknown as Snapshot;
  expect(placeOf(drawn, ['slot 7', 'region 4'])).toEqual({ x: 30, y: 50 }); // the first is out of sight
  expect(placeOf(drawn, ['slot 7'])).toBeUndefined();
});
test('the next round is announced after the sheet of the round it ends; what opens a sheet comes before it', () => {
  const tally: Tallying = { useTitle: () => '', opens: ['upkeep'], lines: { paid: {} }, closes: ['round'] };
  const bids: Tallying = { useTitle: () => '', opens: ['won'], lines: { lost: {} }, closes: ['order'] };
  const step = (events: string) => ({
    seat: 0,
    at: 0,
    version: 1,
    told: events.split(' ').map(event => [event] as Told),
  });
  const around = (events: string[], ...settled: Tallying[]) => {
    const sheets = settled.map(of => ({ of }));
    const { before, after } = aroundSheets(events.map(step), sheets, ['round', 'final']);
    const names = (steps: typeof before) => steps.map(({ told }) => told.map(([event]) => event).join(' '));
    return [names(before), names(after)];
  };
  expect(around(['chose upkeep paid round dealt'], tally)).toEqual([['chose upkeep paid'], ['round dealt']]);
  expect(around(['paid round'], tally)).toEqual([['paid'], ['round']]); // opened by a choice before
  expect(around(['final upkeep paid'], tally)).toEqual([['final upkeep paid'], []]);
  expect(around(['chose round'])).toEqual([['chose round'], []]); // nothing was settled
  // what the table goes on to do by itself within the same update comes after the sheet too
  expect(around(['stood won lost order', 'declined'], bids)).toEqual([['stood won lost order'], ['declined']]);
});
