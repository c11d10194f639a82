import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { LEVELS } from '../../packages/bots/names.ts';
import { catalog, loadGame } from '../../packages/catalog/index.ts';
import { MIGRATIONS } from '../../packages/server/sql/migrations.ts';

const text = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
/** Chapters by version, the newest first. */
const versions = text
  .split(/^## /m)
  .slice(1)
  .map(chapter => ({ version: chapter.match(/^\d+\.\d+\.\d+/)?.[0], chapter }));

it('CHANGELOG begins with the version that is built, and each is older than the one before', () => {
  const numbers = versions.map(({ version }) => version?.split('.').map(Number));
  expect(versions[0]?.version).toBe(manifest.version);
  expect(numbers).toEqual(
    numbers.toSorted((a, b) => b!.map((n, i) => n - a![i]!).find(difference => difference !== 0) ?? 0),
  );
});
it('CHANGELOG names the version of the database', () => {
  expect(versions[0]!.chapter).toContain(`Database: version ${MIGRATIONS.length}.`);
});
it('CHANGELOG counts levels of bots and worked examples', () => {
  const counts = catalog.map(({ id }) => {
    const file = new URL(`../../packages/games/${id}/teach/examples.json`, import.meta.url);
    return Object.keys(JSON.parse(readFileSync(file, 'utf8'))).length;
  });
  const examples = counts.reduce((sum, count) => sum + count, 0);
  expect(versions[0]!.chapter).toContain(`The ${examples} worked examples`);
  expect(LEVELS).toHaveLength(6);
  expect(versions[0]!.chapter).toContain('bots at six levels');
});
it('CHANGELOG names the rules version of every game', async () => {
  for (const { id } of catalog) {
    const { rules } = (await loadGame(id))!;
    expect(versions[0]!.chapter, id).toContain(`${id} ${rules}`);
  }
});
