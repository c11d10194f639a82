import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bucket, buckets } from '../http/bucket.ts';
import { SECRETS, settingsFrom, VARIABLES } from '../settings.ts';
import { dataFolder } from './folder.ts';

it('reads settings from the environment and names every wrong one', () => {
  expect(settingsFrom({})).toMatchObject({ port: 8080, host: 'localhost', data: 'data', botPace: 600 });
  expect(settingsFrom({ PORT: '0', DATA_DIR: '/srv', RATE_LIMITS: 'off' })).toMatchObject({ port: 0, limits: 'off' });
  expect(() => settingsFrom({ PORT: '65536' })).toThrow(/^PORT/);
  expect(() => settingsFrom({ PORT: '-1' })).toThrow(/^PORT/);
  expect(() => settingsFrom({ PORT: '80x', LOG_LEVEL: 'loud' })).toThrow(/^PORT.*\nLOG_LEVEL/);
  expect(() => settingsFrom({ DATA_DIR: '' })).toThrow(/^DATA_DIR/);
  expect(() => settingsFrom({ PUBLIC_URL: 'https://example.org/games' })).toThrow(/^PUBLIC_URL/);
  expect(() => settingsFrom({ SMTP_URL: 'smtp://mail.example.org' })).toThrow(/^MAIL_FROM.*\nPUBLIC_URL/);
  expect(() => settingsFrom({ VAPID_PUBLIC_KEY: 'x' })).toThrow(/VAPID_PRIVATE_KEY/);
  expect(settingsFrom({ BUS_URL: 'nats://a:4222,nats://b:4222' }).bus).toContain('b:4222');
  expect(() => settingsFrom({ BUS_URL: 'nats://a:4222,http://b' })).toThrow(/^BUS_URL/);
  expect(settingsFrom({ HEALTH_PORT: '8081', WATCHDOG_SECONDS: '30' }).watch).toEqual({ port: 8081, patience: 30_000 });
  expect(() => settingsFrom({ HEALTH_PORT: '8080' })).toThrow(/^HEALTH_PORT/);
  expect(settingsFrom({ METRICS_TOKEN: '', DATABASE_URL: '' })).not.toHaveProperty('database'); // as compose writes them
});
it('reads secrets from files, and says nothing of what is in them', () => {
  const file = join(dataFolder(), 'url');
  writeFileSync(file, 'postgres://mei:hunter2@db/tianxia\n');
  expect(settingsFrom({ DATABASE_URL_FILE: file }).database).toBe('postgres://mei:hunter2@db/tianxia');
  expect(() => settingsFrom({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://x' })).toThrow(/leave one of them/);
  expect(() => settingsFrom({ METRICS_TOKEN_FILE: '/nowhere' })).toThrow(/^METRICS_TOKEN_FILE: .*ENOENT/);
  const wrong = Object.fromEntries(SECRETS.map(name => [name, 'hunter2']));
  const said = (() => {
    try {
      return settingsFrom({ ...wrong, PORT: 'no' }) && '';
    } catch (problem) {
      return (problem as Error).message;
    }
  })();
  expect(said).toContain('DATABASE_URL');
  expect(said).not.toContain('hunter2');
});
it('has a sample that names every setting with its standard value, and no other', () => {
  const sample = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const lines = [...sample.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!] as const);
  expect(lines.map(([name]) => name).sort()).toEqual([...VARIABLES].sort());
  const secrets = [...sample.matchAll(/\[secret\]\n#([A-Z_]+)=/g)].map(([, name]) => name);
  expect(secrets.sort()).toEqual([...SECRETS].sort());
  // What has a standard shows it: uncommenting such a line changes nothing.
  const standard = settingsFrom({});
  const has = (name: string) =>
    !['PUBLIC_URL', 'WEB_DIR', 'BOT_WORKERS', 'MAIL_FROM', 'VAPID_SUBJECT', 'HEALTH_PORT'].includes(name);
  const kept = lines.filter(([name]) => has(name) && !SECRETS.includes(name as (typeof SECRETS)[number]));
  expect(settingsFrom(Object.fromEntries(kept))).toEqual(standard);
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
