/** What came out, mutant by mutant, and the report of it: both beside each other, so that anybody's run goes on where the last one was. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { root } from '../install.mjs';
import { hashOf, testFilesOf } from './parts.mjs';

const figures = join(root, 'docs/figures/proof');
const told = part => join(figures, 'mutants', `${part}.json`);
const kept = part => join(figures, 'mutants', `${part}.br`);
const read = file => JSON.parse(readFileSync(file, 'utf8'));
const unpacked = file => JSON.parse(brotliDecompressSync(readFileSync(file)).toString());
const packed = value => brotliCompressSync(JSON.stringify(value), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
/** Besides those no test notices: mutants that no test runs, or only tests that walk along whole games, which judge none. */
const WHY_NOT_SEEN = { Survived: '', NoCoverage: ' (no test runs it)', Slow: ' (only slow tests run it)' };
export const isEscaped = ({ status }) => status in WHY_NOT_SEEN;

const resultsKept = part => (existsSync(kept(part)) ? unpacked(kept(part)) : {});
const stampNow = path => (existsSync(path) ? hashOf(path) : 'gone');
/** By the test that judged: its stamp as it is now; where none did, that of all tests of the part. */
function testStamps(part) {
  const seen = new Map([[undefined, hashOf(...testFilesOf(part))]]);
  return by => {
    if (!seen.has(by)) seen.set(by, stampNow(join(root, by)));
    return seen.get(by);
  };
}
/** What escaped is tried again when any test of its part has changed, what was caught when the test that caught it has. */
const holds = ({ status, source, test, by }, stamp, testStamp) =>
  status !== 'Static' && source === stamp && (status === 'Crashed' || test === testStamp(by));

export function resultsOf(part, stamps) {
  const testStamp = testStamps(part);
  const all = resultsKept(part);
  for (const [name, one] of Object.entries(all)) if (!holds(one, stamps[one.file], testStamp)) delete all[name];
  return {
    has: name => name in all,
    /** Names that are no mutants any more are forgotten. */
    only(names) {
      for (const name of Object.keys(all)) if (!names.has(name)) delete all[name];
    },
    of: name => all[name],
    add({ name, file }, { status, by }) {
      const from = by?.slice(root.length);
      all[name] = { status, file, by: from, source: stamps[file], test: testStamp(from) };
    },
    keep() {
      mkdirSync(join(figures, 'mutants'), { recursive: true });
      writeFileSync(kept(part), packed(all));
    },
  };
}
/** By the name of a mutant: why it is equal to the rules. */
export const equals = () => read(join(figures, 'equal-mutants.json'));
/** The names of those that escaped when the part was last reported on. */
export function escapedOf(part) {
  const files = existsSync(told(part)) ? read(told(part)).files : {};
  const name = ([file, { escaped }]) =>
    escaped.map(one => `${file} ${one.replace(/ \((no test|only slow tests) runs? it\)$/, '')}`);
  return new Set(Object.entries(files).flatMap(name));
}
/**
 * By file of a part: has it changed since its mutants were judged, and if not, how many are caught by a test that is still as it was; how
 * many of these ran for ever, and with how many the process broke off.
 */
export function heldIn(part) {
  const testStamp = testStamps(part);
  const files = {};
  for (const one of Object.values(resultsKept(part))) {
    const { file, source, status } = one;
    files[file] ??= { stamp: stampNow(join(root, 'packages', file)), isChanged: true, caught: 0, forEver: 0, broke: 0 };
    const held = files[file];
    if (source === held.stamp) held.isChanged = false;
    if (isEscaped(one) || !holds(one, held.stamp, testStamp)) continue;
    held.caught++;
    if (status === 'Timeout') held.forEver++;
    if (status === 'Crashed') held.broke++;
  }
  return files;
}

/** How those that the report is about were drawn, where it is not about all. */
export function sampleOf(part) {
  const { sample } = existsSync(told(part)) ? read(told(part)) : {};
  return sample === undefined ? {} : { sample };
}

/** The report of a part: by file, what was caught, what escaped, what is equal and what has not been tried. */
export function report(part, mutants, results, sample) {
  const equal = equals();
  const files = {};
  for (const { name, file } of mutants) {
    files[file] ??= { caught: 0, equal: 0, untried: 0, escaped: [] };
    const found = results.of(name);
    const short = name.slice(file.length + 1);
    if (found !== undefined && found.status === 'Static') continue;
    if (found !== undefined && !isEscaped(found)) files[file].caught++;
    else if (name in equal) files[file].equal++;
    else if (found === undefined) files[file].untried++;
    else files[file].escaped.push(short + WHY_NOT_SEEN[found.status]);
  }
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(told(part), `${JSON.stringify({ part, date, ...sample, files }, undefined, 2)}\n`);
  return files;
}
