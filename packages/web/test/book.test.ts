import { catalog, loadRules } from '@tianxia/catalog';
import { describe, expect, test } from 'vitest';
import { byRule } from '../examples/chapters.ts';
import { loadExamples, loadScenes } from '../examples/examples.ts';
import { partsOf } from '../rules/book/paragraphs.ts';
import { loadPictures } from '../rules/book/pictures.ts';
import { parseRules, type Rule } from '../rules/parse.ts';
import { languages } from '../text/languages.ts';

const rule = (id: number, text: string, section = ''): Rule => ({
  id: `QIN-${id}`,
  text,
  sources: [],
  chapter: 'Turn',
  section,
});
const shape = (rules: readonly Rule[]) =>
  partsOf(rules).map(({ section, paragraphs }) => [
    section,
    ...paragraphs.map(one => one.map(({ id }) => id).join(' ')),
  ]);

test('short clauses of a section flow together, and a long one begins another paragraph', () => {
  expect(
    shape([
      rule(1, 'Lay a tile.'),
      rule(2, 'Draw a tile.'),
      rule(3, 'Nobody passes. '.repeat(25)),
      rule(4, 'Play goes clockwise.'),
      rule(5, 'Found a province.', 'Found'),
    ]),
  ).toEqual([
    ['', 'QIN-1 QIN-2', 'QIN-3', 'QIN-4'],
    ['Found', 'QIN-5'],
  ]);
  expect(shape([rule(1, '省'.repeat(100)), rule(2, '省'.repeat(100))])).toEqual([['', 'QIN-1', 'QIN-2']]);
});
test('names and what they do stand one by one', () => {
  expect(shape([rule(1, 'Cao Cao (Wei): wins ties.'), rule(2, 'Dian Wei：三軍'), rule(3, 'So it is.')])).toEqual([
    ['', 'QIN-1', 'QIN-2', 'QIN-3'],
  ]);
});

describe.each(catalog.map(({ id }) => id))('the rulebook of %s', async game => {
  const book = parseRules((await loadRules(game))!);
  const told = (await loadExamples(game, 'en'))!;
  const pictures = await loadPictures(game);
  const places = byRule(book, told.index);
  test('holds every clause once, in its order, in every language', async () => {
    for (const { code } of languages) {
      const { chapters, rules } = parseRules((await loadRules(game, code))!);
      const read = chapters.flatMap(chapter => partsOf(chapter.rules)).flatMap(({ paragraphs }) => paragraphs.flat());
      expect(read.map(({ id }) => id)).toEqual(rules.map(({ id }) => id));
    }
  });
  test('shows every example once, after a rule it is about', () => {
    expect([...places.values()].flat().toSorted()).toEqual(Object.keys(told.index).toSorted());
    for (const [id, examples] of places) for (const one of examples) expect(told.index[one]).toContain(id);
  });
  test('has pictures of positions that exist, in most chapters about play', async () => {
    const known = new Set(book.rules.map(({ id }) => id));
    expect(Object.keys(pictures.figures).filter(id => !known.has(id))).toEqual([]);
    for (const [example, { scene = 0, steps = 0 }] of Object.entries(pictures.examples)) {
      const found = (await loadScenes(game, example))[scene];
      expect(found, example).toBeDefined();
      expect(steps, example).toBeLessThanOrEqual(found!.steps.length);
    }
    const pictured = new Set([
      ...Object.keys(pictures.figures),
      ...[...places].filter(([, examples]) => examples.some(one => one in pictures.examples)).map(([id]) => id),
    ]);
    const chapters = book.chapters.filter(({ rules }) => rules.some(({ id }) => pictured.has(id)));
    expect(chapters.length, chapters.map(({ title }) => title).join(', ')).toBeGreaterThanOrEqual(7);
  });
});
