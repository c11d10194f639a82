import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../packages/games/qin/content.ts';
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
