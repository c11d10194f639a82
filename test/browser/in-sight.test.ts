import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('on a phone the board begins where one can choose, also at the foot of a long view', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'first-empire'); // a Governor may stand in Chu only, the last of five regions
  const lit = page.locator('.board-pan .thing[data-is="can"]');
  await lit.first().waitFor();
  const seen = await page.evaluate(() => {
    const pan = document.querySelector('.board-pan')!;
    const { top, bottom } = pan.getBoundingClientRect();
    const boxes = [...pan.querySelectorAll('.thing[data-is="can"]')].map(one => one.getBoundingClientRect());
    return { scrolled: pan.scrollTop, inSight: boxes.filter(box => box.top >= top && box.bottom <= bottom).length };
  });
  expect(seen.scrolled).toBeGreaterThan(0);
  expect(seen.inSight).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});
