import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const named = (file: string, prefix: string) =>
  [...read(file).matchAll(new RegExp(`^test\\('(?:FE-\\d+ )+${prefix}-(\\d+) `, 'gm'))].map(found => Number(found[1]));

test('all 43 worked examples are tests, each named by its rules and its number', () => {
  const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);
  expect(named('examples-rulebook.test.ts', 'EX')).toEqual(upTo(20));
  expect([...named('examples-derived.test.ts', 'DX'), ...named('examples-more.test.ts', 'DX')]).toEqual(upTo(23));
});
