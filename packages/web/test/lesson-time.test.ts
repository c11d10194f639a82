import { languagesOf, loadGame } from '@tianxia/catalog';
import { kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { playable } from '../games.ts';
import { isTaught, loadTutorial } from '../learn/tutorials.ts';
import { wordsIn } from '../text/words.ts';
import { toFollow, toPlay, toRead } from './lesson-time.ts';

const LONGEST = 10; // minutes
const shown = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
const sum = (all: readonly number[]) => all.reduce((some, one) => some + one, 0);

/** `SHOW_TIMES=1` prints them, lesson by lesson. */
test.each(playable.filter(({ id }) => isTaught(id)))(
  'the lessons of $title take a slow reader as long as they say, in every language, and never ten minutes',
  async ({ id, weight }) => {
    const game = (await loadGame(id))!;
    const languages = languagesOf(id);
    const { tutorial } = (await loadTutorial(id))!;
    const played = tutorial.lessons.map(lesson => {
      const { seats, options } = lesson.position;
      return toPlay(kernelFor(game, tableFor(game, seats, options)), lesson, weight);
    });
    const times = await Promise.all(
      languages.map(async code => {
        const { words } = (await loadTutorial(id, code))!;
        const { confirm } = (await wordsIn(code)).learn;
        return tutorial.lessons.map((lesson, i) => toFollow(lesson, words, confirm) + played[i]!);
      }),
    );
    const told = times.map((seconds, i) => {
      const each = seconds.map((one, j) => `${tutorial.lessons[j]!.id} ${shown(one)}`);
      return `${id} ${languages[i]}: ${each.join(', ')}; in all ${shown(sum(seconds))}`;
    });
    if (process.env.SHOW_TIMES) console.log(told.join('\n'));
    const longest = Math.max(...times.map(sum)) / 60;
    expect(longest, told.join('\n')).toBeLessThan(LONGEST);
    expect(tutorial.minutes, 'what is promised').toBeLessThan(LONGEST);
    expect(tutorial.minutes, told.join('\n')).toBeGreaterThanOrEqual(longest);
    expect(tutorial.minutes, told.join('\n')).toBeLessThan(longest + 2);
  },
);
test('words are read by words, Chinese and Japanese by signs', () => {
  expect(toRead('one two three')).toBeCloseTo(1);
  expect(toRead('統一の駒、終わり')).toBeCloseTo((7 / 350) * 60);
  expect(toRead('**ZG-079**: 6')).toBeCloseTo(2 / 3);
});
