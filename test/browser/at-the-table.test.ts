import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { layATile, picker, playToTheEnd } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function sitAtQin(page: Page): Promise<void> {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
}
const turnNote = (page: Page) => page.locator('.prompt .home .note').textContent();

test('a lay is shown before it is confirmed, turned by key, and taken back step by step', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  await page.keyboard.press('1');
  await page.getByText('step 2 of 3').waitFor();
  await page.locator('.qin-square.can').first().click();
  await page.getByText('step 3 of 3').waitFor();
  await page.getByText('What this lay does').waitFor();
  const place = await page.locator('.prompt .ask b').textContent();
  expect(place).toMatch(/^Lay it at [A-M]\d+–[A-M]\d+\?$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('step 2 of 3').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('step 1 of 3').waitFor();
  expect(problems).toEqual([]);
});
test('every dark square says why not, and opens the rules at that rule', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  await page.keyboard.press('1');
  await page.locator('.qin-square').first().click({ force: true }); // A1: nothing is near; greyed, but it answers
  const refusal = page.locator('.prompt .refusal');
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(/QIN-0\d\d/);
  const rule = (await refusal.getByRole('button').textContent())!.trim();
  await refusal.getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Rules of Qin' });
  await drawer.getByText(rule).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
test('a tile is turned by key, wheel, button, right click and a second press, and dragged from the hand', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  const asked = () => page.locator('.prompt .ask').textContent();
  const changed = (before: string | null) =>
    page.waitForFunction(was => document.querySelector('.prompt .ask')?.textContent !== was, before);
  await page.keyboard.press('1');
  const squares = await page
    .locator('.qin-square')
    .evaluateAll(all => all.map(one => ({ lit: one.classList.contains('can'), name: one.textContent ?? '' })));
  const beside = (q: number) => [q - 13, q - 1, q + 1, q + 13].map(n => squares[n]);
  // one side is land, three are free: the tile can lie in three ways, so that each turn says something new
  const best = squares.findIndex(
    ({ lit }, q) =>
      lit &&
      beside(q).filter(n => n?.lit).length === 3 &&
      beside(q).filter(n => /territory|province/.test(n?.name ?? '')).length === 1,
  );
  const square = page.locator(`[data-thing="square ${best}"]`);
  const at = (await square.boundingBox())!;
  await square.click();
  await page.getByText('step 3 of 3').waitFor();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const ways = [
    () => page.keyboard.press('r'),
    () => page.mouse.wheel(0, 120),
    () => page.getByRole('button', { name: /^Turn/ }).first().click(),
    () => page.mouse.click(x, y, { button: 'right' }),
    () => page.mouse.click(x, y),
  ];
  for (const turn of ways) {
    await page.mouse.move(x, y);
    const before = await asked();
    await turn();
    await changed(before).catch(() => expect.fail(`${turn} turned nothing`));
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByText('step 1 of 3').waitFor();
  await page.locator('.qin-half.can').first().hover();
  await page.mouse.down();
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
  await page.getByText('step 3 of 3').waitFor();
  expect(problems).toEqual([]);
});
test('at a tablet log, rules and scores are a drawer, opened from the foot of the table', async () => {
  const { page, problems } = await visit(product, { size: 'tablet' });
  await sitAtQin(page);
  const log = page.getByRole('tab', { name: 'Log' });
  expect(await log.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Log, rules, scores and more' }).click();
  await log.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});
test('a tile is laid by keyboard alone, in a handful of keys; the focus waits in the tray for the next turn', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  const before = await turnNote(page);
  await page.keyboard.press('1'); // takes a tile, and goes on to the board
  await page.locator('.qin-square.can:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('step 3 of 3').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(was => document.querySelector('.prompt .home .note')?.textContent !== was, before);
  await page.locator('.prompt.yours').waitFor();
  await page.locator('.qin-half.can:focus').waitFor();
  expect(problems).toEqual([]);
});
test('after a drag Enter confirms, and Tab with Enter takes another tile', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  const before = await turnNote(page);
  const lit = await page.locator('.qin-square.may').first().boundingBox();
  const drag = async (half: number) => {
    await page.locator('.qin-half').nth(half).hover();
    await page.mouse.down();
    await page.mouse.move(lit!.x + lit!.width / 2, lit!.y + lit!.height / 2, { steps: 6 });
    await page.mouse.up();
    await page.getByText('step 3 of 3').waitFor();
  };
  await drag(0);
  await page.locator('.qin-half').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('.qin-half.chosen:focus, .qin-square:focus').first().waitFor();
  await drag(0);
  await page.keyboard.press('Enter');
  await page.waitForFunction(was => document.querySelector('.prompt .home .note')?.textContent !== was, before);
  expect(problems).toEqual([]);
});
test('a table on this device resumes after a reload, and offline on a second visit', async () => {
  const { page, context, problems } = await visit(product);
  await sitAtQin(page);
  await layATile(page, picker(2));
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  const turn = await turnNote(page);
  await page.reload();
  await page.locator('.prompt.yours').waitFor();
  expect(await turnNote(page)).toBe(turn);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto(product.url); // the second visit, now held by the service worker
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForTimeout(1000);
  await product.stopServer();
  await context.setOffline(true);
  await page.goto(product.url);
  await page
    .getByRole('button', { name: 'Resume' })
    .or(page.getByRole('link', { name: 'Resume' }))
    .first()
    .click();
  await page.locator('.prompt.yours').waitFor();
  expect(await turnNote(page)).toBe(turn);
  await layATile(page, picker(4));
  await context.setOffline(false);
  await product.startServer();
  expect(problems.filter(problem => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([]);
});
test('a record is saved, opened again and replayed with slider and keys; an unfinished one is played on', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  await layATile(page, picker(6));
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'Table' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save record' }).click(),
  ]);
  const file = (await download.path())!;
  const { choices } = JSON.parse(readFileSync(file, 'utf8')) as { choices: unknown[] };
  await page.goto(`${product.url}/replay`);
  await page.locator('input[type="file"]').setInputFiles(file);
  const slider = page.getByRole('slider', { name: 'Moment' });
  await slider.waitFor();
  expect(await slider.inputValue()).toBe('0');
  await page.keyboard.press('End');
  expect(await slider.inputValue()).toBe(String(choices.length));
  await page.keyboard.press('ArrowLeft');
  expect(await slider.inputValue()).toBe(String(choices.length - 1));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Play on/ }).click();
  await page.locator('.prompt.yours').waitFor();
  expect(problems).toEqual([]);
});
test('a file that is no record is refused in words', async () => {
  const { page } = await visit(product);
  await page.goto(`${product.url}/replay`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":1,"game":7}') });
  await page.getByRole('alert').getByText('record.game').waitFor();
});
test('hot-seat: the hand stays covered until the device has changed hands', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/new/qin`);
  await page.locator('label', { has: page.getByRole('radio', { name: '2 players' }) }).click();
  await page
    .locator('label', { has: page.getByRole('radio', { name: 'A person, here on this device' }) })
    .first()
    .click();
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.locator('.qin-square').first().waitFor();
  const ready = page.getByRole('button', { name: /^I am / });
  if (await ready.isVisible()) await ready.click();
  await layATile(page, picker(8));
  await ready.waitFor();
  expect(await page.locator('.qin-hand .qin-tile').count()).toBe(0);
  const you = page.getByRole('region', { name: 'You', exact: true }); // whoever holds the device, and nobody else
  expect(await you.count()).toBe(0);
  await ready.click();
  await page.locator('.qin-hand .qin-tile').first().waitFor();
  expect(await you.count()).toBe(1);
  await layATile(page, picker(8));
  expect(problems).toEqual([]);
});
test('after the end: replay from the result page, and a rematch', async () => {
  const { page, problems } = await visit(product);
  await sitAtQin(page);
  await playToTheEnd(page, picker(11));
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Leave the replay' }).click();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  expect(problems).toEqual([]);
});
