import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverage, gamesOnDisk } from '../../packages/cli/rulebook.ts';
import { proofData } from '../../scripts/proof/data.mjs';
import { markdown } from '../../scripts/proof/markdown.mjs';
import { sections } from '../../scripts/proof/sections.mjs';

const root = join(import.meta.dirname, '../..');
const games = join(root, 'packages/games');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('docs/proof.md and the page say what the data files say: npm run proof makes them', () => {
  const made = sections(proofData());
  expect(readFileSync(join(root, 'docs/proof.md'), 'utf8')).toBe(markdown(made));
  expect(json('packages/web/proof/figures.json')).toEqual(made);
});
it.each(gamesOnDisk(games))('the rule pages of %s name tests that exist, and count what was counted', game => {
  const { rules } = coverage(games, game);
  const shown = json(`packages/games/${game}/proof.json`);
  const { decisions = 0, rules: times = {} } = proofData().coverage[game] ?? {};
  expect(shown.decisions).toBe(decisions);
  for (const { id, tests } of rules) {
    const { tests: named, physical: _, ...counted } = shown.rules[id] ?? { tests: [] };
    expect(tests, `${id}: npm run proof`).toEqual(expect.arrayContaining(named));
    expect(counted, `${id}: npm run proof`).toEqual(times[id] ?? {});
  }
});
