import { keepLate, lateGames } from './late.mjs';

const THROTTLE = 4; // times slower than this machine: a phone
const WATCHED = 6000; // milliseconds

/** Runs in the page. Frames while pieces travel, and how long the first one waits after a press. */
function watchFrames() {
  const frames = [];
  const seen = { frames, pressed: 0, first: 0 };
  window.seen = seen;
  addEventListener(
    'click',
    () => {
      seen.pressed = performance.now();
      seen.first = 0;
    },
    true,
  );
  const isMoving = () => document.querySelector('.stage-copy, .stage-points') !== null;
  let last = performance.now();
  const frame = now => {
    const moving = isMoving();
    if (moving && seen.pressed > 0 && seen.first === 0) seen.first = performance.now() - seen.pressed;
    if (moving) frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
/** What others did is shown again to somebody who opens the table: pieces travel, on a phone. */
export async function benchFrames(browser, url) {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true });
  await context.addInitScript(() =>
    localStorage.setItem('tianxia.settings', JSON.stringify({ pace: 'normal', confirm: false })),
  );
  await context.addInitScript(watchFrames);
  for (const game of lateGames) {
    const page = await context.newPage();
    const address = await keepLate(page, url, game);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.goto(address);
    await page.locator('.prompt').waitFor();
    await page.waitForTimeout(WATCHED);
    const frames = await page.evaluate(() => window.seen.frames.toSorted((a, b) => a - b));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const first = await firstMotion(page);
    const long = frames.filter(millis => millis > 50).length;
    const median = frames[frames.length >> 1];
    console.log(
      `${game.padEnd(18)} ${String(frames.length).padStart(4)} frames while pieces travel, ${median === undefined ? 'none' : `${Math.round(1000 / median)} a second`}, ${long} longer than 50 ms; ${first === undefined ? 'no own choice moved anything' : `first motion ${first.toFixed(0)} ms after the choice`}`,
    );
    await page.close();
  }
  await context.close();
}
/** One's own choice: presses what is lit until something moves. */
async function firstMotion(page) {
  await page
    .locator('.prompt.yours')
    .waitFor({ timeout: 60_000 })
    .catch(() => undefined);
  for (let presses = 0; presses < 8; presses++) {
    const lit = page.locator('.thing[data-is="can"]:visible').first();
    if ((await lit.count()) === 0) return undefined;
    await lit.click({ timeout: 3000, force: true }).catch(() => undefined);
    await page.waitForTimeout(700);
    const first = await page.evaluate(() => window.seen.first);
    if (first > 0) return first;
  }
  return undefined;
}
