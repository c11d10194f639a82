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
  const boxes = [...pan.querySelectorAll('.thing:is([data-is="can"], [data-is="may"])')].map(one =>
    one.getBoundingClientRect(),
  );
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
interface Land {
  region: number;
  inSight: boolean;
}
/** Runs in the page: whenever another deed is told, in which Region of a rival's lands it is, and whether that is in sight. */
function noteLands(): void {
  const lands: Land[] = [];
  (window as unknown as { lands: Land[] }).lands = lands;
  let last = '';
  const look = () => {
    const told = document.querySelector('.prompt .stage-told')?.textContent ?? '';
    const column = document.querySelector('.zg-col[data-touched][data-rival]');
    if (told !== '' && told !== last && column !== null) {
      last = told;
      const box = column.getBoundingClientRect();
      const pan = document.querySelector('.board-pan')!.getBoundingClientRect();
      const across = box.left >= pan.left && box.right <= pan.right;
      const cards = 60; // the highest part of it, where a card comes to lie
      const inSight = across && box.top >= pan.top && box.top + cards <= pan.bottom;
      lands.push({ region: [...column.parentElement!.children].indexOf(column) + 1, inSight });
    }
    requestAnimationFrame(look);
  };
  look();
}
test('on a phone a rival’s lands are moved to the Region in which something happens', async () => {
  const { page, problems } = await visit(product, { size: 'phone', pace: 'fast' });
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.evaluate(noteLands);
  for (let turn = 0; turn < 7; turn++) await page.getByRole('button', { name: 'Forward' }).click(); // each is shown in its turn
  await page.waitForFunction(() => (window as unknown as { lands: Land[] }).lands.length > 3);
  const lands = await page.evaluate(() => (window as unknown as { lands: Land[] }).lands);
  expect(lands.filter(({ inSight }) => !inSight)).toEqual([]);
  expect(new Set(lands.map(({ region }) => region)).size).toBeGreaterThan(1);
  expect(Math.max(...lands.map(({ region }) => region))).toBe(5); // which does not stand beside the first
  expect(problems).toEqual([]);
});
test('a replay on a phone keeps its buttons in the window, also with what a player held above them', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.locator('.replay-bar .seg label').nth(1).click(); // with the eyes of the first seat
  await page.locator('.zg-hand').waitFor({ state: 'attached' });
  for (const height of [800, 640]) {
    await page.setViewportSize({ width: 400, height });
    const inWindow = () =>
      page.locator('.thumb').evaluate(thumb => thumb.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(inWindow, { message: `${height} pixels high` }).toBe(true);
  }
  expect(problems).toEqual([]);
});
