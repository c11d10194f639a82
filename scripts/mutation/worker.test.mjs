/**
 * Runs inside vitest, once for a part: first every test without a mutant, to see which lines each of them runs and for how long;
 * then, mutant by mutant, the tests that run its line, until one fails: first those that caught its neighbours, then the quickest.
 */
import { appendFileSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { test as once } from 'vitest';
import { programOf } from './program.mjs';

const NONE = -2; // no mutant
const work = JSON.parse(readFileSync(process.env.MUTATION_WORK, 'utf8'));
const SLOWEST_MS = work.slowest; // of the processor's time: a test that takes longer judges nothing, nor one that fails by itself
const stry = {
  active: NONE,
  hits: 0,
  limit: Infinity,
  hit() {
    if (++stry.hits > stry.limit) throw new Error('runs for ever');
    return true;
  },
};
const load = programOf(work.program, stry);
/** Time of the processor, not of the clock: on a busy machine a test is not slower. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** The parent looks at this file's age: a mutant that runs for ever lets it grow old. */
let last = 0;
function alive() {
  if (performance.now() - last < 500) return;
  last = performance.now();
  utimesSync(work.alive, new Date(), new Date());
}
const pause = () => new Promise(resolve => setImmediate(resolve));

/** What went wrong, if anything did. */
async function run(test) {
  try {
    for (const suite of test.suites) for (const before of suite.before.splice(0)) await before();
    await test.body();
    return undefined;
  } catch (problem) {
    return problem ?? new Error('failed');
  }
}
const passes = async test => (await run(test)) === undefined;

/**
 * Which mutants' lines run as files are loaded; by test, which it runs and how often, once things are worked out that are kept
 * (`counts`), and for which mutants that made a difference (`isKept`): these are judged with everything loaded anew, too.
 */
async function survey() {
  const isStatic = new Set();
  const isKept = new Set();
  let counts;
  let [asked, began, isTooSlow] = [0, 0, false];
  const tests = load('counting', (...ids) => {
    if (counts === undefined) {
      for (const id of ids) isStatic.add(id);
      return;
    }
    for (let i = 0; i < ids.length; i++) counts[ids[i]]++;
    if ((++asked & 0x7fff) !== 0 || spent() - began < SLOWEST_MS) return;
    isTooSlow = true;
    throw new Error('too slow');
  });
  const counted = async test => {
    counts = new Uint32Array(work.size);
    began = spent();
    isTooSlow = false;
    const problem = await run(test);
    const found = { ms: problem === undefined ? spent() - began : Infinity, counts };
    counts = undefined;
    alive();
    if (problem !== undefined && !isTooSlow) failed.push(`${test.name} fails without a mutant: ${problem.message}`);
    return found;
  };
  const found = [];
  const failed = []; // such as add up what slower tests of their file have done
  for (const test of tests) {
    if (Date.now() > work.until) return undefined;
    for (const suite of test.suites) for (const before of suite.before.splice(0)) await before(); // counted as loading
    const cold = await counted(test);
    const warm = cold.ms === Infinity ? cold : await counted(test);
    const byMutant = {};
    for (let id = 0; id < work.size; id++) {
      if (warm.counts[id] > 0) byMutant[id] = warm.counts[id];
      else if (cold.counts[id] > 0) isKept.add(id);
    }
    found.push({ ms: warm.ms === Infinity ? -1 : warm.ms, counts: byMutant });
  }
  if (failed.length > tests.length / 20) throw new Error(failed.join('\n'));
  return { isStatic: [...isStatic], isKept: [...isKept], tests: found };
}
async function surveyed() {
  if (!existsSync(work.survey)) {
    const made = await survey();
    if (made === undefined) return undefined;
    writeFileSync(work.survey, JSON.stringify(made));
  }
  const { isStatic, isKept, tests } = JSON.parse(readFileSync(work.survey, 'utf8'));
  return { isStatic: new Set(isStatic), isKept: new Set(isKept), tests };
}

let tests = [];
let sinceLoaded = 0;
function loadAnew() {
  const fresh = load('judging');
  sinceLoaded = 0;
  if (tests.length === 0) tests = fresh.map((test, at) => ({ ...test, at }));
  else for (const [i, { body, suites }] of fresh.entries()) Object.assign(tests[i], { body, suites });
}

/** Undefined if the test passes with this mutant inside. */
async function fails(test, id) {
  Object.assign(stry, { active: id, hits: 0, limit: 100 * test.counts[id] + 10_000 });
  alive();
  const problem = await run(test);
  const ranForEver = stry.hits > stry.limit;
  stry.active = NONE;
  return ranForEver ? 'Timeout' : problem === undefined ? undefined : 'Killed';
}
/** By mutant: the test that caught it. Its neighbours in the code, whose numbers are near, often fall to the same. */
const catchers = [];
const NEAR = 60;
const MOST_NEAR = 6;
function nearTo(id) {
  const found = new Set();
  for (let far = 1; far <= NEAR && found.size < MOST_NEAR; far++)
    for (const near of [id - far, id + far]) if (catchers[near] !== undefined) found.add(catchers[near]);
  return found;
}

/**
 * Without its mutant a test must pass as before, or something was left behind that would spoil what comes next: by this mutant or by an
 * earlier one. Often the next run tidies up; then the mutant has to be caught once more.
 */
async function judge(id, covering) {
  for (const test of covering) {
    const status = await fails(test, id);
    if (status === undefined) continue;
    catchers[id] = test;
    if (await passes(test)) return { status, by: test.file };
    if (!(await passes(test))) return { status, by: test.file, isSpoilt: true };
    const again = await fails(test, id);
    const clean = (await passes(test)) || (await passes(test));
    if (again !== undefined || !clean) return { status, by: test.file, isSpoilt: !clean };
  }
  return undefined;
}
const MOST_ANEW_MS = 6_000; // of the processor's time, for one mutant
/**
 * Everything loaded anew while the mutant is inside, so that what is worked out once and kept is worked out with it: then any test may
 * notice, not only the one that happened to work it out. Returns the first that does.
 */
async function failsAnew(id, ordered) {
  Object.assign(stry, { active: id, hits: 0, limit: 100_000_000 });
  const began = spent();
  alive(); // loading takes its time
  try {
    const fresh = load('judging');
    for (const test of ordered) {
      alive();
      if (!(await passes(fresh[test.at]))) return test;
      if (spent() - began > MOST_ANEW_MS) return undefined;
    }
    return undefined;
  } catch {
    return ordered[0]; // it does not even load
  } finally {
    stry.active = NONE;
  }
}
/** Caught only if the same test passes when it is loaded anew without it. */
async function judgeAnew(id, ordered) {
  const by = await failsAnew(id, ordered);
  if (by === undefined || (await failsAnew(NONE, [by])) !== undefined) return undefined;
  catchers[id] = by;
  return { status: 'Killed', by: by.file };
}

once('mutants', { timeout: 1e9 }, async () => {
  const known = await surveyed();
  if (known === undefined) return;
  loadAnew();
  for (const [i, { ms, counts }] of known.tests.entries())
    Object.assign(tests[i], { ms: ms < 0 ? Infinity : ms, counts });
  const quick = tests.filter(({ ms }) => ms <= SLOWEST_MS).sort((a, b) => a.ms - b.ms);
  const slow = tests.filter(({ ms }) => ms > SLOWEST_MS);
  writeFileSync(work.slow, slow.map(({ name }) => `${name}\n`).join(''));
  async function verdictOn(id) {
    const covers = ({ counts }) => counts[id] > 0;
    const ordered = [...new Set([...nearTo(id), ...quick])];
    const covering = ordered.filter(covers);
    const isKept = known.isKept.has(id);
    const verdict = await judge(id, covering);
    if (verdict !== undefined) return verdict;
    const anew = isKept && work.anew ? await judgeAnew(id, ordered) : undefined;
    if (anew !== undefined) return anew;
    if (covering.length > 0 || isKept) return { status: 'Survived' };
    if (known.isStatic.has(id)) {
      if (!work.anew) return { status: 'Static' };
      return (await judgeAnew(id, ordered)) ?? { status: 'Survived' };
    }
    return { status: slow.some(covers) ? 'Slow' : 'NoCoverage' };
  }
  let taken = 0;
  for (const [done, { id }] of work.mutants.entries()) {
    if (taken >= work.most || Date.now() > work.until) return;
    writeFileSync(work.now, String(id));
    let verdict = await verdictOn(id);
    if (verdict.isSpoilt && sinceLoaded > 0) {
      loadAnew(); // an earlier mutant may have done it
      verdict = await verdictOn(id);
    }
    const { status, by, isSpoilt } = verdict;
    appendFileSync(work.results, `${JSON.stringify({ id, status, by })}\n`);
    sinceLoaded++;
    if (isSpoilt) loadAnew();
    if (status !== 'Static') taken++;
    if (done % 5 === 4) await pause();
  }
});
