import { join } from 'node:path';
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

/** Runs in the page: what can be pressed on the open view, and how much of it is whole in sight. */
function litInSight(): { lit: number; inSight: number } {
  const pan = document.querySelector('.board-pan')!;
  const { top, bottom } = pan.getBoundingClientRect();
  const boxes = [...pan.querySelectorAll('.thing[data-is="can"]')].map(one => one.getBoundingClientRect());
  return { lit: boxes.length, inSight: boxes.filter(box => box.top >= top && box.bottom <= bottom).length };
}
test('a view that opens shows all that can be pressed there, wherever the view before was scrolled to', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'zhanguo', 53); // a card is played next
  const views = page.locator('.views');
  await views.getByRole('tab', { name: 'Rivals' }).click();
  await page.locator('.board-pan').evaluate(pan => pan.scrollTo(0, pan.scrollHeight));
  await views.getByRole('tab', { name: 'Court' }).click();
  const { lit, inSight } = await page.evaluate(litInSight);
  expect(lit).toBeGreaterThan(2);
  expect(inSight).toBe(lit);
  expect(problems).toEqual([]);
});

const RECORD = join(import.meta.dirname, '../../packages/games/zhanguo/test/records/sidea-two-clockwise-once-2.json');
/** Runs in the page: which Region of a rival's lands is marked first, and whether it is in sight. */
function marked(): { region: number; inSight: boolean } | undefined {
  const column = document.querySelector('.zg-col.touched[data-rival]');
  const pan = document.querySelector('.board-pan')!.getBoundingClientRect();
  if (column === null) return undefined;
  const box = column.getBoundingClientRect();
  const inSight = box.left >= pan.left && box.right <= pan.right && box.top >= pan.top && box.top + 60 <= pan.bottom;
  return { region: [...column.parentElement!.children].indexOf(column), inSight };
}
test('on a phone a rival’s lands are moved to the Region in which something happens', async () => {
  const { page, problems } = await visit(product, { size: 'phone', pace: 'slow' });
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const seen = new Set<number>();
  for (let presses = 0; presses < 60 && seen.size < 3; presses++) {
    await page.getByRole('button', { name: 'Forward' }).click();
    await page.locator('.prompt .stage-told').waitFor();
    const found = await page.evaluate(marked);
    if (found === undefined) continue;
    expect(found.inSight, `Region ${found.region + 1} after ${presses + 1} presses`).toBe(true);
    seen.add(found.region);
  }
  expect(Math.max(...seen)).toBeGreaterThan(2); // one that does not stand beside the first two
  expect(seen.size).toBe(3);
  expect(problems).toEqual([]);
});
