import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLES } from './pages.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** What the table of the game that was played on from has kept. */
const keptChoices = (page: Page, game: string) =>
  page.evaluate(key => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{"entries":[]}') as { entries: { seat: number }[] };
    return kept.entries.length;
  }, `tianxia.table.learn-example-${game}`);
/** Presses what can be pressed, one thing after another, and confirms, until the table has kept a choice. */
async function chooseSomething(page: Page, game: string): Promise<number> {
  const before = await keptChoices(page, game);
  for (let tries = 0; tries < 40 && (await keptChoices(page, game)) === before; tries++) {
    const confirm = page.locator('button.confirm:not([aria-disabled])');
    if (await confirm.count())
      await confirm
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
    else {
      const things = page.locator('.table [data-is="can"]:visible');
      const count = await things.count();
      const thing = things.nth((tries * 7) % Math.max(1, count));
      if (count > 0) await thing.click({ force: true, timeout: 3000 }).catch(() => undefined);
    }
    await page.waitForTimeout(250);
  }
  return (await keptChoices(page, game)) - before;
}
test.each(
  Object.entries(EXAMPLES).flatMap(([game, id]) => (['desk', 'phone'] as const).map(size => [game, id, size] as const)),
)('an example of %s (%s) is shown and played on from, at a %s', async (game, id, size) => {
  const { page, problems } = await visit(product, { size, pace: 'instant' });
  await page.goto(`${product.url}/examples/${game}/${id}`);
  await page.locator('.board').first().waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${game}-${size}-1.png` });
  await press(page, 'Show me');
  await page.getByText('That is how it ends.').first().waitFor({ timeout: 60_000 });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${game}-${size}-2.png` });
  await expectAccessible(page);
  await press(page, 'Back to the start');
  await press(page, 'Play on from here');
  await page.locator('.table').first().waitFor();
  await expect.poll(() => page.locator('.table [data-is="can"]:visible').count()).toBeGreaterThan(0);
  expect(await chooseSomething(page, game)).toBeGreaterThan(0);
  await page.waitForTimeout(600);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${game}-${size}-3.png` });
  expect(problems).toEqual([]);
});
test('a refused choice is shown with its reason, and a rule leads to its examples', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/rules/qin/QIN-106`);
  await press(page, 'See it on the board: A tie forbids the join');
  await press(page, 'Show me');
  const said = page.locator('.example-status.refused');
  await said.waitFor();
  expect(await said.textContent()).toContain('QIN-106');
  await page.goto(`${product.url}/examples/qin`);
  await expect.poll(() => page.locator('.example-page li').count()).toBe(38);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
test('an example that is about numbers alone is told without a table', async () => {
  const { page } = await visit(product, { size: 'phone' });
  await page.goto(`${product.url}/examples/zhanguo/D25`);
  await page.getByText('there is no table to show').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});
test('examples are read in the reader’s language', async () => {
  const { page } = await visit(product, { language: 'fr-FR' });
  await page.goto(`${product.url}/examples/qin/EX-13`);
  await page.getByRole('heading', { name: 'L’égalité interdit de réunir' }).waitFor();
});
