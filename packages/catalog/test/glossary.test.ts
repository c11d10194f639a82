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

/** 'fr: embauch; ja: 盤, 盤面': parts of words that no text of the language has, since the row names another. */
const bannedIn = (cell: string, code: string): string[] => {
  const part = cell.split(';').find(own => own.trim().startsWith(`${code}:`));
  return part === undefined ? [] : termsIn(part.slice(part.indexOf(':') + 1));
};

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
    const said = plain(readIn(game, code));
    const slips = rows.flatMap(row => bannedIn(row.not ?? '', code)).filter(term => said.includes(plain(term)));
    expect(slips).toEqual([]);
  });
  test('no term has two rows', () => {
    const names = rows.map(row => row.English!);
    expect(new Set(names).size).toBe(names.length);
  });
});
