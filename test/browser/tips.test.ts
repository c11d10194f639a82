import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, recordOf, sitLate } from './late.ts';
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

/** Runs in the page. A thing of each kind that nothing is asked about, free to be pointed at, and where its tip opens. */
function unlitThings(most: number): { kind: string; key: string }[] {
  const found = new Map<string, string>();
  for (const one of document.querySelectorAll('.board-box [data-thing], .tray [data-thing], .players [data-about]')) {
    const key = one.getAttribute('data-thing') ?? '';
    const kind = one.getAttribute('data-about') ?? key.slice(0, key.lastIndexOf(' '));
    if (found.has(kind) || one.matches('[data-is]') || one.querySelector('[data-is]') !== null) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width < 6 || height < 6 || hit === null || !one.contains(hit) || hit.closest('[data-is]') !== null) continue;
    one.setAttribute('data-unlit', kind);
    found.set(kind, key);
  }
  return [...found].slice(0, most).map(([kind, key]) => ({ kind, key }));
}
const BACK = 12; // choices before the end
const KINDS = 12; // pointed at in each game
const LEAST = 1; // of them have a tip; on Qin's board only the numbers have
test.each(GAMES)('%s: what nothing is asked about leads to its rule, too, while somebody else plays', async game => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(recordOf(game));
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.locator('.replay-bar .seg label').nth(1).click(); // with the eyes of the first seat
  await page.locator('.prompt').click(); // the keys belong to the replay again
  await page.keyboard.press('End');
  for (let back = 0; back < BACK; back++) await page.keyboard.press('ArrowLeft');
  await page.getByText(/ chooses next\.$/).waitFor();
  const rules = page.getByRole('dialog', { name: /^Rules of / });
  let opened = 0;
  for (const { kind } of await page.evaluate(unlitThings, KINDS)) {
    await page.mouse.move(2, 2);
    await expect.poll(() => tips(page)).toEqual([]);
    const { x, y, width, height } = (await page.locator(`[data-unlit="${kind}"]`).first().boundingBox())!;
    await page.mouse.move(x + width / 2 - 1, y + height / 2);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(450); // longer than a tip waits
    if ((await tips(page)).length === 0) continue; // it says what it is by itself
    const badge = page.locator('.tip .rule');
    expect
      .soft(await badge.allTextContents(), `${game}: the tip of ${kind}`)
      .toEqual([expect.stringMatching(/-\d{3}$/)]);
    if (opened++ > 0) continue;
    const rule = (await badge.textContent())!;
    await badge.click();
    await rules.getByText(rule).first().waitFor();
    await page.keyboard.press('Escape');
    await rules.waitFor({ state: 'detached' });
  }
  expect(opened).toBeGreaterThanOrEqual(LEAST);
  expect(problems).toEqual([]);
});
