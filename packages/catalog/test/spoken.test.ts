import { expect, it } from 'vitest';
import { bestOf, catalog, languagesOf, loadAbout, loadBoardText, loadGame, loadTexts } from '../index.ts';

const LANGUAGES = ['en', 'fr', 'ja', 'zh-Hans', 'zh-Hant'];
/** Games whose tables are still told in English there. A line goes when the words come; none may be added. */
const STILL_ENGLISH = catalog.flatMap(({ id }) =>
  ['fr', 'ja', 'zh-Hans', 'zh-Hant'].map(language => `${id} ${language}`),
);

it('reads the language of a browser by language and script, whatever the country', () => {
  const best = (...wanted: string[]) => bestOf(wanted, LANGUAGES);
  expect([best('fr-CA'), best('ja-JP'), best('en-GB')]).toEqual(['fr', 'ja', 'en']);
  expect(['zh', 'zh-CN', 'zh-SG', 'zh-Hans-HK'].map(tag => best(tag))).toEqual(Array(4).fill('zh-Hans'));
  expect(['zh-TW', 'zh-HK', 'zh-MO', 'zh-Hant-CN'].map(tag => best(tag))).toEqual(Array(4).fill('zh-Hant'));
  expect(best('de', 'ja', 'fr')).toBe('ja');
  expect(best('de')).toBeUndefined();
  expect(best('', 'not a tag', '*', 'fr')).toBe('fr');
});
it('every game is told on the home page in every language, in its own words', async () => {
  for (const { id, blurb } of catalog)
    for (const language of LANGUAGES) {
      const about = (await loadAbout(id, language))!;
      expect(Object.keys(about).sort(), `${id} ${language}`).toEqual(['beside', 'blurb', 'reconstructed', 'title']);
      if (language !== 'en') expect(about.blurb, `${id} ${language}`).not.toBe(blurb.en);
    }
});
it('a game that lacks a language is played in English; these are all', async () => {
  const missing = catalog.flatMap(({ id }) =>
    LANGUAGES.filter(language => !languagesOf(id).includes(language)).map(language => `${id} ${language}`),
  );
  expect(missing.filter(one => !STILL_ENGLISH.includes(one))).toEqual([]);
  for (const one of missing) {
    const [id, language] = one.split(' ') as [string, string];
    expect(await loadTexts(id, undefined, language)).toBe(await loadTexts(id));
    expect(await loadBoardText(id, undefined, language)).toBe(await loadBoardText(id));
  }
});
it('rules of before keep the words they were released with', async () => {
  const older = Object.keys(import.meta.glob('../../games/qin/releases/*.js')).map(
    path => /([^/]+)\.js$/.exec(path)![1]!,
  );
  const now = (await loadGame('qin'))!.rules;
  for (const rules of older.filter(one => one !== now))
    expect(await loadTexts('qin', rules, 'fr')).toBe(await loadTexts('qin', rules));
});
