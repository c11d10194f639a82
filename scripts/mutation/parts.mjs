/** What is mutated, and by which tests it is judged: the kernel, the laws, and the rules of each game with what its packs may hold. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../install.mjs';
import { tokensOf } from './code.mjs';

const games = readdirSync(join(root, 'packages/games')).sort();
const KERNEL = 'kernel';
const LAWS = 'laws';
export const PARTS = [KERNEL, LAWS, ...games];
const kernel = join(root, 'packages/kernel');
const folderOf = part => (part === KERNEL || part === LAWS ? kernel : join(root, 'packages/games', part));

/**
 * Rules alone: words, screens, printed data, what only tests use and the bots' evaluation are not what a rule test is about. A game's own
 * laws (always.ts) are a second proof of rules that have tests of their own; that each of them can fail is a test (always.test.ts).
 */
const NO_RULES = new Set(['node_modules', 'proof', 'releases', 'screen', 'teach', 'test', 'text']);
const NO_RULES_IN =
  /^(about|always|evaluate|events|english|french|hunch|reasons|mind|reading|prospects|erased|contract|index)\.ts$/;
/** In content/ all is printed but what says which packs are refused. */
const isPrinted = path => path.includes('/content/') && !/\/(shape|check|vocabulary)\.ts$/.test(path);
/** Whole games: slow, and what random ones catch one day they miss the next. */
const NO_RULE_TEST = /^(laws|records|golden|leaks|stepDown|found|always)\.test\.ts$/;
/** The laws are judged by those that find a fault in a toy game, which play it to the end. */
const LAW = /^(laws|knowledge)\.ts$/;
const LAW_TEST = /^(laws|knowledge|leaky|leaky-deal|why|controls)\.test\.ts$/;
/** How a broken law is put into words is nobody's promise. */
export const unjudgedOf = part => (part === LAWS ? ['StringLiteral'] : []);
/** A few tests walk along many positions and take most of the time; they judge only what the others have let escape. */
export const slowestOf = part => (part === LAWS ? { quick: 3_000, thorough: 10_000 } : { quick: 60, thorough: 400 }); // ms

export function filesIn(folder, enters, takes) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return enters(entry.name) ? filesIn(path, enters, takes) : [];
      return takes(entry.name) ? [path] : [];
    });
}
export const sourcesOf = part =>
  part === LAWS
    ? filesIn(
        join(kernel, 'proof'),
        () => false,
        name => LAW.test(name),
      )
    : filesIn(
        folderOf(part),
        name => !NO_RULES.has(name),
        name => name.endsWith('.ts') && !NO_RULES_IN.test(name),
      ).filter(path => !isPrinted(path));
export const testsOf = part =>
  filesIn(
    join(folderOf(part), 'test'),
    name => name !== 'records' && name !== 'languages',
    name => name.endsWith('.test.ts') && (part === LAWS ? LAW_TEST.test(name) : !NO_RULE_TEST.test(name)),
  );
/** Everything that the tests of a part are made of. */
export const testFilesOf = part =>
  filesIn(
    join(folderOf(part), 'test'),
    name => name !== 'records' && name !== 'languages',
    name => /\.tsx?$/.test(name),
  );
export const nameOf = path => relative(join(root, 'packages'), path);
/** The same as long as no token of the files changes: who explains a line better need not try everything again. */
export const hashOf = (...files) => hashed(files, {});
/** The same, and the rules that comments name: where one is counted depends on them. */
export const hashWithRules = (...files) => hashed(files, { rules: true });
function hashed(files, terms) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(nameOf(file)).update(tokensOf(file, readFileSync(file, 'utf8'), terms));
  return hash.digest('hex').slice(0, 16);
}
