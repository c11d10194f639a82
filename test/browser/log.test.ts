import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const RECORD = join(
  import.meta.dirname,
  '../../packages/games/zhanguo/test/records/auction-choice-clockwise-once-4.json',
);

test('the log of a replayed game is read round by round, and in a replay nobody thinks', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page
    .locator('.prompt')
    .getByText(/ chooses next\.$/)
    .waitFor();
  expect(
    await page
      .locator('.prompt')
      .getByText(/ is thinking$/)
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  const lines = page.locator('.log li');
  const round = page.getByRole('combobox', { name: 'Round' });
  await round.waitFor();
  const all = await lines.count();
  let sum = 0;
  for (const name of ['1', '2', '3', '4', '5']) {
    await round.selectOption(name);
    const shown = await lines.count();
    expect(shown).toBeGreaterThan(1);
    sum += shown;
  }
  expect(sum).toBe(all);
  await round.selectOption('2');
  const entry = page.locator('.log-turn').filter({ hasText: 'to Court' }).first();
  await entry.hover();
  await page.locator('.board-box [data-lit]').first().waitFor();
  await page.locator('.prompt').hover();
  await expect.poll(() => page.locator('[data-lit]').count()).toBe(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
test('the rewards of a round are told line by line before play goes on; whoever wants to skips them', async () => {
  const { page, problems } = await visit(product, { pace: 'fast' });
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  const sheet = page.getByRole('dialog', { name: 'Rewards of the unification' });
  await page.locator('.replay-chosen select').first().selectOption('choice');
  await page.locator('.prompt').click(); // the keys belong to the replay again
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await page.getByRole('button', { name: 'Skip to the present' }).click(); // a whole round at one stroke
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight'); // the choice that ended the round
  await sheet.waitFor();
  await sheet.getByRole('button', { name: 'Pause' }).click();
  await sheet.getByRole('button', { name: 'Next line' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Skip' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('label', { has: page.getByRole('radio', { name: 'a watcher' }) }).click();
  expect(await page.locator('.zg-hand .zg-slip .num').count()).toBe(0);
  await page
    .locator('.replay-bar label', { has: page.getByRole('radio') })
    .nth(1)
    .click(); // the first player's eyes
  await page.locator('.zg-hand .zg-slip .num').first().waitFor();
  expect(problems).toEqual([]);
});
