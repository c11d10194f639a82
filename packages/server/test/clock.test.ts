import { pace } from '@tianxia/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, type Moment } from '../tables/clock/clock.ts';
import type { Rest } from '../tables/clock/rests.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONDAY = Date.UTC(2026, 0, 5); // a Monday, midnight
const live = pace.parse({ kind: 'live', bank: 10 * MINUTE, increment: 10_000 });
const slow = pace.parse({ kind: 'slow', hours: 24, weekends: true });
const working = pace.parse({ kind: 'slow', hours: 24, weekends: false });
const none = () => [];
const at = (minutes: number, waiting: number[], back = false): Moment => ({
  at: MONDAY + minutes * MINUTE,
  waiting,
  back,
});
function clock(which: typeof live, moments: readonly Moment[], rests: readonly Rest[] = [], seats = 3) {
  const made = clockOf(which, seats, () => rests);
  for (const moment of moments) made.moved(moment);
  return made;
}
const lefts = (made: ReturnType<typeof clock>, minutes: number) =>
  made.at(MONDAY + minutes * MINUTE).map(({ left }) => left / MINUTE);

describe('a live clock', () => {
  it('runs while one is asked, and adds the increment when the turn is over', () => {
    const made = clock(live, [at(0, [0]), at(1, [0]), at(3, [1])]);
    expect(lefts(made, 3)).toEqual([10 - 3 + 1 / 6, 10, 10]);
    expect(lefts(made, 5)).toEqual([10 - 3 + 1 / 6, 8, 10]);
    expect(made.shown(MONDAY + 5 * MINUTE)?.seats.map(({ running }) => running)).toEqual([false, true, false]);
  });
  it('runs for all who have not answered a sealed decision', () => {
    const made = clock(live, [at(0, [0, 1, 2]), at(2, [0, 2]), at(4, [0])]);
    expect(lefts(made, 5)).toEqual([5, 8 + 1 / 6, 6 + 1 / 6]);
  });
  it('gives nothing for a turn that was taken back, however often', () => {
    const over = [at(0, [0]), at(1, [1])];
    const again = [1, 2, 3, 4].flatMap(n => [at(n + 0.5, [0], true), at(n + 1, [1])]);
    const made = clock(live, [...over, ...again]);
    const spent = 1 + 4 * 0.5;
    expect(lefts(made, 5)[0]).toBeCloseTo(10 - spent + 1 / 6);
    expect(lefts(made, 5)[1]).toBeCloseTo(10 - 4 * 0.5); // its turns were taken away: nothing for them either
  });
  it('ends at nothing, and says when', () => {
    const made = clock(live, [at(0, [0]), at(4, [1])]);
    expect(made.endsFor([0, 1, 2], MONDAY + 5 * MINUTE)).toBe(MONDAY + 14 * MINUTE);
    expect(made.endsFor([0, 2], MONDAY + 5 * MINUTE)).toBeUndefined();
    expect(made.at(MONDAY + 20 * MINUTE)[1]).toEqual({ left: 0, asked: true });
  });
  it('leaves something to whoever ran out of time and comes back', () => {
    const made = clock(live, [at(0, [0]), at(30, [1]), at(31, [0])]);
    expect(lefts(made, 31)[0]).toBe(2.5);
  });
});
describe('a slow clock', () => {
  it('gives every turn its hours', () => {
    const made = clock(slow, [at(0, [0]), at(600, [1]), at(660, [0])]);
    expect(made.endsFor([0], MONDAY + 700 * MINUTE)).toBe(MONDAY + 11 * HOUR + DAY);
    expect(made.shown(MONDAY + 700 * MINUTE)?.seats[1]).toEqual({ left: DAY, running: false });
  });
  it('goes on where it was when a choice is taken back', () => {
    const made = clock(slow, [at(0, [0]), at(600, [1]), at(660, [0], true)]);
    expect(made.endsFor([0], MONDAY + 700 * MINUTE)).toBe(MONDAY + 11 * HOUR + 14 * HOUR);
  });
  it('rests on Saturday and Sunday where the terms say so', () => {
    const friday = MONDAY + 4 * DAY + 12 * HOUR;
    const made = clock(working, [{ at: friday, waiting: [0], back: false }]);
    expect(made.endsFor([0], friday)).toBe(friday + 3 * DAY); // Monday noon
    expect(made.at(friday + DAY)[0]?.left).toBe(12 * HOUR);
    expect(made.shown(friday + DAY)?.seats[0]).toEqual({ left: 12 * HOUR, running: false });
    expect(clock(slow, [{ at: friday, waiting: [0], back: false }]).endsFor([0], friday)).toBe(friday + DAY);
  });
});
it('time in which nobody served costs nobody anything', () => {
  const down = [{ from: MONDAY + 5 * MINUTE, to: MONDAY + 65 * MINUTE }];
  const made = clock(live, [at(0, [0])], down);
  expect(lefts(made, 40)[0]).toBe(5);
  expect(lefts(made, 67)[0]).toBe(3);
  expect(made.endsFor([0], MONDAY + 40 * MINUTE)).toBe(MONDAY + 70 * MINUTE);
});
it('rests that overlap, in whatever order they are told, count once', () => {
  const rest = (from: number, to: number) => ({ from: MONDAY + from * MINUTE, to: MONDAY + to * MINUTE });
  const made = clock(live, [at(0, [0])], [rest(4, 6), rest(1, 3), rest(2, 5), rest(8, 8), rest(6, 7)]);
  expect(lefts(made, 0.5)[0]).toBe(9.5);
  expect(lefts(made, 5)[0]).toBe(9);
  expect(lefts(made, 9)[0]).toBe(7);
  expect(made.endsFor([0], MONDAY + 9 * MINUTE)).toBe(MONDAY + 16 * MINUTE);
  expect(made.shown(MONDAY + 2 * MINUTE)?.resumes).toBe(MONDAY + 7 * MINUTE);
});
it('a table without a clock has none', () => {
  const made = clock(pace.parse({ kind: 'none' }), [at(0, [0])]);
  expect(made.shown(MONDAY + DAY)).toBeUndefined();
  expect(made.endsFor([0, 1, 2], MONDAY + DAY)).toBeUndefined();
});

