import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warningFor } from '../../packages/bots/analysis/index.ts';
import { botNamed } from '../../packages/bots/index.ts';
import { mindFrom } from '../../packages/bots/mind/index.ts';
import { worstOf } from '../../packages/bots/test/played.ts';
import { loadGame, loadWeights } from '../../packages/catalog/index.ts';
import type { Box } from '../../packages/games/qin/geography.ts';
import { squareName } from '../../packages/games/qin/squares.ts';
import { kernelFor, tableFor } from '../../packages/kernel/index.ts';
import { localTable, type SavedTable } from '../../packages/web/link/local-table.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** By how many square pixels a card of the help lies over each of these. */
const covered = (page: Page, parts: readonly string[]) =>
  page.evaluate(
    selectors =>
      selectors.map(selector => {
        const card = document.querySelector('.help-card')!.getBoundingClientRect();
        const box = document.querySelector(selector)!.getBoundingClientRect();
        const wide = Math.min(card.right, box.right) - Math.max(card.left, box.left);
        const high = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top);
        return `${selector} ${Math.max(0, wide) * Math.max(0, high)}`;
      }),
    parts,
  );
const free = (parts: readonly string[]) => parts.map(part => `${part} 0`);

test('a first game of Qin: the goal in sight, what is new told once, what one can do on asking, off and on again', async () => {
  const { page, problems } = await visit(product, { help: true });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  const help = page.getByRole('region', { name: 'Help for a first game' });
  await help.getByText('Be the first to put all your pagodas on the board.').waitFor();
  expect(await help.locator('.help-phase').textContent()).toBe('Now: Lay a tile');
  const news = page.getByRole('region', { name: 'New to you' });
  await news.waitFor();
  const parts = ['.prompt', '.board', '.tray'];
  expect(await covered(page, parts)).toEqual(free(parts));
  await expectAccessible(page);
  await news.getByRole('button', { name: 'Open rule QIN-' }).click();
  await page.getByRole('dialog', { name: 'Rules of Qin' }).waitFor();
  await page.keyboard.press('Escape');
  const told: (string | null)[] = [];
  for (let cards = 0; cards < 4; cards++) {
    const title = await news.getByRole('heading').textContent();
    told.push(title);
    await news.getByRole('button', { name: 'Got it' }).click();
    await page.waitForFunction(was => document.querySelector('.help-card h2')?.textContent !== was, title);
    if ((await news.count()) === 0) break;
  }
  expect(told).toContain('Lay one of your three tiles');
  expect(new Set(told).size).toBe(told.length);
  await help.getByRole('button', { name: 'What can I do now?' }).click();
  const can = page.getByRole('region', { name: 'What you can do now' });
  expect(await can.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Lay a tile\. Two touching/),
  ]);
  expect(await covered(page, parts)).toEqual(free(parts));
  await expectAccessible(page);
  await page.reload();
  await help.waitFor();
  await page.waitForTimeout(300);
  expect(await news.count()).toBe(0); // told once
  await help.getByRole('button', { name: 'What can I do now?' }).click();
  await can.getByRole('button', { name: 'I know this game' }).click();
  await help.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('switch', { name: 'Help for a first game' }).click();
  await help.waitFor();
  expect(problems).toEqual([]);
});
test('ZhanGuo’s help in Japanese on a phone covers neither question nor hand', async () => {
  const { page, problems } = await visit(product, { help: true, size: 'phone', language: 'ja' });
  await page.goto(`${product.url}/new/zhanguo`);
  await page.locator('button[type="submit"]').click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  const help = page.getByRole('region', { name: '初めてのゲームの案内' });
  await help.getByText('5ラウンド後に得点が最も多い人の勝ちです。').waitFor();
  const news = page.locator('.help-card.news');
  await news.waitFor();
  const parts = ['.prompt', '.help-line', '.small-own'];
  expect(await covered(page, parts)).toEqual(free(parts));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('.help, .help *')]
      .filter(one => !one.matches('.unseen, .rule') && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .map(one => one.outerHTML.slice(0, 120)),
  );
  expect(clipped).toEqual([]);
  expect((await help.textContent())!.replace(/[A-Z]{2}-\d{3}/g, '')).not.toMatch(/[A-Za-z]{2,}/);
  await expectAccessible(page);
  await news.getByRole('button', { name: 'わかりました' }).click();
  await help.getByRole('button', { name: '今、何ができる？' }).click();
  const can = page.getByRole('region', { name: '今できること' });
  await can.getByRole('listitem').first().waitFor();
  expect(await covered(page, parts)).toEqual(free(parts));
  expect(problems).toEqual([]);
});

