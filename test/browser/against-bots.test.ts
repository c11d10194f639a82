import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, keptForOffline, type Product, startProduct, visit } from './product.ts';
import { picker, playToTheEnd } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe.each(['desk', 'tablet', 'phone'] as const)('a whole game of Qin against bots, by clicking, at a %s', size => {
  test('from the home page to the end, with the server switched off once the page is there', async () => {
    const { page, problems } = await visit(product, { size });
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.qin-square').first().waitFor();
    await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    await expectAccessible(page);
    await keptForOffline(page);
    await product.stopServer();
    const laid = await playToTheEnd(page, picker(7));
    await product.startServer();
    expect(laid).toBeGreaterThan(5);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Verify it yourself' }).click();
    await page.getByText('The shuffles were fair').waitFor();
    expect(problems).toEqual([]);
  });
});
