import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type GameId, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const CONFIRM = '.prompt .confirm:not([aria-disabled="true"])';
const MOST_PRESSES = 15; // for one choice
const TURNS = 2;
/** So many choices before the end, where more than one turn is left. */
const EARLIER: Partial<Record<GameId, number>> = { 'emperors-choice': 60 };

/** Runs in the page. Gives the focus to something lit, in the tray before the board; nothing where it waits already. */
function focusLit(): void {
  const lit = ['.tray', '.board-box'].flatMap(part =>
    [...document.querySelectorAll<HTMLElement>(`${part} [data-is="can"]`)].filter(one => one.checkVisibility()),
  );
  if (!document.activeElement?.matches('[data-is="can"]')) lit[0]?.focus();
}
/** Runs in the page. Where the focus is, and where it should be: the tray, or the board where nothing in the tray answers. */
function whereFocused(): { is: string; wants: string } {
  const partOf = (one: Element | null | undefined) =>
    ['.tray', '.board-box'].find(part => one?.closest(part) !== null && one?.matches('[data-is]')) ?? 'lost';
  const lit = [...document.querySelectorAll('.tray [data-is="can"]')].some(one => one.checkVisibility());
  return { is: partOf(document.activeElement), wants: lit ? '.tray' : '.board-box' };
}
async function chooseByKey(page: Page): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await page.locator(CONFIRM).isVisible()) break;
    await page.evaluate(focusLit);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(100);
  }
  await page.locator(CONFIRM).focus();
  await page.keyboard.press('Enter');
}
const log = (page: Page) => page.locator('.log').textContent();

test.each(GAMES)('%s: after Confirm the focus waits where the next choice is made', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game, EARLIER[game]);
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await log(page);
    await chooseByKey(page);
    await expect.poll(() => log(page)).not.toBe(before);
    await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
    await expect
      .poll(async () => {
        const { is, wants } = await page.evaluate(whereFocused);
        return is === wants ? 'where it is wanted' : `in ${is}, not in ${wants}`;
      })
      .toBe('where it is wanted');
  }
  expect(problems).toEqual([]);
});

test('a key that presses a card takes the focus along: Enter does not press the card beside it', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'zhanguo', 53); // a card is to be played
  await page.locator('.zg-card[data-hotkey="1"]').focus();
  await page.keyboard.press('2');
  await page.locator('.zg-card.chosen[data-hotkey="2"]:focus').waitFor();
  expect(problems).toEqual([]);
});
