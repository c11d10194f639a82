import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${`${i + 1}`.padStart(2, '0')}`);

test('all 44 worked examples are tests, each named by its rules and its number', () => {
  const tests = ['examples-rulebook', 'examples-derived', 'examples-more']
    .map(name => read(`${name}.test.ts`))
    .join('');
  const named = [...tests.matchAll(/^test\('(?:ZG-\d+ )+([ED]\d+) /gm)].map(found => found[1]);
  expect(named).toEqual([...numbered('E', 18), ...numbered('D', 26)]);
});
