import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTab } from './company.ts';
import { sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('Escape closes what was opened last, wherever the focus is, and then steps back the choice in the making', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'qin');
  const rules = page.getByRole('dialog', { name: 'Rules of Qin' });
  const ada = page.getByRole('dialog', { name: 'Everything Ada has' });
  const square = page.locator('.qin-square.can').first();
  await page.keyboard.press('1');
  await page.getByText('step 2 of 3').waitFor();
  await openTab(page, 'Rules');
  await rules.waitFor();
  await page.getByRole('button', { name: 'Everything Ada has' }).click();
  await ada.waitFor();
  await square.click(); // the focus is on the table now
  await page.getByText('step 3 of 3').waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]'))).toBeNull();
  await page.keyboard.press('Escape');
  await ada.waitFor({ state: 'detached' });
  expect(await rules.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await page.getByText('step 3 of 3').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('step 2 of 3').waitFor();
  expect(problems).toEqual([]);
});
test('a question that stops everything is closed before what lies open beside the table', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'qin');
  await openTab(page, 'Rules');
  const rules = page.getByRole('dialog', { name: 'Rules of Qin' });
  await rules.waitFor();
  await page.locator('.prompt .ask').click();
  await page.keyboard.press('?');
  const keys = page.locator('dialog[open]');
  await keys.waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  expect(await rules.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});
test('on a phone Escape closes log and rules, too, with the focus anywhere', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'qin');
  await page.getByRole('button', { name: 'Log, rules, scores and more' }).click();
  const log = page.getByRole('tab', { name: 'Log' });
  await log.waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log, rules, scores and more' }).click();
  await openTab(page, 'Rules');
  const rules = page.getByRole('dialog', { name: 'Rules of Qin' });
  await rules.waitFor();
  await log.waitFor({ state: 'detached' }); // nothing lies over the rule
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
