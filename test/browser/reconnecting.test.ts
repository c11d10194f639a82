import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinTable } from './by-link.ts';
import { found, onTurn, openTab } from './company.ts';
import { type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe.each(['desk', 'phone'] as const)('two people and a watcher, at a %s', size => {
  test('while the server is away the page says so, keeps what is chosen and sends it once', async () => {
    const mei = await visit(product, { size });
    const theo = await visit(product, { size });
    const ada = await visit(product, { size });
    const address = await found(mei.page, product.url, 'Mei', {
      game: 'qin',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      terms: { undo: 'ask' },
    });
    await joinTable(theo.page, address, 'Théo');
    await ada.page.goto(address);
    await ada.page.locator('.qin-square').first().waitFor();
    const first = await onTurn(mei, theo);
    const other = first === mei ? theo : mei;
    await layATile(first.page, picker(3));
    await other.page.locator('.prompt.yours').waitFor();

    await product.stopServer();
    await ada.page.getByText('Reconnecting…').waitFor();
    await layATile(other.page, picker(5));
    await other.page.getByText('Your choice is sent once the connection is back.').waitFor();
    expect(await first.page.locator('.qin-square').first().isVisible()).toBe(true);
    await product.startServer();
    await first.page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
    for (const { page } of [first, other, ada]) await page.getByText('Reconnecting…').waitFor({ state: 'hidden' });
    await openTab(ada.page, 'Log');
    await expect.poll(() => ada.page.locator('.log-entry').count()).toBe(3); // the beginning, and two tiles: none twice

    await other.page.getByRole('button', { name: 'Ask to undo' }).click();
    await first.page.getByText('All the others must agree.').waitFor();
    await first.page.getByRole('button', { name: 'Agree' }).click();
    await other.page.locator('.prompt.yours').waitFor();
    await expect.poll(() => ada.page.locator('.log-entry').count()).toBe(2);
    for (const { problems } of [mei, theo, ada])
      expect(problems.filter(text => !/ERR_CONNECTION_REFUSED|502|503|WebSocket/.test(text))).toEqual([]); // told by the browser itself
  });
});

test('a page older than the server loads itself again, but not while a choice is in the making', async () => {
  const mei = await visit(product);
  await found(mei.page, product.url, 'Mei', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'bot', name: 'Bao', bot: 'greedy' }],
  });
  await mei.page.locator('.prompt.yours').waitFor();
  await mei.page.locator('.qin-half.can').first().click(); // half done
  await mei.page.route('**/api/version', route =>
    route.fulfill({ json: { name: 'tianxia', version: '9', protocol: 9 } }),
  );
  await product.stopServer();
  await product.startServer();
  await mei.page.getByText('The site has a newer version.').waitFor({ timeout: 20_000 });
  expect(await mei.page.locator('.qin-tile.chosen').count()).toBe(1);
  await mei.page.unroute('**/api/version');
  const loaded = mei.page.waitForEvent('load');
  await mei.page.keyboard.press('Escape');
  await loaded;
  await mei.page.locator('.prompt.yours').waitFor();
  expect(await mei.page.getByText('The site has a newer version.').count()).toBe(0);
});
