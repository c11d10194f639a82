import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './company.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const LEAST_NAME = 40; // pixels: some letters, not one

/** Runs in the page. What is cut off, covers something else or leaves its panel, in words. */
function faults(least: number): string[] {
  const found: string[] = [];
  for (const seat of document.querySelectorAll('.players > .seat')) {
    const panel = seat.getBoundingClientRect();
    const parts = ['.seat-here', '.name', '.clock', '.seat-note > small', '.seat-note > .tag', '.bignum']
      .flatMap(part => [...seat.querySelectorAll(part)])
      .filter(part => part.checkVisibility())
      .map(part => ({ part, box: part.getBoundingClientRect(), what: `${part.className} of ${seat.ariaLabel}` }));
    for (const { part, box, what } of parts) {
      if (box.left < panel.left || box.right > panel.right || box.bottom > panel.bottom)
        found.push(`${what} sticks out`);
      if (
        part.classList.contains('name')
          ? box.width < least
          : part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0
      )
        found.push(`${what} is cut`);
    }
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 1 && high > 1) found.push(`${one.what} covers ${other.what}`);
      }
  }
  return found;
}

test.each(['desk', 'tablet', 'phone'] as const)(
  'five at a table with a clock: names, clocks, tags and numbers have room at a %s',
  async size => {
    const { page, problems } = await visit(product, { size });
    const bots = ['Bartholomew', 'Théo', 'Noor', 'Ada'].map(name => ({ kind: 'bot', name, bot: 'greedy' }) as const);
    await found(page, product.url, 'Wilhelmina', {
      game: 'emperors-choice',
      seats: [{ kind: 'me' }, ...bots],
      terms: { pace: { kind: 'slow', hours: 24, weekends: true } },
    });
    await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
    expect(await page.locator('.players > .seat').count()).toBe(5);
    expect(await page.evaluate(faults, LEAST_NAME)).toEqual([]);
    expect(problems).toEqual([]);
  },
);
