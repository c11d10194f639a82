import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, sitLate } from './late.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { CODES, expectWhole, READERS, settled } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const side = (page: Page, tab: number) => page.locator('.side').getByRole('tab').nth(tab).click();
/** What can be opened at a table: each game has each of them open in another language. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  shortcuts: async page => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  rules: async page => {
    await side(page, 1);
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
  },
  scores: async page => {
    await side(page, 2);
    await page.locator('.side').getByRole('table').first().waitFor();
  },
  settings: async page => {
    await side(page, 3);
    await page.getByRole('switch').first().waitFor();
  },
  hints: async page => {
    await page.locator('.prompt .acts').getByRole('button').first().click();
    await page.locator('.hints li').first().waitFor({ timeout: 90_000 });
  },
};
test.each(GAMES)(
  '%s late in the game is whole in every language, and accessible on light and dark paper',
  async game => {
    for (const [i, code] of CODES.entries()) {
      const { page, context, problems } = await visit(product, { language: READERS[code] });
      await sitLate(page, product, game);
      await expectWhole(page, `${game} ${code} at a desk`, code);
      const players = await page
        .locator('.players')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect.soft(players, `${game} ${code}: everybody is in sight at a desk`).toBeLessThanOrEqual(1);
      const turn = GAMES.indexOf(game) + i;
      const theme = turn % 2 === 0 ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessible(page, `${game} ${code} ${theme}`);
      const [name, open] = Object.entries(OPENED)[turn % Object.keys(OPENED).length]!;
      await open(page);
      await expectAccessible(page, `${game} ${code} ${theme} with ${name}`);
      const other = theme === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: other });
      await expectAccessible(page, `${game} ${code} ${other} with ${name}`, { only: 'color-contrast' });
      await expectWhole(page, `${game} ${code} with ${name}`, code);
      await page.reload();
      await page.locator('.prompt.yours').waitFor();
      await page.setViewportSize({ width: 400, height: 800 });
      await settled(page);
      for (const tab of await page.locator('.views').getByRole('tab').all()) {
        await tab.click();
        await settled(page);
        await expectWhole(page, `${game} ${code} at a phone: ${await tab.textContent()}`, code);
      }
      expect(problems).toEqual([]);
      await context.close();
    }
  },
);
