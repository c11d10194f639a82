import { expect, test } from 'vitest';
import { figures, inWords, isLow, nextTick, span, timeOf } from '../table/clock.ts';
import { together } from '../text/en/together.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const live = { kind: 'live', bank: 10 * MINUTE, increment: 0 } as const;
const slow = { kind: 'slow', hours: 24, weekends: true } as const;

test('a running clock falls from the moment the server spoke, a resting one stands, none goes below nothing', () => {
  const clocks = {
    at: 1000,
    seats: [
      { left: 5000, running: true },
      { left: 5000, running: false },
    ],
  };
  expect(timeOf(clocks, 0, true, 3000)).toEqual({ left: 3000, running: true });
  expect(timeOf(clocks, 0, true, 500)).toEqual({ left: 5000, running: true }); // clocks of two devices may differ a little
  expect(timeOf(clocks, 0, true, 99_000)?.left).toBe(0);
  expect(timeOf(clocks, 1, false, 99_000)).toEqual({ left: 5000, running: false });
  expect(timeOf(clocks, 2, true, 3000)).toBeUndefined();
  expect(timeOf(undefined, 0, true, 3000)).toBeUndefined();
});
test('while all clocks rest nothing falls; afterwards that of whoever is asked does', () => {
  const resting = { left: 5000, running: false };
  const clocks = { at: 1000, resumes: 4000, seats: [resting, resting] };
  expect(timeOf(clocks, 0, true, 3999)).toEqual(resting);
  expect(timeOf(clocks, 0, true, 6000)).toEqual({ left: 3000, running: true });
  expect(timeOf(clocks, 1, false, 6000)).toEqual(resting);
});
test('figures count a begun second, so that 0:00 means the end', () => {
  expect(figures(272_000)).toBe('4:32');
  expect(figures(271_001)).toBe('4:32');
  expect(figures(1)).toBe('0:01');
  expect(figures(0)).toBe('0:00');
  expect(figures(HOUR + 4 * MINUTE + 5000)).toBe('1:04:05');
});
test('a slow clock speaks in days, hours and minutes', () => {
  expect(inWords(50 * HOUR, together)).toBe('2 days left');
  expect(inWords(47 * HOUR, together)).toBe('47 h left');
  expect(inWords(6 * HOUR + 1, together)).toBe('6 h left');
  expect(inWords(45 * MINUTE, together)).toBe('45 min left');
  expect(inWords(20_000, together)).toBe('last minute');
  expect(inWords(0, together)).toBe('time is up');
});
test('little time is the last minute of a sitting, and the last hours of a slow turn', () => {
  expect(isLow(MINUTE, live)).toBe(false);
  expect(isLow(MINUTE - 1, live)).toBe(true);
  expect(isLow(4 * HOUR, slow)).toBe(false);
  expect(isLow(2 * HOUR, slow)).toBe(true);
  expect(isLow(30 * MINUTE, { ...slow, hours: 1 })).toBe(false);
});
test('the next tick comes when the text changes, not before', () => {
  for (const left of [59_999, 60_000, 12_345]) {
    const after = left - nextTick(left, live);
    expect(figures(after)).not.toBe(figures(left));
  }
});
test('spans of the terms are said in the largest whole unit', () => {
  expect(span(10 * MINUTE, together)).toBe('10 minutes');
  expect(span(90_000, together)).toBe('90 seconds');
  expect(span(HOUR, together)).toBe('1 hour');
  expect(span(72 * HOUR, together)).toBe('3 days');
});
