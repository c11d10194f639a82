import { createHash } from 'node:crypto';
import { catalog, loadRules } from '@tianxia/catalog';
import { describe, expect, test } from 'vitest';
import { rulingsIn } from '../proof/rulings.ts';
import { parseRules, type Rule } from '../rules/parse.ts';
import { languages } from '../text/languages.ts';
import { wordsIn } from '../text/words.ts';

const others = languages.map(({ code }) => code).filter(code => code !== 'en');
const rulesIn = async (game: string, language: string) => parseRules((await loadRules(game, language))!);
const noteOf = ({ sources }: Rule) => sources.map(({ text }) => text).join(' ');

/** 'QIN-106', also the second of 'EC-174/176'. */
const namedIn = (text: string): string[] => {
  const found = text.matchAll(/\b([A-Z]{2,3})-(\d{3})((?:\/\d{3})*)/g);
  const ids = [...found].flatMap(([, of, one, more]) => [one, ...more!.split('/').slice(1)].map(no => `${of}-${no}`));
  return [...new Set(ids)].sort();
};
const figuresIn = (text: string): number[] =>
  [...text.replace(/\b[A-Z]{2,3}-\d{3}(\/\d{3})*/g, '').matchAll(/\d+/g)].map(([figure]) => Number(figure));

const TRANSLATED: Readonly<Record<string, RegExp>> = {
  fr: /une traduction.*anglais/,
  ja: /翻訳です.*英語版/,
  'zh-Hant': /譯文.*英文版/,
  'zh-Hans': /译文.*英文版/,
};

/** Numbers in words, from two on: one is also an article. */
const WORDS: readonly RegExp[] = [
  /\b(two|second|both|pair|twice|double|half|either|other|another)\b|\b(deux|second|double|moitié|autre)|[二两兩双雙半]/i,
  /\b(three|third)\b|\btrois|[三叁參]/i,
  /\b(four|fourth)\b|\bquatr|[四肆]/i,
  /\b(five|fifth)\b|\bcinq|[五伍]/i,
  /\b(six|sixth)\b|\b(six|sixième)\b|六/i,
  /\b(seven|seventh)\b|\bsept\b|七/i,
  /\b(eight|eighth)\b|\bhuit|八/i,
  /\b(nine|ninth)\b|\bneuf|九/i,
  /\b(ten|tenth)\b|\bdix|十/i,
];
const says = (text: string, figure: number) =>
  figure < 2 || figuresIn(text).includes(figure) || (WORDS[figure - 2]?.test(text) ?? false);

