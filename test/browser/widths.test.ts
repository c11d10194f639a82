import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Late positions, where most lies on the table: a recorded game without its last choices. */
const LATE = {
  qin: ['three-piles', 12],
  zhanguo: ['sidea-two-clockwise-perworker-3', 40],
  'first-empire': ['4-advanced', 34],
  'three-kingdoms': ['greedy-one', 60],
  'emperors-choice': ['five-greedy', 41],
} as const;
const WINDOWS = [
  [360, 640],
  [400, 800],
  [844, 390], // a phone on its side
  [720, 450], // a desk at 200 %
  [1024, 768],
  [1200, 700],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [2560, 1440],
] as const;

interface Saved {
  game: string;
  table: { options: Record<string, string> };
  players: { colour: string }[];
  key: string;
  started: number;
  choices: [seat: number, words: string, at?: number, forced?: boolean][];
}
/** As this browser keeps a table that is being played: the first seat is the reader's. */
function tableOf(game: keyof typeof LATE) {
  const [name, last] = LATE[game];
  const path = join(import.meta.dirname, `../../packages/games/${game}/test/records/${name}.json`);
  const record = JSON.parse(readFileSync(path, 'utf8')) as Saved;
  const seats = record.players.map(({ colour }, seat) => ({
    name: ['Me', 'Ada', 'Bao', 'Chi', 'Dao'][seat]!,
    colour,
    ...(seat > 0 && { bot: 'random' }),
  }));
  const { options } = record.table;
  const entries = record.choices
    .slice(0, -last)
    .map(([seat, words, at = 0, forced]) => ({ seat, words, at, ...(forced && { forced }) }));
  const here = { id: 'late', game, options };
  return {
    kept: { ...here, seats, key: record.key, started: record.started, entries },
    listed: {
      ...here,
      where: 'here',
      begun: 1,
      changed: 1,
      seats: seats.map((seat, i) => ({ ...seat, by: i === 0 ? 'you' : 'bot' })),
    },
  };
}
/** Runs in the page. What does not fit its window, in words. */
function faults(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth - innerWidth} too wide`);
  if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight - innerHeight} too high`);
  const board = document.querySelector('.board-box')?.getBoundingClientRect();
  if (board === undefined || board.width < 240 || board.height < 90) found.push('the board has no room');
  const { small } = document.querySelector<HTMLElement>('.table')!.dataset;
  for (const part of document.querySelectorAll('.prompt, .seat, .views, .thumb, .side, .tray')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isPlayer = part.matches('.seat'); // players may scroll in their column
    if (left < 0 || right > innerWidth + 1 || (!isPlayer && (top < 0 || bottom > innerHeight + 1)))
      found.push(`${part.className} leaves the window`);
  }
  for (const button of document.querySelectorAll('.thumb button, .views button, .moves button, .small .seat')) {
    if (!button.checkVisibility()) continue;
    const { width, height } = button.getBoundingClientRect();
    if (small !== undefined && Math.min(width, height) < 40)
      found.push(`${button.textContent} is too small for a finger`);
  }
  return found;
}
test.each(Object.keys(LATE) as (keyof typeof LATE)[])(
  '%s late in the game fits every window, and shows all that is public of everybody',
  async game => {
    const { page, problems } = await visit(product);
    await page.goto(product.url);
    await page.evaluate(({ kept, listed }) => {
      localStorage.setItem('tianxia.table.late', JSON.stringify(kept));
      localStorage.setItem('tianxia.tables', JSON.stringify([listed]));
    }, tableOf(game));
    await page.goto(`${product.url}/play/late`);
    await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect([width, height, ...(await page.evaluate(faults))]).toEqual([width, height]);
      const fold = await page.locator('.table').getAttribute('data-fold');
      expect(fold).toBe(width >= 1200 ? 'wide' : width < 640 ? 'stacked' : 'beside');
    }
    await page.setViewportSize({ width: 400, height: 800 });
    for (const tab of await page.locator('.views').getByRole('tab').all()) {
      await tab.click();
      expect(await tab.getAttribute('aria-selected')).toBe('true');
      expect(await page.evaluate(faults)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Everything Ada has' }).click();
    const sheet = page.getByRole('dialog', { name: 'Everything Ada has' });
    await sheet.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  },
);
