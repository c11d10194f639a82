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

/** What escaped is tried again when any test of its part has changed, what was caught when the test that caught it has. */
export function resultsOf(part, stamps) {
  const tests = hashOf(...testFilesOf(part));
  const stampOf = by => (by === undefined ? tests : existsSync(by) ? hashOf(by) : 'gone');
  const all = existsSync(kept(part)) ? unpacked(kept(part)) : {};
  const seen = new Map();
  const testStamp = by => {
    if (!seen.has(by)) seen.set(by, stampOf(by));
    return seen.get(by);
  };
  for (const [name, { source, file, by, test, status }] of Object.entries(all)) {
    const wasJudged = status !== 'Static'; // of old: what runs as files are loaded was left out
    const holds =
      wasJudged && source === stamps[file] && (status === 'Crashed' || test === testStamp(by && join(root, by)));
    if (!holds) delete all[name];
  }
  return {
    has: name => name in all,
    of: name => all[name],
    add({ name, file }, { status, by }) {
      const from = by?.slice(root.length);
      all[name] = { status, file, by: from, source: stamps[file], test: testStamp(by) };
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
/** The files of a part that are not as they were when their mutants were judged. */
export function changedIn(part) {
  const all = existsSync(kept(part)) ? Object.values(unpacked(kept(part))) : [];
  const judged = new Map(all.map(({ file, source }) => [file, source]));
  const isSame = ([file, source]) => {
    const path = join(root, 'packages', file);
    return existsSync(path) && hashOf(path) === source;
  };
  return [...judged].flatMap(one => (isSame(one) ? [] : one[0])).sort();
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
