import type { OptionsBody } from '@tianxia/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a plan that has ended says why, until one has read it', async () => {
  const { page, problems } = await visit(product);
  const address = await found(page, product.url, 'Mei', {
    game: 'qin',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
  const at = `/api/tables/${address.split('/').at(-1)}`;
  // What is offered in the page is a pass in a slow game; what holds of it holds of every choice.
  const plan = await page.evaluate(async table => {
    const { question, options } = (await (await fetch(`${table}/options`)).json()) as OptionsBody;
    const body = JSON.stringify({ whenAsked: question, words: options[0]!.words, until: 'once' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${table}/plan`, { method: 'PUT', headers, body })).status;
  }, at);
  expect(plan).toBe(204);
  const ended = page.getByText('It was chosen once, as you wanted.');
  await ended.waitFor();
  await page.reload(); // also for whoever was away when it ended
  await ended.waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Understood' }).click();
  await ended.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
