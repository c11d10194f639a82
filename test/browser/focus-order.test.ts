import type { Page } from 'playwright-core';
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

/** Runs in the page. Numbers all that can be reached by Tab within this, in the order in which it is written; of a group of radio buttons one. */
function numberStops(within: string): string[] {
  const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const all = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    one =>
      one.closest(within) !== null &&
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.closest('[inert]') === null &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const groupOf = (one: HTMLElement) => (one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '');
  const stops = all.filter(one => {
    const group = groupOf(one);
    if (group === '') return true;
    const same = all.filter(other => groupOf(other) === group) as HTMLInputElement[];
    return one === (same.find(({ checked }) => checked) ?? same[0]);
  });
  for (const [n, one] of stops.entries()) one.dataset.stop = String(n);
  return stops.map(one => `${one.tagName} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}`);
}
interface Stop {
  n: number; // -1: something that scrolls and holds no stop, or lies elsewhere
  behind: boolean; // it lies elsewhere
  seen: boolean;
  inside: boolean; // of the window
}
/** Runs in the page. Which of them has the focus; undefined outside the page. */
function stopFocused(within: string): Stop | undefined {
  const at = document.activeElement as HTMLElement | null;
  if (at === null || at === document.body) return undefined;
  // a switch, a menu, a card with a button in it: the focus is drawn around what one sees of it
  const drawn = [at, at.parentElement, at.nextElementSibling, at.closest('label')].filter(one => one !== null);
  const seen = drawn.some(one => {
    const { outlineStyle, boxShadow } = getComputedStyle(one);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  const { top, bottom } = at.getBoundingClientRect();
  const behind = at.closest(within) === null;
  return { n: Number(at.dataset.stop ?? -1), behind, seen, inside: bottom > 0 && top < innerHeight };
}
/** Presses Tab from the first to the last: each comes once, in the order in which it is read, and one sees it. `alone`: nothing else can be reached. */
async function walk(page: Page, within = 'body', alone = false): Promise<void> {
  const stops = await page.evaluate(numberStops, within);
  expect(stops.length).toBeGreaterThan(2);
  const isThere = (await page.evaluate(stopFocused, within))?.n === 0; // a dialog opens at its first field
  const walked: string[] = isThere ? [stops[0]!] : [];
  for (let presses = 0; presses < stops.length + 20; presses++) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(stopFocused, within);
    if (now === undefined) {
      if (walked.length === 0) continue; // into the page
      break; // the browser's own buttons come next
    }
    if (alone) expect(now.behind, 'the focus stays before what lies behind').toBe(false);
    if (now.n < 0) continue;
    if (now.n === 0 && walked.length > 0) break; // around
    const name = stops[now.n]!;
    expect.soft({ ...now, name }, 'one sees where the focus is').toMatchObject({ seen: true, inside: true });
    walked.push(name);
  }
  expect(walked).toEqual(stops);
}
const PAGES = { home: ['/', '.hm-games'], 'set-up': ['/new/zhanguo', 'button[type="submit"]'] } as const;
test.each(Object.entries(PAGES))(
  '%s: Tab reaches everything, in the order in which it is read',
  async (_, [path, last]) => {
    const { page, problems } = await visit(product);
    await page.goto(product.url + path);
    await page.locator(last).first().waitFor();
    await page.waitForLoadState('networkidle');
    await walk(page);
    expect(problems).toEqual([]);
  },
);
test('the rules: Tab reaches everything, in the order in which it is read', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/rules/qin`);
  await page.locator('.book-text .clause').last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await walk(page);
  expect(problems).toEqual([]);
});
test('the rules beside a table: Tab reaches everything in them, in the order in which it is read', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'qin');
  await page.locator('.side').getByRole('tab').nth(1).click();
  await page.getByRole('dialog', { name: 'Rules of Qin' }).getByRole('searchbox').waitFor();
  await page.waitForLoadState('networkidle');
  await walk(page, '[role="dialog"]');
  expect(problems).toEqual([]);
});
test('a dialog over a page: Tab reaches everything in it, and nothing behind it', async () => {
  const { page, problems } = await visit(product);
  await page.goto(product.url);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: `Leaver ${Date.now() % 1e6}`, password: 'a long walk to Xianyang' });
    await fetch('/api/accounts', { method: 'POST', headers, body });
  });
  await page.goto(`${product.url}/account`);
  await page.locator('.pp-danger').click();
  await page.locator('dialog[open]').waitFor();
  await walk(page, 'dialog[open]', true);
  expect(problems).toEqual([]);
});
