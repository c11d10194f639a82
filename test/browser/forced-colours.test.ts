import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';
import { picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const STATES = ['can', 'chosen', 'cannot'] as const;
type State = (typeof STATES)[number];
const MOST_PRESSES = 12;

/** Runs in the page. The lines around every thing in sight, by its state: all that is left where the reader's own colours are forced. */
function linesNow(states: readonly string[]): Record<string, string[]> {
  const lineOf = (one: Element): string => {
    const { outlineStyle, outlineWidth, color } = getComputedStyle(one);
    return outlineStyle === 'none' ? `no line, ${color}` : `${outlineStyle} ${outlineWidth}`;
  };
  const seen = (state: string) =>
    [...document.querySelectorAll(`.thing[data-is="${state}"]`)].filter(one => one.checkVisibility());
  return Object.fromEntries(states.map(state => [state, [...new Set(seen(state).map(lineOf))]]));
}
/** Presses what is lit until the table shows all three states, and returns what each looks like. */
async function linesOf(page: Page): Promise<Record<State, Set<string>>> {
  const lines = { can: new Set<string>(), chosen: new Set<string>(), cannot: new Set<string>() };
  const pick = picker(2);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const now = await page.evaluate(linesNow, STATES);
    for (const state of STATES) for (const line of now[state] ?? []) lines[state].add(line);
    if (STATES.every(state => lines[state].size > 0)) break;
    const lit = page.locator('.thing[data-is="can"]:visible');
    const many = await lit.count();
    if (many === 0) break;
    await lit.nth(pick(many)).dispatchEvent('click');
    await page.waitForTimeout(150);
  }
  return lines;
}
test.each(GAMES)(
  '%s: where colours are the reader’s own, lines tell what can be chosen, is chosen, cannot',
  async game => {
    const { page, problems } = await visit(product);
    await page.emulateMedia({ forcedColors: 'active' });
    await sitLate(page, product, game);
    const { can, chosen, cannot } = await linesOf(page);
    for (const line of can) expect.soft(line, 'can').toMatch(/^dashed/);
    for (const line of chosen) expect.soft(line, 'chosen').toMatch(/^solid [2-9]/);
    for (const line of cannot) expect.soft(line, 'cannot').toMatch(/^(?:no line|dotted)/);
    expect.soft([can, chosen].map(lines => lines.size > 0)).toEqual([true, true]);
    // a button shows where it ends, and whether it is pressed or open
    const plain = await page.evaluate(() =>
      [...document.querySelectorAll('.btn, [role="tab"], .switch')]
        .filter(one => one.checkVisibility() && !one.matches('.unseen'))
        .filter(one => getComputedStyle(one).borderStyle === 'none' && !one.textContent?.trim())
        .map(one => one.outerHTML.slice(0, 120)),
    );
    expect.soft(plain).toEqual([]);
    const tabs = await page.evaluate(() =>
      ['true', 'false'].map(open => {
        const tab = document.querySelector(`.side [role="tab"][aria-selected="${open}"]`)!;
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle } = getComputedStyle(tab);
        return `${borderBottomStyle} ${borderBottomWidth} ${borderBottomColor} ${outlineStyle}`;
      }),
    );
    expect(tabs[0]).not.toBe(tabs[1]);
    expect(problems).toEqual([]);
  },
);
