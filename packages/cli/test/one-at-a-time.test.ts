import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givesBack, takes } from '../../../scripts/one-at-a-time.mjs';

const lock = () => join(mkdtempSync(join(tmpdir(), 'tianxia-lock-')), 'building');

test('one process at a time, and the next when it is done', () => {
  const file = lock();
  expect(takes(file)).toBe(true);
  expect(takes(file)).toBe(false);
  expect(takes(file)).toBe(false);
  givesBack(file);
  expect(takes(file)).toBe(true);
});
test('whoever runs keeps it, however long', async () => {
  const file = lock();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(file, String(other.pid));
  expect(takes(file)).toBe(false);
  expect(takes(file)).toBe(false);
  const ended = new Promise(resolve => other.once('exit', resolve));
  other.kill('SIGKILL');
  await ended;
  takes(file); // finds that nobody holds it any more
  expect(takes(file)).toBe(true);
});
test('who was killed holds nothing up; nor does the folder that was a lock before', () => {
  const file = lock();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  takes(file);
  expect(takes(file)).toBe(true);
  const old = lock();
  mkdirSync(old);
  takes(old);
  expect(takes(old)).toBe(true);
});
