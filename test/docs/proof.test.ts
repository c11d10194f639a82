import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { coverage, gamesOnDisk } from '../../packages/cli/rulebook.ts';
import { type Held, proofData } from '../../scripts/proof/data.mjs';
import { markdown } from '../../scripts/proof/markdown.mjs';
import { rulings } from '../../scripts/proof/rulings.mjs';
import { sections } from '../../scripts/proof/sections.mjs';
import { sourcesOf, stampOf } from '../../scripts/proof/stamps.mjs';

const root = join(import.meta.dirname, '../..');
const games = join(root, 'packages/games');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('docs/proof.md and the page say what the data files say: npm run proof makes them', () => {
  const made = sections(proofData());
  expect(readFileSync(join(root, 'docs/proof.md'), 'utf8')).toBe(markdown(made));
  expect(json('packages/web/proof/figures.json')).toEqual(made);
});
it.each(Object.entries(proofData().coverage))(
  'each refusal of %s that nobody met in play has a test that names it',
  (_, one) => {
    for (const [refusal, test] of Object.entries(one?.refused ?? {}))
      expect([refusal, typeof test]).toEqual([refusal, 'string']);
  },
);
it('docs/rulings.md quotes a few words of a rulebook at a time, no whole sentence', () => {
  const said = Object.values(rulings()).flatMap(({ book }) => book.map(({ words }) => words));
  expect(said.length).toBeGreaterThan(40);
  const wholeInJapanese = (words: string) => /^※|。|^.{12,}(ます|ません|です|ください)[）]?$/u.test(words);
  expect(said.filter(words => /[.!?]$/.test(words) || words.length > 90 || wholeInJapanese(words))).toEqual([]);
});
it('a file that has changed since its mutants were judged counts as not tried, and what a changed test caught', () => {
  const data = proofData();
  const files = {
    'qin/a.ts': { caught: 3, escaped: ['x'], equal: 1, untried: 2 },
    'qin/b.ts': { caught: 5, escaped: [], equal: 0, untried: 0 },
  };
  const all = { isChanged: false, forEver: 1, broke: 0 };
  const rowsOf = (a: Held, b: Held) => {
    const held = { 'qin/a.ts': a, 'qin/b.ts': b };
    const qin = { ...data.mutants.qin!, date: '2026-11-18', files, held };
    return sections({ ...data, mutants: { qin } }).find(({ id }) => id === 'mutants')!.rows;
  };
  const [a, b] = [
    { ...all, caught: 3 },
    { ...all, caught: 5, broke: 2 },
  ];
  expect(rowsOf(a, b).at(-1)).toEqual(['qin', '9', '8', '88.9 %', '2', '2', '1', '2', '2026-11-18']);
  expect(rowsOf({ ...a, isChanged: true }, b)).toEqual([
    ['qin/b.ts', '5', '5', '100.0 %', '1', '2', '0', '0', '2026-11-18'],
    ['qin', '5', '5', '100.0 %', '1', '2', '0', '7', '2026-11-18'],
  ]);
  expect(rowsOf(a, { ...b, caught: 4 })[1]).toEqual([
    'qin/b.ts',
    '4',
    '4',
    '100.0 %',
    '1',
    '2',
    '0',
    '1',
    '2026-11-18',
  ]);
});
it('each figure has its own date, and one of other sources than these says so', () => {
  const data = proofData();
  const dated = (isOlder: boolean) => {
    const of = (one: object, date: string) => ({ ...one, date, isOlder }) as never;
    const [emperors, qin] = [of(data.fuzz['emperors-choice']!, '2026-11-16'), of(data.fuzz.qin!, '2026-11-18')];
    const shown = sections({ ...data, fuzz: { 'emperors-choice': emperors, qin } });
    return [shown.find(({ id }) => id === 'fuzz')!.rows.map(row => row.at(-1)), markdown(shown)] as const;
  };
  expect(dated(false)[0]).toEqual(['2026-11-16', '2026-11-18']);
  const [rows, page] = dated(true);
  expect(rows).toEqual(['2026-11-16 older', '2026-11-18 older']);
  expect(page).toContain('| 2026-11-18, before the sources were last changed |');
});
it('what a figure was measured of is known by all rules of its game, by the laws, and by no word or screen', () => {
  expect(new Set(gamesOnDisk(games).map(stampOf.coverage)).size).toBe(5);
  expect(stampOf.coverage('qin')).not.toBe(stampOf.fuzz('qin'));
  const names = sourcesOf('qin').map(path => path.slice(root.length));
  for (const file of [
    'games/qin/moves/lay.ts',
    'games/qin/content/shape.ts',
    'games/qin/always.ts',
    'kernel/engine/play.ts',
  ])
    expect(names).toContain(`/packages/${file}`);
  expect(names.filter(name => /\/(text|screen|teach|test)\//.test(name))).toEqual([]);
});
it.each(gamesOnDisk(games))('the rule pages of %s name tests and code that exist, and count what was counted', game => {
  const { rules } = coverage(games, game);
  const shown = json(`packages/games/${game}/proof.json`);
  const { decisions = 0, rules: times = {} } = proofData().coverage[game] ?? {};
  expect(shown.decisions).toBe(decisions);
  const doubted = rulings();
  for (const { id, tests, code, physical: cardboard } of rules) {
    const { tests: named, code: found, physical: _, ruling, ...counted } = shown.rules[id] ?? { tests: [], code: [] };
    expect(tests, `${id}: npm run proof`).toEqual(expect.arrayContaining(named));
    expect(found, `${id}: npm run proof`).toEqual(code);
    if (cardboard === undefined) expect(found, `${id}: npm run proof`).not.toEqual([]);
    expect(ruling, `${id}: npm run proof`).toEqual(doubted[id]);
    expect(counted, `${id}: npm run proof`).toEqual(times[id] ?? {});
  }
});
/** Files that name a rule without carrying it out: refusals, options, what the pack says. */
const NAMES_ALONE = /\/(reasons|index|box)\.ts:/;
it('from a reading that was doubted one step leads to its sentence, to the line that carries it out and to a test', () => {
  const proven = gamesOnDisk(games).flatMap(game => {
    const sentences = readFileSync(join(games, game, 'rules.md'), 'utf8');
    return Object.entries<{ tests: string[]; code: { at: string }[] }>(
      json(`packages/games/${game}/proof.json`).rules,
    ).map(([id, found]) => ({ id, ...found, isSaid: sentences.includes(`- **${id}** `) }));
  });
  const steps = Object.keys(rulings()).map(id => {
    const { tests = [], code = [], isSaid } = proven.find(one => one.id === id) ?? {};
    return [id, isSaid, code.some(({ at }) => !NAMES_ALONE.test(at)), tests.length > 0];
  });
  expect(steps).toEqual(Object.keys(rulings()).map(id => [id, true, true, true]));
});
it('every heading of docs/rulings.md is read, with its place and words in the book, and stands in the list at its top', () => {
  const page = readFileSync(join(root, 'docs/rulings.md'), 'utf8');
  const headings = [...page.matchAll(/^### (.+)$/gm)].map(([, ids]) => ids!);
  const found = rulings();
  expect(Object.keys(found)).toEqual(headings.flatMap(ids => ids.split(', ')));
  const listed = [...page.matchAll(/^\| \[(.+?)\]\(#(.+?)\)/gm)].map(([, ids, at]) => [ids!, at!]);
  expect(listed).toEqual(headings.map(ids => [ids, ids.toLowerCase().replaceAll(', ', '-')]));
  for (const [id, { book, language }] of Object.entries(found))
    for (const { words } of book) {
      const long = language === 'ja' ? words.length > 40 : words.split(' ').length > 18; // a quotation, not a copy
      expect([id, long, words.length > 5]).toEqual([id, false, true]);
    }
});
it.each([
  [/^\*\*The book\*\*, 6\. Annexer une Province, Important: .+\n\n/gm, 'QIN-107 names no place and no words'],
  [/“une Province Majeure peut annexer.+”|“elles ne peuvent.+”/g, 'QIN-108 names no place and no words'],
  [/^\*\*Other readings\*\*: the largest.+$/gm, 'QIN-101 does not say other'],
  [/^The rulebook is read in French\.$/gm, '## Qin does not say which language'],
])('an entry of docs/rulings.md without %s is refused', (part, problem) => {
  const page = readFileSync(join(root, 'docs/rulings.md'), 'utf8');
  expect(page.replace(part, '')).not.toBe(page);
  expect(() => rulings(page.replace(part, ''))).toThrow(problem);
});
