import { expect, test } from 'vitest';
import { formsOf } from '../text/forms.ts';

test('tenths are written as each language does, and what is lost has a minus sign, no hyphen', () => {
  expect(formsOf('fr').tenths(-10.3)).toBe('−10,3');
  expect(formsOf('ja').tenths(-10.3)).toBe('−10.3');
  expect(formsOf('en').tenths(4)).toBe('4.0');
});
