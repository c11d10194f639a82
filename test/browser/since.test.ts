import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Runs in the page. The numbers of what the others did, wherever they stand; of many at one panel the latest are in sight. */
function numbersSeen(): { listed: number; seen: number[]; atPanels: number; latestHidden: number } {
  const board = [...document.querySelectorAll('.stage-mark')].filter(one => one.checkVisibility());
  const panels = [...document.querySelectorAll('.players .seat-marks > i')];
  const latest = [...document.querySelectorAll('.players .seat-marks > i:last-child')];
  const seen = [...board, ...panels].map(one => Number(one.textContent));
  const [, many = '0'] = (document.querySelector('.moves > i')?.textContent ?? '').split('/');
  return {
    listed: Number(many),
    seen: seen.sort((a, b) => a - b),
    atPanels: panels.length,
    latestHidden: latest.filter(one => !one.checkVisibility()).length,
  };
}
test.each(GAMES)(
  '%s: each of the last moves is numbered on the board, else at the panel of who made it',
  async game => {
    const { page, problems } = await visit(product, { size: 'tablet' });
    await sitLate(page, product, game);
    await page.locator('.moves').waitFor();
    const tabs = await page.locator('.views').getByRole('tab').all();
    let atPanels = 0;
    for (const tab of tabs) {
      await tab.click();
      await expect
        .poll(async () => {
          const { listed, seen, latestHidden } = await page.evaluate(numbersSeen);
          const all = Array.from({ length: listed }, (_, i) => i + 1).join();
          return listed > 0 && latestHidden === 0 && seen.join() === all ? 'all' : `${seen} of ${all}`;
        })
        .toBe('all');
      atPanels += (await page.evaluate(numbersSeen)).atPanels;
    }
    expect(atPanels).toBeGreaterThan(0); // on some view nothing shows them
    expect(problems).toEqual([]);
  },
);
test('on a phone what happened since one’s turn can be shown once more', async () => {
  const { page, problems } = await visit(product, { size: 'phone', pace: 'fast' });
  await sitLate(page, product, 'qin');
  const told = page.locator('.stage-told', { hasText: 'laid' });
  const again = page.locator('.moves').getByRole('button', { name: 'Show it again' });
  await again.tap();
  await page.locator('.prompt').filter({ has: told }).waitFor();
  await page.locator('.prompt.yours').waitFor();
  await again.waitFor();
  expect(problems).toEqual([]);
});
