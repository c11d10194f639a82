import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const text = (file: string) => readFileSync(file, 'utf8');
/** Modules of the pages that one module names, by how: loaded with it, later, or later with the words of pages. */
function namedIn(file: string) {
  const found = (pattern: RegExp) =>
    [...text(file).matchAll(pattern)]
      .map(([, path]) => join(dirname(file), path!))
      .filter(path => /\.tsx?$/.test(path));
  const withWords = found(/(?:\bpage|withPageWords)\(\(\) => import\('(\.[^']+)'\)/g);
  const late = found(/\bimport\('(\.[^']+)'\)/g);
  return {
    atOnce: found(/^(?:import|export) (?!type )(?:[^;]*? from )?'(\.[^']+)';/gm),
    withWords,
    without: late.filter(path => !withWords.includes(path)),
  };
}

it('whatever says words of pages is loaded with them, and no table loads them', () => {
  const seen = new Set<string>();
  const withWords = new Set<string>();
  const open = [join(web, 'main.tsx')];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const named = namedIn(file);
    open.push(...named.atOnce, ...named.without);
    for (const path of named.withWords) withWords.add(path);
  }
  const isTable = [...seen].filter(file => /table\/(HereTable|ServerTable)\.tsx$/.test(file));
  expect(isTable).toHaveLength(2); // the walk goes where it should
  expect([...seen].filter(file => text(file).includes('= usePageWords()')).map(file => relative(web, file))).toEqual(
    [],
  );
  const pages = [...withWords].map(file => relative(web, file));
  expect(pages).toContain('people/AccountPage.tsx');
  expect(pages).toContain('rules/RulesDrawer.tsx');
});
