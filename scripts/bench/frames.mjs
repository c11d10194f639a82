import { keepTable } from './late.mjs';

/**
 * Choices that move a piece, in recorded games: after so many choices of the record the first seat is asked for what is pressed here,
 * one after another; the last press is the choice. A kind alone stands for the first lit thing of that kind.
 */
const CHOICES = {
  qin: { record: 'three-piles', after: 56, presses: ['half', 'square', 'confirm'] },
  zhanguo: { record: 'sidea-two-clockwise-perworker-3', after: 344, presses: ['card 62', 'action 0'] },
  'first-empire': { record: '4-advanced', after: 388, presses: ['governorSpace 20'] },
  'three-kingdoms': { record: 'greedy-one', after: 706, presses: ['general 20', 'space 8', 'confirm'] },
  'emperors-choice': { record: 'five-greedy', after: 340, presses: ['set 2'] },
};
const CALM = 5; // times a tenth of a second that nothing else is shown
const OWN = 8; // times that the choice is made, to see how soon it moves something
const SOON = 850; // milliseconds: at the slow pace a bot waits for 900, so what moves before is the choice itself
const THROTTLE = 4; // times slower than this machine: a phone
const WATCHED = 4; // times that the choice is made with the processor slowed down
const PLAYED = 10_000; // milliseconds from the choice on: its own pieces, then those of bots
const SMOOTH = 60; // frames a second, by the middle frame
const LONG = 50; // milliseconds: a frame that is seen to stumble
const AT_HAND = 100; // milliseconds from a choice to the first motion, by the middle choice

/** Runs in the page. Frames while pieces travel, and how long the first one waits after a press. */
function watchFrames() {
  window.seen = { frames: [], pressed: 0, first: 0 };
  addEventListener(
    'click',
    () => {
      window.seen.pressed = performance.now();
      window.seen.first = 0;
    },
    true,
  );
  const isMoving = () => document.querySelector('.stage-copy, .stage-points') !== null;
  let last = performance.now();
  const frame = now => {
    const { seen } = window;
    const moving = isMoving();
    if (moving && seen.pressed > 0 && seen.first === 0) seen.first = performance.now() - seen.pressed;
    if (moving) seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
/** On a phone, game by game: how soon one's own choice moves something, then frames while pieces of everybody travel. */
export async function benchFrames(browser, url, games = Object.keys(CHOICES)) {
  for (const game of games) {
    try {
      const firsts = await atTable(browser, url, game, 'slow', ownChoices);
      const frames = await atTable(browser, url, game, 'normal', watched);
      console.log(`${game.padEnd(18)} ${motion(frames)}; ${first(firsts)}`);
    } catch (problem) {
      console.log(`${game.padEnd(18)} could not be measured: ${problem.message.split('\n').slice(0, 3).join(' ')}`);
      process.exitCode = 1;
    }
  }
}
async function atTable(browser, url, game, pace, measure) {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true });
  const settings = JSON.stringify({ pace, confirm: false, help: false });
  await context.addInitScript(kept => localStorage.setItem('tianxia.settings', kept), settings);
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  const { record, after, presses } = CHOICES[game];
  /** The same position each time, and the reader is asked. */
  const open = async () => {
    await page.goto(await keepTable(page, url, game, record, after));
    await comeToChoice(page);
    await page.evaluate(() => Object.assign(window.seen, { frames: [], pressed: 0, first: 0 }));
  };
  const choose = async () => {
    for (const one of presses) await press(page, one);
  };
  try {
    return await measure(page, open, choose);
  } finally {
    await context.close();
  }
}
/** What rivals did since one's turn is shown first: on to the reader's own choice, until it stays there. */
async function comeToChoice(page) {
  const until = Date.now() + 60_000;
  for (let calm = 0; calm < CALM; calm++) {
    if (Date.now() > until) throw new Error('the reader is not asked');
    const skip = page.getByRole('button', { name: 'Skip to the present' });
    const asked = await page.locator('.prompt.yours').count();
    if (await skip.isVisible()) await skip.click({ timeout: 1000 }).catch(() => undefined);
    else if (asked > 0 && (await page.locator('[data-is="can"]').count()) > 0) {
      await page.waitForTimeout(100);
      continue;
    }
    calm = -1;
    await page.waitForTimeout(50);
  }
}
/** How long each choice took until something moved. */
async function ownChoices(page, open, choose) {
  const firsts = [];
  for (let i = 0; i < OWN; i++) {
    await open();
    await choose();
    const moves = page.waitForFunction(() => window.seen.first, undefined, { timeout: SOON });
    const moved = await moves.then(found => found.jsonValue()).catch(() => undefined);
    if (moved !== undefined) firsts.push(moved);
  }
  return firsts;
}
/** Frames while pieces travel, with the processor slowed down from the choice on. */
async function watched(page, open, choose) {
  const session = await page.context().newCDPSession(page);
  const slowDown = rate => session.send('Emulation.setCPUThrottlingRate', { rate });
  const frames = [];
  for (let i = 0; i < WATCHED; i++) {
    await slowDown(1);
    await open();
    await slowDown(THROTTLE);
    await choose();
    await page.waitForTimeout(PLAYED);
    frames.push(...(await page.evaluate(() => window.seen.frames)));
  }
  return frames;
}
async function press(page, one) {
  const what =
    one === 'confirm'
      ? '.confirm:not([aria-disabled=true])'
      : /\d/.test(one)
        ? `[data-press="${one}"]`
        : `[data-is="can"][data-press^="${one} "]`;
  await page.locator(`${what}:visible`).first().click({ timeout: 10_000 });
}

/** A goal beside its figure, in words. */
const judged = (holds, goal) => `${holds ? 'holds' : 'does not hold'}: the goal is ${goal}`;
const middle = list => list.toSorted((a, b) => a - b)[list.length >> 1];
function motion(frames) {
  if (frames.length === 0) return `nothing travelled (${judged(false, `${SMOOTH} frames a second`)})`;
  const long = frames.filter(millis => millis > LONG);
  const rate = Math.round(1000 / middle(frames));
  const longest = long.length === 0 ? '' : ` (the longest ${Math.max(...long).toFixed(0)})`;
  return `${frames.length} frames, ${rate} a second (${judged(rate >= SMOOTH, `${SMOOTH} at ${THROTTLE}× throttle`)}), ${long.length} longer than ${LONG} ms${longest}`;
}
function first(firsts) {
  if (firsts.length === 0) return `the choice moved nothing (${judged(false, `motion in ${AT_HAND} ms`)})`;
  const typical = middle(firsts);
  const still = firsts.length === OWN ? '' : `, ${OWN - firsts.length} more moved nothing`;
  return `first motion ${typical.toFixed(0)} ms after one's own choice (${judged(typical < AT_HAND, `under ${AT_HAND}`)}), at most ${Math.max(...firsts).toFixed(0)} (${firsts.length} choices${still}, no throttle)`;
}
