import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

test('all 62 worked examples are tests, each named by its rules and its number', () => {
  const files = ['examples-bidding', 'examples-actions', 'sample-round', 'examples-derived', 'examples-more'];
  const tests = files.map(name => read(`${name}.test.ts`)).join('');
  const named = [...tests.matchAll(/^test\('(?:TK-\d+ )+EX-(\d+) /gm)].map(found => Number(found[1]));
  expect(named.sort((a, b) => a - b)).toEqual(Array.from({ length: 62 }, (_, i) => i + 1));
});
