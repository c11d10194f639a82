import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LessonStep, Tutorial } from '../../packages/kernel/table/teaching.ts';

/** Hands in a lesson: a learner who presses what the coach points at, and nothing else. */
const MOST_PRESSES = 12; // for one step

/** What the coach points at, once it lies free and still; `done` when another step has begun. */
interface Next {
  done: boolean;
  wrong: boolean;
  what: string; // of an amount with what it is now
  at: [x: number, y: number];
}
/** Runs in the page, again and again until there is something new to press. */
function nextToPress([step, before]: [string, string]): Next | false {
  const coach = document.querySelector<HTMLElement>('.coach');
  if (coach === null) return false;
  const { points = '' } = coach.dataset;
  const isDone = coach.dataset.step !== step || coach.classList.contains('done');
  const wrong = coach.classList.contains('nearly');
  if (isDone || wrong) return { done: isDone, wrong, what: '', at: [0, 0] };
  const [thing, wanted] = points.split(' = ');
  const places = ['thing', 'press', 'told'].map(name => `[data-${name}="${thing}"]`).join(', ');
  const all = document.querySelectorAll<HTMLElement>(
    points === 'confirm' ? '.confirm' : wanted === undefined ? places : `[data-amount="${thing}"] button`,
  );
  const shown = [...all].filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 0);
  const is = document.querySelector<HTMLElement>(`[data-amount="${thing}"]`)?.dataset.value ?? '';
  const takesPart = shown.find(one => one.matches('[data-is="can"], [data-is="may"], [data-is="chosen"]'));
  const pressed = wanted === undefined ? (takesPart ?? shown[0]) : shown.at(Number(is) < Number(wanted) ? -1 : 0);
  if (pressed === undefined || `${points} ${is}` === before) return false;
  const { left, top, width, height } = pressed.getBoundingClientRect();
  const at: [number, number] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(...at);
  const free = hit !== null && (pressed.contains(hit) || hit.contains(pressed)) && hit.closest('.coach') === null;
  const seen = window as unknown as { lastAt?: string };
  const still = seen.lastAt === at.join();
  seen.lastAt = at.join();
  return free && still && { done: false, wrong: false, what: `${points} ${is}`, at };
}
/** What the coach prints bold, as long as it is not to be read on the table: on a piece, on a button, or told of them. */
function boldElsewhere(bold: readonly string[] | undefined): string[] {
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').toLowerCase();
  const asked = bold ?? [...document.querySelectorAll('.coach.asks > p b')].map(one => one.textContent ?? '');
  const places = [...document.querySelectorAll('body *:not(script, style)')].filter(
    one => !one.closest('.coach-layer'),
  );
  const said = places.flatMap(one => [
    ...[...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.textContent ?? ''),
    ...['aria-label', 'data-tip', 'title'].map(name => one.getAttribute(name) ?? ''),
  ]);
  return asked.filter(word => !said.some(name => plain(name).includes(plain(word))));
}
async function doStep(page: Page, { id }: LessonStep, where: string): Promise<void> {
  let before = '';
  let bold: string[] | undefined; // where something is asked for, bold is what stands on the table, in the same words
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const found = await page
      .waitForFunction(nextToPress, [id, before] as [string, string], { timeout: 60_000, polling: 150 })
      .catch(() => expect.fail(`${where}: nothing to press after "${before}"`));
    const next = (await found.jsonValue()) as Next;
    if (next.done) return expect(bold ?? [], `${where}: bold words of the coach that are not on the table`).toEqual([]);
    bold = await page.evaluate(boldElsewhere, bold);
    expect(next.wrong, `${where}: the coach calls "${before}" wrong`).toBe(false);
    await page.mouse.click(...next.at);
    await page.mouse.move(1, 1); // a pointer that rests on a piece asks what it is
    before = next.what;
  }
  expect.fail(`${where} is not done after ${MOST_PRESSES} presses`);
}
/** Waits until the coach has moved on from this step. */
export async function saidNext(page: Page, before: string): Promise<void> {
  await page.waitForFunction(
    step => {
      const now = document.querySelector<HTMLElement>('.coach');
      return now !== null && (now.dataset.step !== step || now.classList.contains('done'));
    },
    before,
    { timeout: 60_000 },
  );
}
/** The coach's red button: go on, the next lesson. */
export const goOn = (page: Page): Promise<void> => page.locator('.coach .acts .main').click();

/** Follows a game's lessons up to the free play at their end. Every step is done by hand. */
export async function followLessons(page: Page, { lessons }: Tutorial): Promise<void> {
  for (const lesson of lessons) {
    for (const step of lesson.steps) {
      await page.locator(`.coach[data-step="${step.id}"]`).waitFor({ timeout: 60_000 });
      if (step.until !== undefined) return;
      if (step.do === undefined) await goOn(page);
      else await doStep(page, step, `${lesson.id}, ${step.id}`);
      await saidNext(page, step.id);
    }
    await page.locator('.coach.done').waitFor({ timeout: 60_000 });
    await goOn(page);
  }
}
