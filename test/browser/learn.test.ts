import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tutorial } from '../../packages/kernel/table/teaching.ts';
import { followLessons, saidNext } from './lesson.ts';
import { expectAccessible, type Product, startProduct, type Visitor, visit } from './product.ts';
import { CODES, type Code, expectWhole, READERS } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const tutorials = import.meta.glob<{ tutorial: Tutorial }>('../../packages/games/*/teach/index.ts');
const GAMES = Object.keys(tutorials).map(path => path.split('/').at(-3)!);
const lessonsOf = async (game: string) => (await tutorials[`../../packages/games/${game}/teach/index.ts`]!()).tutorial;

const CASES = GAMES.flatMap((game, i) =>
  CODES.map((code, j) => [game, code, (i + j) % 2 === 0 ? 'phone' : 'desk'] as const),
);
const HINT = { en: 'Hint', fr: 'Conseil', ja: 'ヒント', 'zh-Hant': '提示', 'zh-Hans': '提示' };
/** One browser window for each language and size: what was learned of one game is nothing to another. */
const visitors = new Map<string, Promise<Visitor>>();
function readerOf(code: Code, size: 'phone' | 'desk'): Promise<Visitor> {
  const key = `${code} ${size}`;
  const found = visitors.get(key) ?? visit(product, { size, language: READERS[code], help: true });
  visitors.set(key, found);
  return found;
}
test.each(CASES)(
  'who presses what the coach of %s points at, in %s at a %s, comes to a game of their own with help and hints',
  async (game, code, size) => {
    const { page, problems } = await readerOf(code, size);
    await page.goto(`${product.url}/learn/${game}/table`);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/learn/.test(key)) localStorage.removeItem(key); // a second try
    });
    await page.reload();
    await followLessons(page, await lessonsOf(game));
    await page.locator('.coach[data-step="play"]').waitFor();
    await expectWhole(page, `${game} ${code}: the game at the end`, code);
    await page.getByRole('button', { name: HINT[code], exact: true }).waitFor();
    await page.locator('.help-line').waitFor();
    expect(problems.splice(0)).toEqual([]);
  },
);
test('what was done wrong is told with its rule, nothing is lost, and a visit later goes on from there', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/learn/qin/table`);
  const next = page.locator('.coach').getByRole('button', { name: 'Next' });
  await next.click();
  await saidNext(page, 'goal');
  await next.click();
  await saidNext(page, 'hand');
  await expectAccessible(page);
  await page.locator('[data-thing="half 0"]').click();
  await page.locator('[data-thing="square 31"]').click({ force: true }); // F3 touches nothing
  await page.locator('.coach.nearly').waitFor();
  expect(await page.locator('.coach.nearly .rule').textContent()).toMatch(/^QIN-06/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('.coach.asks').waitFor();
  await page.reload();
  await page.locator('.coach[data-step="found"]').waitFor();
  await page.locator('.coach').getByRole('button', { name: 'Show me' }).click();
  await page.locator('.coach.done').waitFor();
  await page.getByRole('button', { name: 'Skip lesson' }).click();
  await page.locator('.coach[data-step="five"]').waitFor();
  expect(problems).toEqual([]);
});
test('Rules leads to all games, and a rule to the table where it can be seen', async () => {
  const { page, problems } = await visit(product);
  await page.goto(product.url);
  await page.getByRole('navigation').getByRole('link', { name: 'Rules' }).click();
  await page.locator('.all-rules li').first().waitFor();
  expect(await page.locator('.all-rules li').count()).toBe(GAMES.length);
  await expectAccessible(page);
  await page.goto(`${product.url}/rules/qin/QIN-106`);
  await page.getByRole('button', { name: 'See it on the board: Joining' }).click();
  await page.locator('.coach[data-step="meeting"]').waitFor();
  expect(problems).toEqual([]);
});
