import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Runs in the page: what the stage tells, and what the log tells last, whenever another deed is told. */
function noteDeeds(): void {
  const told: [stage: string, log: string][] = [];
  (window as unknown as { told: typeof told }).told = told;
  const look = () => {
    const stage = document.querySelector('.stage-told b')?.textContent;
    const log = document.querySelector('.log-entry')?.textContent ?? '';
    if (stage !== undefined && told.at(-1)?.[0] !== stage) told.push([stage, log]);
    requestAnimationFrame(look);
  };
  look();
}
test('rivals who choose faster than one can read are shown one after another, each at the table they left', async () => {
  const { page, problems } = await visit(product, { pace: 'normal' });
  await page.goto(`${product.url}/new/qin`);
  await page.locator('label', { has: page.getByRole('radio', { name: '4 players' }) }).click();
  for (const weakest of await page.locator('label', { has: page.getByRole('radio', { name: /^1 of 6: / }) }).all())
    await weakest.click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
  await page.evaluate(noteDeeds);
  await layATile(page, picker(3));
  await page.locator('.prompt:not(.yours)').waitFor();
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
  const told = await page.evaluate(() => (window as unknown as { told: [string, string][] }).told);
  expect(told.length).toBe(3);
  for (const [stage, log] of told) expect(log).toContain(stage.replace(/\.$/, ''));
  expect(problems).toEqual([]);
});

/** Runs in the page: names and figures of the board that a number of the last moves lies over. */
function coveredByMarks(): string[] {
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const marks = [...document.querySelectorAll('.stage-mark')].filter(mark => mark.checkVisibility());
  if (marks.length === 0) return ['no mark at all'];
  const boxes = marks.map(mark => mark.getBoundingClientRect());
  /** Letters, not the box around them, which is as wide as the space. */
  const inkOf = (one: Element) => {
    const ink = document.createRange();
    if (one.matches('svg')) ink.selectNode(one);
    else ink.selectNodeContents(one);
    return ink.getBoundingClientRect();
  };
  return [...document.querySelectorAll('.tk-space-name b, .tk-bids .tk-figure')]
    .filter(one => one.checkVisibility() && boxes.some(box => over(box, inkOf(one))))
    .map(one => one.textContent || 'a figure');
}
test('numbers of the last moves stand at the corner of a space, never over its name or a general', async () => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, 'three-kingdoms');
  for (const [width, height] of [
    [1440, 900],
    [1366, 657],
    [1024, 768],
    [400, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([width, ...(await page.evaluate(coveredByMarks))]).toEqual([width]);
  }
  expect(problems).toEqual([]);
});
