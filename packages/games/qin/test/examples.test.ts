import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('all 38 worked examples are tests, each named by its rules and its number', () => {
  const numbers = [...Array.from({ length: 14 }, (_, i) => i + 1), ...Array.from({ length: 24 }, (_, i) => i + 20)];
  const tests = ['examples-rulebook', 'examples-derived', 'examples-more']
    .map(name => read(`${name}.test.ts`))
    .join('');
  const named = [...tests.matchAll(/^test\('(?:QIN-\d+ )+EX-(\d+) /gm)].map(found => Number(found[1]));
  expect(named).toEqual(numbers);
});
