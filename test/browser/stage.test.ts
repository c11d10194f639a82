import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GameId, sitLate } from './late.ts';
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

/** Runs in the page: words of the board that a number of the last moves lies over. */
function coveredByMarks(): string[] {
  const over = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  const marks = [...document.querySelectorAll('.stage-mark')].filter(mark => mark.checkVisibility());
  const boxes = marks.map(mark => mark.getBoundingClientRect());
  const board = document.querySelector('.board-box')!;
  const covered = marks.length === 0 ? ['no mark at all'] : [];
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.textContent?.trim() === '' || text.parentElement!.closest('.unseen, .stage-marks')) continue;
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some(word => boxes.some(box => over(box, word)))) covered.push(text.textContent!);
  }
  return covered;
}
const HAS_MARKS = { qin: 'Board', zhanguo: 'Court', 'first-empire': 'Court', 'three-kingdoms': 'Spaces' } as const;
test.each([...Object.entries(HAS_MARKS), ['emperors-choice', 'Palace']] as [GameId, string][])(
  '%s: numbers of the last moves stand beside words, never over them',
  async (game, view) => {
    const { page, problems } = await visit(product);
    await sitLate(page, product, game);
    for (const [width, height] of [
      [1440, 900],
      [1366, 657],
      [1024, 768],
      [400, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      const tab = page.locator('.views').getByRole('tab', { name: view });
      if (await tab.isVisible()) await tab.click();
      await expect.poll(async () => [width, ...(await page.evaluate(coveredByMarks))]).toEqual([width]);
    }
    expect(problems).toEqual([]);
  },
);
