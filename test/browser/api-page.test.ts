import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test.each(['desk', 'phone'] as const)(
  'at a %s, every question is told, and those that change nothing can be tried',
  async size => {
    const { page, problems } = await visit(product, { size });
    await page.goto(`${product.url}/docs/api`);
    await page.getByRole('heading', { name: 'Playing', exact: true }).waitFor();
    const { paths } = await (await fetch(`${product.url}/api/openapi.json`)).json();
    const told = Object.values(paths as Record<string, object>).flatMap(methods => Object.keys(methods)).length;
    expect(await page.locator('summary .ap-method').count()).toBe(told);

    await page.locator('summary', { hasText: /^GET\/api\/people\/\{id\}/ }).click();
    const asked = page.locator('details', { hasText: /^GET\/api\/people\/\{id\}/ });
    await asked.getByLabel('id').fill('nobody at all');
    await asked.getByRole('button', { name: 'Ask' }).click();
    await asked.getByText('Answered with 404').waitFor();
    await asked.getByText('noSuchPerson').last().waitFor();

    const choices = page.locator('details', { hasText: /^POST\/api\/tables\/\{id\}\/choices/ });
    await choices.locator('summary').click();
    await choices.getByText(`curl -X POST '${product.url}/api/tables/{id}/choices'`).waitFor();
    expect(await choices.getByRole('button', { name: 'Ask' }).count()).toBe(0);

    for (const summary of await page.locator('summary').all())
      if (!(await summary.locator('..').getAttribute('open'))) await summary.click();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(problems.filter(problem => !problem.includes('404'))).toEqual([]);
  },
);
