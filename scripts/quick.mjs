/**
 * `npm run test:quick`, the inner loop: types, lint and the tests that only compute, side by side, in less than a minute on two cores.
 * Of the tests, those that import something that has changed (vitest follows the imports, the catalog's of games as well); all of them
 * where nothing has, or with --all. What walks along whole games or searches for seconds is left to `npm test`. Says what failed, and
 * nothing of what holds.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';

const tool = name => join(root, 'node_modules/.bin', name);
const cache = join(root, '.cache');
const report = join(cache, 'reports/quick.json');
const CHECKS = [
  ['types', tool('tsc'), ['-p', 'tsconfig.json']],
  ['types of rules, without any platform', tool('tsc'), ['-p', 'tsconfig.rules.json']],
  ['lint and format', tool('biome'), ['ci', '--error-on-warnings', '.']],
];
/** What can be said without running code: the inner loop leaves the last two to `npm test`. */
export const STATIC_CHECKS = [
  ...CHECKS,
  ['layers', tool('depcruise'), ['packages', 'test', 'scripts', '--config', '.dependency-cruiser.cjs']],
  ['unused code', tool('knip'), []],
];

/** What this git says, or undefined where it cannot: sources without a history. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
/** Since when something has changed here: since this branch left its origin, or since the last commit. Undefined: nothing has. */
function changedSince() {
  const base = git('merge-base', 'HEAD', 'origin/HEAD') ?? 'HEAD';
  const isSame = git('diff', '--quiet', base) !== undefined;
  return isSame && !git('ls-files', '--others', '--exclude-standard') ? undefined : base;
}
/** The tests of the inner loop, with what their environment says (`vitest.config.ts`); `node` may be another than this one. */
export const quickTests = (node = process.execPath, file = report, since = undefined) => [
  node,
  [
    ...[join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--silent'],
    ...['--reporter=json', `--outputFile.json=${file}`],
    ...(since === undefined ? [] : ['--changed', since]),
  ],
  { TEST_QUICK: '1' },
];
/** What the tests of a report found: how many passed, and each that did not, with its first lines. */
export function found(file) {
  if (!existsSync(file)) return { passed: 0, failures: ['the tests broke off without a report'] };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(root, name);
    const broken = assertionResults.filter(({ status }) => status === 'failed');
    if (status === 'failed' && broken.length === 0) return [`${where}\n${message}`];
    return broken.map(({ fullName, failureMessages }) => [`${where}: ${fullName}`, ...failureMessages].join('\n'));
  });
  return { passed: numPassedTests, failures };
}

/** Runs a command and gives what it said; nothing is printed meanwhile. */
export function heard(command, args, env = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (said += data));
    child.on('error', problem => resolve({ held: false, said: problem.message }));
    child.on('close', code => resolve({ held: code === 0, said }));
  });
}
export async function quick() {
  mkdirSync(join(cache, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const began = Date.now();
  const since = process.argv.includes('--all') ? undefined : changedSince();
  const [tests, ...checks] = await Promise.all([
    heard(...quickTests(process.execPath, report, since)),
    ...CHECKS.map(async ([name, command, args]) => ({ name, ...(await heard(command, args)) })),
  ]);
  const { passed, failures } = found(report);
  if (!tests.held && failures.length === 0) failures.push(`the tests broke off\n${tests.said.slice(-2000)}`);
  for (const { name, held, said } of checks) if (!held) failures.push(`${name}\n${said.trim()}`);
  for (const failure of failures) console.log(`\nFAILED: ${failure.split('\n').slice(0, 20).join('\n')}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  const held = checks.filter(check => check.held).length;
  const which = since === undefined ? 'tests' : 'tests of what has changed (--all for all)';
  console.log(`${passed} ${which} and ${held} checks passed, ${failures.length} failed, in ${seconds} s`);
  return failures.length === 0;
}
