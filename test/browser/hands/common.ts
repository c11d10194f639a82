import type { About } from '@tianxia/kernel';
import type { Locator, Page } from 'playwright-core';
import { picker } from '../qin.ts';

type Pick = (n: number) => number;
/** How a game is sat down to, and how its decisions are answered: by pressing what is lit. */
export interface Hands {
  about: About; // its title finds it on the set-up page; it is played with the fewest seats
  also?: 'phone' | 'tablet'; // a whole game is played there, too, not at a desk alone
  lit: string; // selects all that the open decision accepts
  asking: number; // so many choices are confirmed, about a third of a game; then the player lets them be final at once
  /** Decisions that are composed of several things; true when it pressed something. */
  compose?(hand: Hand): Promise<boolean>;
}
export interface Hand {
  page: Page;
  pick: Pick;
  press(what: Locator): Promise<void>;
  hit(selector: string, spot: Spot): Promise<void>; // a press where it was seen
}
const MOST_PRESSES = 30; // for one choice; more of them means that pressing leads nowhere

/** The same game in every run, unless SEED asks for another: only what the browser draws for the table is fixed. */
const SEED = Number(process.env.SEED ?? 1);
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(seed => {
    let x = seed;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(wanted: T): T => {
      if (wanted instanceof Uint8Array)
        for (let i = 0; i < wanted.length; i++) {
          x = (Math.imul(x, 1103515245) + 12345) >>> 0;
          wanted[i] = x >>> 16;
        }
      return wanted;
    };
  }, SEED);
}
const radio = (within: Page | Locator, page: Page, name: string | RegExp) =>
  within.locator('label', { has: page.getByRole('radio', { name }) });

/** From the first page of the set-up to a table with the fewest players, all others bots of the weakest level. */
export async function sitDown(page: Page, address: string, { about }: Hands): Promise<void> {
  const [seats] = about.seats;
  await page.goto(`${address}/new`);
  await page.locator('fieldset.gs label', { has: page.getByText(about.title, { exact: true }) }).click();
  await page.locator('.nt-form').waitFor();
  const count = radio(page, page, seats === 1 ? 'One player' : `${seats} players`);
  if ((await count.count()) > 0) await count.click();
  const weakest = radio(page, page, /^1 of 6: /);
  for (let i = 0; i < seats - 1; i++) await weakest.nth(i).click();
}
export async function startTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the table' }).click();
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
}

/** What the page says, for whoever looks into a failure. */
const saying = (page: Page) =>
  page.evaluate(() => (document.querySelector('.prompt .ask') ?? document.body).textContent.slice(0, 400));

