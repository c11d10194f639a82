import { afterAll, beforeAll, expect, test } from 'vitest';
import { about } from '../../packages/games/qin/about.ts';
import { type Hands, play } from './hands/common.ts';
import { emperorsChoice } from './hands/emperors-choice.ts';
import { firstEmpire } from './hands/first-empire.ts';
import { threeKingdoms } from './hands/three-kingdoms.ts';
import { zhanguo } from './hands/zhanguo.ts';
import { type GameId, openLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const HANDS: Readonly<Record<GameId, Hands>> = {
  qin: { about, lit: '.thing[data-is="can"]', asking: 0 },
  zhanguo,
  'first-empire': firstEmpire,
  'three-kingdoms': threeKingdoms,
  'emperors-choice': emperorsChoice,
};
const TURNS = 12; // as many own choices at most until somebody has won points

declare global {
  interface Window {
    onLayer: { travelled: number; points: number };
  }
}
/** Runs in the page. Counts copies of pieces, and points, whose middle was seen to move: what only grows stays where it is. */
function watchLayer(): void {
  const FAR = 10; // pixels
  const first = new Map<Element, [x: number, y: number]>();
  const moved = new Set<Element>();
  const movedOf = (kind: string) => [...moved].filter(one => one.matches(kind)).length;
  const look = () => {
    for (const one of document.querySelectorAll('.stage-copy, .stage-points')) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2] as [number, number];
      const was = first.get(one);
      if (was === undefined) first.set(one, middle);
      else if (Math.hypot(was[0] - middle[0], was[1] - middle[1]) > FAR) moved.add(one);
    }
    window.onLayer = { travelled: movedOf('.stage-copy'), points: movedOf('.stage-points') };
    requestAnimationFrame(look);
  };
  look();
}
/** Runs in the page. Is all seen, or can it go on only if the reader chooses? */
const isSeenOrWaits = () =>
  (window.onLayer.travelled > 0 && window.onLayer.points > 0) ||
  document.querySelector('.prompt.yours, .scoring') !== null;

test.each(Object.keys(HANDS) as GameId[])(
  '%s: pieces travel to where they go, points rise, and nothing of it stays',
  async game => {
    const { page, context, problems } = await visit(product, { motion: true, pace: 'normal' });
    await page.addInitScript(watchLayer);
    await openLate(page, product, game);
    const seen = () => page.evaluate(() => window.onLayer);
    for (let turn = 0; turn < TURNS; turn++) {
      await page.waitForFunction(isSeenOrWaits, undefined, { timeout: 120_000 });
      const { travelled, points } = await seen();
      if ((travelled > 0 && points > 0) || (await page.locator('.scoring').isVisible())) break;
      await play(page, HANDS[game], { choices: 1, seed: 1 + turn });
      await page.locator('.prompt:not(.yours), .scoring').first().waitFor();
    }
    const { travelled, points } = await seen();
    expect(travelled, 'pieces that travelled').toBeGreaterThan(0);
    expect(points, 'points that rose').toBeGreaterThan(0);
    await expect.poll(() => page.locator('.stage-layer > *').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  },
);
