import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import physical from './physical.json' with { type: 'json' };

const folder = new URL('.', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

test('every rule stands at the beginning of a test, and every id of a test is a rule', () => {
  const rules = [...read('../rules.md').matchAll(/^- \*\*(QIN-\d+)\*\*/gm)].map(found => found[1]!);
  const names = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .flatMap(file => [...read(file).matchAll(/^test\(\s*'((?:QIN-\d+ )+)/gm)].map(found => found[1]!));
  const proved = new Set([...names.flatMap(name => name.trim().split(' ')), ...Object.keys(physical)]);
  expect(rules).toHaveLength(132);
  expect(rules.filter(rule => !proved.has(rule))).toEqual([]);
  expect([...proved].filter(id => !rules.includes(id))).toEqual([]);
});
test('every one of the 38 examples is a test', () => {
  const numbers = [...Array.from({ length: 14 }, (_, i) => i + 1), ...Array.from({ length: 24 }, (_, i) => i + 20)];
  const tests = ['examples-rulebook', 'examples-derived', 'examples-more']
    .map(name => read(`${name}.test.ts`))
    .join('');
  const named = [...tests.matchAll(/^test\('(?:QIN-\d+ )+EX-(\d+) /gm)].map(found => Number(found[1]));
  expect(named).toEqual(numbers);
});
