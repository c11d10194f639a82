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
    const chart = (await page.locator('.an-chart').boundingBox())!;
    if (size === 'desk') expect(chart.y + chart.height).toBeLessThan(900); // board, verdict and chart at one look
    const next = page.locator('.an-expected button').first();
    await next.click();
    expect(await next.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.an-board [data-lit]').count()).toBeGreaterThan(0); // what is expected next, on the board
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

    // once all of it is judged, the end page tells what the teacher saw
    await page
      .getByText(/mistakes?\.$/)
      .first()
      .waitFor({ timeout: LONG });
    await page.waitForFunction(async () => (await (await caches.open('analyses')).keys()).length > 0); // it is kept a moment later

    // the own mistakes come back under the puzzles of the game
    await page.goto(`${product.url}/puzzles/qin`);
    await page.getByRole('button', { name: 'From your own games' }).click();
    await page.getByText(/puzzle 1 of \d+/).waitFor();
    await page.getByText(/to move: find the (best choice|choice worth \d+ points)\./).waitFor();

    await page.goto(`${product.url}/play/seen`);
    await page.locator('.en-turning').getByText('the favourite').waitFor();
    await page.locator('.en-turning').getByText('the costliest choice of the game').waitFor();
    expect(await page.locator('.en-turning').getByText('Better: Lay').count()).toBeGreaterThan(0);

    // and what an earlier mind had said is told no more
    await page.evaluate(async () => {
      const shelf = await caches.open('analyses');
      const [address] = await shelf.keys();
      const kept = await (await shelf.match(address!))!.json();
      await shelf.put(address!, new Response(JSON.stringify({ ...kept, mind: 'an earlier one' })));
    });
    await page.reload();
    await page.locator('.en-turning').first().waitFor();
    await page.waitForTimeout(1000); // what is kept is read after the page is there
    expect(await page.locator('.en-turning').getByText('the costliest choice of the game').count()).toBe(0);
    expect(problems).toEqual([]);
  }, 400_000); // a busy machine judges a whole game slowly
});
test('mistakes come back as puzzles on the table itself; a wrong choice is told, the answer explained', async () => {
  const { page, context, problems } = await visit(product);
  await putFinishedGame(context, 'learn');
  await page.goto(`${product.url}/records/here/learn/analysis`);
  await page.getByRole('button', { name: /Learn from your mistakes/ }).click({ timeout: LONG });
  await page.getByText(/to move: find the (best choice|choice worth \d+ points)\./).waitFor();
  await layATile(page, picker(7));
  await page.locator('.puzzle-task [role=status]').getByText('Not that one').waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('heading', { name: 'Best choice', exact: true }).waitFor();
  expect(problems).toEqual([]);
});
test('played on from a moment: the way back, an analysis of the line beside the game, and its file opens again', async () => {
  const { page, context, problems } = await visit(product);
  await putFinishedGame(context, 'left');
  await page.goto(`${product.url}/records/here/left/analysis?at=6`);
  await page.getByRole('button', { name: 'Play from here' }).click({ timeout: LONG });
  await page.waitForURL('**/play/*');
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await layATile(page, picker(5));
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 }); // the bot has answered

  // the line so far, though it is not over
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.waitForURL('**/records/here/*/analysis*');
  const compared = page.locator('.an-compared');
  await compared.getByText('Points after').waitFor({ timeout: LONG });
  expect(await compared.locator('tbody tr').count()).toBe(2);
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  await page.getByRole('heading', { name: 'Where the game stands' }).waitFor();
  await page.getByText('Reading the game').waitFor({ state: 'detached', timeout: LONG });
  await page.getByText(/decisions judged|a closer look/).waitFor({ state: 'detached', timeout: LONG });
  const points = await compared.locator('tbody td').allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save analysis' }).click(),
  ]);
  const path = await file.path();

  // back at the table, and from there to the moment that was left
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.prompt').waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await page.waitForURL('**/records/here/left/analysis?at=6');

  await page.goto(`${product.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await page.locator('.an-list li').first().waitFor({ timeout: 10_000 }); // it came with the file: nothing is judged again
  expect(await page.getByText('Reading the game').count()).toBe(0);
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  expect(await compared.locator('tbody td').allTextContents()).toEqual(points);
  expect(problems).toEqual([]);
}, 400_000);
test('hints against bots: three choices, each with a chance to win', async () => {
  const { page, problems } = await visit(product);
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints li').nth(2).waitFor({ timeout: LONG });
  expect(await page.locator('.board-box .stage-mark').count()).toBe(3); // where each of them would be
  expect(await page.locator('.hints-win').allTextContents()).toEqual(Array(3).fill(expect.stringMatching(/^\d+%$/)));
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
