import type { Locator, Page } from 'playwright-core';
import type { LessonStep, Tutorial } from '../../packages/kernel/teaching.ts';

/** Hands in a lesson: what a learner does who follows the coach. */
const bubble = (page: Page) => page.locator('.coach');
const places = (thing: string) => `[data-press="${thing}"], [data-thing="${thing}"], [data-told="${thing}"]`;
const button = (page: Page, name: RegExp) => page.locator('.coach .acts').getByRole('button', { name });

/** Waits until the coach has moved on from this step, or says that something was wrong. */
export async function saidNext(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    step => {
      const now = document.querySelector<HTMLElement>('.coach');
      return now !== null && (now.dataset.step !== step || now.classList.contains('done'));
    },
    before,
    { timeout: 30_000 },
  );
}
/** The bubble goes out of the way of what it points at; a board that is panned brings it into sight. */
async function uncovered(page: Page, thing: Locator): Promise<void> {
  for (let look = 0; look < 30; look++) {
    const isFree = await thing.evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && there.closest('.coach') === null;
    });
    if (isFree) return;
    await page.waitForTimeout(100);
  }
}
/** Presses what the coach points at, one thing after another, then confirms. True when the step is done by that. */
async function press(page: Page, step: LessonStep): Promise<boolean> {
  const isDone = async () =>
    (await bubble(page)
      .getAttribute('data-step')
      .catch(() => '')) !== step.id;
  for (const thing of step.at ?? []) {
    if (await isDone()) return true;
    const found = page.locator(places(thing)).filter({ visible: true }).first();
    if ((await found.count()) === 0) continue;
    const is = await found.getAttribute('data-is');
    if (is === 'chosen') continue;
    await uncovered(page, found);
    await found.click({ force: true, timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(150); // the bubble follows
  }
  const confirm = page.locator('button.confirm:not([aria-disabled])');
  if (await confirm.count()) await confirm.click({ timeout: 5000 }).catch(() => undefined);
  await page.waitForTimeout(400);
  return isDone();
}
export interface Played {
  byHand: string[]; // steps done by pressing pieces
  shown: string[]; // steps where the coach was asked to show it
}
/** Follows a game's lessons up to the free play at their end. */
export async function followLessons(page: Page, tutorial: Tutorial): Promise<Played> {
  const played: Played = { byHand: [], shown: [] };
  for (const lesson of tutorial.lessons) {
    for (const step of lesson.steps) {
      if (step.until !== undefined) return played;
      await page.locator(`.coach[data-step="${step.id}"]`).waitFor({ timeout: 30_000 });
      await page.mouse.move(1, 1); // a pointer that rests on a piece asks what it is
      if (step.do === undefined) await button(page, /^Next$/).click();
      else if (await press(page, step)) played.byHand.push(step.id);
      else {
        if (await button(page, /^Try again$/).isVisible()) await button(page, /^Try again$/).click();
        await button(page, /^Show me$/).click();
        played.shown.push(step.id);
      }
      await saidNext(page, step.id);
    }
    await page.locator('.coach.done').waitFor({ timeout: 30_000 });
    await button(page, /^Next:/).click();
  }
  return played;
}
