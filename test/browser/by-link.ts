import type { Page } from 'playwright-core';

/** Sets up a table for two with a seat by link; returns its address. */
export async function openTable(page: Page, url: string, game: string): Promise<string> {
  await page.goto(`${url}/new/${game}`);
  await page.locator('label', { has: page.getByRole('radio', { name: '2 players' }) }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: 'A friend, by link' }) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.url();
}
export async function joinTable(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}
