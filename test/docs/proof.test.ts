import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverage, gamesOnDisk } from '../../packages/cli/rulebook.ts';
import { proofData } from '../../scripts/proof/data.mjs';
import { markdown } from '../../scripts/proof/markdown.mjs';
import { rulings } from '../../scripts/proof/rulings.mjs';
import { sections } from '../../scripts/proof/sections.mjs';

const root = join(import.meta.dirname, '../..');
const games = join(root, 'packages/games');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('docs/proof.md and the page say what the data files say: npm run proof makes them', () => {
  const made = sections(proofData());
  expect(readFileSync(join(root, 'docs/proof.md'), 'utf8')).toBe(markdown(made));
  expect(json('packages/web/proof/figures.json')).toEqual(made);
});
it.each(Object.entries(proofData().coverage))(
  'each refusal of %s that nobody met in play has a test that names it',
  (_, one) => {
    for (const [refusal, test] of Object.entries(one?.refused ?? {}))
      expect([refusal, typeof test]).toEqual([refusal, 'string']);
  },
);
it('a file that has changed since its mutants were judged counts as not tried', () => {
  const data = proofData();
  const files = {
    'qin/a.ts': { caught: 3, escaped: ['x'], equal: 1, untried: 2 },
    'qin/b.ts': { caught: 5, escaped: [], equal: 0, untried: 0 },
  };
  const rowsOf = (changed: string[]) =>
    sections({ ...data, mutants: { qin: { ...data.mutants.qin!, files, changed } } }).find(
      ({ id }) => id === 'mutants',
    )!.rows;
  expect(rowsOf([]).at(-1)).toEqual(['qin', '9', '8', '88.9 %', '1', '2']);
  expect(rowsOf(['qin/a.ts'])).toEqual([
    ['qin/b.ts', '5', '5', '100.0 %', '0', '0'],
    ['qin', '5', '5', '100.0 %', '0', '7'],
  ]);
});
it.each(gamesOnDisk(games))('the rule pages of %s name tests and code that exist, and count what was counted', game => {
  const { rules } = coverage(games, game);
  const shown = json(`packages/games/${game}/proof.json`);
  const { decisions = 0, rules: times = {} } = proofData().coverage[game] ?? {};
  expect(shown.decisions).toBe(decisions);
  const doubted = rulings();
  for (const { id, tests, code, physical: cardboard } of rules) {
    const { tests: named, code: found, physical: _, ruling, ...counted } = shown.rules[id] ?? { tests: [], code: [] };
    expect(tests, `${id}: npm run proof`).toEqual(expect.arrayContaining(named));
    expect(code, `${id}: npm run proof`).toEqual(expect.arrayContaining(found));
    if (cardboard === undefined) expect(found, `${id}: npm run proof`).not.toEqual([]);
    expect(ruling, `${id}: npm run proof`).toEqual(doubted[id]);
    expect(counted, `${id}: npm run proof`).toEqual(times[id] ?? {});
  }
});
it('every heading of docs/rulings.md is read, with what the text says, what we do and why', () => {
  const page = readFileSync(join(root, 'docs/rulings.md'), 'utf8');
  const headed = [...page.matchAll(/^### (.+)$/gm)].flatMap(([, ids]) => ids!.split(', '));
  expect(Object.keys(rulings())).toEqual(headed);
});
