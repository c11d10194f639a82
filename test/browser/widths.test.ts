import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, openLate, sitLate } from './late.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';
import { settled } from './whole.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const WINDOWS = [
  [360, 640],
  [375, 667],
  [400, 800],
  [844, 390], // a phone on its side
  [720, 450], // a desk at 200 %
  [1024, 768],
  [1200, 700],
  [1280, 720],
  [1366, 657],
  [1440, 789],
  [2560, 1440],
] as const;

/** Runs in the page. What does not fit its window, in words. */
function faults(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth - innerWidth} too wide`);
  if (page.scrollHeight > innerHeight) found.push(`the page is ${page.scrollHeight - innerHeight} too high`);
  const board = document.querySelector('.board-box')?.getBoundingClientRect();
  if (board === undefined || board.width < 240 || board.height < 90) found.push('the board has no room');
  const { small, fold } = document.querySelector<HTMLElement>('.table')!.dataset;
  if (fold === 'stacked') {
    // a third of a phone, whatever is asked; and one line of what happened on a short one, too
    if (innerHeight >= 800 && board!.height < 215) found.push(`the board keeps ${Math.round(board!.height)} pixels`);
    if ((document.querySelector('.moves')?.clientHeight ?? 0) < 40) found.push('the last moves are not told');
  }
  if (fold === 'wide') {
    for (const part of document.querySelectorAll('.board-box [data-fit]'))
      if (part.scrollHeight > part.clientHeight + 1)
        found.push(`${part.className} hides ${part.scrollHeight - part.clientHeight} pixels below its edge`);
    const column = document.querySelector('.players')!.getBoundingClientRect().bottom;
    for (const seat of document.querySelectorAll('.players > .seat'))
      if (seat.getBoundingClientRect().bottom > column + 1) found.push(`${seat.textContent} is out of sight`);
    for (const panel of document.querySelectorAll('.players > :is(.fe-uni, .tk-ends)'))
      if (panel.getBoundingClientRect().bottom > column + 1) found.push(`${panel.className} is out of sight`);
    for (const panel of document.querySelectorAll('.players > .fe-uni'))
      for (const part of panel.querySelectorAll('.ties, .rew-now li, .rew-now .cell'))
        if (part.getBoundingClientRect().right > panel.getBoundingClientRect().right - 4)
          found.push(`${part.className} leaves its panel`);
  }
  for (const part of document.querySelectorAll('.prompt, .seat, .views, .thumb, .side, .tray')) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const isPlayer = part.matches('.seat'); // players may scroll in their column
    if (left < 0 || right > innerWidth + 1 || (!isPlayer && (top < 0 || bottom > innerHeight + 1)))
      found.push(`${part.className} leaves the window`);
  }
  for (const button of document.querySelectorAll('.thumb button, .views button, .moves button, .small .seat')) {
    if (!button.checkVisibility()) continue;
    const { width, height } = button.getBoundingClientRect();
    if (small !== undefined && Math.min(width, height) < 40)
      found.push(`${button.textContent} is too small for a finger`);
  }
  return found;
}
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What stands under the players at a desk, and in which part of a smaller table. */
const BESIDE: Readonly<Record<string, readonly (readonly [view: string, what: string])[]>> = {
  zhanguo: [['Rivals', '.zg-beside [data-thing^="disc "] >> nth=-1']],
  'emperors-choice': [['Palace', '.ec-bag']],
};
test.each(GAMES)('%s late in the game fits every window, and shows all that is public of everybody', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect([width, height, ...(await page.evaluate(faults))]).toEqual([width, height]);
    const fold = await page.locator('.table').getAttribute('data-fold');
    expect(fold).toBe(width >= 1200 ? 'wide' : width < 640 ? 'stacked' : 'beside');
  }
  await page.setViewportSize({ width: 400, height: 800 });
  await drawn(page);
  for (const tab of await page.locator('.views').getByRole('tab').all()) {
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(faults)).toEqual([]);
  }
  for (const [view, what] of BESIDE[game] ?? []) {
    await page.locator('.views').getByRole('tab', { name: view }).click();
    await page.locator('.board').locator(what).scrollIntoViewIfNeeded();
    expect(await page.locator('.board').locator(what).isVisible()).toBe(true);
  }
  await page.getByRole('button', { name: 'Everything Ada has' }).click();
  const sheet = page.getByRole('dialog', { name: 'Everything Ada has' });
  await sheet.waitFor();
  await sheet.locator('.rival-note', { hasText: /^bot, / }).waitFor(); // a small panel has no room for it
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

/** Runs in the page. What of a question cannot be pressed: its words, the red button or its place, and what is lit. */
function outOfReach(): string[] {
  const PARTS = [1, 2, 3]; // quarters of the way across
  const isHit = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const spots = PARTS.flatMap(right => PARTS.map(down => [left + (width * right) / 4, top + (height * down) / 4]));
    return spots.some(([x, y]) => one.contains(document.elementFromPoint(x!, y!)));
  };
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
  const found: string[] = [];
  const say = (is: boolean, what: string) => is || found.push(what);
  say(seen('.prompt .ask').some(isHit), 'the question');
  say(seen('.confirm, .thumb .not-yet').some(isHit), 'the red button');
  const board = seen('.board-box .thing[data-is="can"]');
  const [own] = seen('.tray .thing[data-is="can"]');
  say(board.length === 0 || board.some(isHit), 'what is lit on the board');
  say(own === undefined || isHit(own), 'what is lit in the tray');
  say(board.length > 0 || own !== undefined, 'anything at all');
  say(seen('.drawer .rl0 .sentence').some(isHit), 'the rule');
  return found;
}
const BESIDE_RULES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [400, 800],
  [1280, 500], // wide, but as low as a phone on its side
] as const;
test.each(GAMES)(
  '%s with a rule open: the question, the red button and what is lit can still be pressed',
  async game => {
    const { page, problems } = await visit(product);
    await sitLate(page, product, game);
    for (const [width, height] of BESIDE_RULES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      const menu = page.getByRole('button', { name: 'Log, rules, scores and more' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('tab', { name: 'Rules', exact: true }).click();
      await page.locator('.drawer .rl0').waitFor();
      await drawn(page);
      expect([width, height, ...(await page.evaluate(outOfReach))]).toEqual([width, height]);
      await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
      await page.locator('.drawer').waitFor({ state: 'detached' });
    }
    expect(problems).toEqual([]);
  },
);

test.each(GAMES)('%s at the end: the whole sheet stands on the page, with the totals in sight', async game => {
  const { page, problems } = await visit(product);
  await openLate(page, product, game, 0);
  await page.locator('main.en').waitFor({ timeout: 60_000 });
  const sheet = await page.evaluate(() => {
    const box = document.querySelector('.sheet0 .score-box')!;
    const bar = document.querySelector('.en .bar')!.getBoundingClientRect();
    const totals = box.querySelector('tfoot td')!.getBoundingClientRect();
    return { hidden: box.scrollHeight - box.clientHeight, inSight: totals.bottom <= bar.top + 1 };
  });
  expect(sheet).toEqual({ hidden: 0, inSight: true });
  expect(problems).toEqual([]);
});

/** The last round of five players: a set is taken, then one hires, buys soldiers and raises the palace. */
const MANAGING = { takeSet: 48, buying: 47, hiring: 46, raising: 45 };
test.each(Object.entries(MANAGING))(
  'Emperor’s Choice, %s on a phone: the board keeps its third, buttons stand side by side, the hand is at hand',
  async (_, last) => {
    const { page, problems } = await visit(product, { size: 'phone' });
    await sitLate(page, product, 'emperors-choice', last);
    expect(await page.evaluate(faults)).toEqual([]);
    const rows = await page.evaluate(() => {
      const tops = (within: string) =>
        [...document.querySelectorAll(within)].map(button => Math.round(button.getBoundingClientRect().top));
      const many = (list: number[]) => [list.length, new Set(list).size] as const;
      return { sets: many(tops('.ec-group-choose .ec-choice')), steps: many(tops('.ec-group-raise .ec-choice')) };
    });
    if (last === MANAGING.takeSet) {
      expect(rows.sets[0]).toBeGreaterThan(3);
      expect(rows.sets[1]).toBeLessThan(rows.sets[0]);
    } else {
      expect(rows.steps).toEqual([3, 1]);
      const [tray, hand] = await Promise.all(
        ['.small-own > .tray', '.ec-hand'].map(part => page.locator(part).boundingBox()),
      );
      expect(hand!.y + hand!.height).toBeLessThanOrEqual(tray!.y + tray!.height);
      const held = Number(await page.locator('.ec-hand .ec-mini').count());
      expect(held).toBeGreaterThan(0);
    }
    await page.getByRole('tab', { name: 'Estate' }).click();
    await page.locator('.ec-held .ec-small').first().waitFor();
    expect(problems).toEqual([]);
  },
);

/** Runs in the page: what within this scrolls, and what of it is cut by its own frame. */
const scrolling = (within: string): string[] =>
  [...document.querySelectorAll(within)]
    .filter(part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1)
    .map(part => `${part.className} ${part.scrollWidth - part.clientWidth} ${part.scrollHeight - part.clientHeight}`);

test.each([
  ['managing', MANAGING.buying],
  ['bidding', 60],
])('Emperor’s Choice, five players %s on a low laptop: column, hand and tray show all they hold', async (_, last) => {
  const { page, problems } = await visit(product);
  await page.setViewportSize({ width: 1366, height: 657 });
  await sitLate(page, product, 'emperors-choice', last);
  await drawn(page);
  expect(await page.evaluate(scrolling, '.players, .tray, .tray .ec-cards, .tab-panel')).toEqual([]);
  expect(problems).toEqual([]);
});

/** Runs in the page: players whose number of points lies on the word that it is their turn. */
const hiddenTurns = (): string[] =>
  [...document.querySelectorAll('.players > .seat')]
    .filter(seat => {
      const tag = seat.querySelector('.seat-note .tag')?.getBoundingClientRect();
      const number = seat.querySelector('.bignum')!.getBoundingClientRect();
      return tag && tag.right > number.left && tag.bottom > number.top && tag.top < number.bottom;
    })
    .map(seat => seat.textContent);
test.each([
  'emperors-choice', // five players
  'zhanguo',
] as const)('%s on low tables: points of three figures leave the word "turn" in sight', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game);
  for (const [width, height] of WINDOWS.filter(([wide]) => wide >= 1200)) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    expect.soft([width, ...(await page.evaluate(hiddenTurns))]).toEqual([width]);
  }
  expect(problems).toEqual([]);
});

const PLAYING = [53, 103] as const; // choices before the end: a card is to be played, of few and of more that are held
test('ZhanGuo on a low laptop: eleven slots of the Wall are listed without scrolling', async () => {
  const { page, problems } = await visit(product);
  await page.setViewportSize({ width: 1366, height: 657 });
  await sitLate(page, product, 'zhanguo');
  expect(await page.locator('.zg-choice').count()).toBe(11);
  expect(await page.evaluate(scrolling, '.tray, .zg-choices')).toEqual([]);
  expect(problems).toEqual([]);
});
test('ZhanGuo on a phone: the pile, all six actions and the whole hand are in sight while a card is played', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'zhanguo', PLAYING[0]);
  const cut = () =>
    page.evaluate(() => {
      const outside = (part: string, frame: string) => {
        const { top, bottom } = document.querySelector(frame)!.getBoundingClientRect();
        const boxes = [...document.querySelectorAll(part)].map(one => one.getBoundingClientRect());
        return [boxes.length, boxes.filter(box => box.top < top - 1 || box.bottom > bottom + 1).length];
      };
      return {
        acts: outside('.zg-act', '.board-pan'),
        pile: outside('.zg-top', '.board-pan'),
        hand: outside('.zg-card', '.small-own > .tray'),
      };
    });
  expect(await cut()).toEqual({ acts: [6, 0], pile: [1, 0], hand: [3, 0] });
  await page.locator('.zg-hand .thing').first().click();
  await page.locator('.zg-card.chosen').waitFor();
  expect(await cut()).toEqual({ acts: [6, 0], pile: [1, 0], hand: [3, 0] });
  expect(problems).toEqual([]);
});
test('The First Empire on a phone, however low: the whole hand is in sight late in the game, with set aside cards and lands full', async () => {
  const { page, problems } = await visit(product, { size: 'phone' });
  await sitLate(page, product, 'first-empire', 70);
  for (const [width, height] of [
    [400, 800],
    [360, 740],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const hand = await page.evaluate(() => {
      const { top, bottom } = document.querySelector('.small-own > .tray')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.fe-handcard')].map(one => one.getBoundingClientRect());
      return {
        cards: boxes.length,
        cut: boxes.filter(box => box.top < top || box.bottom > bottom + 1).length,
        lowest: Math.min(...boxes.map(box => box.height)),
      };
    });
    expect(hand, `${width} × ${height}`).toMatchObject({ cards: 5, cut: 0 });
    expect(hand.lowest).toBeGreaterThanOrEqual(40); // a finger
  }
  expect(problems).toEqual([]);
});
test('ZhanGuo at a desk: the lands stay where they are while the hand shrinks', async () => {
  const { page, problems } = await visit(product);
  const held = new Set<number>();
  const widths = new Set<number>();
  for (const last of PLAYING) {
    await sitLate(page, product, 'zhanguo', last);
    held.add(await page.locator('.zg-hand .zg-card').count());
    widths.add(await page.evaluate(() => document.querySelector('.tray .zg-mine')!.clientWidth));
  }
  expect([held.size, widths.size]).toEqual([2, 1]);
  expect(problems).toEqual([]);
});
