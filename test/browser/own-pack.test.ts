import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../packages/games/qin/content/index.ts';
import { found } from './company.ts';
import { type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a table is hosted with the owner's own content pack, and the page plays by it", async () => {
  const boards = content.boards.map(board => ({ ...board, map: ['v............', ...board.map.slice(1)] }));
  const { page, problems } = await visit(product);
  await found(page, product.url, 'Mei', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'bot' }],
    content: { ...content, boards },
  });
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  expect(await page.locator('.qin-square').first().textContent()).toContain('village');
  await layATile(page, picker(1));
  await page.locator('.log-entry').nth(1).waitFor();
  expect(problems).toEqual([]);
});

test('at set-up a file becomes the pack of a table on this device; a wrong one is refused with its path', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/new/qin`);
  const file = (value: unknown) => ({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(value)),
  });
  const input = page.locator('.own-pack input');
  await input.setInputFiles(file({ ...content, boards: [] }));
  await page.getByRole('alert').filter({ hasText: 'boards' }).waitFor();
  const boards = content.boards.map(board => ({ ...board, map: ['v............', ...board.map.slice(1)] }));
  await input.setInputFiles(file({ ...content, boards }));
  await page.getByText('Played with mine.json.').waitFor();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.locator('.qin-square').first().waitFor({ timeout: 30_000 });
  expect(await page.locator('.qin-square').first().textContent()).toContain('village');
  expect(problems).toEqual([]);
});
