import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, keptForOffline, type Product, startProduct, visit } from '../product.ts';
import { CONFIRM, type Hands, play, prepare, propose, sitDown, startTable, stopAsking } from './common.ts';

const WHOLE = 400_000; // milliseconds: a busy machine plays a whole game slowly
const ON_PHONE = 25; // choices: the first round or so

/** Nothing is out of sight on a phone: the page does not scroll sideways and the tray stays on screen. */
async function expectInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const tray = document.querySelector('.tray')?.getBoundingClientRect();
    return {
      sideways: document.documentElement.scrollWidth - innerWidth,
      tray: tray === undefined || (tray.height > 40 && tray.top >= 0 && tray.bottom <= innerHeight + 1),
    };
  });
  expect(seen).toEqual({ sideways: 0, tray: true });
}

/** Whatever is pointed at says what it is, in one tip. */
async function expectOneTip(page: Page): Promise<void> {
  const lit = page.locator('.thing[data-is]').first();
  if ((await lit.count()) === 0) return; // a screen that has no things yet
  await lit.hover();
  await page.locator('[popover][role="tooltip"]').first().waitFor();
  expect(await page.locator('[popover][role="tooltip"]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  expect(await page.locator('main [title]').count()).toBe(0); // a native title is not seen by touch
}
type Size = 'desk' | 'tablet' | 'phone';
const asked = process.env.SIZE?.split(',') as Size[] | undefined;
/** Where a whole game is played: SIZE=desk,tablet,phone plays every game at every size. */
const sizesFor = ({ also }: Hands): Size[] => asked ?? (also ? ['desk', also] : ['desk']);

/** What must hold for every game: it is played to the end by clicking, at a desk and in a smaller window, and begun by tapping. */
export function testAgainstBots(hands: Hands): void {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  describe(`${hands.about.title} against bots`, () => {
    test.each(sizesFor(hands))(
      'a whole game by hand, at a %s, with the server switched off once the page is there',
      async size => {
        const small = size !== 'desk';
        const { page, problems } = await visit(product, { size });
        await prepare(page);
        await sitDown(page, product.url, hands);
        await startTable(page);
        await expectAccessible(page);
        if (!small) await expectOneTip(page);
        await keptForOffline(page);
        await product.stopServer();
        const after = async (made: number) => {
          if (small && made < ON_PHONE) await expectInSight(page);
          if (made !== hands.asking) return;
          await propose(page, hands);
          await expectAccessible(page); // with what the choice would do beside the board
          await page.locator(CONFIRM).click();
          expect(await page.locator('[role="tooltip"]:visible').count()).toBe(0); // what was just pressed says nothing more
          await stopAsking(page);
        };
        const made = await play(page, hands, { touch: size === 'phone', after })
          .catch(problem => {
            throw new Error(`${problem.message}\n${problems.join('\n')}`, { cause: problem });
          })
          .finally(() => product.startServer());
        expect(made).toBeGreaterThan(hands.asking);
        await page.evaluate(() => document.scrollingElement?.scrollTo(0, document.body.scrollHeight)); // nothing half under the bar
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Verify it yourself' }).click();
        await page.getByText('The shuffles were fair').waitFor();
        expect(problems).toEqual([]);
      },
      WHOLE,
    );
    if (!sizesFor(hands).includes('phone'))
      test('begun with a finger at a phone, with everything in sight', async () => {
        const { page, problems } = await visit(product, { size: 'phone' });
        await prepare(page);
        await sitDown(page, product.url, hands);
        await expectInSight(page);
        await startTable(page);
        await expectInSight(page);
        await expectAccessible(page);
        const made = await play(page, hands, { touch: true, choices: ON_PHONE, after: () => expectInSight(page) });
        expect(made).toBe(ON_PHONE);
        await expectAccessible(page);
        expect(problems).toEqual([]);
      });
  });
}
