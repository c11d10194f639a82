import type { Picture } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { loadScenes } from '../examples/examples.ts';
import { playable } from '../games.ts';
import { isTaught, loadGuide } from '../learn/tutorials.ts';
import { languages } from '../text/languages.ts';

const GAMES = playable.filter(({ id }) => isTaught(id)).map(({ id }) => id);
const CHAPTERS = ['win', 'turn', 'ideas', 'mistakes'] as const;

describe.each(GAMES)('%s in two minutes', id => {
  test('tells the ways to win, a turn, two or three ideas and three mistakes, each with a picture of its own', async () => {
    const { guide } = (await loadGuide(id))!;
    const items = CHAPTERS.flatMap(chapter => guide[chapter]);
    expect(items.map(({ id: item, figure }: { id: string; figure?: Picture }) => figure !== undefined || item)).toEqual(
      items.map(() => true),
    );
    const pictures = items.map(({ figure }) => JSON.stringify(figure));
    expect(pictures.filter((picture, i) => pictures.indexOf(picture) !== i)).toEqual([]);
    for (const chapter of CHAPTERS)
      expect(guide[chapter].length, chapter).toBeGreaterThanOrEqual(chapter === 'ideas' ? 2 : 3);
    expect(guide.ideas.length).toBeLessThanOrEqual(3);
  });
  test('shows positions that exist', async () => {
    const { guide } = (await loadGuide(id))!;
    const pictures: readonly Picture[] = [
      guide.example,
      guide.hero,
      ...CHAPTERS.flatMap(chapter => guide[chapter].map(({ figure }) => figure)),
    ];
    const lost = await Promise.all(
      pictures.map(async picture => {
        if (!('example' in picture)) return [];
        return (await loadScenes(id, picture.example))[picture.scene ?? 0] === undefined ? [picture.example] : [];
      }),
    );
    expect(lost.flat()).toEqual([]);
  });
  test.each(languages.map(({ code }) => code))('says all of it in %s', async language => {
    const { guide, words } = (await loadGuide(id, language))!;
    const said = CHAPTERS.flatMap(chapter => guide[chapter].map(item => words.items[item.id]));
    expect(said.every(one => one !== undefined && one.title !== '' && one.text !== '')).toBe(true);
    expect(guide.win.every(item => (words.worth[item.id] ?? '') !== '')).toBe(true);
  });
});
