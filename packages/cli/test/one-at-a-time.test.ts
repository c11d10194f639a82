import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
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

/** Says when it begins and ends to do what npm is asked for, takes its time, and fails where another is at work. */
const NPM = `#!${process.execPath}
const { appendFileSync, mkdirSync, rmdirSync, writeFileSync } = require('node:fs');
const say = word => appendFileSync('said', word + ' ' + process.argv[2] + '\\n');
mkdirSync('at-work');
say('begins');
setTimeout(() => {
  mkdirSync('node_modules/better-sqlite3/build/Release', { recursive: true });
  if (process.argv[2] === 'rebuild') writeFileSync('node_modules/better-sqlite3/build/Release/better_sqlite3.node', '');
  else writeFileSync('node_modules/.package-lock.json', '{ "packages": {} }');
  say('ends');
  rmdirSync('at-work');
}, 300);
`;
const STARTED = `
import { compiled, ensureInstalled } from './scripts/install.mjs';
await ensureInstalled({ tools: process.argv[1] === 'tools' });
await compiled();
`;
test('programs started at once in a fresh clone install and compile once, one after the other', async () => {
  const clone = mkdtempSync(join(tmpdir(), 'tianxia-clone-'));
  for (const folder of ['scripts', 'bin']) mkdirSync(join(clone, folder));
  for (const file of ['install.mjs', 'one-at-a-time.mjs'])
    copyFileSync(join(import.meta.dirname, '../../../scripts', file), join(clone, 'scripts', file));
  writeFileSync(join(clone, 'package-lock.json'), '{ "packages": {} }');
  writeFileSync(join(clone, 'bin/npm'), NPM);
  chmodSync(join(clone, 'bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${join(clone, 'bin')}${delimiter}${process.env.PATH}` };
  const codes = await Promise.all(
    ['tools', '', 'tools'].map(tools => {
      const args = ['--input-type=module', '-e', STARTED, tools];
      const child = spawn(process.execPath, args, { cwd: clone, env, stdio: ['ignore', 'ignore', 'inherit'] });
      return new Promise(resolve => child.once('close', resolve));
    }),
  );
  expect(codes).toEqual([0, 0, 0]);
  const said = readFileSync(join(clone, 'said'), 'utf8').trim().split('\n');
  const once = (work: string) => [`begins ${work}`, `ends ${work}`];
  const isCompiled = said.includes('begins rebuild'); // not where Node brings its own SQLite
  expect(said).toEqual([...once('ci'), ...(isCompiled ? once('rebuild') : [])]);
});
