/** `npm test`: everything that must hold, ending with one plain line. --static: without running code; --quick: the inner loop (quick.mjs). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';
import { NOT_JUDGED } from './mutation/enough.mjs';
import { OTHERS, otherNode } from './other-node.mjs';
import { found, heard, quick, quickTests, STATIC_CHECKS } from './quick.mjs';
import { startServices } from './services.mjs';

const only = process.argv[2];
await ensureInstalled({ database: only === undefined });
if (only === '--quick') process.exit((await quick()) ? 0 : 1);
const reports = join(root, '.cache/reports');
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
const failures = []; // said again at the end, where one looks first
const secondTries = []; // passed, but not at once
const took = []; // by test file: seconds
const groups = []; // of what was checked, in order: seconds each
const notRun = []; // said at the end, too: what passed is less than it seems

function start(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}
/** Says what comes, and writes down how long it took. */
function timed(name, work) {
  const began = Date.now();
  console.log(`\n== ${name}`);
  const outcome = work();
  groups.push([(Date.now() - began) / 1000, name]);
  return outcome;
}
function check(name, command, args) {
  const held = timed(name, () => start(command, args));
  console.log(`${held ? 'ok' : 'FAILED'}: ${name} (${groups.at(-1)[0].toFixed(1)} s)`);
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
  timed(`${project} tests`, () => testsOf(project, env));
}
function testsOf(project, env) {
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
    took.push([(file.endTime - file.startTime) / 1000, where]);
    if (file.status === 'failed' && file.assertionResults.length === 0) failures.push(`${where}\n${file.message}`);
    for (const { status, fullName, failureMessages } of file.assertionResults)
      if (status !== 'passed') failures.push([`${where}: ${fullName} (${status})`, ...failureMessages].join('\n'));
  }
  failed += numTotalTests - numPassedTests;
  const brokenOff = numFailedTests === 0 && (numFailedTestSuites > 0 || !held || numTotalTests === 0);
  if (brokenOff) fail(`${project} tests: the run broke off`);
}

/** Side by side: each of them has one core at most. What they say is printed as each ends. */
async function staticChecks() {
  const began = Date.now();
  const seconds = () => (Date.now() - began) / 1000;
  await Promise.all(
    STATIC_CHECKS.map(async ([name, command, args]) => {
      const { held, said } = await heard(command, args);
      console.log(`\n== ${name}`);
      if (said.trim() !== '') console.log(said.trimEnd());
      console.log(`${held ? 'ok' : 'FAILED'}: ${name} (after ${seconds().toFixed(1)} s)`);
      if (held) passed++;
      else fail(name);
    }),
  );
  groups.push([seconds(), 'static checks, and building meanwhile']);
}

/** Only rules without a proof, and how many there are: the whole list is `npx tianxia rules`. */
function rulesHaveTests() {
  const name = 'every rule has a test';
  const held = timed(name, rulesTold);
  if (held) passed++;
  else fail(name);
}
function rulesTold() {
  const command = ['packages/cli/bin/tianxia.mjs', 'rules'];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const isProven = line => /^(\s|[A-Z]+-\d+\s)/.test(line) && !line.includes('NO TEST');
  for (const line of stdout.split('\n')) if (line !== '' && !isProven(line)) console.log(line);
  return status === 0;
}
function sampleOfMutants() {
  const name = 'a sample of mutants';
  const args = ['scripts/mutate.mjs', 'sample', '--minutes', '3'];
  const { status } = timed(name, () => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }));
  if (status === NOT_JUDGED) notRun.push(`${name}: too few could be judged in the time there was`);
  else if (status === 0) passed++;
  else fail(name);
}
/** The tests of the inner loop on another Node, and the contract of the databases where it brings its own SQLite. */
function testsElsewhere({ version, hasSqlite }) {
  const node = otherNode(version);
  if (node === undefined) {
    notRun.push(`quick tests and databases on Node ${version}: it could not be fetched`); // a registry out of reach is no fault of the project
    console.log(`\nNOT RUN: ${notRun.at(-1)}`);
    return;
  }
  timed(`quick tests on Node ${version}`, () => quickElsewhere(node, version));
  if (!hasSqlite) return;
  const kept = ['sql', 'store', 'keeping', 'attack/broken-disk'].map(name => `packages/server/test/${name}.test.ts`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  check(`databases on Node ${version}`, node, [vitest, 'run', '--project', 'services', '--reporter=dot', ...kept]);
}
function quickElsewhere(node, version) {
  const report = join(reports, 'elsewhere.json');
  rmSync(report, { force: true });
  start(...quickTests(node, report));
  const { passed: many, failures: broken } = found(report);
  console.log(`${many} passed, ${broken.length} failed`);
  passed += many;
  for (const failure of broken) fail(`on Node ${version}: ${failure}`);
}

if (only === '--static') await staticChecks();
else {
  let services;
  try {
    for (const { reason } of await Promise.allSettled([staticChecks(), ensureBuilt()]))
      if (reason !== undefined) throw reason;
    services = await startServices();
    Object.assign(process.env, services.env);
    tests('unit');
    tests('services');
    for (const other of OTHERS) testsElsewhere(other);
    rulesHaveTests();
    sampleOfMutants();
    tests('browser', { CHROMIUM_PATH: await ensureChromium() });
  } catch (problem) {
    fail(problem.message);
  }
  await services?.stop();
}
const listed = ([seconds, what]) => console.log(`${seconds.toFixed(0).padStart(5)}  ${what}`);
console.log('\nWhere the time went, in seconds:');
groups.forEach(listed);
took.sort(([a], [b]) => b - a);
if (took.length > 0) console.log('\nLongest files, in seconds:');
took.slice(0, 12).forEach(listed);
for (const test of secondTries) console.log(`\nPassed at the second try: ${test}`);
for (const failure of failures) console.log(`\nFAILED: ${failure.split('\n').slice(0, 12).join('\n')}`);
for (const what of notRun) console.log(`\nNOT RUN: ${what}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
