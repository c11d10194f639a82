import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';
import { CODES, expectWhole, settled } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The pages that teach a game, with what is there last on each. */
const TAUGHT = {
  rules: [(game: string) => `/rules/${game}`, '.book-text .clause'],
  'two minutes': [(game: string) => `/learn/${game}`, '.guide-example'],
  lessons: [(game: string) => `/learn/${game}/table`, '.coach'],
} as const;

test.each(GAMES)('the pages that teach %s are whole on a phone in every language', async game => {
  const { page, problems } = await visit(product, { size: 'phone', serviceWorkers: 'block' }); // none that keeps each language
  page.setDefaultTimeout(60_000);
  for (const code of CODES)
    for (const [name, [path, last]] of Object.entries(TAUGHT)) {
      await page.goto(`${product.url}${path(game)}?lang=${code}`);
      await page.locator(last).first().waitFor({ state: 'attached', timeout: 60_000 });
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(code);
      await settled(page);
      await expectWhole(page, `${game} ${code} ${name}`, code);
    }
  expect(problems).toEqual([]);
});
