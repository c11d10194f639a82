import { readFileSync } from 'node:fs';
import { catalog } from '@tianxia/catalog';
import { expect, it } from 'vitest';
import { languageFor, languages } from '../text/languages.ts';
import { everyWordIn } from '../translate/everyWord.ts';
import { rowsOf, textsIn } from '../translate/rows.ts';
import { argumentsFor, called } from '../translate/samples.ts';
import { taughtIn } from '../translate/taught.ts';

type Words = Awaited<ReturnType<typeof everyWordIn>>;
const spoken = await Promise.all(languages.map(async ({ code }) => [code, await everyWordIn(code)] as const));
const english = spoken.find(([code]) => code === 'en')![1];

/** What somebody may read: a sentence with gaps is said with sample words, and with other figures where it has one. */
function said(path: string, value: string | Says): string[] {
  if (typeof value === 'string') return [value];
  const args = argumentsFor(leading.get(path) as Says);
  expect(args, path).toBeDefined();
  return [0, 1, 2, 3, 5].map(
    n =>
      called(
        value,
        args!.map(arg => (arg === 3 ? n : arg)),
      )!,
  );
}
type Says = (...args: never[]) => unknown;
const leading = new Map(textsIn(english));
/** Latin words that Chinese and Japanese pages use, too; and the names of our samples. */
const LATIN = /Mei|Lin|Tianxia|API|OpenAPI|JSON|POST|curl|version|webhook|https?:|Cookie|QR|StrykerJS|\bp\b/g;

it('each language has a folder, a name of its own, and the keys of English', () => {
  expect(languages.map(({ code }) => code)).toEqual(['en', 'fr', 'ja', 'zh-Hans', 'zh-Hant']);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
  const keys = ({ refused: _, ...words }: Words) => [...textsIn(words)].map(([path]) => path).sort();
  for (const [code, words] of spoken) expect(keys(words), code).toEqual(keys(english));
});
it('a device that installs the site, and a reader without scripts, are told of it in their language', () => {
  const web = new URL('..', import.meta.url);
  const page = readFileSync(new URL('index.html', web), 'utf8');
  const without = /<noscript>(.*)<\/noscript>/s.exec(page)![1]!;
  for (const { code } of languages) {
    const file = code === 'en' ? 'public/site.webmanifest' : `text/${code}/site.webmanifest`;
    const { lang, description, start_url: start, icons } = JSON.parse(readFileSync(new URL(file, web), 'utf8'));
    expect([lang, start, icons.length], code).toEqual([code, '/', 1]);
    if (/^(ja|zh)/.test(code)) expect(description).not.toMatch(/[A-Za-z]{2,}/);
    expect(without, code).toContain(code === 'en' ? '<p>Tianxia' : `<p lang="${code}">Tianxia`);
  }
});
it('every sentence can be said with any number and name', () => {
  for (const [code, words] of spoken)
    for (const [path, value] of textsIn(words))
      for (const text of said(path, value)) expect(text, `${code} ${path}`).not.toMatch(/undefined|NaN|\[object/);
});
it('Chinese and Japanese are without Latin leftovers', () => {
  for (const [code, words] of spoken.filter(([code]) => /^(ja|zh)/.test(code)))
    for (const [path, value] of textsIn({ ...words, forms: {} }))
      for (const text of said(path, value))
        expect(text.replace(/`[^`]*`/g, '').replace(LATIN, ''), `${code} ${path}`).not.toMatch(/[A-Za-z]{2,}/);
});
it('no language but English says the same sentence as English', () => {
  const sentence = /[a-z]{3,} [a-z]{2,} [a-z]{2,}/i;
  const inEnglish = new Map(
    [...textsIn(english)].filter(([, text]) => typeof text === 'string' && sentence.test(text)),
  );
  for (const [code, words] of spoken.filter(([code]) => code !== 'en'))
    for (const [path, text] of textsIn(words))
      if (inEnglish.has(path)) expect(text, `${code} ${path}`).not.toBe(inEnglish.get(path));
});
it('translators see every text of the pages in all languages, in words rather than in code', () => {
  const rows = rowsOf(spoken.map(([, words]) => words));
  expect(rows.length).toBeGreaterThan(700);
  for (const { key, said } of rows) for (const text of said) expect(text, key).not.toMatch(/=>|function/);
});
it.each(catalog.map(({ id }) => id))(
  'translators of %s see its lessons, help, examples and rules side by side',
  async id => {
    const rows = rowsOf(await Promise.all(languages.map(({ code }) => taughtIn(id, code))));
    for (const part of ['about.title', 'teach.lessons.', 'guide.', 'help.firsts.', 'examples.', 'rules.'])
      expect(rows.filter(({ key }) => key.startsWith(part)).length, part).toBeGreaterThan(0);
    for (const { key, said } of rows)
      if (!/^(about\.beside|rules\.foreword)/.test(key)) for (const text of said) expect(text, key).not.toBe('');
  },
);
it('what was chosen goes before the link, the link before the account, the account before the browser', () => {
  const browser = ['de-AT', 'zh-TW', 'en'];
  expect(languageFor({ chosen: 'ja', address: 'fr', account: 'en', browser })).toBe('ja');
  expect(languageFor({ address: 'fr', account: 'en', browser })).toBe('fr');
  expect(languageFor({ address: 'xx', account: 'zh-Hans', browser })).toBe('zh-Hans');
  expect(languageFor({ address: null, browser })).toBe('zh-Hant');
  expect(languageFor({ address: null, browser: ['de'] })).toBe('en');
});
it('French keeps its punctuation with the word before, and elides before any name', () => {
  const [, words] = spoken.find(([code]) => code === 'fr')!;
  const named = (arg: unknown): unknown => JSON.parse(JSON.stringify(arg).replaceAll('Mei', 'Anne'));
  for (const [path, value] of textsIn(words)) {
    for (const text of said(path, value)) expect(text, path).not.toMatch(/ [:;?!»%]|« /);
    if (typeof value === 'string') continue;
    const args = argumentsFor(leading.get(path) as Says)!;
    expect(called(value, args.map(named)), path).not.toMatch(/\b(de|que) Anne/i);
  }
});
it('French counts nothing and one alike, and elides before a vowel', () => {
  const french = spoken.find(([code]) => code === 'fr')![1];
  expect([0, 1, 2].map(n => french.time.hours(n))).toEqual(['0 heure', '1 heure', '2 heures']);
  expect(french.together.clock.spoken('Anne', 'reste 3 h')).toMatch(/^Temps d’Anne/);
});
