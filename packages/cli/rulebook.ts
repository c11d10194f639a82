import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { dictionary, ShapeError, text } from '@tianxia/kernel';
import { citations } from './coverage/cited.ts';
import { unfindable } from './findable.ts';

/** The rules of a game's folder, which lines carry each out, which tests prove it, and what does not fit together. */
export interface Coverage {
  game: string;
  rules: { id: string; code: Place[]; tests: string[]; physical?: string }[];
  problems: string[];
}
interface Place {
  at: string; // 'qin/moves/lay.ts:12'
  says: string; // the line
}
const RULE = /^- \*\*([A-Z]+-\d+)\*\*/gm;
const COMMENTS = /^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm;
/** The name of a test: `test('…'`, `it('…'`, `test.each(…)('…'`. What is skipped proves nothing and does not match. */
const TEST_NAME =
  /(?:\b(?:test|it)|\.each\([\s\S]*?\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)/g;
/** What a row of `test.each` puts into the name. */
const EACH_OF = /%[sdifjo]/g;
const LEADING_IDS = /^(?:[A-Z]+-\d+[\s,:]+)+|^[A-Z]+-\d+$/;

export const gamesOnDisk = (folder: string): string[] =>
  readdirSync(folder)
    .filter(id => existsSync(join(folder, id, 'rules.md')))
    .sort();

export function coverage(folder: string, game: string): Coverage {
  const home = join(folder, game);
  const rulebook = readFileSync(join(home, 'rules.md'), 'utf8');
  const ids = [...rulebook.matchAll(RULE)].map(match => match[1]!);
  const problems: string[] = ids.filter((id, i) => ids.indexOf(id) !== i).map(id => `${id} stands in rules.md twice`);
  const prefixes = new Set(ids.map(prefix));
  const known = new Set(ids);
  const tests = new Map<string, string[]>(ids.map(id => [id, []]));
  const code = new Map<string, Place[]>(ids.map(id => [id, []]));
  const unknown = (id: string, where: string) => problems.push(`${where} names ${id}, which is not in rules.md`);

  for (const file of sourcesIn(home)) {
    const where = relative(folder, file).split(sep).join('/');
    const source = readFileSync(file, 'utf8');
    for (const problem of unfindable(source, carriesOut(where))) problems.push(where + problem);
    if (file.endsWith('.test.ts') || file.endsWith('.test.tsx')) {
      for (const name of testNames(source))
        for (const id of leadingIds(name)) {
          if (known.has(id)) tests.get(id)!.push(name);
          else if (prefixes.has(prefix(id))) unknown(id, `the test "${name}" in ${where}`);
        }
    } else if (!where.includes('/test/')) {
      for (const id of citedIds(source)) if (prefixes.has(prefix(id)) && !known.has(id)) unknown(id, where);
      if (carriesOut(where))
        for (const { at, rule, says } of placesIn(source, where))
          if (known.has(rule)) code.get(rule)!.push({ at, says });
    }
  }
  const physical = physicalRules(join(home, 'test', 'physical.json'));
  for (const id of Object.keys(physical)) if (!known.has(id)) unknown(id, `${game}/test/physical.json`);
  const rules = ids.map(id => {
    const why = physical[id];
    return { id, code: code.get(id)!, tests: tests.get(id)!, ...(why === undefined ? {} : { physical: why }) };
  });
  return { game, rules, problems };
}
export const isProven = ({ tests, physical }: Coverage['rules'][number]): boolean =>
  tests.length > 0 || physical !== undefined;

/** Named where it is carried out, so that a search for its id leads there: the name of a refusal is not yet what refuses. */
export const isCarriedOut = ({ code, physical }: Coverage['rules'][number]): boolean =>
  code.some(({ at }) => !at.includes('/reasons.ts:')) || physical !== undefined;
/** Boards hold no rules; words and lessons speak of them; laws, like tests, only look whether they hold; bots think of them. */
const carriesOut = (where: string): boolean =>
  !/\/(screen|test|text|teach)\/|\/(always|evaluate|hunch|mind|outlook|prospects)\.ts$/.test(where);
function* placesIn(source: string, where: string): Generator<Place & { rule: string }> {
  const lines = source.split('\n');
  const met = new Set<string>();
  for (const { rule, line } of citations(source)) {
    const at = `${where}:${line}`;
    if (met.has(`${rule} ${at}`)) continue;
    met.add(`${rule} ${at}`);
    yield { rule, at, says: lines[line - 1]!.trim() };
  }
}

const prefix = (id: string) => id.slice(0, id.lastIndexOf('-'));
const citedIds = (source: string) => new Set([...source.matchAll(/\b[A-Z]+-\d+\b/g)].map(match => match[0]));
function testNames(source: string): string[] {
  return [...source.replace(COMMENTS, '').matchAll(TEST_NAME)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(['"`\\])/g, '$1').replaceAll(EACH_OF, '…'),
  );
}
const leadingIds = (name: string): string[] => LEADING_IDS.exec(name)?.[0].match(/[A-Z]+-\d+/g) ?? [];

export function* sourcesIn(folder: string): Generator<string> {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}
function physicalRules(file: string): Readonly<Record<string, string>> {
  if (!existsSync(file)) return {};
  try {
    return dictionary(text(400, /\S/), 1000)(JSON.parse(readFileSync(file, 'utf8')), 'physical');
  } catch (problem) {
    throw new ShapeError(`${file}: ${(problem as Error).message}`);
  }
}
