import { keepLate, lateGames } from './late.mjs';

const THROTTLE = 4; // times slower than this machine: a phone
const WATCHED = 20_000; // milliseconds
const OWN = 8; // own choices that moved something
const OWN_FOR = 45_000; // milliseconds: as long as such choices are looked for
const AT_ONCE = 850; // milliseconds: at the slow pace a bot waits for 900, so what moves before is the choice itself
const SMOOTH = 60; // frames a second, by the middle frame
const AT_HAND = 100; // milliseconds from a choice to the first motion, by the middle choice
const PRESSES = 25; // in a row without a choice: pressing leads nowhere, and the table is opened anew

/** Runs in the page. Frames while pieces travel, and how long the first one waits after a press. */
function watchFrames() {
  const frames = [];
  const seen = { frames, pressed: 0, first: 0, lit: [] };
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
/** Plays on a phone: first motion after one's own choices, then frames while own pieces and those of bots travel. */
export async function benchFrames(browser, url, games = lateGames) {
  for (const game of games) {
    const firsts = await atTable(browser, url, game, 'slow', ownChoices);
    const frames = await atTable(browser, url, game, 'normal', watched);
    console.log(`${game.padEnd(18)} ${motion(frames)}; ${first(firsts)}`);
  }
}
async function atTable(browser, url, game, pace, measure) {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 }, hasTouch: true });
  const settings = JSON.stringify({ pace, confirm: false, help: false });
  await context.addInitScript(kept => localStorage.setItem('tianxia.settings', kept), settings);
  await context.addInitScript(watchFrames);
  const page = await context.newPage();
  const open = async () => page.goto(await keepLate(page, url, game));
  await open();
  const measured = await measure(page, open, context);
  await context.close();
  return measured;
}
/** A goal beside its figure, in words. */
const judged = (holds, goal) => `${holds ? 'holds' : 'does not hold'}: the goal is ${goal}`;
const middle = list => list.toSorted((a, b) => a - b)[list.length >> 1];
function motion(frames) {
  if (frames.length === 0) return 'nothing travelled';
  const long = frames.filter(millis => millis > 50).length;
  const rate = Math.round(1000 / middle(frames));
  return `${frames.length} frames, ${rate} a second (${judged(rate >= SMOOTH, `${SMOOTH} at ${THROTTLE}× throttle`)}), ${long} longer than 50 ms`;
}
function first({ firsts, still }) {
  if (firsts.length === 0) return 'no own choice moved anything';
  const typical = middle(firsts);
  const goal = judged(typical < AT_HAND, `under ${AT_HAND}`);
  const beside = still === 0 ? '' : `, ${still} more moved nothing`;
  return `first motion ${typical.toFixed(0)} ms after one's own choice (${goal}), at most ${Math.max(...firsts).toFixed(0)} (${firsts.length} choices${beside}, no throttle)`;
}
/** Own choices, rivals' turns skipped; for each that moved something, how long that took. */
async function ownChoices(page, open) {
  const firsts = [];
  let still = 0;
  let presses = 0;
  const until = Date.now() + OWN_FOR;
  while (firsts.length < OWN && Date.now() < until) {
    const skip = page.getByRole('button', { name: 'Skip to now' });
    if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined);
    else if (++presses > PRESSES || (await isOver(page))) {
      presses = 0;
      await open();
    } else if (await isAsked(page)) {
      const before = await choicesOf(page);
      await pressSomething(page);
      await page.waitForTimeout(AT_ONCE / 4);
      if ((await choicesOf(page)) === before) continue;
      presses = 0;
      await page.waitForTimeout(AT_ONCE);
      const millis = await page.evaluate(() => window.seen.first);
      if (millis > 0 && millis < AT_ONCE) firsts.push(millis);
      else still++;
    } else await page.waitForTimeout(100);
  }
  return { firsts, still };
}
/** Frames while pieces travel, with the processor slowed down. */
async function watched(page, open, context) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.evaluate(() => window.seen.frames.splice(0));
  const frames = [];
  const until = Date.now() + WATCHED;
  while (Date.now() < until) {
    if (await isOver(page)) {
      frames.push(...(await page.evaluate(() => window.seen.frames)));
      await open();
    }
    if (await isAsked(page)) await pressSomething(page);
    await page.waitForTimeout(400);
  }
  return [...frames, ...(await page.evaluate(() => window.seen.frames))];
}
const isAsked = async page => (await page.locator('.prompt.yours').count()) > 0;
const isOver = async page => (await page.locator('main.en, .scoring').count()) > 0;
/** Choices of everybody that this browser keeps. */
const choicesOf = page =>
  page.evaluate(() => (localStorage.getItem('tianxia.table.late') ?? '').split('"words"').length);

/** The red button where it can be pressed; else a thing that the last press has lit, or any that is lit, each in its turn. */
async function pressSomething(page) {
  const confirm = page.locator('.confirm:not([aria-disabled=true]):visible');
  if ((await confirm.count()) > 0)
    return confirm
      .last()
      .click({ timeout: 2000, force: true })
      .catch(() => undefined);
  const chosen = await page.evaluate(at => {
    const lit = [...document.querySelectorAll('.thing[data-is="can"]')].filter(one => one.checkVisibility());
    const keys = lit.map(one => one.dataset.thing);
    const fresh = keys.filter(key => !window.seen.lit.includes(key));
    window.seen.lit = keys;
    const among = fresh.length > 0 ? fresh : keys;
    return among[at % Math.max(1, among.length)];
  }, turn++ * 7);
  if (chosen === undefined) return;
  const thing = page.locator(`.thing[data-is="can"][data-thing="${chosen}"]:visible`).first();
  await thing.click({ timeout: 2000, force: true }).catch(() => undefined);
}
let turn = 0;
