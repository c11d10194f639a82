import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './hands/common.ts';
import { firstEmpire } from './hands/first-empire.ts';
import { sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const RIVALS = ['Ada', 'Bao', 'Chi'];

declare global {
  interface Window {
    seenTogether: [told: string, logged: string][];
  }
}
/** From now on the page writes down what its stage tells, and what its log tells last at that moment. */
const watch = (page: Page) =>
  page.evaluate(() => {
    window.seenTogether = [];
    new MutationObserver(() => {
      const told = document.querySelector('.stage-told b')?.textContent ?? '';
      const newest = document.querySelector('.log-entry');
      if (newest === null || !newest.matches('.log-turn')) return; // rewards are told player by player under one title
      const logged = newest.querySelector('p')?.textContent ?? '';
      const last = window.seenTogether.at(-1);
      if (told !== '' && (last?.[0] !== told || last[1] !== logged)) window.seenTogether.push([told, logged]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

test('bots that are quicker than the stage are shown one after another: board and log never know more than it tells', async () => {
  const { page, problems } = await visit(product, { pace: 'normal' });
  await sitLate(page, product, 'first-empire');
  await watch(page);
  for (let turn = 0; turn < 2; turn++) {
    await play(page, firstEmpire, { choices: 1, seed: 5 + turn });
    await page.locator('.prompt:not(.yours)').waitFor();
    await page.locator('.prompt.yours').waitFor({ timeout: 120_000 });
  }
  const seen = await page.evaluate(() => window.seenTogether);
  const doer = (text: string) => RIVALS.find(name => text.startsWith(`${name} `) || text.startsWith(`${name}'s `));
  const byRivals = seen.filter(([told]) => doer(told) !== undefined);
  expect(new Set(byRivals.map(([told]) => doer(told))).size).toBe(RIVALS.length);
  expect(byRivals.filter(([told, logged]) => doer(told) !== doer(logged))).toEqual([]);
  expect(problems).toEqual([]);
});
