import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './company.ts';
import { RULES } from './pages.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** An example of each game that its book shows with its position. */
const PICTURED = {
  qin: 'EX-13',
  zhanguo: 'E02',
  'first-empire': 'EX-10',
  'emperors-choice': 'D14',
  'three-kingdoms': 'EX-21',
} as const;
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};
test.each(
  Object.entries(PICTURED).flatMap(([game, id]) => [
    [game, id, 'desk', 'en-GB'] as const,
    [game, id, 'phone', 'ja-JP'] as const,
  ]),
)('the rules of %s are read as a book, with %s drawn at its place, at a %s in %s', async (game, id, size, language) => {
  const { page, problems } = await visit(product, { size, language });
  await page.goto(`${product.url}/rules/${game}`);
  await page.locator('.book h2').first().waitFor();
  await shot(page, `${game}-${size}-top`);
  expect(await page.locator('.live-figure').count()).toBeLessThan(4); // the rest is drawn when the reader comes near
  const contents = page.locator('.book-contents');
  expect(await contents.locator('details').getAttribute('open')).toBe(size === 'desk' ? '' : null);
  if (size === 'phone') await contents.locator('summary').click();
  const last = contents.locator('a').last();
  const place = await last.getAttribute('href');
  await last.click();
  await expect
    .poll(() => page.locator(place!).evaluate(it => Math.abs(it.getBoundingClientRect().top)))
    .toBeLessThan(900);
  const figure = page.locator('figure', { has: page.locator(`a[href="/examples/${game}/${id}"]`) });
  await figure.scrollIntoViewIfNeeded();
  await figure.locator('.live-drawn [data-thing]').first().waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForTimeout(400);
  await shot(page, `${game}-${size}-figure`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(problems).toEqual([]);
});
test('a number in the text opens its rule, and who comes back reads on where they were', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/rules/qin`);
  await page.locator('#at-QIN-106').getByRole('button', { name: 'Open rule QIN-106' }).click();
  await page.locator('.rl0 .sentence').waitFor();
  expect(new URL(page.url()).pathname).toBe('/rules/qin/QIN-106');
  await page.goBack();
  const place = page.locator('#at-QIN-106');
  await place.waitFor();
  await expect.poll(() => place.evaluate(it => it.getBoundingClientRect().top)).toBeLessThan(900);
  await page.goto(`${product.url}/rules/qin/QIN-108`);
  await page.getByRole('button', { name: 'All chapters' }).click();
  await expect.poll(() => page.locator('#at-QIN-108').evaluate(it => it.getBoundingClientRect().top)).toBeLessThan(900);
  expect(problems).toEqual([]);
});
test('a doubted rule says what was doubted, where the code is and which tests prove it, folded until asked for', async () => {
  const { page } = await visit(product, { language: 'fr-FR' });
  await page.goto(`${product.url}/rules/qin/${RULES.qin}`);
  await page.getByRole('heading', { name: 'Une lecture discutée' }).waitFor();
  expect(await page.locator('.in-code code').allTextContents()).toContainEqual(
    expect.stringMatching(/^packages\/games\/qin\/reasons\.ts:\d+$/),
  );
  const tests = page.locator('.proven details:not(.in-code)');
  expect(await tests.getAttribute('open')).toBeNull();
  await tests.locator('summary').click();
  expect(await tests.locator('li').first().textContent()).toContain('QIN-108');
  await shot(page, 'rule-fr');
  await expectAccessible(page);
});
test('at a table the rules lead to the example in another window, and only count the tests', async () => {
  const { page, context, problems } = await visit(product);
  await found(page, product.url, 'Mei', { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await page.locator('.prompt.yours').waitFor();
  const table = page.url();
  await page.getByRole('tab', { name: 'Rules' }).click();
  const drawer = page.getByRole('dialog').or(page.locator('.drawer')).first();
  await drawer.getByRole('searchbox').fill('QIN-106');
  await drawer.locator('.rel button').first().click();
  const see = drawer.getByRole('button', { name: 'See it on the board: A tie forbids the join' });
  await see.waitFor();
  await drawer.getByText(/^Proven by/).waitFor();
  expect(await drawer.locator('.proven details').count()).toBe(0);
  await shot(page, 'drawer');
  const [opened] = await Promise.all([context.waitForEvent('page'), see.click()]);
  await opened.locator('.board').first().waitFor();
  expect(new URL(opened.url()).pathname).toBe('/examples/qin/EX-13');
  expect(page.url()).toBe(table);
  expect(problems).toEqual([]);
});
test('a tip names the rule by which a thing can be chosen, and opens it', async () => {
  const { page, problems } = await visit(product);
  await found(page, product.url, 'Mei', { game: 'zhanguo', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await page.locator('.prompt.yours').waitFor();
  await page.locator('[data-thing="action 4"]').first().hover();
  await page.getByRole('tooltip').getByRole('button', { name: 'ZG-096' }).click();
  await page.locator('.drawer, [role="dialog"]').getByText('ZG-096', { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});
