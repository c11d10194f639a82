import { expect, test } from 'vitest';
import { nameOf } from '../name-of.ts';

test('a text keeps its name, and one sign more, less or in another place gives it another', () => {
  const text = 'weights '.repeat(5000);
  expect(nameOf(text)).toBe(nameOf(`${'weights '.repeat(4999)}weights `));
  expect(nameOf(text)).toMatch(/^[0-9a-f]{16}$/);
  const others = [...Array(200)].flatMap((_, i) => {
    const at = i * 199;
    return [
      `${text.slice(0, at)}x${text.slice(at + 1)}`,
      text.slice(0, at) + text.slice(at + 1),
      `${text.slice(0, at)}#${text.slice(at)}`,
    ];
  });
  // 'weights ' less any one of its signs at different places are different texts
  expect(new Set([text, ...others].map(nameOf)).size).toBe(new Set([text, ...others]).size);
});
