import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const PARTS = ['prompt', 'players', 'board-box', 'side', 'tray'] as const;
const MOST = 60; // presses of Tab once around a table

/** Runs in the page. In which part of the table the focus is, and whether one sees it; `undefined` outside the page. */
function whereFocused(parts: readonly string[]): { part: string; seen: boolean } | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body) return undefined;
  const part = parts.find(name => at.closest(`.${name}`) !== null) ?? at.outerHTML.slice(0, 80);
  const { outlineStyle, boxShadow } = getComputedStyle(at);
  return { part, seen: outlineStyle !== 'none' || boxShadow !== 'none' };
}

test.each(GAMES)('%s: Tab goes once through the table, part after part, and one sees where it is', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const walked: string[] = [];
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(whereFocused, PARTS);
    if (now === undefined) break; // the browser's own buttons come next
    expect(now.seen, `focus is seen in ${now.part}`).toBe(true);
    if (now.part === PARTS[0] && walked.at(-1) === PARTS.at(-1)) break; // around
    if (walked.at(-1) !== now.part) walked.push(now.part);
  }
  expect(walked).toEqual(PARTS);
  expect(problems).toEqual([]);
});
