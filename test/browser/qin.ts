import type { Page } from 'playwright-core';

/** Hands on Qin's table: what a player does with a mouse or a finger. */
const isOver = (page: Page) => page.locator('main.en').isVisible();

const WHEN = '.prompt :is(.home .note, .when)'; // where in the game we are

/** Lays some tile on some lit square and confirms. */
export async function layATile(page: Page, pick: (n: number) => number): Promise<void> {
  const tiles = page.locator('.qin-tile.can, .qin-tile.chosen');
  await tiles
    .nth(pick(await tiles.count()))
    .locator('button')
    .first()
    .click();
  const lit = page.locator('.qin-square.lit');
  await lit.first().waitFor();
  await lit.nth(pick(await lit.count())).click();
  await page.locator('.confirm').click();
}
/** Plays until the end page comes up; returns how many tiles were laid from this page. */
export async function playToTheEnd(page: Page, pick: (n: number) => number): Promise<number> {
  for (let laid = 0; laid < 60; laid++) {
    await page.locator('.prompt.yours, main.en').first().waitFor({ timeout: 60_000 });
    if (await isOver(page)) return laid;
    const before = await page.locator(WHEN).textContent();
    await layATile(page, pick);
    await page.waitForFunction(
      ([was, when]) => document.querySelector('main.en') !== null || document.querySelector(when)?.textContent !== was,
      [before, WHEN] as const,
    );
  }
  throw new Error('the game does not end');
}
/** The same choices in every run. */
export function picker(seed: number): (n: number) => number {
  let x = seed;
  return n => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0;
    return (x >>> 8) % n;
  };
}
