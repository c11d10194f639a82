import { expect, test } from 'vitest';
import { brief, inOrder, playable } from '../games.ts';
import { words as en } from '../text/en/index.ts';

test('where room is scarce a game goes by the last part of its name, in both scripts', () => {
  expect([brief('Zhanguo: The First Empire'), brief('戰國：始皇帝國')]).toEqual(['The First Empire', '始皇帝國']);
  expect(brief('Qin')).toBe('Qin');
});
test('no two games go by the same brief name', () => {
  const names = playable.map(({ title }) => brief(title));
  expect(new Set(names).size).toBe(names.length);
});
test('the shortest game opens the home page, but not one that is still without a picture', () => {
  const quick = { ...playable[0]!, id: 'tic-tac-toe', title: 'Tic-tac-toe', minutes: 1 };
  const drawn = Object.fromEntries(playable.map(({ id }) => [id, true]));
  expect(inOrder([quick, ...playable], drawn)).toEqual([...playable, quick]);
  expect(inOrder([...playable, quick], { ...drawn, 'tic-tac-toe': true })[0]).toBe(quick);
});
test('a sixth game is counted, and one minute is one', () => {
  expect(en.home.title(6)).toContain('six games');
  expect(en.home.lead(6)).toMatch(/^Six great board games/);
  expect(en.home.noAccount('Tic-tac-toe', 1)).toContain('takes 1 minute.');
  expect(en.about.minutesSpoken(1)).toBe('about 1 minute');
});