interface Spot {
  index: number; // among all that the selector finds
  at?: [x: number, y: number]; // where it can be hit; nothing when it must be scrolled to
}
interface Look {
  over: boolean;
  confirm?: Spot; // something is proposed
  lit: Spot[];
  done: number; // choices of everybody that a table of this browser keeps
}
export const CONFIRM = ':is(.prompt, .thumb) .confirm:not([aria-disabled="true"])';
/** Runs in the page. Nothing while somebody else is asked. */
function lookAround([selector, confirming]: [string, string]): Look | false {
  const over = document.querySelector('main.en') !== null;
  if (!over && document.querySelector('main.table') === null) throw new Error('the table is gone');
  if (!over && document.querySelector('.prompt.yours') === null) return false;
  /** Other pieces may stand on a piece: it is pressed where it shows, or not at all when it is covered. */
  const spotOf = (one: Element, index: number): Spot[] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width === 0 || !one.checkVisibility({ visibilityProperty: true })) return [];
    let inView = false;
    for (const [right, down] of [
      [2, 2],
      [1, 1],
      [3, 1],
      [1, 3],
      [3, 3],
    ] as const) {
      const at: [number, number] = [left + (width * right) / 4, top + (height * down) / 4];
      const hit = document.elementFromPoint(...at);
      if (hit !== null && one.contains(hit)) return [{ index, at }];
      inView ||= hit !== null && one.parentElement?.contains(hit) === true;
    }
    return inView ? [] : [{ index }];
  };
  const kept = localStorage.getItem(`tianxia.table.${location.pathname.split('/').at(-1)}`);
  const done = kept?.split('"words"').length ?? 0;
  const [confirm] = [...document.querySelectorAll(confirming)].flatMap(spotOf);
  const lit = [...document.querySelectorAll(selector)].flatMap(spotOf);
  return over || confirm || lit.length > 0 ? { over, ...(confirm && { confirm }), lit, done } : false;
}
/** Waits until this player is asked and has something to press, or the game is over. */
async function look(page: Page, lit: string): Promise<Look> {
  try {
    const seen = await page.waitForFunction(lookAround, [lit, CONFIRM] as [string, string], { timeout: 30_000 });
    return (await seen.jsonValue()) as Look;
  } catch (error) {
    throw new Error(`nothing can be pressed: ${await saying(page)}`, { cause: error });
  }
}
export interface Playing {
  touch?: boolean; // with a finger
  choices?: number; // stops after so many of one's own
  seed?: number;
  after?: (choices: number) => Promise<void>; // whenever one more choice is made
}
/** One press: what is proposed is confirmed, which is told, or something else is pressed first. */
async function pressOne(hand: Hand, hands: Hands, { confirm, lit }: Look, confirms: boolean): Promise<boolean> {
  const confirmed = confirm !== undefined && (confirms || lit.length === 0);
  if (confirmed) await hand.hit(CONFIRM, confirm);
  else if (!((await hands.compose?.(hand)) ?? false)) await hand.hit(hands.lit, lit[hand.pick(lit.length)]!);
  return confirmed;
}
function handOn(page: Page, { touch = false, seed = SEED }: Playing): Hand {
  const press = (what: Locator) => (touch ? what.tap() : what.click());
  const hit = (selector: string, { index, at }: Spot) => {
    if (at === undefined) return page.locator(selector).nth(index).scrollIntoViewIfNeeded(); // and looks again
    return touch ? page.touchscreen.tap(...at) : page.mouse.click(...at);
  };
  return { page, pick: picker(seed), press, hit };
}
/** Plays until the end page comes up or enough is chosen; returns how many choices were made from this page. */
export async function play(page: Page, hands: Hands, playing: Playing = {}): Promise<number> {
  const { choices = Number.POSITIVE_INFINITY, after } = playing;
  const hand = handOn(page, playing);
  let made = 0;
  let seen = await look(page, hands.lit);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { done } = seen;
    const confirmed = await pressOne(hand, hands, seen, presses > MOST_PRESSES / 2 || hand.pick(8) > 0);
    if (confirmed && made + 1 === choices) return choices;
    seen = await look(page, hands.lit);
    if (!confirmed && !seen.over && seen.done === done) continue;
    made++;
    presses = 0;
    if (seen.over || made >= choices) return made;
    if (after === undefined) continue;
    await after(made);
    seen = await look(page, hands.lit); // it may have looked around and pressed something
  }
  throw new Error(`pressing leads nowhere: ${await saying(page)}`);
}
/** Goes on pressing until something is proposed, and leaves it lying there. */
export async function propose(page: Page, hands: Hands): Promise<void> {
  const hand = handOn(page, {});
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const seen = await look(page, hands.lit);
    if (seen.confirm) return;
    await pressOne(hand, hands, seen, false);
  }
  throw new Error(`nothing comes to be proposed: ${await saying(page)}`);
}
/** From now on a choice is final at once. */
export async function stopAsking(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Log, rules, scores and more' }); // of a small table
  const small = await menu.isVisible();
  if (small) await menu.click();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.locator('label.switch', { hasText: 'Ask before a choice is final' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  if (small) await page.locator('.side-close button').click();
}
