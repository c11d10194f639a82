import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('what cannot be taken back says so before it is confirmed, and the rules open at what is being done', async () => {
  const { page, problems } = await visit(product);
  await found(page, product.url, 'Mei', { game: 'qin', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  await page.locator('.prompt.yours').waitFor();
  const warning = page.getByText('This cannot be taken back.');
  expect(await warning.count()).toBe(0);
  await page.locator('.qin-half.can').first().click();
  await page.locator('.qin-square.can').first().click(); // a tile is drawn for it
  await warning.waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page
    .getByRole('dialog')
    .or(page.locator('.drawer'))
    .getByText(/^QIN-\d+$/)
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('a turn of several choices is taken back at once, and put there again by key', async () => {
  const { page, problems } = await visit(product);
  const address = await found(page, product.url, 'Mei', {
    game: 'zhanguo',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  });
  const id = address.split('/').at(-1)!;
  const wholeTurn = page.getByRole('button', { name: 'Take back the whole turn' });
  /** One more choice of ours, whichever, when it is our turn. */
  const choose = () =>
    page.evaluate(async table => {
      const { version, options } = await (await fetch(`/api/tables/${table}/options`)).json();
      if (options.length === 0) return;
      const body = JSON.stringify({ version, words: options.at(-1).words });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/tables/${table}/choices`, { method: 'POST', headers, body });
    }, id);
  await expect
    .poll(
      async () => {
        if (!(await wholeTurn.isVisible())) await choose();
        return wholeTurn.isVisible();
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(true);
  await wholeTurn.click();
  await wholeTurn.waitFor({ state: 'detached' });
  await page.locator('.prompt.yours').waitFor();
  await page.getByRole('button', { name: 'Redo' }).waitFor();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Control+Shift+Z'); // each once the table has taken the one before
        return wholeTurn.isVisible();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(true);
  expect(problems).toEqual([]);
});
