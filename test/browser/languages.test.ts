import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found } from './company.ts';
import { expectAccessible, type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** What a browser asks for, and what it is given. */
const READERS = { en: 'en-GB', fr: 'fr-CA', ja: 'ja-JP', 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' } as const;
type Code = keyof typeof READERS;
const CODES = Object.keys(READERS) as Code[];
const SAYS = { en: 'Play now', fr: 'Jouer', ja: '今すぐ遊ぶ', 'zh-Hant': '立即開玩', 'zh-Hans': '马上开玩' };
const YOUR_TURN = { en: 'Your turn', fr: 'À vous', ja: 'あなたの手番', 'zh-Hant': '輪到你了', 'zh-Hans': '轮到你了' };
const PAGES = {
  home: '/',
  'set-up': '/new/qin',
  rules: '/rules/qin',
  lobby: '/tables',
  'finished games': '/records',
  'sign in': '/sign-in',
  account: '/account',
  replay: '/replay',
  nowhere: '/no/such/page',
};
/** A table is told in a language once the game has words in it, and a rulebook once it is translated. */
const has = (language: string, file: string) =>
  language === 'en' || existsSync(join(import.meta.dirname, `../../packages/games/qin/text/${language}/${file}`));

/** Texts that their box cuts off: what they want is wider or higher than what is shown, and nothing scrolls. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = (style: CSSStyleDeclaration) =>
      [style.overflowX, style.overflowY].some(overflow => overflow === 'hidden' || overflow === 'clip');
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap(element => {
      const text = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!text || element.clientWidth <= 1 || !element.checkVisibility() || element.closest('.unseen')) return [];
      const style = getComputedStyle(element);
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 2;
      return cut(style) && (wide || high) ? [`${element.className}: ${element.textContent}`] : [];
    });
  });
/** English that somebody reads or hears: three words of small letters in a row. Names and titles have capitals. */
const english = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(within => {
    const sentence = /\b(?:[A-Za-z]?[a-z]+ ){2,}[a-z]+\b/;
    const boxes = [...document.querySelectorAll<HTMLElement>(within)];
    const said = boxes.flatMap(box => [
      ...box.innerText.split('\n'),
      ...[...box.querySelectorAll('[aria-label], [data-tip], [placeholder]')].flatMap(element =>
        ['aria-label', 'data-tip', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
      ),
    ]);
    return said.filter(text => sentence.test(text));
  }, within);
async function expectWhole(page: Page, where: string): Promise<void> {
  expect(await clipped(page), where).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
}

describe.each(CODES)('in %s', code => {
  test.each(['phone', 'desk'] as const)('nothing is cut or left in English at a %s', async size => {
    const { page, problems } = await visit(product, { size, language: READERS[code] });
    for (const [name, path] of Object.entries(PAGES)) {
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(code);
      await expectWhole(page, `${code} ${name}`);
      if (code === 'ja' || code.startsWith('zh')) {
        const untold =
          name === 'rules' && !has(code, 'rules.md')
            ? 'header'
            : name === 'set-up' && !has(code, 'index.ts')
              ? 'header, .pick'
              : 'body';
        expect(await english(page, untold), `${code} ${name}`).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
  test.each(['phone', 'desk'] as const)('a table of Qin is read and played at a %s', async size => {
    const { page, problems } = await visit(product, { size, language: READERS[code] });
    await page.goto(product.url);
    await page.getByRole('button', { name: SAYS[code] }).first().click();
    await page.waitForURL(/\/play\//);
    await page.locator('.prompt.yours').waitFor();
    await expectWhole(page, `${code} table`);
    const untold = has(code, 'screen/index.ts') ? 'body' : '.home';
    if (code === 'ja' || code.startsWith('zh')) expect(await english(page, untold)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
test('pages in Japanese and French are accessible', async () => {
  for (const language of ['ja-JP', 'fr-FR']) {
    const { page } = await visit(product, { language });
    for (const path of ['/', '/new/qin']) {
      await page.goto(product.url + path);
      await page.locator('h1').first().waitFor();
      await expectAccessible(page);
    }
  }
});
test('another language needs no reload, is there at the next visit, and its words alone are kept', async () => {
  const { page } = await visit(product);
  await page.goto(product.url);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Language').first().selectOption({ label: '日本語' });
  await page.getByRole('button', { name: SAYS.ja }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  expect(await page.getByRole('article', { name: '秦' }).count()).toBe(1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: SAYS.ja }).first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // a busy machine fetches the words of both languages slowly
  await page.waitForFunction(
    async () => {
      const keys = await caches.keys();
      const kept = await Promise.all(
        keys.map(async key => (await (await caches.open(key)).keys()).map(({ url }) => url)),
      );
      const serves = navigator.serviceWorker.controller?.scriptURL.endsWith('?lang=ja');
      return (
        serves &&
        kept.flat().some(url => url.includes('words-ja')) &&
        !kept.flat().some(url => url.includes('words-fr'))
      );
    },
    undefined,
    { timeout: 90_000, polling: 500 },
  );
});
test('translators see the texts of pages and games side by side', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/translate`);
  await page.getByRole('row', { name: /^home\.playNow Play now Jouer 今すぐ遊ぶ/ }).waitFor();
  await page.getByLabel('Show').selectOption({ label: 'Qin' });
  await page.getByRole('row', { name: /^prompts\.lay / }).waitFor();
  expect(problems).toEqual([]);
});
test('only the reader’s language is fetched', async () => {
  const { page } = await visit(product, { language: 'zh-HK' });
  const fetched: string[] = [];
  page.on('request', request => fetched.push(new URL(request.url()).pathname));
  await page.goto(product.url);
  await page.getByRole('button', { name: SAYS['zh-Hant'] }).first().waitFor();
  const words = new Set(fetched.flatMap(path => /words-(en|fr|ja|zh-\w+)-/.exec(path)?.[1] ?? []));
  expect([...words]).toEqual(['zh-Hant']);
});
test('a link names a language for those who have chosen none', async () => {
  const { page } = await visit(product);
  await page.goto(`${product.url}/?lang=fr`);
  await page.getByRole('button', { name: SAYS.fr }).first().waitFor();
  await page.getByLabel('Langue').first().selectOption({ label: 'English' });
  await page.getByRole('button', { name: SAYS.en }).first().waitFor();
  await page.goto(`${product.url}/?lang=fr`);
  await page.getByRole('button', { name: SAYS.en }).first().waitFor();
});
test('two people at one table each read their own language', async () => {
  const mei = await visit(product, { language: 'fr-FR' });
  const ken = await visit(product, { language: 'ja-JP' });
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const address = await found(mei.page, product.url, 'Mei', { game: 'qin', seats });
  await ken.page.goto(address);
  await ken.page.getByLabel('あなたの名前').fill('Ken');
  await ken.page.getByRole('button', { name: '座る' }).click();
  for (const { page } of [mei, ken]) await page.locator('.prompt').waitFor();
  const yours = await Promise.race(
    (
      [
        ['fr', mei],
        ['ja', ken],
      ] as const
    ).map(async ([code, { page }]) => {
      await page.locator('.prompt.yours').waitFor();
      return [code, page] as const;
    }),
  );
  await yours[1].getByText(YOUR_TURN[yours[0]]).first().waitFor();
  expect(await mei.page.locator('html').getAttribute('lang')).toBe('fr');
  expect(await ken.page.locator('html').getAttribute('lang')).toBe('ja');
  expect([...mei.problems, ...ken.problems]).toEqual([]);
});
