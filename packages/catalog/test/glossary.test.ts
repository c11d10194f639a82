import { describe, expect, test } from 'vitest';
import { catalog } from '../index.ts';

const glossaries = import.meta.glob<string>('../../../docs/glossary/*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const written = import.meta.glob<string>(
  [
    '../../games/*/text/*/**/*.ts',
    '../../games/*/text/*/rules.md',
    '../../games/*/text/*/rulings.json',
    '../../games/*/rules.md',
    '../../games/*/content/*.ts',
    '../../web/text/*/**/*.ts',
  ],
  { eager: true, import: 'default', query: '?raw' },
);
const CODES: Readonly<Record<string, string>> = {
  English: 'en',
  繁體中文: 'zh-Hant',
  简体中文: 'zh-Hans',
  français: 'fr',
  日本語: 'ja',
};
/** Rows by the titles of their columns. */
function rowsOf(glossary: string): Record<string, string>[] {
  const lines = glossary.split('\n').filter(line => line.startsWith('|'));
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim());
  const [titles, , ...rows] = lines.map(cells);
  return rows.map(row => Object.fromEntries(titles!.map((title, i) => [title, row[i] ?? ''])));
}
/** 'Wei, Wu, Shu' and 'rang (Gouverneur, Grand général)' are several words. */
const termsIn = (cell: string): string[] =>
  cell
    .split(/[、，,：:（）()…]|(?<=\S) : /)
    .map(term => term.trim())
    .filter(term => term !== '');
const PAGES = 'pages'; // what all games share
/** What a reader may come upon in this language: the words of the game, its rules, and the names printed in its pack. */
const readIn = (game: string, code: string): string =>
  Object.entries(written)
    .filter(([path]) => path.startsWith(game === PAGES ? '../../web/' : `../../games/${game}/`))
    .filter(([path]) =>
      !path.includes('/text/') ? code === 'en' || path.includes('/content/') : path.includes(`/text/${code}/`),
    )
    .map(([, text]) => text)
    .join('\n');
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '’')
    .replace(/[\u00a0\u202f]/g, ' ');

/** 'fr: embauch, /install[eé]/; ja: 盤, 盤面': parts of words, or patterns, that no text of the language has, since the row names another. */
const bannedIn = (cell: string, code: string): string[] => {
  const part = cell.split(';').find(own => own.trim().startsWith(`${code}:`));
  if (part === undefined) return [];
  const list = part.slice(part.indexOf(':') + 1).split(',');
  return list.map(entry => entry.trim()).flatMap(entry => (isPattern(entry) ? [entry] : termsIn(entry)));
};
const isPattern = (entry: string) => /^\/.+\/$/.test(entry);
/** Which of them a text has after all. */
const slipsIn = (text: string, banned: readonly string[]): string[] => {
  const said = plain(text);
  return banned.filter(entry =>
    isPattern(entry) ? new RegExp(entry.slice(1, -1), 'iu').test(said) : said.includes(plain(entry)),
  );
};
test('what a row forbids is found as a part of a word or by a pattern', () => {
  const banned = bannedIn('ja: 駒; fr: embauch, /install[eé]/', 'fr');
  expect(slipsIn('Vous installez un gouverneur.', banned)).toEqual(['/install[eé]/']);
  expect(slipsIn('On rembauche.', banned)).toEqual(['embauch']);
  expect(slipsIn("'governor.install': 'Nommer'", banned)).toEqual([]);
  expect(slipsIn('この競りから降りる', ['/(?<!競りから)降り/'])).toEqual([]);
  expect(slipsIn('先に降りる役人', ['/(?<!競りから)降り/'])).toEqual(['/(?<!競りから)降り/']);
});

describe.each([...catalog.map(({ id }) => id), PAGES])('the glossary of %s', game => {
  const rows = rowsOf(glossaries[`../../../docs/glossary/${game}.md`]!);
  test('has a word for every term in every language', () => {
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) for (const title of Object.keys(CODES)) expect(row[title], row.English).toMatch(/\S/);
  });
  const translated = Object.entries(CODES).filter(([, code]) => code !== 'en'); // English terms are headings: 'auction, management, decree'
  test.each(translated)('in %s: its words are those that are used', (title, code) => {
    const said = plain(readIn(game, code));
    const unused = rows.flatMap(row => termsIn(row[title]!)).filter(term => !said.includes(plain(term)));
    expect(unused).toEqual([]);
  });
  test.each(translated)('in %s: no other word is used for them', (_, code) => {
    const banned = rows.flatMap(row => bannedIn(row.not ?? '', code));
    expect(slipsIn(readIn(game, code), banned)).toEqual([]);
  });
  test('no term has two rows', () => {
    const names = rows.map(row => row.English!);
    expect(new Set(names).size).toBe(names.length);
  });
});
