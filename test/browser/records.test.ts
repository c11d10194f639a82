import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Asks the server as this page's visitor would. */
const ask = <T>(page: Page, path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return (await answer.json().catch(() => undefined)) as T;
    },
    [path, body] as const,
  );

test('a finished game: in the list and on the player’s page, with its result, a replay from any choice, and a way on from there', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/records`);
  await page.getByRole('heading', { name: 'No finished game yet' }).waitFor();
  await ask(page, '/api/accounts', { name: 'Hana', password: 'a long walk to Xianyang' });
  const { id } = await ask<{ id: string }>(page, '/api/tables', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    visibility: 'public',
  });
  await ask(page, `/api/tables/${id}/leave`, {}); // a bot plays on, to the end
  const replay = page.getByRole('link', { name: /^Replay Qin with/ });
  await expect
    .poll(
      async () => {
        await page.goto(`${product.url}/records`);
        await page.getByRole('heading', { name: 'Finished games' }).waitFor();
        await page.waitForLoadState('networkidle');
        return replay.count();
      },
      { timeout: 150_000, interval: 3000 },
    )
    .toBe(1);
  await expectAccessible(page);

  await page.getByLabel('Player').fill('hana');
  await page.getByRole('button', { name: 'Show' }).click();
  await replay.waitFor();
  await page.getByLabel('Player').fill('Nobody at all');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByText('No finished game fits these filters.').waitFor();

  await page.goto(`${product.url}/people/Hana`);
  await replay.waitFor();
  await page.getByRole('heading', { name: 'Ratings' }).waitFor();
  await expectAccessible(page);
  await replay.click();
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\?at=1$/);
  await page.goto(`${product.url}/t/${id}?at=7`); // the link to a position
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('7');
  await page
    .locator('.prompt')
    .getByText(/ chooses next\.$/)
    .waitFor();
  expect(
    await page
      .locator('.prompt')
      .getByText(/ is thinking$/)
      .count(),
  ).toBe(0); // it was long ago
  await page.getByRole('button', { name: /^Play on/ }).click(); // on this device, for oneself
  await page.waitForURL(/\/play\//);
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.goto(`${product.url}/t/${id}`);
  await page.locator('main.en').waitFor();
  expect(problems).toEqual([]);
});
