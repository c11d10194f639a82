import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a browser asks for, and what it is given. */
export const READERS = { en: 'en-GB', fr: 'fr-CA', ja: 'ja-JP', 'zh-Hant': 'zh-TW', 'zh-Hans': 'zh-CN' } as const;
export type Code = keyof typeof READERS;
export const CODES = Object.keys(READERS) as Code[];

/** Runs in the page. Texts within this of which a part is neither in sight nor scrolled to: cut by a box around them, or by the window. */
function cutTexts(within: string): string[] {
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const found: string[] = [];
  const told = (element: Element, by: Element | string, text: string) => {
    const cutter = typeof by === 'string' ? by : by === element ? 'itself' : by.getAttribute('class');
    found.push(`${element.getAttribute('class') ?? element.tagName} by ${cutter}: ${text.trim().slice(0, 80)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement!;
    if (
      text.trim() === '' ||
      !element.closest(within) ||
      element.closest('.unseen, .live-figure, .stage-marks, option, script, style, title, [aria-hidden="true"] svg')
    )
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(element).color === 'rgba(0, 0, 0, 0)') continue; // there for the ear alone
    const range = document.createRange();
    range.selectNodeContents(node);
    const line = range.getBoundingClientRect();
    if (line.width <= 1) continue;
    const slack = line.height / 4; // the ascent of a font is higher than its letters
    let [across, down] = [true, true]; // until something scrolls
    for (let box: Element | null = element; box !== null && (across || down); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') break;
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.webkitLineClamp !== 'none' && element.closest('.thing, [aria-expanded="false"]')) {
        across = down = false; // its tip says all of it, or a press
        break;
      }
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = across && isCut(style.overflowX) && (line.left < left - 1.5 || line.right > right + 1.5);
      const high = down && isCut(style.overflowY) && (line.top < top - slack || line.bottom > bottom + slack);
      if (isCut(style.overflowX) && right - left <= 1)
        across = down = false; // there for the ear alone
      else if (wide || high) {
        told(element, box, text);
        across = down = false;
      }
    }
    if (across && (line.left < -1 || line.right > innerWidth + 1)) told(element, 'the window', text);
  }
  return found;
}
/**
 * What a page in this language does not say: words or signs of another. English is three words of small letters in a row, since names and
 * titles have capitals; Chinese and Japanese are told by signs that only one of their scripts has.
 */
const ENGLISH = '\\b(?:[A-Za-z]?[a-z]+ ){2,}[a-z]+\\b';
const SIMPLIFIED = '[们这说为时过还个东车门问见马长]';
const LEFTOVERS: Readonly<Record<Code, string>> = {
  en: '\\b(?:les|des|une|votre|vous|avec)\\b|[\\u3041-\\u30fa]',
  fr: '\\b(?:the|your|you|with|and|this|that|have|any|of|to|from|for|is|are)\\b|[\\u3041-\\u30fa]',
  ja: `${ENGLISH}|${SIMPLIFIED}`,
  'zh-Hant': `${ENGLISH}|${SIMPLIFIED}|[\\u3041-\\u30fa]`,
  'zh-Hans': `${ENGLISH}|[們這說為來時過還將個東車門問見馬長]|[\\u3041-\\u30fa]`,
};
/** Runs in the page. Whatever somebody reads or hears that matches; what says itself in which language it is, and code, is left out. */
function saidLike([pattern, within]: [string, string]): string[] {
  const foreign = [...document.querySelectorAll('body [lang], code, kbd')]
    .map(({ textContent }) => textContent.trim())
    .sort((a, b) => b.length - a.length); // a sentence goes before a word that stands in it
  const TITLES = /エンペラーズ・チョイス/g; // a game's own title, where its sources are told
  const KEY = /\b[0-9a-f]{4}\b/g; // groups of a table's key
  const names = ['aria-label', 'aria-description', 'data-tip', 'placeholder'];
  const said = [...document.querySelectorAll<HTMLElement>(within)].flatMap(box => [
    ...box.innerText.split('\n'),
    ...names.flatMap(name => [...box.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name) ?? '')),
  ]);
  const isLike = (text: string) =>
    new RegExp(pattern).test(
      foreign.reduce((rest, part) => rest.replace(part, ''), text.replace(KEY, '').replace(TITLES, '')),
    );
  return [...new Set(said)].filter(isLike);
}
/** Runs in the page. Signs that no font of this machine has, drawn as the same box as a sign that does not exist. */
function missingSigns(): string[] {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 24;
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  const drawn = (sign: string) => {
    pen.clearRect(0, 0, 24, 24);
    pen.fillText(sign, 2, 18);
    return pen.getImageData(0, 0, 24, 24).data.join('');
  };
  pen.font = `16px ${getComputedStyle(document.body).fontFamily}`;
  const boxes = new Set(['\u0378', '\u{3fffe}'].map(drawn));
  const signs = new Set(document.body.innerText.replace(/[\s\u0021-\u024f\p{Cf}\p{M}]/gu, ''));
  return [...signs].filter(sign => boxes.has(drawn(sign)));
}
/** What follows the size of the window has followed it. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
/** Nothing is cut or scrolls sideways, every sign can be drawn, and nothing within `told` is left in another language. */
export async function expectWhole(page: Page, where: string, code: Code, told = 'body'): Promise<void> {
  // What is drawn to fit follows the window a moment later where a machine is busy; what does not is found below.
  const fits = () => document.documentElement.scrollWidth <= innerWidth;
  await page.waitForFunction(fits, undefined, { timeout: 10_000 }).catch(() => undefined);
  const found = {
    cut: await page.evaluate(cutTexts, 'body'),
    sideways: await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
    missing: await page.evaluate(missingSigns),
    leftovers: await page.evaluate(saidLike, [LEFTOVERS[code], told] as [string, string]),
  };
  expect.soft(found, where).toEqual({ cut: [], sideways: 0, missing: [], leftovers: [] });
}
/** The same of what lies open over a page, whose language was changed just now: the words of a game come a moment after the page's. */
export async function expectPartWhole(page: Page, where: string, code: Code, part: string): Promise<void> {
  const leftovers = () => page.evaluate(saidLike, [LEFTOVERS[code], part] as [string, string]);
  await expect.poll(leftovers, { message: where }).toEqual([]);
  expect.soft(await page.evaluate(cutTexts, part), where).toEqual([]);
}
