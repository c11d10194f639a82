/** What is known of every game, from the files that commands have left in docs/figures/proof, and from the tests themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { heldIn } from '../mutation/results.mjs';
import { stampOf } from './stamps.mjs';

export const folder = join(root, 'docs/figures/proof');
const read = file => JSON.parse(readFileSync(join(folder, file), 'utf8'));
/** By name: every file of a kind. */
const kind = name =>
  Object.fromEntries(
    existsSync(join(folder, name))
      ? readdirSync(join(folder, name))
          .filter(file => file.endsWith('.json'))
          .sort()
          .map(file => [file.replace(/\.json$/, ''), read(join(name, file))])
      : [],
  );
/** By rule that never came up in play: a test that shows it. */
function scenesOf({ game, never }) {
  const { rules } = JSON.parse(readFileSync(join(root, 'packages/games', game, 'proof.json'), 'utf8'));
  return Object.fromEntries(never.map(id => [id, rules[id].tests[0].replace(/^(?:[A-Z]+-\d+ )+/, '')]));
}
/** By refusal that nobody met in play, written as `name (rule)`: the test that names it, or none. */
function refusedIn({ game, refusalsNever }) {
  const tests = join(root, 'packages/games', game, 'test');
  const blocks = readdirSync(tests)
    .filter(file => file.endsWith('.test.ts'))
    .sort()
    .flatMap(file => readFileSync(join(tests, file), 'utf8').split(/^(?=test\()/m));
  const titleOf = block => /^test\(\s*(['"`])(?:[A-Z]+-\d+ )*(.+?)\1/.exec(block)?.[2];
  return Object.fromEntries(
    refusalsNever.map(one => {
      const names = new RegExp(`(?:'|No\\.)${one.split(' ')[0]}\\b`);
      return [
        one,
        blocks
          .filter(block => names.test(block))
          .map(titleOf)
          .find(Boolean),
      ];
    }),
  );
}
const each = (of, more) =>
  Object.fromEntries(Object.entries(of).map(([name, one]) => [name, { ...one, ...more(name, one) }]));
/** Measured of other sources than those that are here now. */
const isOlder = (name, game, { stamp }) => stamp !== stampOf[name](game);
const coverage = () =>
  each(kind('coverage'), (game, one) => ({
    scenes: scenesOf(one),
    refused: refusedIn(one),
    isOlder: isOlder('coverage', game, one),
  }));
const fuzz = () => each(kind('fuzz'), (game, one) => ({ isOlder: isOlder('fuzz', game, one) }));
/** What has changed since it was judged, or whose test has, counts as not tried. */
const mutants = () => each(kind('mutants'), part => ({ held: heldIn(part) }));
export const proofData = () => ({
  rules: read('rules.json'),
  coverage: coverage(),
  fuzz: fuzz(),
  kills: kind('kills'),
  mutants: mutants(),
});
