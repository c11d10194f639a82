import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from './company.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const SAYS = { en: 'Play now', fr: 'Jouer', ja: '今すぐ遊ぶ', 'zh-Hant': '立即開玩', 'zh-Hans': '马上开玩' };
const YOUR_TURN = { en: 'Your turn', fr: 'À vous', ja: 'あなたの手番', 'zh-Hant': '輪到你了', 'zh-Hans': '轮到你了' };
test('another language needs no reload, is there at the next visit, and its words alone are kept', async () => {
  const { page } = await visit(product);
  await page.goto(product.url);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Language').first().selectOption({ label: '日本語' });
  await page.getByRole('button', { name: SAYS.ja }).first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  expect(await page.getByRole('article', { name: '秦' }).count()).toBe(1);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/^中国統一/);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect((await (await fetch(new URL(manifest!, product.url))).json()).lang).toBe('ja');
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
test('a page that is no table speaks another language without a reload, and so does the next of them', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/sign-in`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByLabel('Language').first().selectOption({ label: '日本語' });
  await page.getByRole('heading', { name: 'ログイン' }).waitFor();
  await page.getByRole('link', { name: 'ゲーム', exact: true }).first().click();
  await page.getByRole('button', { name: SAYS.ja }).first().waitFor();
  await page.getByLabel('言語').first().selectOption({ label: 'Français' });
  await page.getByRole('button', { name: SAYS.fr }).first().waitFor();
  await page.getByRole('link', { name: 'Tables', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(problems).toEqual([]);
});
test('without a network a language that is not kept is refused in words, and the page speaks the one that is', async () => {
  const { page, context } = await visit(product, { language: 'fr-FR' });
  await page.goto(product.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 90_000 });
  await product.stopServer();
  await context.setOffline(true);
  await page.getByLabel('Langue').first().selectOption({ label: '日本語' });
  const refusal = page.getByText('Cette langue n’est pas gardée sur cet appareil.');
  await refusal.first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: SAYS.fr }).first().waitFor();
  await refusal.first().waitFor();
  await context.setOffline(false);
  await product.startServer();
  await page.reload();
  await page.getByRole('button', { name: SAYS.ja }).first().waitFor();
});
test('translators see the texts of pages and of every game side by side', async () => {
  const { page, problems } = await visit(product);
  await page.goto(`${product.url}/translate`);
  await page.getByRole('row', { name: /^home\.playNow Play now Jouer 今すぐ遊ぶ/ }).waitFor();
  const rows = page.locator('.tr-scroll tbody tr');
  let before = await rows.last().locator('th').textContent();
  for (const title of (await page.getByLabel('Show').locator('option').allTextContents()).slice(1)) {
    await page.getByLabel('Show').selectOption({ label: title });
    await expect.poll(() => rows.last().locator('th').textContent(), { timeout: 60_000 }).not.toBe(before);
    before = null; // each game has its own; only the pages' must be gone
    await page
      .getByRole('rowheader', { name: /^prompts\./ })
      .first()
      .waitFor();
    expect(await rows.count(), title).toBeGreaterThan(200);
    const broken = await rows.evaluateAll(all =>
      all
        .filter(row => /[Uu]ndefined|\[object|NaN/.test(row.textContent ?? ''))
        .map(row => row.textContent!.slice(0, 90)),
    );
    expect.soft(broken, title).toEqual([]);
  }
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
test('bots have names in the reader’s language as the table is set up, while it is played, and in its log', async () => {
  const { page, problems } = await visit(product, { language: 'zh-CN' });
  await page.goto(`${product.url}/new?game=qin`);
  await page.locator('.nm b', { hasText: /^小文$/ }).waitFor();
  await page.locator('.nm b', { hasText: /^小文 II$/ }).waitFor();
  await page.getByRole('button', { name: '开桌' }).click();
  await page.locator('.prompt').waitFor();
  await expect.poll(() => page.locator('.log').allInnerTexts(), { timeout: 30_000 }).not.toEqual([]);
  expect(await page.locator('body').innerText()).toContain('小文');
  expect(await page.locator('body').innerText()).not.toMatch(/\bWen\b/);
  await page.getByRole('tab', { name: '牌桌' }).click();
  await page.getByLabel('语言').first().selectOption({ label: '日本語' });
  await expect.poll(() => page.locator('body').innerText()).toContain('ウェン');
  expect(await page.locator('body').innerText()).not.toContain('小文');
  expect(problems).toEqual([]);
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
