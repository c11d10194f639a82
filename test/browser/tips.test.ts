import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const UNTAKEN = 'Nothing to take back: something was drawn or somebody else has acted.';
const tips = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="tooltip"]')].filter(one => one.checkVisibility()).map(one => one.textContent),
  );

test('a greyed button says why in the one tip of the page: focused, pointed at, and never beside another', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'three-kingdoms');
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await page.locator('.prompt .acts .btn').first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => tips(page)).toEqual([UNTAKEN]);
  await page.locator('.tray .thing[data-is="can"]').last().hover(); // the focus stays on the button
  await expect.poll(async () => (await tips(page)).length).toBe(1);
  await expect.poll(async () => (await tips(page))[0]).not.toBe(UNTAKEN);
  await undo.hover();
  await expect.poll(() => tips(page)).toEqual([UNTAKEN]);
  await page.keyboard.press('Escape');
  expect(await tips(page)).toEqual([]);
  expect(problems).toEqual([]);
});
test('what was just pressed says nothing more, though it has become a greyed button', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'three-kingdoms');
  await page.locator('.tk-pass').click();
  const confirm = page.locator('.prompt .confirm:not([aria-disabled="true"])');
  const { x, y, width, height } = (await confirm.boundingBox())!;
  const undo = page.getByRole('button', { name: 'Undo' });
  const at = (await undo.boundingBox())!;
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await confirm.waitFor({ state: 'detached' });
  await page.mouse.move(at.x + at.width / 2 + 3, at.y + at.height / 2 + 2);
  await page.waitForTimeout(600); // longer than a tip waits
  expect(await tips(page)).toEqual([]);
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect.poll(() => tips(page)).toEqual(['Choose first; then see what it would do.']);
  expect(problems).toEqual([]);
});
test('a finger that taps a greyed button, or stays on it, is told why; and no keys are named', async () => {
  const { page, context, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'three-kingdoms');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.tap({ force: true });
  await expect.poll(() => tips(page)).toEqual([UNTAKEN]);
  await page.locator('.prompt .ask').tap();
  await expect.poll(() => tips(page)).toEqual([]);
  const { x, y, width, height } = (await undo.boundingBox())!;
  const cdp = await context.newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect.poll(() => tips(page)).toEqual([UNTAKEN]);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.evaluate(() => [...document.querySelectorAll('kbd')].some(key => key.checkVisibility()))).toBe(
    false,
  );
  expect(problems).toEqual([]);
});
