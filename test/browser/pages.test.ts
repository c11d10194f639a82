import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PAGES = {
  home: '/',
  'set-up': '/new/qin',
  rules: '/rules/qin/QIN-106',
  'how do we know': '/proof',
  replay: '/replay',
  lobby: '/tables',
  'finished games': '/records',
  account: '/account',
  'sign in': '/sign-in',
  'for programs': '/docs/api',
  nowhere: '/no/such/page',
};

describe.each(['desk', 'tablet', 'phone'] as const)('pages at a %s', size => {
  test.each(['light', 'dark'] as const)('are without error and accessible on %s paper', async theme => {
    const { page, problems } = await visit(product, { size, theme });
    for (const path of Object.values(PAGES)) {
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });
});
test('the five games are there; those not yet playable say so and have no play button', async () => {
  const { page } = await visit(product);
  await page.goto(product.url);
  for (const title of ['Qin', 'ZhanGuo', 'The First Empire', 'Three Kingdoms Redux', "Emperor's Choice"])
    await page.getByRole('heading', { name: title }).first().waitFor();
  const unplayable = await page.getByText('Not yet playable here').count();
  const buttons = await page.getByRole('button', { name: 'Play now' }).count();
  expect(buttons - 1 + unplayable).toBe(5); // one button is the large one above
});
test('a rule names its tests and how often it comes up, and leads to all figures', async () => {
  const { page } = await visit(product);
  await page.goto(`${product.url}/rules/qin#QIN-106`);
  await page.locator('.proven details:not(.in-code) summary').click();
  await page
    .getByText(/^QIN-106 .*tie/)
    .first()
    .waitFor();
  await page.getByText(/forbade something [\d,]+ times/).waitFor();
  await page.getByRole('link', { name: 'How do we know the rules hold?' }).click();
  await page.getByRole('heading', { name: 'How do we know?' }).waitFor();
  await page
    .getByRole('region', { name: 'Fuzzing' })
    .getByRole('cell', { name: /^ZhanGuo/ })
    .waitFor();
});
test('whoever is new to a game is offered its lessons on the home page, beside Play now, until they have sat at a table of it', async () => {
  const { page, problems } = await visit(product);
  await page.goto(product.url);
  const card = page.getByRole('article', { name: 'Qin', exact: true });
  await card.getByRole('button', { name: 'Learn it' }).click();
  await page.locator('.coach').waitFor({ timeout: 60_000 });
  await page.goto(product.url);
  await card.getByRole('button', { name: 'Learn it' }).waitFor(); // a lesson is no game
  await card.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.prompt').waitFor({ timeout: 60_000 });
  await page.goto(product.url);
  await card.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await card.getByRole('button', { name: 'Learn it' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Learn it' }).count()).toBe(4);
  expect(problems).toEqual([]);
});
