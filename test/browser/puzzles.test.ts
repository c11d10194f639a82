import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Presses, thingsOf } from '../../packages/board/gesture/pressed.ts';
import type { Puzzle } from '../../packages/bots/analysis/puzzle.ts';
import { loadGame, loadPuzzles, puzzledGames } from '../../packages/catalog/index.ts';
import { gestures as emperorsChoice } from '../../packages/games/emperors-choice/screen/gestures.ts';
import { gestures as firstEmpire } from '../../packages/games/first-empire/screen/gestures.ts';
import type { Box } from '../../packages/games/qin/geography.ts';
import { gestures as threeKingdoms } from '../../packages/games/three-kingdoms/screen/gestures.ts';
import { gestures as zhanguo } from '../../packages/games/zhanguo/screen/gestures.ts';
import { type GameTypes, type Kernel, kernelFor, replay, tableFor } from '../../packages/kernel/index.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const presses: Readonly<Record<string, Presses>> = {
  'emperors-choice': emperorsChoice,
  'first-empire': firstEmpire,
  'three-kingdoms': threeKingdoms,
  zhanguo,
};
/** What is pressed for this choice, one after the other. A tile of Qin is held by its first half and laid on two squares. */
function pressed(id: string, k: Kernel<GameTypes>, { record, decision }: Puzzle, words: string): string[] {
  if (id !== 'qin') return thingsOf(presses[id]!, k.words(k.read(words)!));
  const [, tile, place] = words.split(' ').map(Number);
  const { hands } = replay(k, record).state as unknown as { hands: number[][] };
  const { firstSquare, secondSquare } = k.box as Box;
  const slot = hands[decision.seat]!.indexOf(tile!);
  return [`half ${2 * slot}`, `square ${firstSquare[place!]}`, `square ${secondSquare[place!]}`];
}
const CONFIRM = ':is(.prompt, .thumb) .confirm:not([aria-disabled="true"])';
const MOST_MORE = 8; // choices of one gesture

/** What the answer is, then whatever else belongs to the same gesture: a won action says at once how it is carried out. */
async function press(page: Page, things: readonly string[]): Promise<void> {
  for (const one of things) {
    const found = page.locator(`[data-press="${one}"]`).filter({ visible: true }).first();
    await found.waitFor();
    if ((await found.getAttribute('data-is')) !== 'chosen') await found.click({ force: true });
  }
  const ready = page.locator(CONFIRM).first();
  const lit = page.locator('[data-press][data-is="can"]').filter({ visible: true });
  const enough = lit.and(page.locator('[data-press^="do "]')); // a button that goes on
  for (let more = 0; more < MOST_MORE; more++) {
    await ready.or(lit).first().waitFor();
    if (await ready.isVisible()) break;
    await ((await enough.count()) > 0 ? enough : lit).first().click({ force: true });
  }
  await ready.click();
}
const said = (page: Page, words: string | RegExp) =>
  page.locator('.puzzle-task [role=status]').getByText(words).waitFor();

const LONG = 400_000; // a busy machine

test.each(puzzledGames)(
  'every puzzle of %s is solved by clicking, the first after a wrong try',
  async id => {
    const { puzzles } = (await loadPuzzles(id)) as { puzzles: Puzzle[] };
    const { page, problems } = await visit(product);
    await page.goto(`${product.url}/puzzles/${id}`);
    const opened = (n: number) => page.getByText(`puzzle ${n} of ${puzzles.length}`).waitFor({ timeout: 60_000 });
    for (const [i, puzzle] of puzzles.entries()) {
      const { record, decision } = puzzle;
      const game = (await loadGame(id, record.rules))!;
      const k = kernelFor(game, tableFor(game, record.table.seats, record.table.options));
      await opened(i + 1);
      if (i === 0) {
        const tray = (await page.locator('.table-foot > .tray').boundingBox())!;
        expect(tray.width).toBeGreaterThan(1000); // as wide as at any table
        await press(page, pressed(id, k, puzzle, decision.chosen));
        await said(page, 'Not that one');
        await page.reload(); // the table as it was
        await opened(1);
      }
      await press(page, pressed(id, k, puzzle, decision.knew.best));
      await said(page, 'That is it.');
      await page.getByRole('heading', { name: 'Best choice', exact: true }).waitFor();
      if (i + 1 < puzzles.length) await page.getByRole('button', { name: 'Next puzzle' }).click();
    }
    expect(problems).toEqual([]);
  },
  LONG,
);
