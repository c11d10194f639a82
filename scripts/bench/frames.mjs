import { keepLate, lateGames } from './late.mjs';

const THROTTLE = 4; // times slower than this machine: a phone
const WATCHED = 15_000; // milliseconds
const OWN = 12; // presses
const OWN_AT_ONCE = 400; // milliseconds: what moves later is what came of it, not the choice itself

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
/** Plays on a phone: what is lit is pressed, own pieces and those of bots travel. */
export async function benchFrames(browser, url) {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true });
  await context.addInitScript(() =>
    localStorage.setItem('tianxia.settings', JSON.stringify({ pace: 'normal', confirm: false })),
  );
  await context.addInitScript(watchFrames);
  for (const game of lateGames) {
    const page = await context.newPage();
    const address = await keepLate(page, url, game);
    await page.goto(address);
    const firsts = await play(page, OWN);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(() => window.seen.frames.splice(0));
    const until = Date.now() + WATCHED;
    while (Date.now() < until) await play(page, 1);
    const frames = await page.evaluate(() => window.seen.frames.toSorted((a, b) => a - b));
    const middle = list => list[list.length >> 1];
    const long = frames.filter(millis => millis > 50).length;
    const motion =
      frames.length === 0
        ? 'nothing travelled'
        : `${frames.length} frames, ${Math.round(1000 / middle(frames))} a second, ${long} longer than 50 ms`;
    const first =
      firsts.length === 0
        ? 'no own choice moved anything'
        : `first motion ${middle(firsts.toSorted((a, b) => a - b)).toFixed(0)} ms after one's own choice (${firsts.length} choices, no throttle)`;
    console.log(`${game.padEnd(18)} ${motion}; ${first}`);
    await page.close();
  }
  await context.close();
}
/** So many presses on what is lit, when it is one's turn; for each that moved something at once, how long that took. */
async function play(page, presses) {
  const firsts = [];
  for (let i = 0; i < presses; i++) {
    if ((await page.locator('.prompt.yours').count()) > 0) await pressSomething(page);
    await page.waitForTimeout(700);
    const first = await page.evaluate(() => {
      const { first } = window.seen;
      window.seen.pressed = 0;
      window.seen.first = 0;
      return first;
    });
    if (first > 0 && first < OWN_AT_ONCE) firsts.push(first);
  }
  return firsts;
}
/** The red button where it can be pressed, else one of the things that are lit, each in its turn. */
async function pressSomething(page) {
  const confirm = page.locator('.confirm:enabled:visible');
  const lit = page.locator('.thing[data-is="can"]:visible');
  const many = await lit.count();
  const next = (await confirm.count()) > 0 ? confirm.last() : lit.nth((turn++ * 7) % Math.max(1, many));
  await next.click({ timeout: 2000, force: true }).catch(() => undefined);
}
let turn = 0;
