import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';

/** The command as anybody runs it: the built program, in a process and an empty folder of its own. */
const root = join(import.meta.dirname, '../../..');
const BIN = join(root, 'packages/cli/bin/tianxia.mjs');

export interface Ran {
  code: number | null;
  out: string;
  err: string;
  lingered: number; // milliseconds from the last word to the end
}
export interface Running {
  input?: string;
  env?: Record<string, string>;
  interruptAfter?: number; // milliseconds
  until?: RegExp; // interrupted as soon as this is printed …
  visit?: (out: string) => Promise<void>; // … and this is done
}
export let folder = '';
export const inFolder = (name: string): string => join(folder, name);

/** For each test file that runs the command. */
export function prepare(): void {
  beforeAll(() => {
    execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'ignore' });
  }, 180_000);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tianxia-test-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
}
export function tianxia(
  command: string,
  { input = '', env, interruptAfter, until, visit }: Running = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...command.split(' ').filter(Boolean)], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  const ran: Ran = { code: null, out: '', err: '', lingered: 0 };
  let said = performance.now();
  let met = false;
  let failed: (problem: unknown) => void = () => {};
  child.stdout.setEncoding('utf8').on('data', text => {
    ran.out += text;
    said = performance.now();
    if (!met && until?.test(ran.out)) {
      met = true;
      (visit?.(ran.out) ?? Promise.resolve()).finally(() => child.kill('SIGINT')).catch(failed);
    }
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    ran.err += text;
  });
  child.stdin.on('error', () => {}); // it may have ended before it read everything
  child.stdin.end(input);
  if (interruptAfter !== undefined) setTimeout(() => child.kill('SIGINT'), interruptAfter);
  return new Promise((resolve, reject) => {
    failed = reject;
    child.once('error', reject);
    child.once('close', code => {
      resolve({ ...ran, code, lingered: performance.now() - said, err: ran.err.replace(/^Building \.\.\.\n/, '') });
    });
  });
}
/** One clear line, nothing printed, nothing written. */
export async function refuses(command: string, why: RegExp, code = 2): Promise<void> {
  const before = readdirSync(folder);
  const ran = await tianxia(command);
  expect(ran.err, command).toMatch(why);
  expect(ran.err.trim().split('\n'), command).toHaveLength(1);
  expect(ran.out, command).toBe('');
  expect(ran.code, command).toBe(code);
  expect(readdirSync(folder), command).toEqual(before);
}
