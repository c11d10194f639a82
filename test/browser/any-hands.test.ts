import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, sitLate } from './late.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { settled } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Runs in the page. What a finger would miss: smaller than 40 pixels, and nowhere else to be pressed. */
function tooSmall(): string[] {
  const PRESSED = 'button, a[href], select, [role="button"], [role="tab"]';
  const sizeOf = (one: Element) => {
    const { width, height } = (one.closest('.seat') ?? one).getBoundingClientRect(); // a player is pressed anywhere
    return Math.round(Math.min(width, height));
  };
  const all = [...document.querySelectorAll<HTMLElement>(PRESSED)].filter(
    one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.ariaDisabled !== 'true',
  );
  const large = new Set(all.filter(one => sizeOf(one) >= 40).map(one => one.dataset.press));
  return all
    .filter(one => sizeOf(one) < 40 && sizeOf(one) > 1 && !one.classList.contains('unseen')) // those are for keys and ears
    .filter(one => one.dataset.press === undefined || !large.has(one.dataset.press))
    .map(one => `${sizeOf(one)} px: ${one.className} ${one.textContent}`);
}
const reachable = (page: Page, name: string) =>
  page.evaluate(selector => {
    const one = document.querySelector<HTMLElement>(selector)!;
    one.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && one.contains(hit) && width > 24 && height > 16;
  }, name);

test.each(GAMES)(
  '%s: a finger hits everything on a phone, and a page four times as large has all of it',
  async game => {
    const { page, problems } = await visit(product, { size: 'phone' });
    await sitLate(page, product, game);
    const tabs = await page.locator('.views').getByRole('tab').all();
    for (const tab of tabs) {
      await tab.click();
      await settled(page);
      expect.soft(await page.evaluate(tooSmall), `${game} ${await tab.textContent()}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 256 }); // 1280 by 1024 at 400 %
    await settled(page);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    for (const part of ['.prompt .ask', '.views [role="tab"]', '.board-box', '.small-goods', '.tray', '.thumb .btn'])
      expect.soft(`${part} ${await reachable(page, part)}`).toBe(`${part} true`);
    const board = await page.locator('.board-box').boundingBox();
    expect.soft(board!.height).toBeGreaterThan(190); // what lies under the buttons is scrolled to
    for (const tab of tabs) {
      await tab.click();
      expect(await tab.getAttribute('aria-selected')).toBe('true');
    }
    await expectAccessible(page);
    expect(problems).toEqual([]);
  },
);
