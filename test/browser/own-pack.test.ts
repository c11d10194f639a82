import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../packages/games/qin/content.ts';
import { type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a table is hosted with the owner's own content pack, and the page plays by it", async () => {
  const boards = content.boards.map(board => ({ ...board, map: ['v............', ...board.map.slice(1)] }));
  const answer = await fetch(`${product.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'qin', seats: [{ kind: 'open' }, { kind: 'bot' }], content: { ...content, boards } }),
  });
  const { id } = (await answer.json()) as { id: string };
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/t/${id}`);
  await page.getByLabel('Your name').fill('Mei');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  expect(await page.locator('.qin-square').first().getAttribute('aria-label')).toContain('village');
  await layATile(page, picker(1));
  await page.locator('.log li').nth(1).waitFor();
  expect(problems).toEqual([]);
});
