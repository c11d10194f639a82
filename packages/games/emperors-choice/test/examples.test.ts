import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('all 38 worked examples are tests, each named by its rules and its number', () => {
  const printed = Array.from({ length: 15 }, (_, i) => `R${i + 1}`);
  const derived = Array.from({ length: 23 }, (_, i) => `D${i + 1}`);
  const tests = ['examples-rulebook', 'examples-derived', 'examples-more']
    .map(name => read(`${name}.test.ts`))
    .join('');
  const named = [...tests.matchAll(/^test\('(?:EC-\d+ )+([RD]\d+)x?: /gm)].map(found => found[1]!);
  expect([...new Set(named)]).toEqual([...printed, ...derived]);
});
