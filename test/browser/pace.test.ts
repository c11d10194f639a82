import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTable } from './by-link.ts';
import { found, onTurn } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Takes a first bonus and whatever follows from it: a way up in the palace asks further questions. */
async function toTheAuction(page: Page, bid: Locator): Promise<void> {
  const choice = page.locator('.ec-choices .ec-choice.can');
  const confirm = page.locator('.prompt .btn.main:not([aria-disabled="true"])');
  for (;;) {
    await choice.or(bid).first().waitFor({ timeout: 60_000 });
    if (await bid.isVisible()) return;
    await choice.last().click();
    if (!(await confirm.isVisible())) continue; // it only narrowed the question
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
  }
}
test('in a slow game a pass can be kept for the next times, in sight, until it is cancelled', async () => {
  const mei = await visit(product);
  const bot = { kind: 'bot', bot: 'greedy' } as const;
  await found(mei.page, product.url, 'Mei', {
    game: 'emperors-choice',
    seats: [{ kind: 'me' }, bot, bot],
    terms: { pace: { kind: 'slow', hours: 24, weekends: true }, undo: 'never' },
  });
  const { page } = mei;
  const pass = page.locator('.ec-pass:not([aria-disabled="true"])');
  const cube = page.getByRole('button', { name: 'One cube more' });
  await toTheAuction(page, cube);
  const confirm = page.locator('.prompt .confirm:not([aria-disabled="true"])');
  await cube.click();
  await pass.or(confirm).first().waitFor();
  if (!(await pass.isVisible())) {
    await confirm.click(); // whoever opens the auction has to bid before passing is possible
    await pass.waitFor({ timeout: 60_000 });
  }
  await pass.click();
  await page.getByRole('button', { name: 'Confirm, and keep doing this' }).click();
  await page.getByText('When you are asked again: Pass.').waitFor();
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('When you are asked again: Pass.').waitFor({ state: 'detached' });
  expect(mei.problems).toEqual([]);
});

test('a game that time ends says whose; the end says who would play again, and every position has a link', async () => {
  const mei = await visit(product);
  const theo = await visit(product);
  const address = await found(mei.page, product.url, 'Mei', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    terms: { pace: { kind: 'live', bank: 15_000, increment: 0 }, onTimeout: 'loss' },
  });
  await joinTable(theo.page, address, 'Théo');
  const first = await onTurn(mei, theo);
  const second = first === mei ? theo : mei;
  await layATile(first.page, picker(5));
  await second.page.locator('.prompt.yours').waitFor();
  await layATile(second.page, picker(9));
  await first.page.getByText('hurry').first().waitFor({ timeout: 60_000 }); // clocks rest for a while after a restart
  await first.page.getByText('Your time ran out.').waitFor({ timeout: 30_000 });
  await second.page.getByText('You win').waitFor();
  await mei.page.getByText('Théo is still here. Everybody moves one seat on.').waitFor();
  await expectAccessible(mei.page);
  await mei.page.getByRole('button', { name: 'Verify it yourself' }).click();
  await mei.page.getByText('The shuffles were fair').waitFor();
  await mei.page.getByRole('button', { name: 'Replay' }).click();
  await mei.page.getByRole('button', { name: /^Forward/ }).click();
  await expect.poll(() => mei.page.url()).toBe(`${address}?at=1`);
  const visitor = await visit(product);
  await visitor.page.goto(`${address}?at=2`);
  await visitor.page.getByText('turn 2 of 2').waitFor();
  await mei.page.goto(address);
  await mei.page.getByRole('button', { name: 'Rematch' }).click();
  await mei.page.waitForURL(url => url.href !== address && url.pathname.startsWith('/t/'));
  await theo.page.getByRole('button', { name: 'Go there' }).click();
  await theo.page.locator('.qin-square').first().waitFor();
  expect([...mei.problems, ...theo.problems, ...visitor.problems]).toEqual([]);
});
