import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatColours } from '../../packages/look/seats.ts';
import { GAMES, type GameId, sitLate } from './late.ts';
import { type Product, startProduct, visit } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const EYES = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
const SIZE = 96; // pixels of a piece as it is compared
const LEAST = 0.002; // of its pixels are light where another player's are dark; the shape on a piece is small

/**
 * Runs in the page. Lays out over the table, a row a kind, every piece that its sprites have for several players, and every piece of a player
 * as it lies on the table. Returns the names.
 */
function layOut([colours, size]: [readonly string[], number]): string[][] {
  const kinds = new Map<string, Map<string, string>>();
  const add = (kind: string, colour: string, drawn: string) =>
    kinds.set(kind, (kinds.get(kind) ?? new Map<string, string>()).set(colour, drawn));
  for (const { id } of document.querySelectorAll('symbol')) {
    const colour = colours.find(one => id.endsWith(`-${one}`));
    if (colour !== undefined) add(id.slice(0, -colour.length - 1), colour, `<svg><use href="#${id}"/></svg>`);
  }
  for (const svg of document.querySelectorAll<SVGElement>('main svg')) {
    const colour = colours.find(one => svg.classList.contains(`seat-${one}`));
    if (colour === undefined || !svg.checkVisibility({ visibilityProperty: true })) continue;
    const look = [...svg.classList].filter(name => name !== `seat-${colour}`).join('.');
    const [box, parts] = [svg.getAttribute('viewBox'), [...svg.querySelectorAll('*')].map(({ tagName }) => tagName)];
    add(`.${look} ${box} ${parts.join(' ')}`, colour, svg.outerHTML);
  }
  const rows = [...kinds].filter(([kind, all]) => all.size > 1 && kind !== 'shape');
  const all = document.createElement('div');
  all.id = 'all-pieces';
  all.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99999;background:#b9b9b9';
  for (const [, drawn] of rows) {
    const row = document.createElement('div');
    row.style.display = 'flex';
    for (const [colour, html] of drawn) {
      row.insertAdjacentHTML('beforeend', html);
      const svg = row.lastElementChild as SVGElement;
      svg.setAttribute('class', `seat-${colour}`);
      svg.setAttribute('style', `flex:none;width:${size}px;height:${size}px`);
    }
    all.append(row);
  }
  document.body.append(all);
  return rows.map(([kind, drawn]) => [...drawn.keys()].map(colour => `${kind} ${colour}`));
}
/** Runs in the page. Pairs of one kind that are light and dark in the same places, so that only their colour tells them apart. */
async function alikeIn([png, rows, size, least]: [string, string[][], number, number]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0);
  const lightOf = (row: number, column: number): boolean[] => {
    const { data } = pen.getImageData(column * size, row * size, size, size);
    const light = Array.from({ length: size * size }, (_, i) => data[4 * i]! + data[4 * i + 1]! + data[4 * i + 2]!);
    const middle = (Math.min(...light) + Math.max(...light)) / 2;
    return light.map(one => one > middle);
  };
  return rows.flatMap((names, row) => {
    const all = names.map((_, column) => lightOf(row, column));
    return names.flatMap((name, i) =>
      names.slice(i + 1).flatMap((other, j) => {
        const differing = all[i]!.filter((one, at) => one !== all[i + 1 + j]![at]).length / (size * size);
        return differing < least ? [`${name} and ${other}: ${differing.toFixed(3)}`] : [];
      }),
    );
  });
}
async function seenWith(page: Page, eyes: (typeof EYES)[number]): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
  const png = (await page.locator('#all-pieces').screenshot()).toString('base64');
  await cdp.detach();
  return png;
}

test.each(GAMES)('%s: players’ pieces are told apart without their colours', async game => {
  const { page, problems } = await visit(product);
  await sitLate(page, product, game);
  const rows = await page.evaluate(layOut, [seatColours, SIZE] as [readonly string[], number]);
  expect(rows.length).toBeGreaterThan(1); // at least the marks and the discs that all games have
  for (const eyes of EYES) {
    const png = await seenWith(page, eyes);
    const alike = await page.evaluate(alikeIn, [png, rows, SIZE, LEAST] as [string, string[][], number, number]);
    expect.soft(alike, `${game} with ${eyes}`).toEqual([]);
  }
  expect(problems).toEqual([]);
});

/** Grounds of one form that differ in kind: the lands of Qin, the aspects of cards. What is written or drawn on them is left out. */
const KINDS: Partial<Record<GameId, readonly (readonly [where: string, kinds: readonly string[]])[]>> = {
  qin: [['#p-', ['red', 'yellow', 'blue']]], // patterns of the lands
  zhanguo: [
    ['.zg-tuck', ['writing', 'currency', 'laws']],
    ['.zg-facts .zg-back', ['writing', 'currency', 'laws']],
    ['.zg-mini .zg-back', ['writing', 'currency', 'laws']],
  ],
  'first-empire': [
    ['.fe-facts .bk', ['fe-writing', 'fe-currency', 'fe-laws']],
    ['.fe-lands-mini .ms i', ['fe-writing', 'fe-currency', 'fe-laws', 'fe-alch']],
  ],
};
/** Runs in the page. Shows such grounds bare, one of each kind, enlarged; returns what was found. */
function layOutGrounds([kinds, size]: [readonly (readonly [string, readonly string[]])[], number]): string[][] {
  const all = document.createElement('div');
  all.id = 'all-pieces';
  all.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:99999;background:#b9b9b9';
  const rows = kinds.map(([where, names]) => {
    const row = document.createElement('div');
    row.style.display = 'flex';
    all.append(row);
    return names.flatMap(name => {
      if (where.startsWith('#')) {
        if (document.querySelector(where + name) === null) return [];
        const drawn = `fill="var(--land-${name})"/><rect width="48" height="48" fill="url(${where}${name})"`;
        row.insertAdjacentHTML(
          'beforeend',
          `<svg viewBox="0 0 48 48" width="${size}" height="${size}"><rect width="48" height="48" ${drawn}/></svg>`,
        );
        return [`${where}${name}`];
      }
      const found = [...document.querySelectorAll(where)].find(one => one.matches(`.${name}`));
      if (found === undefined) return [];
      const { background } = getComputedStyle(found);
      const bare = document.createElement('i');
      bare.style.cssText = `flex:none;width:${size / 4}px;height:${size / 4}px;zoom:4`;
      bare.style.background = background;
      row.append(bare);
      return [`${where} ${name}`];
    });
  });
  document.body.append(all);
  return rows;
}
test.each(Object.keys(KINDS) as GameId[])(
  '%s: kinds of land and of cards are told apart without their colours',
  async game => {
    const { page, problems } = await visit(product);
    await sitLate(page, product, game);
    const kinds = KINDS[game]!;
    const rows = await page.evaluate(layOutGrounds, [kinds, SIZE] as [typeof kinds, number]);
    expect(rows.map(row => row.length)).toEqual(kinds.map(([, names]) => names.length));
    for (const eyes of EYES) {
      const png = await seenWith(page, eyes);
      const alike = await page.evaluate(alikeIn, [png, rows, SIZE, LEAST] as [string, string[][], number, number]);
      expect.soft(alike, `${game} with ${eyes}`).toEqual([]);
    }
    expect(problems).toEqual([]);
  },
);
