import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as en } from '../../packages/web/text/en/index.ts';
import { words as ja } from '../../packages/web/text/ja/index.ts';
import { type Ear, earOn, type Heard } from './ear.ts';
import { prepare } from './hands/common.ts';
import { type Product, startProduct, visit } from './product.ts';
import { picker } from './qin.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Where pieces are seen to move, what happens is told while it is shown: one reads Japanese, one wants it brief. */
const LISTENERS = [
  { title: '秦', words: ja },
  { title: 'Zhanguo: The First Empire', words: en, spoken: 'brief' },
  { title: 'Three Kingdoms Redux', words: en },
  { title: "Emperor's Choice", words: en },
] as const;
const TURNS = 2; // whose beginning tells what the others did
const MOST_PRESSES = 120;
const QUIET = 400; // milliseconds
type Listener = { words: typeof en | typeof ja };

const choices = async (ear: Ear, name: string): Promise<Heard[]> =>
  (await ear.all('button', { role: 'region', name })).filter(one => !one.disabled && !one.pressed);
/** What the others did, as it stands there to be read. */
async function othersDid(ear: Ear, { words }: Listener): Promise<string[]> {
  const { title } = words.together.since;
  const texts = (await ear.all('StaticText', { role: 'region', name: title })).map(({ name }) => name.trim());
  return texts.filter(text => text.length > 8 && text !== title && !/earlier/.test(text));
}
async function listen(page: Page, ear: Ear, listener: Listener): Promise<{ turns: number; missed: string[] }> {
  const { play } = listener.words;
  const pick = picker(5);
  const missed: string[] = [];
  let [turns, read, heard]: [number, string, string] = [0, '', ''];
  for (let presses = 0; presses < MOST_PRESSES && turns < TURNS; presses++) {
    heard += ` ${ear.said().join(' ')}`;
    const confirm = (await ear.all('button')).find(({ name }) => name.startsWith(play.confirm));
    const isProposed = confirm?.disabled === false;
    const some = [...(await choices(ear, play.tray)), ...(await choices(ear, play.board))].filter(
      ({ name }) => name !== play.inWords,
    );
    if (some.length === 0 && !isProposed) {
      await page.waitForTimeout(QUIET); // somebody else is asked, or something is on its way
      continue;
    }
    const others = isProposed ? [] : await othersDid(ear, listener);
    if (others.length > 0 && others.join() !== read) {
      await page.waitForTimeout(QUIET);
      heard += ` ${ear.said().join(' ')}`;
      missed.push(...others.filter(text => !heard.includes(text)));
      turns++;
      [read, heard] = [others.join(), ''];
    }
    await ear.press(isProposed ? confirm : some[pick(some.length)]!);
  }
  return { turns, missed };
}
test.each(LISTENERS)('$title: what the others do is heard as it is shown', async listener => {
  const { words, title } = listener;
  const { page, context, problems } = await visit(product, {
    pace: 'fast',
    language: words === ja ? 'ja-JP' : 'en-GB',
  });
  if ('spoken' in listener)
    await context.addInitScript(() => {
      const key = 'tianxia.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), spoken: 'brief' }));
    });
  await prepare(page);
  const ear = await earOn(page);
  await page.goto(product.url);
  const playNow = async () =>
    (await ear.all('button', { role: 'article', name: title })).find(one => one.name === words.home.playNow);
  await expect.poll(playNow, { timeout: 30_000 }).toBeDefined();
  await ear.press((await playNow())!);
  const { turns, missed } = await listen(page, ear, listener);
  expect(turns).toBe(TURNS);
  expect(missed).toEqual([]);
  expect(problems).toEqual([]);
});
