/** What is known of every game, from the files that commands have left in docs/figures/proof, and from the tests themselves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

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
export const proofData = () => ({
  rules: read('rules.json'),
  coverage: kind('coverage'),
  fuzz: kind('fuzz'),
  mutants: kind('mutants'),
});
