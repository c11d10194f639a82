import { type GameTypes, kernelFor, type Table, type Texts, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import type { BoardText } from '../by-rules.ts';
import { catalog, loadGame } from '../index.ts';
import { broken, hear, latinIn, otherHoles, saidIn, unlike, wordsWritten } from './saying.ts';

// Reads what lies in the games' text/: a language is covered as soon as its folder is there.
// To write the golden texts anew: npx vitest run packages/catalog/test/languages.test.ts -u; then read the difference.
const texts = import.meta.glob<Texts<GameTypes>>('../../games/*/text/*/index.ts', { eager: true, import: 'texts' });
const words = import.meta.glob<object>('../../games/*/text/*/screen/index.ts', { eager: true, import: 'words' });
const boards = import.meta.glob<BoardText>('../../games/*/text/*/board.ts', { eager: true, import: 'boardText' });
const legends = import.meta.glob<readonly string[]>('../../games/*/text/*/board.ts', { eager: true, import: 'legend' });
const sources = import.meta.glob<string>('../../games/*/text/*/**/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const rules = import.meta.glob<string>(['../../games/*/rules.md', '../../games/*/text/*/rules.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
const idsIn = (rulebook: string): string[] => rulebook.match(/^- \*\*[A-Z]+-\d+/gm) ?? [];
const GAMES = 50; // at each of two tables

/** What a language may have beyond English: a last touch to sentences, which English may have alone, too; a kind such as '3 squares'; and it may leave out a second name. */
const ITS_OWN =
  /^((finish|kinds\.\w+): function instead of undefined|finish: undefined instead of function|\w+Han: empty in one only)$/;
/** Signs that stand for a word, where they are letters of it. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  qin: {
    en: ['R', 'B', 'Y', 'v', '~'],
    fr: ['R', 'B', 'J', 'v', '~'],
    ja: ['赤', '青', '黄', '村', '池'],
    'zh-Hant': ['紅', '藍', '黃', '村', '水'],
    'zh-Hans': ['红', '蓝', '黄', '村', '水'],
  },
};
/** Latin words that Chinese and Japanese keep. */
const ALLOWED: readonly string[] = ['AB', 'Enter', 'II', 'III']; // the two sections of a site, a key, numbers of phases

for (const { id } of catalog) {
  const game = (await loadGame(id))!;
  const last = Object.entries(game.options).map(([name, values]) => [name, values.at(-1)!] as const);
  const tables: Table[] = [
    tableFor(game, game.seats[1]),
    tableFor(game, game.seats[0], Object.fromEntries(last)), // solo rivals, tutorials, choices by hand
  ];
  const heard = tables.map(table => {
    const k = kernelFor(game, table);
    return { k, ...hear(k, table, GAMES) };
  });
  const folder = `../../games/${id}/text`;
  const english = { texts: texts[`${folder}/en/index.ts`]!, words: words[`${folder}/en/screen/index.ts`]! };
  const languages = Object.keys(texts)
    .filter(path => path.startsWith(`${folder}/`))
    .map(path => path.split('/').at(-2)!);

  describe.each(languages)(`${id} in %s`, language => {
    const own = texts[`${folder}/${language}/index.ts`]!;
    const boardText = boards[`${folder}/${language}/board.ts`]; // a game need not have one
    const said = heard.flatMap(({ k, says }) => saidIn(k, own, says));
    const seen = boardText ? heard.flatMap(({ k, views }) => views.map(view => boardText(view, k.box))) : [];
    test('has the words that English has', () => {
      expect(boardText === undefined).toBe(boards[`${folder}/en/board.ts`] === undefined);
      expect(unlike(english.texts, own).filter(fault => !ITS_OWN.test(fault))).toEqual([]);
      expect(
        unlike(english.words, words[`${folder}/${language}/screen/index.ts`]).filter(fault => !ITS_OWN.test(fault)),
      ).toEqual([]);
      for (const of of ['moves', 'events'] as const) expect(otherHoles(english.texts[of], own[of])).toEqual([]);
    });
    test('says everything that a hundred games offer and tell', () => {
      expect(said.length).toBeGreaterThan(20);
      if (boardText) expect(seen.length).toBeGreaterThan(5);
      expect(broken([...said, ...seen])).toEqual([]);
    });
    test('leaves no word in Latin letters where they are not its own', () => {
      expect(latinIn(language, [...said, ...seen], ALLOWED)).toEqual([]);
      for (const [file, source] of Object.entries(sources))
        if (file.startsWith(`${folder}/${language}/`))
          expect(latinIn(language, wordsWritten(source), ALLOWED), file).toEqual([]);
    });
    test.runIf(boardText)('explains the signs of its board in text, which are those of the language', () => {
      const legend = legends[`${folder}/${language}/board.ts`] ?? [];
      expect(legend.length).toBe(legends[`${folder}/en/board.ts`]!.length);
      expect(legend.length).toBeGreaterThan(2);
      const named = legend.join('\n').replaceAll('\u00a0', ' ');
      for (const sign of ['>', ...(SIGNS[id]?.[language] ?? [])]) expect(named, sign).toContain(sign);
      for (const sign of SIGNS[id]?.[language] ?? []) expect(seen.join('\n'), sign).toContain(sign);
      expect(latinIn(language, legend, ALLOWED)).toEqual([]);
    });
    if (language === 'fr')
      test('keeps its punctuation with the word before', () => {
        for (const [file, source] of Object.entries(sources))
          if (file.startsWith(`${folder}/fr/`) && !file.endsWith('/board.ts'))
            for (const words of wordsWritten(source)) expect(words, file).not.toMatch(/ [:;?!»%](?!\w)|« /);
      });
    test('reads as its golden text does', async () => {
      const once = heard.flatMap(({ k, says }) => {
        const firsts = says.filter((say, i) => says.findIndex(({ key, of }) => key === say.key && of === say.of) === i);
        return saidIn(k, own, firsts);
      });
      const golden = [...new Set(once.filter(text => text !== '')), seen.at(-1)].join('\n');
      await expect(`${golden}\n`).toMatchFileSnapshot(`../../games/${id}/test/languages/${language}.txt`);
    });
  });
}

const translated = Object.keys(rules).filter(path => path.includes('/text/'));
test.each(translated)('%s has every rule by its number, in order', path => {
  const english = rules[path.replace(/text\/.*$/, 'rules.md')]!;
  expect(idsIn(english).length).toBeGreaterThan(50);
  expect(idsIn(rules[path]!)).toEqual(idsIn(english));
});
