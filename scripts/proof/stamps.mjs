/** What a figure was measured of: hashes of the sources as they are now. A figure with another one is told to be of older rules. */
import { join } from 'node:path';
import { root } from '../install.mjs';
import { filesIn, hashOf, hashWithRules } from '../mutation/parts.mjs';

const SAID = new Set(['node_modules', 'releases', 'screen', 'teach', 'test', 'text']); // what a game says and shows, and what tries it
const packages = join(root, 'packages');
const sources = (folder, takes = () => true) =>
  filesIn(
    join(packages, folder),
    name => !SAID.has(name),
    name => name.endsWith('.ts') && takes(name),
  );
export const sourcesOf = game => [...sources(`games/${game}`), ...sources('kernel/engine')];
const laws = () => sources('kernel/proof', name => name === 'laws.ts' || name === 'knowledge.ts');

export const stampOf = {
  coverage: game => hashWithRules(...sourcesOf(game)),
  fuzz: game => hashOf(...sourcesOf(game), ...laws()),
};
