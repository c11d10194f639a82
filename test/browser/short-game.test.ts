import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hands, play } from './hands/common.ts';
import { emperorsChoice } from './hands/emperors-choice.ts';
import { firstEmpire } from './hands/first-empire.ts';
import { threeKingdoms } from './hands/three-kingdoms.ts';
import { type Product, startProduct, visit } from './product.ts';
import { layATile, picker } from './qin.ts';
import { type Code, expectWhole, READERS } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const MOST = 120; // choices
type Choose = (page: Page, turn: number) => Promise<unknown>;
const oneOf =
  (hands: Hands, touch: boolean): Choose =>
  (page, turn) =>
    play(page, hands, { touch, choices: 1, seed: turn });

/** The game that a tutorial ends with, one language each; ZhanGuo's is played in Japanese (learning-in-japanese.test.ts). */
const SHORT: [game: string, code: Code, size: 'desk' | 'phone', seats: number, choose: Choose][] = [
  ['qin', 'fr', 'desk', 2, (page, turn) => layATile(page, picker(turn + 1))],
  ['first-empire', 'zh-Hant', 'phone', 2, oneOf(firstEmpire, true)],
  ['three-kingdoms', 'zh-Hans', 'desk', 3, oneOf(threeKingdoms, false)],
  ['emperors-choice', 'en', 'phone', 3, oneOf(emperorsChoice, true)],
];
const FURTHER = {
  en: 'Play a game',
  fr: 'Jouer une partie',
  ja: 'ゲームを始める',
  'zh-Hant': '玩一局',
  'zh-Hans': '玩一局',
};

test.each(SHORT)(
  'the short game of %s in %s at a %s comes to its end, and says who stands where',
  async (game, code, size, seats, choose) => {
    const { page, problems } = await visit(product, { size, language: READERS[code] });
    await page.addInitScript(id => {
      if (location.protocol !== 'about:')
        localStorage.setItem('tianxia.learn', JSON.stringify({ [id]: { lesson: 'game', learned: [], read: [] } }));
    }, game);
    await page.goto(`${product.url}/learn/${game}/table`);
    await page.locator('.coach[data-step="play"] .acts button').click({ timeout: 60_000 });
    const done = page.locator('.coach.done');
    for (let turn = 0; turn < MOST; turn++) {
      await done.or(page.locator('.prompt.yours')).first().waitFor({ timeout: 60_000 });
      if (await done.isVisible()) break;
      await choose(page, turn);
    }
    await done.waitFor({ timeout: 60_000 });
    const stands = await done.locator('.so-far li').allInnerTexts();
    expect(stands.length).toBe(seats);
    for (const line of stands) expect(line).toMatch(/\S[\s\S]*−?\d+$/u);
    await expectWhole(page, `${game} ${code}: the end of the short game`, code);
    await done.getByRole('button', { name: FURTHER[code] }).waitFor();
    expect(problems).toEqual([]);
  },
);
