import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from '../chromium.mjs';
import { CHROMIUM_FLAGS, startServer } from '../product.mjs';
import { benchFrames } from './frames.mjs';
import { keepLate, lateGames } from './late.mjs';
import { weigh } from './weigh.mjs';

const ROUNDS = 3;
async function report(name, context, url, ready) {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await weigh(context, url, ready));
  rounds.sort((a, b) => a.millis - b.millis);
  const { kilobytes, millis } = rounds[ROUNDS >> 1];
  console.log(
    `${name.padEnd(26)} ${kilobytes.toFixed(0).padStart(4)} kB script (brotli), usable after ${millis.toFixed(0)} ms`,
  );
}
async function inBrowser(measure) {
  const data = mkdtempSync(join(tmpdir(), 'tianxia-bench-'));
  const { server, url } = await startServer(data);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    await measure(browser, url);
  } finally {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}
/** What a table looks like while pieces travel; of all games, or of those that are named. */
export const benchMotion = (games = []) =>
  inBrowser(async (browser, url) => {
    console.log('Motion, on a phone whose processor is four times slower than this one');
    await benchFrames(browser, url, games.length > 0 ? games : undefined);
  });
export async function benchPages() {
  await inBrowser(async (browser, url) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await report('home page', context, url, 'text=Play now');
    await context.addInitScript(() => localStorage.setItem('tianxia.settings', JSON.stringify({ pace: 'instant' })));
    for (const game of lateGames) {
      const page = await context.newPage();
      const table = await keepLate(page, url, game);
      await page.close();
      await report(`table of ${game}`, context, table, '.prompt.yours');
    }
  });
  console.log();
  await benchMotion();
}
