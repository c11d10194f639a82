import { expect, it } from 'vitest';
import { ago } from '../text/ago.ts';
import { words as en } from '../text/en/index.ts';

it('says how long ago in the largest fitting unit', () => {
  const minute = 60_000;
  const past = (minutes: number) => ago(0, minutes * minute, en.time);
  expect([past(0), past(1), past(59), past(60), past(150), past(60 * 24), past(60 * 24 * 3)]).toEqual([
    'a moment',
    '1 minute',
    '59 minutes',
    '1 hour',
    '2 hours',
    '1 day',
    '3 days',
  ]);
});
