import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepare, sitDown, startTable } from './hands/common.ts';
import { firstEmpire } from './hands/first-empire.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Where his cards of each kind are carried out. */
const SEEN_ON = { Governor: 'Map', Palace: 'Map', Wall: 'Wall', Elixir: 'Elixir', Unification: 'Rivals' } as const;

test('on a phone the table turns to what Li Si answers within one’s own choice, and names stand in their own lands', async () => {
  const { page, problems } = await visit(product, { size: 'phone', pace: 'slow' });
  await prepare(page);
  await sitDown(page, product.url, firstEmpire);
  await startTable(page);
  const lit = (kind: string) => page.locator(`.thing[data-is="can"][data-press^="${kind} "]`).first();
  await lit('startingTile').tap();
  await page.locator('.thumb .confirm').tap();
  await lit('card').tap();
  await lit('region').tap();
  await page.locator('.thumb .confirm').tap();
  const told = page.locator('.prompt .stage-told', { hasText: 'Li Si drew' });
  await told.waitFor();
  expect(await page.locator('.moves').count()).toBe(0); // the prompt tells it; the board has the room
  const drawn = await told.locator('b').textContent();
  const [, where] = Object.entries(SEEN_ON).find(([word]) => drawn?.includes(word))!;
  await page.getByRole('tab', { name: where, selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Map' }).tap();
  const names = await page.evaluate(() => {
    const { top, height } = document.querySelector('.fe-map')!.getBoundingClientRect();
    return ['wei', 'chu'].map(
      id => (document.querySelector(`.r-${id} .head`)!.getBoundingClientRect().top - top) / height,
    );
  });
  expect(names[0]).toBeGreaterThan(0.37); // where the drawn border runs
  expect(names[1]).toBeGreaterThan(0.74);
  expect(problems).toEqual([]);
});
