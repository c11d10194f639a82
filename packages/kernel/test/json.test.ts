import { expect, test } from 'vitest';
import { JsonError, MOST_DEEP, readJson } from '../engine/json.ts';

const nested = (deep: number) => '['.repeat(deep) + ']'.repeat(deep);

test('what is nested as deeply as allowed is read, one deeper is refused before it is parsed', () => {
  expect(readJson(nested(MOST_DEEP), 100)).toEqual(JSON.parse(nested(MOST_DEEP)));
  expect(() => readJson(nested(MOST_DEEP + 1), 100)).toThrow(JsonError);
  expect(() => readJson(nested(20_000), 40_000)).toThrow(`lists and records go ${MOST_DEEP} deep at most`);
  expect(() => readJson('{"a":'.repeat(20_000), 1e6)).toThrow(JsonError); // it need not even end
});
test('what is too large is refused before it is parsed', () => {
  expect(() => readJson('"xxxxxxxxx"', 10)).toThrow('it is too large: 11 characters, and 10 are allowed');
  expect(readJson('"xxxxxxxx"', 10)).toBe('xxxxxxxx');
});
test('brackets inside texts are no nesting, also behind quotes and backslashes', () => {
  for (const text of ['['.repeat(50), `\\"${'{'.repeat(50)}`, `"${'['.repeat(50)}`, `\\`, `[\\"`])
    expect(readJson(JSON.stringify([text, { [text]: 1 }]), 1000)).toEqual([text, { [text]: 1 }]);
  expect(() => readJson(`["\\\\", ${nested(MOST_DEEP)}]`, 1000)).toThrow(JsonError); // that text has ended
});
test('lists side by side are no nesting; what is no JSON is a SyntaxError', () => {
  expect(readJson(`[${Array(500).fill('[{}]').join()}]`, 10_000)).toHaveLength(500);
  for (const text of ['', '[', ']', '"', '{"a":}', `${']'.repeat(30)}`])
    expect(() => readJson(text, 100)).toThrow(SyntaxError);
});
