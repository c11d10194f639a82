import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from './pages.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { CODES, type Code, expectWhole, READERS, settled } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'off' });
});
afterAll(() => product.close());

/** A desk of 1280 by 1024 at 400 %: looked at in a script of letters and in one of signs. */
const LARGEST = [320, 256] as const;
const ENLARGED: readonly Code[] = ['en', 'ja'];

test.each(CODES)(
  'in %s every page is whole at a phone and a desk, and accessible on light and dark paper',
  async code => {
    const visitor = await visit(product, { language: READERS[code] });
    const { page, problems } = visitor;
    page.setDefaultTimeout(60_000);
    for (const [name, path] of Object.entries(await pagesOf(visitor, product, CODES.indexOf(code)))) {
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(code);
      for (const [width, height] of [[400, 800], ...(ENLARGED.includes(code) ? [LARGEST] : []), [1440, 900]] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await expectWhole(page, `${code} ${name} at ${width}`, code);
      }
      await expectAccessible(page, `${code} ${name}`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${code} ${name} dark`, { only: 'color-contrast' });
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(problems).toEqual([]);
  },
);
