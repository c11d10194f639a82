import { expect, it } from 'vitest';
import { bucket, buckets } from '../http/bucket.ts';
import { settingsFrom } from '../settings.ts';

it('reads settings from the environment and names every wrong one', () => {
  expect(settingsFrom({})).toMatchObject({ port: 8080, host: 'localhost', data: 'data', botPace: 600 });
  expect(settingsFrom({ PORT: '0', DATA_DIR: '/srv', RATE_LIMITS: 'off' })).toMatchObject({ port: 0, limits: 'off' });
  expect(() => settingsFrom({ PORT: '65536' })).toThrow(/^PORT/);
  expect(() => settingsFrom({ PORT: '-1' })).toThrow(/^PORT/);
  expect(() => settingsFrom({ PORT: '80x', LOG_LEVEL: 'loud' })).toThrow(/^PORT.*\nLOG_LEVEL/);
  expect(() => settingsFrom({ DATA_DIR: '' })).toThrow(/^DATA_DIR/);
});
it('fills a bucket again with time, and never above its brim', () => {
  let time = 0;
  const take = bucket({ burst: 2, perMinute: 60 }, () => time);
  expect([take(), take(), take()]).toEqual([true, true, false]);
  time = 1000;
  expect([take(), take()]).toEqual([true, false]);
  time = 100_000;
  expect([take(), take(), take()]).toEqual([true, true, false]);
});
it('counts each address for itself', () => {
  const allow = buckets({ burst: 1, perMinute: 1 }, () => 0);
  expect([allow('a'), allow('a'), allow('b')]).toEqual([true, false, true]);
});
