import { afterAll, beforeAll, expect, test } from 'vitest';
import { weigh } from '../../scripts/bench/weigh.mjs';
import { GAMES, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';
import { READERS } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const [HOME, TABLE] = [150, 250]; // kilobytes of script as sent

/** English, and the language that weighs most (docs/translating.md has them all). */
test.each(['en', 'fr'] as const)('in %s home and every table send no more script than promised', async code => {
  const { page, context } = await visit(product, { serviceWorkers: 'block', language: READERS[code] });
  const sent = async (address: string, ready: string) => {
    const { kilobytes } = await weigh(context, `${product.url}${address}`, ready);
    expect(kilobytes, address).toBeGreaterThan(50); // sizes are told at all
    return kilobytes;
  };
  expect.soft(await sent('/', '.game .btn'), 'home').toBeLessThanOrEqual(HOME);
  for (const game of GAMES) {
    await sitLate(page, product, game);
    expect.soft(await sent('/play/late', '.prompt.yours'), game).toBeLessThanOrEqual(TABLE);
  }
  await context.close();
});
