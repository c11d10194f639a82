import { afterAll, beforeAll, expect, test } from 'vitest';
import { tutorial } from '../../packages/games/qin/teach/index.ts';
import { followLessons } from './lesson.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('somebody who reads Japanese learns, looks up a rule and sees an example without a network', async () => {
  const { page, context, problems } = await visit(product, { language: 'ja-JP', size: 'phone' });
  await page.goto(product.url);
  await page.getByRole('article', { name: '秦' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.scriptURL.endsWith('?lang=ja') ?? false,
    undefined,
    { timeout: 90_000, polling: 500 },
  );
  await product.stopServer();
  await context.setOffline(true);
  problems.length = 0;
  await page.goto(`${product.url}/learn/qin/table`);
  const [first] = tutorial.lessons;
  await followLessons(page, { ...tutorial, lessons: [first!] });
  await page.goto(`${product.url}/rules/qin/QIN-106`);
  await page.locator('main').getByText(/州/).filter({ visible: true }).first().waitFor();
  await page.goto(`${product.url}/examples/qin/EX-13`);
  await page.locator('.coach').waitFor({ timeout: 60_000 });
  expect(await page.locator('.coach').innerText()).toMatch(/[\u3041-\u30fa]/);
  await page.locator('[data-thing]').first().waitFor({ state: 'attached' });
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  // what asks the server cannot be answered now; nothing else may fail
  expect(
    problems.filter(problem => !/ERR_(INTERNET_DISCONNECTED|CONNECTION|FAILED)|Failed to fetch/.test(problem)),
  ).toEqual([]);
});
