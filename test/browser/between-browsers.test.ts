import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinTable, openTable } from './by-link.ts';
import { closeTabs, openTab } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker, playToTheEnd } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe.each(['desk', 'phone'] as const)('two browsers over the server, at a %s', size => {
  test('join by link, play a whole game by clicking, reload, restart, watch', async () => {
    const host = await visit(product, { size });
    const guest = await visit(product, { size });
    const watcher = await visit(product, { size });
    const address = await openTable(host.page, product.url, 'qin');
    await joinTable(guest.page, address, 'Théo');
    await guest.page.locator('.qin-square').first().waitFor();
    await host.page.locator('.qin-square').first().waitFor();
    await watcher.page.goto(address);
    await watcher.page.locator('.qin-square').first().waitFor();
    expect(await watcher.page.locator('.qin-hand .qin-tile').count()).toBe(0);
    await expectAccessible(guest.page);

    const first = await Promise.race(
      [host, guest].map(async visitor => {
        await visitor.page.locator('.prompt.yours').waitFor();
        return visitor;
      }),
    );
    await layATile(first.page, picker(3));
    const second = first === host ? guest : host;
    await second.page.locator('.prompt.yours').waitFor();
    await openTab(watcher.page, 'Log');
    await watcher.page.locator('.log-entry').nth(1).waitFor();
    await closeTabs(watcher.page);

    await second.page.reload(); // resumes where it was
    await second.page.locator('.prompt.yours').waitFor();
    await product.stopServer();
    await product.startServer(); // the pages come back by themselves
    host.problems.length = 0; // a broken line is told on the console by the browser itself
    guest.problems.length = 0;
    watcher.problems.length = 0;
    await second.page.locator('.prompt.yours').waitFor();
    await second.page.waitForTimeout(1500);

    const laid = await Promise.all([playToTheEnd(host.page, picker(5)), playToTheEnd(guest.page, picker(9))]);
    expect(laid[0] + laid[1]).toBeGreaterThan(10);
    await expectAccessible(host.page);
    const hostSees = await host.page.locator('main.en h2').first().textContent();
    expect(hostSees).toBeTruthy();
    expect([...host.problems, ...guest.problems, ...watcher.problems]).toEqual([]);
  });
});
