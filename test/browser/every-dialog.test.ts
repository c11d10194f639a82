import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found, openTab } from './company.ts';
import { GAMES, sitLate } from './late.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { CODES, expectPartWhole } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
});
afterAll(() => product.close());

const OPEN = 'dialog[open], [role="dialog"]';
/** Opened once, then read in every language, on light paper and on dark: another language needs no reload. */
async function readInAll(page: Page, name: string): Promise<void> {
  await page.locator(OPEN).first().waitFor();
  for (const code of CODES) {
    await page.locator('.lg-menu select').first().selectOption(code, { force: true }); // it lies under the dialog
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
    await expectPartWhole(page, `${name} in ${code}`, code, OPEN);
    await expectAccessible(page, `${name} in ${code}`, { within: OPEN });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, `${name} in ${code}, dark`, { within: OPEN, only: 'color-contrast' });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.locator('.lg-menu select').first().selectOption('en', { force: true });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.keyboard.press('Escape');
  await page.locator(OPEN).first().waitFor({ state: 'detached' });
}
async function newAccount(page: Page, name: string): Promise<void> {
  await page.goto(product.url);
  const status = await page.evaluate(async name => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name, password: 'a long walk to Xianyang' });
    return (await fetch('/api/accounts', { method: 'POST', headers, body })).status;
  }, name);
  expect(status).toBeLessThan(300);
}
test('what is asked of an account, and of others, in every language, light and dark', async () => {
  const [{ page, problems }, other] = [await visit(product), await visit(product)];
  const name = `Asked ${Date.now() % 1e6}`; // a second try is somebody else
  await newAccount(other.page, `${name} too`);
  await newAccount(page, name);
  await page.goto(`${product.url}/people/${name} too`);
  await page.getByRole('button', { name: 'Report' }).click();
  await readInAll(page, 'a report');
  await page.goto(`${product.url}/account`);
  await page.locator('.pp-danger').click();
  await readInAll(page, 'the end of an account');
  await page.getByRole('button', { name: 'Turn it on', exact: true }).click();
  await readInAll(page, 'is it you?');
  expect(problems.splice(0).filter(problem => !/40[13]/.test(problem))).toEqual([]); // the browser tells that proof was asked for
});
test('what is asked at a table of the site, in every language, light and dark', async () => {
  const { page, problems } = await visit(product);
  await found(page, product.url, 'Mei', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    terms: { pace: { kind: 'slow', hours: 24, weekends: true } },
  });
  await page.locator('.qin-square').first().waitFor();
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  await readInAll(page, 'a pause');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await readInAll(page, 'leaving');
  expect(problems).toEqual([]);
});
test.each(GAMES)('%s: what is opened over the table, in every language, light and dark', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game);
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Everything Ada has' }).click();
  await readInAll(page, `${game}: all of a rival`);
  await page.keyboard.press('b');
  await readInAll(page, `${game}: the board in words`);
  if (game === 'zhanguo') {
    await page.locator('.zg-legend-open').click();
    await readInAll(page, 'what the signs mean');
  }
  expect(problems).toEqual([]);
});
