import { expect, test } from 'vitest';
import { spansOf } from '../rules/spans.ts';

test('a star behind a value opens nothing; words between stars and numbers of rules stand alone', () => {
  expect(spansOf('Cao Cao (Wei, A5 C4* L2*, cavalry/infantry*)')).toEqual([
    'Cao Cao (Wei, A5 C4* L2*, cavalry/infantry*)',
  ]);
  expect(spansOf('Let a *group* be **joined**: QIN-080.')).toEqual([
    'Let a ',
    '*group*',
    ' be ',
    '**joined**',
    ': ',
    'QIN-080',
    '.',
  ]);
});
