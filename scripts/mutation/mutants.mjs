/** Every mutant of a part, by StrykerJS, and the sources with all of them inside: which one is active is asked as the code runs. */
import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { hashOf, nameOf, sourcesOf, unjudgedOf } from './parts.mjs';

const silent = { debug() {}, info() {}, warn() {}, error() {}, isDebugEnabled: () => false };
const options = { plugins: null, ignorers: [], noHeader: true };

/** What is said of a line, behind it. */
const REMARK = /\s\/\/ .*$/;

/** Mutants are numbers in the code: a list is then asked by its index, which is some ten times faster than by a word. */
const byNumber = content =>
  content.replaceAll(/(stry(?:MutAct|Cov)_9fa48)\(([^)]*)\)/g, (_, name, ids) => `${name}(${ids.replaceAll('"', '')})`);

export async function mutantsOf(part) {
  const paths = sourcesOf(part);
  const given = paths.map(name => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { files, mutants } = await new Instrumenter(silent).instrument(given, {
    ...options,
    excludedMutations: unjudgedOf(part),
  });
  const lines = new Map(given.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map();
  return {
    files: Object.fromEntries(files.map(({ name, content }) => [name, byNumber(content)])),
    /** By number; what is left out has one, too. */
    mutants: mutants.map(({ id, fileName, mutatorName, replacement, status, location: { start, end } }) => {
      const file = nameOf(fileName);
      const line = lines.get(fileName)[start.line];
      const until = end.line === start.line ? end.column : line.length;
      const was = line.slice(start.column, until) + (end.line === start.line ? '' : ' …');
      const change = `${was} → ${(replacement ?? '').replaceAll(/\s+/g, ' ')}`;
      // A name that survives when other lines of the file or a comment change: what stands there, and the how many-th of its kind it is.
      const name = `${file} ${mutatorName} ${line.replace(REMARK, '').trim()} | ${change}`;
      const many = seen.get(name) ?? 0;
      seen.set(name, many + 1);
      return {
        id: Number(id),
        file,
        line: start.line + 1,
        name: many === 0 ? name : `${name} #${many}`,
        change,
        isLeftOut: status === 'Ignored',
      };
    }),
    stamps: Object.fromEntries(paths.map(path => [nameOf(path), hashOf(path)])),
  };
}
