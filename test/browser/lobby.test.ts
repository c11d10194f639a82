import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const choose = (page: Page, radio: string) =>
  page
    .locator('label', { has: page.getByRole('radio', { name: radio }) })
    .first()
    .click();

/** Opens a table of Qin for two in the lobby, with a clock; returns its address. */
async function openInLobby(page: Page, name: string): Promise<string> {
  await page.goto(`${product.url}/tables`);
  await page.getByRole('link', { name: 'New table' }).first().click();
  await choose(page, '2 players');
  await page.getByLabel('Your name').fill(name);
  await choose(page, 'Live: one sitting, a clock');
  await page.getByRole('button', { name: 'Each player has: less' }).click();
  await page.getByText('Qin for two, Bird side, 20 minutes each.').waitFor();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.url();
}
/** Answers the one small question of somebody who has no name yet. */
async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What should the others call you?' });
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

describe.each(['desk', 'phone'] as const)('the lobby at a %s', size => {
  test('a guest opens a table with a clock, another finds it without reloading and sits down', async () => {
    const host = await visit(product, { size });
    const guest = await visit(product, { size });
    const watcher = await visit(product, { size });
    await guest.page.goto(`${product.url}/tables`);
    await guest.page.getByRole('heading', { name: 'Open tables' }).waitFor();
    await expectAccessible(guest.page);
    const address = await openInLobby(host.page, 'Bao');

    await guest.page.locator('tr', { hasText: '20 min + 20 s' }).waitFor();
    await expectAccessible(guest.page);
    await guest.page.getByRole('button', { name: 'Sit down at Qin, hosted by Bao' }).click();
    await giveName(guest.page, 'Théo');
    await guest.page.waitForURL(address);
    for (const { page } of [host, guest]) await page.locator('.qin-square').first().waitFor();

    await watcher.page.goto(`${product.url}/tables`);
    await watcher.page.getByRole('link', { name: 'Watch Qin' }).first().click();
    await watcher.page.waitForURL(address);
    await watcher.page.locator('.qin-square').first().waitFor();

    // whose turn it is stands first in the lobby and on the bell
    const waits = await Promise.race(
      [host, guest].map(async visitor => {
        await visitor.page.locator('.prompt.yours').waitFor();
        return visitor.page;
      }),
    );
    await waits.goto(`${product.url}/tables`);
    await waits.getByRole('link', { name: 'Your turn at one table' }).waitFor();
    await expectAccessible(waits);
    await waits.getByRole('link', { name: 'Resume: Qin' }).click();
    await waits.waitForURL(address);
    expect([...host.problems, ...guest.problems, ...watcher.problems]).toEqual([]);
  });
});

test('play now: two who ask for the same game meet at one table', async () => {
  const [one, other] = [await visit(product), await visit(product)];
  for (const [{ page }, name] of [
    [one, 'Ines'],
    [other, 'Olu'],
  ] as const) {
    await page.goto(`${product.url}/tables`);
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('group', { name: 'Which game to play now' }).getByText('ZhanGuo', { exact: true }).click();
    const promise = 'ZhanGuo, at the first table that fits. Bots take what is still free after 30 seconds.';
    await page.getByText(promise).waitFor();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await giveName(page, name);
    await page.waitForURL(/\/t\//);
    if (page !== one.page) continue;
    // Alone there, one reads how long it is until bots come, and sees it become less.
    const said = page.getByRole('timer');
    const left = async () => Number(/^Bots take the free seats in (\d+) seconds?\.$/.exec(await said.innerText())?.[1]);
    const first = await left();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(30);
    await expect.poll(left, { timeout: 10_000 }).toBeLessThan(first);
  }
  expect(other.page.url()).toBe(one.page.url());
  expect([...one.problems, ...other.problems]).toEqual([]);
});

test('filters: what does not fit is not shown, and one press shows all again', async () => {
  const host = await visit(product);
  const { page, problems } = await visit(product);
  await openInLobby(host.page, 'Hana');
  await page.goto(`${product.url}/tables`);
  const seat = page.getByRole('button', { name: 'Sit down at Qin, hosted by Hana' });
  await seat.waitFor();
  await choose(page, 'Slow');
  await page.getByText('No open table fits these filters.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await seat.waitFor();
  await choose(page, 'ZhanGuo');
  await seat.waitFor({ state: 'detached' });
  await choose(page, 'Qin');
  await seat.waitFor();
  expect(problems).toEqual([]);
});
