import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found } from './company.ts';
import { putFinishedGame } from './finished.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const LONG = 120_000; // a busy machine thinks slowly

describe.each(['desk', 'phone'] as const)('a game of this browser looked back at, at a %s', size => {
  test('from the end page: chart, decisions, the better choice on the board, a link to the moment', async () => {
    const { page, context, problems } = await visit(product, { size });
    await putFinishedGame(context, 'seen');
    await page.goto(`${product.url}/play/seen`);
    await page.getByRole('button', { name: 'Analyse' }).click();
    await page.waitForURL('**/records/here/seen/analysis*');
    await page.locator('.an-chart polyline').first().waitFor({ timeout: LONG });
    await page.locator('.an-mistake, .an-blunder').first().waitFor({ timeout: LONG }); // a person who plays by chance errs
    const costliest = page.locator('.an-list li button').first();
    await costliest.click();
    expect(new URL(page.url()).searchParams.get('at')).toMatch(/^\d+$/);
    await page.getByRole('heading', { name: 'Best choice', exact: true }).waitFor();
    expect(await page.locator('.an-board .stage-mark').count()).toBe(2);
    expect(await page.locator('.an-board [data-lit]').count()).toBeGreaterThan(0);
    await page.locator('.an-moment').getByRole('radio', { name: 'best' }).check();
    expect(await page.locator('.an-standing li').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(page);

    // the moment by its link, in the same browser
    const address = page.url();
    const heading = await page.locator('.an-moment-head h2').textContent();
    await page.goto(product.url);
    await page.goto(address);
    await page.getByText(heading!).waitFor({ timeout: LONG });
    expect(problems).toEqual([]);
  });
});
test('mistakes come back as puzzles on the table itself; a wrong choice is told, the answer explained', async () => {
  const { page, context, problems } = await visit(product);
  await putFinishedGame(context, 'learn');
  await page.goto(`${product.url}/records/here/learn/analysis`);
  await page.getByRole('button', { name: /Learn from your mistakes/ }).click({ timeout: LONG });
  await page.getByText('to move: find the best choice.').waitFor();
  await layATile(page, picker(7));
  await page.locator('.puzzle-task [role=status]').getByText('Not that one').waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('heading', { name: 'Best choice', exact: true }).waitFor();
  expect(problems).toEqual([]);
});
test('hints against bots: three choices, each with a chance to win', async () => {
  const { page, problems } = await visit(product);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints li').nth(2).waitFor({ timeout: LONG });
  expect(await page.locator('.hints-win').allTextContents()).toEqual(Array(3).fill(expect.stringMatching(/^\d+ %$/)));
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
test('no hints at a table with other people', async () => {
  const { page } = await visit(product);
  const seats = [{ kind: 'me' }, { kind: 'bot', name: 'Bao' }] as const;
  await found(page, product.url, 'Mei', { game: 'qin', seats: [...seats] });
  await page.locator('.qin-square').first().waitFor();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
});
