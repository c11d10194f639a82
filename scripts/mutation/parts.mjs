/** What is mutated, and by which tests it is judged: the kernel, and the rules of each game. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../install.mjs';

const games = readdirSync(join(root, 'packages/games')).sort();
export const PARTS = ['kernel', ...games];
const folderOf = part => join(root, part === 'kernel' ? 'packages/kernel' : `packages/games/${part}`);

/** Rules alone: words, screens, printed content, the laws, what only tests use and the bots' evaluation are not what a rule test is about. */
const NO_RULES = new Set(['content', 'node_modules', 'proof', 'releases', 'screen', 'teach', 'test', 'text']);
const NO_RULES_IN =
  /^(about|always|content|evaluate|events|french|hunch|reasons|mind|reading|outlook|prospects|erased|contract|index)\.ts$/;
/** Whole games: slow, and what random ones catch one day they miss the next. */
const NO_RULE_TEST = /^(laws|records|golden|leaks|stepDown|found)\.test\.ts$/;

function filesIn(folder, enters, takes) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return enters(entry.name) ? filesIn(path, enters, takes) : [];
      return takes(entry.name) ? [path] : [];
    });
}
export const sourcesOf = part =>
  filesIn(
    folderOf(part),
    name => !NO_RULES.has(name),
    name => name.endsWith('.ts') && !NO_RULES_IN.test(name),
  );
export const testsOf = part =>
  filesIn(
    join(folderOf(part), 'test'),
    name => name !== 'records' && name !== 'languages',
    name => name.endsWith('.test.ts') && !NO_RULE_TEST.test(name),
  );
/** Everything that the tests of a part are made of. */
export const testFilesOf = part =>
  filesIn(
    join(folderOf(part), 'test'),
    name => name !== 'records' && name !== 'languages',
    name => /\.tsx?$/.test(name),
  );
export const nameOf = path => relative(join(root, 'packages'), path);
export function hashOf(...files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(nameOf(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