describe('whatever happens', () => {
  const SEATS = 3;
  const moments = fc
    .array(
      fc.record({
        after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 * MINUTE }), fc.integer({ min: 1, max: 4 * DAY })),
        waiting: fc.uniqueArray(fc.integer({ min: 0, max: SEATS - 1 }), { minLength: 1 }),
        back: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    )
    .map(steps => {
      let time = MONDAY;
      return steps.map(({ after, waiting, back }): Moment => {
        time += after;
        return { at: time, waiting, back };
      });
    });
  const paces = fc.constantFrom(live, slow, working);
  const rests = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 30 * DAY }), fc.integer({ min: 1, max: DAY }))
      .map(([from, length]) => ({ from: MONDAY + from, to: MONDAY + from + length })),
    { maxLength: 4 },
  );
  const later = fc.integer({ min: 0, max: 3 * DAY });

  it('nobody has less than nothing, and only those who are asked lose time', () => {
    fc.assert(
      fc.property(paces, moments, rests, later, (which, all, down, wait) => {
        const made = clock(which, all, down);
        const last = all.at(-1)!.at;
        const [before, after] = [made.at(last), made.at(last + wait)];
        after.forEach(({ left, asked }, seat) => {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(before[seat]!.left - left).toBeGreaterThanOrEqual(0);
          expect(before[seat]!.left - left).toBeLessThanOrEqual(asked ? wait : 0);
        });
      }),
    );
  });
  it('what is left and what passed without a rest are the sum; the end is when nothing is left', () => {
    fc.assert(
      fc.property(paces, moments, rests, (which, all, down) => {
        const made = clock(which, all, down);
        const last = all.at(-1)!.at;
        for (const seat of all.at(-1)!.waiting) {
          const ends = made.endsFor([seat], last)!;
          const { left } = made.at(last)[seat]!;
          expect(made.at(ends)[seat]!.left).toBe(0);
          if (left > 0) expect(made.at(ends - 1)[seat]!.left).toBe(1);
          if (which !== working && down.length === 0) expect(ends - last).toBe(left);
        }
      }),
    );
  });
  it('a restart changes nothing, nor does it matter how entries of one moment are handed in', () => {
    fc.assert(
      fc.property(paces, moments, rests, later, (which, all, down, wait) => {
        const once = clock(which, all, down);
        const noisy = all.flatMap(moment => [{ ...moment, waiting: [0] }, moment]); // as when every entry is restored alone
        const again = clock(which, noisy, down);
        const time = all.at(-1)!.at + wait;
        expect(again.at(time)).toEqual(once.at(time));
        once.at(time); // looking changes nothing either
        expect(once.at(time)).toEqual(again.at(time));
      }),
    );
  });
  it('never counts an hour of a weekend', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * DAY }), fc.integer({ min: 1, max: 20 * DAY }), (from, length) => {
        const made = clockOf(pace.parse({ kind: 'slow', hours: 336, weekends: false }), 1, none);
        made.moved({ at: MONDAY + from, waiting: [0], back: false });
        let counted = 0;
        for (let time = MONDAY + from; time < MONDAY + from + length; time += MINUTE)
          if (![0, 6].includes(new Date(time).getUTCDay())) counted += MINUTE;
        const passed = 336 * HOUR - made.at(MONDAY + from + length)[0]!.left;
        expect(Math.abs(passed - Math.min(counted, 336 * HOUR))).toBeLessThanOrEqual(MINUTE * 8);
      }),
      { numRuns: 20 },
    );
  });
});