/** A game of Qin at a turn of the first seat where a choice is plainly a blunder: the table as a browser keeps it, and that lay. */
async function plantedBlunder() {
  const game = (await loadGame('qin'))!;
  const mind = mindFrom(game, (await loadWeights('qin'))!);
  const k = kernelFor(game, tableFor(game, 2));
  const seats = [
    { name: 'Ann', colour: 'green' },
    { name: 'Lian', colour: 'purple', bot: 'pupil' as const },
  ];
  const kept = { id: 'planted', game: 'qin', options: {}, key: 'c'.repeat(64), started: '2026-01-01T00:00:00.000Z' };
  const saved: SavedTable = { ...kept, seats, entries: [] };
  const table = localTable(game, saved, () => 0, mind);
  for (let turn = 0; turn < 40; turn++) {
    while (table.botToMove() !== undefined) table.playBot(table.botToMove()!, botNamed, () => true);
    const { update, entries } = table.news();
    const options = k.explain(update.view, 0).flatMap(({ option, why }) => (why === 0 ? [option] : []));
    const foolish = worstOf(
      k,
      k.determinize(update.view, () => 0),
      0,
      options,
    );
    const judging = { people: 2, mind, seed: update.view.agenda.length * 31, enough: () => false };
    if (turn > 9 && warningFor(k, update.view, 0, [foolish], judging) !== undefined) {
      const [, tile, place] = k.write(foolish).split(' ').map(Number);
      const box = k.box as Box;
      const at = [box.firstSquare[place!]!, box.secondSquare[place!]!];
      const slot = (update.view as unknown as { hands: number[][] }).hands[0]!.indexOf(tile!);
      const names = at.map(square => squareName(box, square));
      return { saved: { ...saved, entries }, slot, square: at[0]!, names };
    }
    const { option } = mind.bot(k, update.view, 0, { rand: () => 0 });
    table.choose(k.write(option));
  }
  throw new Error('no blunder in this game');
}
test('a lay that is very likely a blunder is warned of before it is confirmed, with the reason on asking', async () => {
  const { saved, slot, square, names } = await plantedBlunder();
  const { page, problems } = await visit(product, { help: true });
  await page.goto(product.url);
  const seats = saved.seats.map((seat, i) => ({ ...seat, by: i === 0 ? 'you' : 'bot' }));
  await page.evaluate(
    ([table, line]) => {
      localStorage.setItem('tianxia.table.planted', JSON.stringify(table));
      localStorage.setItem('tianxia.tables', JSON.stringify([line]));
    },
    [saved, { id: 'planted', game: 'qin', options: {}, where: 'here', begun: 1, changed: 1, seats }] as const,
  );
  await page.goto(`${product.url}/play/planted`);
  await page.locator('.prompt.yours').waitFor();
  await page.getByRole('region', { name: 'Help for a first game' }).waitFor();
  const question = page.locator('.prompt .ask b');
  for (const half of [2 * slot, 2 * slot + 1]) {
    await page.locator(`[data-thing="half ${half}"]`).click();
    await page.locator(`[data-thing="square ${square}"]`).click({ force: true });
    for (let turns = 0; turns < 4; turns++) {
      const said = (await question.textContent()) ?? '';
      if (names.every(name => new RegExp(`\\b${name}\\b`).test(said))) break;
      await page.keyboard.press('r');
    }
    const warned = page.locator('.help-card.warned');
    const isWarned = await warned.waitFor({ timeout: 6000 }).then(
      () => true,
      () => false,
    );
    if (isWarned) {
      expect(await page.locator('.prompt .confirm').isEnabled()).toBe(true); // nothing waits for it
      await expectAccessible(page);
      await warned.getByRole('button', { name: 'Why?' }).click();
      await warned.getByText('looks better').waitFor();
      await warned.getByRole('button', { name: 'Take it back' }).click();
      await warned.waitFor({ state: 'detached' });
      expect(problems).toEqual([]);
      return;
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  throw new Error('nothing was warned of');
});

test('? lists the keys that work here, and who chooses easier letters fetches them', async () => {
  const { page, problems } = await visit(product);
  const fonts: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Confirm what is proposed').waitFor();
  expect(await sheet.locator('section').last().locator('kbd').allTextContents()).toEqual(
    expect.arrayContaining(['1', '2', '3']),
  );
  expect(await sheet.getByText('Search the rules').count()).toBe(0); // they are not open
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(fonts.filter(url => url.includes('atkinson'))).toEqual([]);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('switch', { name: /easier to tell apart/ }).click();
  await expect.poll(() => fonts.some(url => url.includes('atkinson'))).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/^"?Atkinson/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await sheet.waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('.prompt.yours').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.letters)).toBe('easy');
  expect(problems).toEqual([]);
});

test.each(['desk', 'phone'] as const)('the reference card lies beside the board, or over it, at a %s', async size => {
  const { page, problems } = await visit(product, { size });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  if (size === 'phone') await page.getByRole('button', { name: 'Log, rules, scores and more' }).click();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Reference card' }).click();
  const card = page.getByRole(size === 'desk' ? 'region' : 'dialog', { name: 'Qin at a glance' });
  await card.getByText('One pagoda for a village').waitFor();
  await expectAccessible(page);
  if (size === 'desk') {
    await page.reload();
    await card.waitFor(); // it stays until it is taken away
  }
  await card.getByRole('button', { name: 'Put it away' }).click();
  await card.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
test('the reference card comes into sight when it is asked for, also where the players fill their column', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/new/zhanguo`);
  await page.locator('button[type="submit"]').click();
  await page.locator('.prompt.yours').waitFor({ timeout: 30_000 });
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Reference card' }).click();
  const card = page.getByRole('region', { name: 'ZhanGuo at a glance' });
  await card.getByText('Scored at once').waitFor();
  const [first, column] = await Promise.all([
    card.locator('dt').first().boundingBox(),
    page.locator('.players').boundingBox(),
  ]);
  expect(first!.y).toBeGreaterThan(column!.y);
  expect(first!.y + first!.height).toBeLessThan(column!.y + column!.height);
  expect(problems).toEqual([]);
});
test('what games between bots show stands at the end of a game’s page, with the command that gave it', async () => {
  const { page, problems } = await visit(product, { size: 'phone', language: 'ja' });
  await page.goto(`${product.url}/learn/qin`);
  const notes = page.locator('.strategy');
  await notes.getByRole('heading', { name: 'ボット同士の対戦からわかること' }).waitFor();
  await notes.getByText('npx tianxia simulate --game qin --players 2').waitFor();
  await notes.getByText('最初の手番の人は').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  expect(problems).toEqual([]);
});