/** Words in Latin letters that a note keeps, where it names no page: what is printed on pieces. */
const PRINTED = /^(AB|ST|VP|GT|WT|ET|IMPORTANT)$/;
const latinIn = (note: string) =>
  (note.replace(/`[^`]*`|\b[A-Z]{2,3}-\d{3}/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(word => !PRINTED.test(word));

/** Figures that one language needs and another has a word for; read and found right. */
const READ: Readonly<Record<string, readonly number[]>> = {
  'ZG-136': [3], // 'value-3 marker' is the tall marker
  'ZG-186': [3],
  'ZG-200': [3],
  'QIN-141': [2], // steps P and V are 段階1 and 段階2
  'QIN-146': [2],
  'ZG-012': [2], // 同じ数は2つとない: unique
  'FE-213': [2],
  'FE-156': [3], // a trio
  'FE-324': [3], // beside the three aspects
  'TK-396': [2], // the two neighbours
  'TK-451': [2], // the extra general is the second
  'EC-236': [10], // the drop of EC-023
};

describe.each(catalog.map(({ id }) => id))('the rules of %s', async game => {
  const english = await rulesIn(game, 'en');
  test.each(others)('in %s: the same rules, references and figures', async language => {
    const own = await rulesIn(game, language);
    expect(own.rules.map(({ id }) => id)).toEqual(english.rules.map(({ id }) => id));
    const faults = english.rules.flatMap((rule, i) => {
      const other = own.rules[i]!;
      const unlike = (figure: number) => READ[rule.id]?.includes(figure) !== true;
      const whole = `${rule.text} ${noteOf(rule)}`; // a translation may say inside the rule what English says about its source
      const lacks = figuresIn(rule.text).filter(figure => !says(other.text, figure) && unlike(figure));
      const adds = figuresIn(other.text).filter(figure => !says(whole, figure) && unlike(figure));
      const names = String(namedIn(rule.text)) !== String(namedIn(other.text));
      if (lacks.length + adds.length === 0 && !names) return [];
      return [`${rule.id} lacks [${lacks}], adds [${adds}]${names ? ', names other rules' : ''}: ${other.text}`];
    });
    expect(faults).toEqual([]);
  });
  test.each(others)(
    'in %s: where each rule comes from and why it is read so, with the same references',
    async language => {
      const own = await rulesIn(game, language);
      const faults = english.rules.flatMap((rule, i) => {
        const other = own.rules[i]!.sources;
        if (String(other.map(({ kind }) => kind)) !== String(rule.sources.map(({ kind }) => kind)))
          return [`${rule.id} has other sources`];
        return rule.sources.flatMap(({ kind, text }, nth) => {
          const note = other[nth]!.text;
          const lacks = figuresIn(text).filter(figure => !says(note, figure));
          const adds = figuresIn(note).filter(figure => !says(`${text} ${rule.text}`, figure));
          const wrong = [
            ...((note === '') === (text === '') ? [] : ['says nothing, or more than English']),
            ...(String(namedIn(note)) === String(namedIn(text)) ? [] : ['names other rules']),
            ...(lacks.length + adds.length === 0 ? [] : [`lacks [${lacks}], adds [${adds}]`]),
            ...(language === 'fr' || kind === 'public' ? [] : latinIn(note)),
            ...(kind === 'ruling' && /[a-z]{4}/.test(text) && note === text ? ['is English'] : []),
          ];
          return wrong.length === 0 ? [] : [`${rule.id} ${wrong}: ${note}`];
        });
      });
      expect(faults).toEqual([]);
    },
  );
  test('notes were translated from the English that stands here', async () => {
    // As below: change the translations in text/<language>/rules.md, then write the list anew with -u.
    const noted = english.rules.filter(rule => noteOf(rule) !== '');
    const sealed = noted.map(
      rule => `${rule.id} ${createHash('sha256').update(noteOf(rule)).digest('hex').slice(0, 8)}`,
    );
    await expect(`${sealed.join('\n')}\n`).toMatchFileSnapshot(`../../games/${game}/test/languages/notes.txt`);
  });
  test.each(['en', ...others])('in %s begin by saying what the words under a rule mean', async language => {
    const book = await rulesIn(game, language);
    const { source } = (await wordsIn(language)).rules;
    const foreword = book.foreword.join(' ');
    const used = new Set(book.rules.flatMap(({ sources }) => sources.map(({ kind }) => kind)));
    for (const kind of ['rulebook', 'public', 'ruling', 'reconstructed'] as const)
      if (used.has(kind)) expect(foreword).toContain(source[kind]);
    if (language !== 'en') expect(foreword).not.toMatch(/\b(printed|ruling|reconstructed)\b/);
  });
  test('were translated from the English that stands here', async () => {
    // When this fails, a sentence in English was changed: change its translations, then write the list anew with -u.
    const sealed = english.rules.map(
      ({ id, text }) => `${id} ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`,
    );
    await expect(`${sealed.join('\n')}\n`).toMatchFileSnapshot(`../../games/${game}/test/languages/rules.txt`);
  });
  test.each(others)('in %s begin by saying that this is a translation', async language => {
    const [first] = (await rulesIn(game, language)).foreword;
    expect(first).toMatch(TRANSLATED[language]!);
  });
  test.each(others)('in %s: how they were read where they were doubted, with the same references', async language => {
    const [own, said] = [await rulingsIn(game, language), (await rulingsIn(game, 'en'))!];
    expect(Object.keys(said).length).toBeGreaterThan(0);
    expect(Object.keys(own ?? {}).sort()).toEqual(Object.keys(said).sort());
    for (const [id, ruling] of Object.entries(said)) {
      const all = ({ text, we, why, other }: typeof ruling) => `${text} ${we} ${why} ${other}`;
      expect(namedIn(all(own![id]!)), id).toEqual(namedIn(all(ruling)));
      for (const part of ['text', 'we', 'why', 'other'] as const)
        expect(own![id]![part], `${id} ${part}`).toMatch(/\S{3}.*[.。]$/);
      if (language !== 'fr') expect(all(own![id]!).replace(/[A-Z]{2,3}-\d{3}/g, ''), id).not.toMatch(/[A-Za-z]{2,}/);
    }
  });
  test('the readings were translated from the English that stands here', async () => {
    // As above: change the translations (text/<language>/rulings.json), then write the list anew with -u.
    const said = Object.entries((await rulingsIn(game, 'en'))!).sort(([a], [b]) => a.localeCompare(b));
    const sealed = said.map(
      ([id, { text, we, why, other }]) =>
        `${id} ${createHash('sha256').update(`${text} ${we} ${why} ${other}`).digest('hex').slice(0, 8)}`,
    );
    await expect(`${sealed.join('\n')}\n`).toMatchFileSnapshot(`../../games/${game}/test/languages/rulings.txt`);
  });
});
