import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tutorial } from '../../packages/games/zhanguo/teach/index.ts';
import { play } from './hands/common.ts';
import { zhanguo } from './hands/zhanguo.ts';
import { followLessons, goOn } from './lesson.ts';
import { EXAMPLES } from './pages.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const GAMES = ['zhanguo', 'qin', 'first-empire', 'three-kingdoms', 'emperors-choice'] as const;
/** Words in Latin letters on the page or a part of it; a rule's number and the name of the site are none. */
const latinIn = (page: Page, part: string) =>
  page.evaluate(selector => {
    const said = [...document.querySelectorAll<HTMLElement>(selector)].map(one => one.innerText).join('\n');
    return said.replace(/Tianxia|[A-Z]{2,3}-\d{3}/g, '').match(/[A-Za-z]{3,}/g) ?? [];
  }, part);

/** Chooses something, again and again, until the coach says how the round ended. */
async function playTheRound(page: Page): Promise<void> {
  const done = page.locator('.coach.done');
  for (let choices = 0; choices < 60; choices++) {
    await done.or(page.locator('.prompt.yours')).first().waitFor({ timeout: 60_000 });
    if (await done.isVisible()) return;
    await play(page, zhanguo, { touch: true, choices: 1, seed: choices });
  }
  expect.fail('the round does not end');
}

test.each(GAMES)(
  'the pictures of %s in two minutes, the table of its first lesson and that of an example speak Japanese',
  async game => {
    const { page, problems } = await visit(product, { size: 'phone', language: 'ja' });
    await page.goto(`${product.url}/learn/${game}`);
    await page.locator('.guide-example').waitFor({ timeout: 60_000 });
    for (const picture of await page.locator('.pictured').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.locator('[data-thing]').first().waitFor({ state: 'attached', timeout: 60_000 });
    }
    expect(await latinIn(page, '.live-drawn')).toEqual([]);
    await page.getByRole('button', { name: 'テーブルで学ぶ' }).first().click();
    await page.locator('.coach').waitFor({ timeout: 60_000 });
    expect(await latinIn(page, '.prompt, .board, .tray, .coach')).toEqual([]);
    await page.goto(`${product.url}/examples/${game}/${EXAMPLES[game]}`);
    await page.locator('.coach').waitFor({ timeout: 60_000 });
    expect(await latinIn(page, '.prompt, .players, .board, .tray, .coach')).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('somebody who reads only Japanese, with a phone: from home through the lessons of ZhanGuo, refused, to the rule and the end of a round', async () => {
  const { page, problems } = await visit(product, { size: 'phone', language: 'ja', help: true, pace: 'normal' }); // the board moves to what the others do
  await page.goto(product.url);
  await page.getByRole('article', { name: '戦国', exact: true }).getByRole('link', { name: '2分でわかる' }).click();
  await page.getByRole('heading', { name: '勝つには' }).waitFor();
  await page.getByRole('button', { name: 'テーブルで学ぶ' }).first().click();
  const [unify, court, ...others] = tutorial.lessons;
  await followLessons(page, { ...tutorial, lessons: [unify] });
  await page.locator('.coach[data-step="six"]').waitFor({ timeout: 60_000 });
  await goOn(page);
  await page.locator('.coach[data-step="hire"]').waitFor({ timeout: 60_000 });
  await page.locator('[data-thing="card 84"]').filter({ visible: true }).first().click({ force: true });
  await page.locator('[data-thing="card 84"][data-is="chosen"]').first().waitFor();
  await page.locator('.coach[data-points="action 2"]').waitFor(); // the bubble follows
  const palace = page.locator('[data-thing="action 1"][data-is="cannot"]').filter({ visible: true }).first();
  await palace.click({ force: true });
  await page.locator('.coach.nearly').waitFor();
  await page.locator('.coach.nearly .rule').first().click();
  const rules = page.getByRole('dialog', { name: '戦国のルール' });
  await rules.waitFor();
  expect(await rules.locator('.sentence').textContent()).toMatch(/労働者3人/);
  await page.keyboard.press('Escape');
  await page.locator('.coach .acts').getByRole('button', { name: 'もう一度' }).click();
  await page.locator('.coach.asks').waitFor();
  expect(await latinIn(page, '.prompt, .board, .tray, .coach')).toEqual([]);
  await followLessons(page, { ...tutorial, lessons: [{ ...court, steps: court.steps.slice(1) }, ...others] });
  await page.locator('.coach[data-step="play"]').getByRole('button', { name: '自分で遊ぶ' }).click();
  await playTheRound(page);
  const ends = await page.locator('.coach.done .so-far li').allInnerTexts();
  for (const end of ends) expect(end).toMatch(/^(?:あなた|リアン)\s+(?:.+ −?\d+\s+)?−?\d+$/); // who, by what, how many
  expect(ends.map(end => end.startsWith('あなた')).sort()).toEqual([false, true]);
  expect(await latinIn(page, '.coach.done')).toEqual([]);
  await page.locator('.coach.done').getByRole('button', { name: 'ゲームを始める' }).waitFor();
  expect(problems).toEqual([]);
}, 400_000); // at the pace of somebody who looks on
