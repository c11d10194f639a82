/** `npm test`: everything that must hold, ending with one plain line. --static: without running code; --quick: the inner loop. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';
import { startServices } from './services.mjs';

const only = process.argv[2];
ensureInstalled();
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
const failures = []; // said again at the end, where one looks first
const secondTries = []; // passed, but not at once

function start(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}
function check(name, command, args) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const held = start(command, args);
  console.log(`${held ? 'ok' : 'FAILED'}: ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (held) passed++;
  else fail(name);
}
function fail(what) {
  failed++;
  failures.push(what);
}
const tool = name => join(root, 'node_modules/.bin', name);

/** Runs the tests of one vitest project and counts them; a run that breaks off counts as a failure. */
function tests(project, env = {}) {
  console.log(`\n== ${project} tests`);
  const report = join(reports, `${project}.json`);
  const tries = join(reports, 'second-tries.json');
  rmSync(report, { force: true });
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const held = start(tool('vitest'), [...args, `--reporter=${join(root, 'scripts/second-tries.mjs')}`], env);
  if (!existsSync(report)) {
    fail(`${project} tests broke off without a report`);
    return;
  }
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  passed += numPassedTests;
  secondTries.push(...JSON.parse(readFileSync(tries, 'utf8')));
  for (const file of testResults) {
    const where = relative(root, file.name);
    if (file.status === 'failed' && file.assertionResults.length === 0) failures.push(`${where}\n${file.message}`);
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status !== 'passed') failures.push([`${where}: ${fullName} (${status})`, ...failureMessages].join('\n'));
  }
  failed += numTotalTests - numPassedTests;
  const brokenOff = numFailedTests === 0 && (numFailedTestSuites > 0 || !held || numTotalTests === 0);
  if (brokenOff) fail(`${project} tests: the run broke off`);
}

function staticChecks() {
  check('types of rules, without any platform', tool('tsc'), ['-p', 'tsconfig.rules.json']);
  check('types', tool('tsc'), ['-p', 'tsconfig.json']);
  check('lint and format', tool('biome'), ['ci', '--error-on-warnings', '.']);
  if (only === '--quick') return;
  check('layers', tool('depcruise'), ['packages', 'test', 'scripts', '--config', '.dependency-cruiser.cjs']);
  check('unused code', tool('knip'), []);
}

staticChecks();
if (only !== '--static') {
  let services;
  try {
    await ensureBuilt();
    if (only !== '--quick') services = await startServices();
    Object.assign(process.env, services?.env);
    tests('unit');
    if (only !== '--quick') tests('services');
    check('every rule has a test', process.execPath, ['packages/cli/bin/tianxia.mjs', 'rules']);
    if (only !== '--quick') tests('browser', { CHROMIUM_PATH: await ensureChromium() });
  } catch (problem) {
    fail(problem.message);
  }
  await services?.stop();
}
for (const test of secondTries) console.log(`\nPassed at the second try: ${test}`);
for (const failure of failures) console.log(`\nFAILED: ${failure.split('\n').slice(0, 12).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
