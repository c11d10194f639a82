import { expect, test } from 'vitest';
import { brief, playable } from '../games.ts';

test('where room is scarce a game goes by the last part of its name, in both scripts', () => {
  expect([brief('Zhanguo: The First Empire'), brief('戰國：始皇帝國')]).toEqual(['The First Empire', '始皇帝國']);
  expect(brief('Qin')).toBe('Qin');
});
test('no two games go by the same brief name', () => {
  const names = playable.map(({ title }) => brief(title));
  expect(new Set(names).size).toBe(names.length);
});
