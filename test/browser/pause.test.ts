import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinTable } from './by-link.ts';
import { closeTabs, found, onTurn, openTab } from './company.ts';
import { expectAccessible, type Product, startProduct, type Visitor, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function asksForAPause({ page }: Visitor, length: string): Promise<void> {
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  const dialog = page.getByRole('dialog', { name: 'For how long?' });
  await dialog.locator('label', { hasText: length }).click();
  await dialog.getByRole('button', { name: 'Ask for a pause' }).click();
  await dialog.waitFor({ state: 'detached' });
  await closeTabs(page);
}
const running = ({ page }: Visitor) => page.locator('.clock.running').count();

describe.each([
  ['desk', { kind: 'live', bank: 20 * 60_000, increment: 5000 }, '1 hour'],
  ['phone', { kind: 'slow', hours: 24, weekends: true }, '7 days'],
] as const)('two people, at a %s', (size, pace, length) => {
  test('a pause is asked for, refused, asked for again and agreed on; clocks rest, one plays on, and both go on', async () => {
    const mei = await visit(product, { size });
    const theo = await visit(product, { size });
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      terms: { pace },
    });
    await joinTable(theo.page, address, 'Théo');
    for (const { page } of [mei, theo]) await page.locator('.qin-square').first().waitFor();

    await asksForAPause(mei, length);
    await mei.page.getByText(/^You asked for a pause until .+ Waiting for Théo\.$/).waitFor();
    await theo.page.getByText(/^Mei asks for a pause until /).waitFor();
    await expectAccessible(theo.page);
    await Promise.all([
      mei.page.getByText('There is no pause: the clocks run.').waitFor(), // it is said for a while only
      theo.page.getByRole('button', { name: 'No pause' }).click(),
    ]);

    await asksForAPause(mei, length);
    await theo.page.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [mei, theo]) await page.getByText(/^Paused until .+: no clock runs\./).waitFor();
    await expect.poll(() => running(mei)).toBe(0);

    await mei.page.reload(); // it is no matter of this page
    await mei.page.getByText(/^Paused until /).waitFor();
    const first = await onTurn(mei, theo);
    await layATile(first.page, picker(5));
    await (first === mei ? theo : mei).page.locator('.prompt.yours').waitFor();
    expect([await running(mei), await running(theo)]).toEqual([0, 0]);

    await mei.page.getByRole('button', { name: 'Go on' }).click();
    await mei.page.getByText('You want to go on. Waiting for Théo.').waitFor();
    await theo.page.getByText('Mei wants to go on.').waitFor();
    await Promise.all([
      ...[mei, theo].map(({ page }) => page.getByText('The pause is over: the clocks run.').waitFor()),
      theo.page.getByRole('button', { name: 'Go on' }).click(),
    ]);
    for (const { page } of [mei, theo]) await page.getByText(/^Paused until /).waitFor({ state: 'detached' });
    await expect.poll(() => running(mei)).toBe(1);
    expect([...mei.problems, ...theo.problems]).toEqual([]);
  });
});
