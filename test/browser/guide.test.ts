import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guide, Picture } from '../../packages/kernel/table/teaching.ts';
import { found, openTab } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const guides = import.meta.glob<{ guide: Guide }>('../../packages/games/*/teach/guide.ts');
const GAMES = Object.keys(guides).map(path => path.split('/').at(-3)!);
const CHAPTERS = ['win', 'turn', 'ideas', 'mistakes'] as const;

/** Runs in the page. What a picture is about and does not show; nothing drawn at all counts as well. */
function missingIn(figure: Element, at: readonly string[]): string[] {
  const frame = figure.querySelector('.live-window')!.getBoundingClientRect();
  if (frame.width < 24 || frame.height < 16) return ['the picture'];
  const isShown = (element: Element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const inside = left > frame.left - 1 && right < frame.right + 1 && top > frame.top - 1 && bottom < frame.bottom + 1;
    return width > 0 && inside;
  };
  const drawn = [...figure.querySelectorAll('[data-thing]:not(.live-art *)')];
  if (at.length === 0) return drawn.some(isShown) ? [] : ['anything'];
  return at.filter(thing => !drawn.some(one => one.getAttribute('data-thing') === thing && isShown(one)));
}

test.each(
  GAMES.flatMap(
    game =>
      [
        [game, 'desk', 'en-GB'],
        [game, 'phone', 'ja-JP'],
      ] as const,
  ),
)('every item of %s in two minutes shows on a %s what it speaks of (%s)', async (game, size, language) => {
  const { guide } = await guides[`../../packages/games/${game}/teach/guide.ts`]!();
  const pictures: readonly Picture[] = [
    guide.hero,
    ...CHAPTERS.flatMap(chapter => guide[chapter].map(({ figure }) => figure)),
    guide.example,
  ];
  const { page, problems } = await visit(product, { size, language });
  page.setDefaultTimeout(60_000);
  await page.goto(`${product.url}/learn/${game}`);
  await page.locator('.guide-example').waitFor();
  const places = page.locator('.pictured');
  expect(await places.count()).toBe(pictures.length);
  for (const [i, { at = [] }] of pictures.entries()) {
    const figure = places.nth(i).locator('.live-figure');
    await places.nth(i).scrollIntoViewIfNeeded();
    await expect.poll(() => figure.evaluate(missingIn, at), { message: `${game}, picture ${i + 1}` }).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page, `${game} ${language}`);
  expect(problems).toEqual([]);
});
test('a worked example on that page shows each of its positions, and leads to the table', async () => {
  const { page, problems } = await visit(product);
  page.setDefaultTimeout(60_000);
  await page.goto(`${product.url}/learn/zhanguo`);
  const example = page.locator('.guide-example');
  await example.scrollIntoViewIfNeeded();
  await example.locator('.live-figure [data-thing]').first().waitFor({ state: 'attached' });
  const drawn = () => example.locator('.live-window').innerHTML();
  const first = await drawn();
  await example.getByRole('radio', { name: 'Position 2 of 2' }).check({ force: true });
  await expect.poll(drawn).not.toBe(first);
  await example.getByRole('link', { name: 'See it on the board' }).click();
  await page.getByRole('heading', { name: 'Higher wakes, lower does not' }).waitFor();
  expect(problems).toEqual([]);
});
/** Ways to the page of a game in two minutes: where somebody sits down to it. */
const WAYS: Readonly<Record<string, (page: Page, game: string) => Promise<void>>> = {
  home: page => page.goto(product.url).then(() => undefined),
  'set-up': (page, game) => page.goto(`${product.url}/new/${game}`).then(() => undefined),
  'a waiting room': async (page, game) => {
    const open = Array.from({ length: game === 'qin' ? 1 : 2 }, () => ({ kind: 'open' as const }));
    await found(page, product.url, 'Mei', { game, seats: [{ kind: 'me' }, ...open] });
  },
  'a table': async (page, game) => {
    await page.goto(`${product.url}/new/${game}`);
    await page.locator('button[type="submit"]').click();
    await page.locator('.prompt').waitFor({ timeout: 30_000 });
    await openTab(page, 'Table');
  },
};
test.each(Object.entries(WAYS))('from %s one comes to each game in two minutes', async (_, sitDown) => {
  const { page, problems } = await visit(product);
  for (const game of GAMES) {
    await sitDown(page, game);
    await page.locator(`main a[href="/learn/${game}"], .side a[href="/learn/${game}"]`).first().click();
    await page.waitForURL(`**/learn/${game}`);
    await page.locator('.guide-chapter').first().waitFor();
  }
  expect(problems).toEqual([]);
});
