import { expect, test } from 'vitest';
import { columns, padded, plain, sentence } from '../index.ts';

test('a character of Chinese or Japanese takes two columns of a terminal, any other one', () => {
  expect(['', 'abc', '秦', 'Qin 秦', '\u2e7f', '\u2e80', '𠀀'].map(columns)).toEqual([0, 3, 2, 6, 1, 2, 2]);
});
test('a text is filled up to so many columns, and left alone where it has them', () => {
  expect([padded('ab', 5), padded('秦', 5), padded('abc', 3), padded('abcd', 3)]).toEqual([
    'ab   ',
    '秦   ',
    'abc',
    'abcd',
  ]);
});
test('only at the beginning does "secret" say who may read', () => {
  const named = (kind: string) => plain(sentence('{0}', [kind], [1], (as, value) => `${as} ${value}`));
  expect([named('secret card'), named('top secret card')]).toEqual(['card 1', 'top secret card 1']);
});
