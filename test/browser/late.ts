import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Product } from './product.ts';

/** Late positions, where most lies on the table: a recorded game without its last choices. */
const LATE = {
  qin: ['three-piles', 12],
  zhanguo: ['sidea-two-clockwise-perworker-3', 40],
  'first-empire': ['4-advanced', 34],
  'three-kingdoms': ['greedy-one', 60],
  'emperors-choice': ['five-greedy', 41],
} as const;
export type GameId = keyof typeof LATE;
export const GAMES = Object.keys(LATE) as GameId[];

interface Saved {
  game: string;
  table: { options: Record<string, string> };
  players: { colour: string }[];
  key: string;
  started: number;
  choices: [seat: number, words: string, at?: number, forced?: boolean][];
}
/** The file of that game. */
export const recordOf = (game: GameId): string =>
  join(import.meta.dirname, `../../packages/games/${game}/test/records/${LATE[game][0]}.json`);
/** As this browser keeps a table that is being played: the first seat is the reader's. */
function tableOf(game: GameId, last: number) {
  const record = JSON.parse(readFileSync(recordOf(game), 'utf8')) as Saved;
  const seats = record.players.map(({ colour }, seat) => ({
    name: ['Me', 'Ada', 'Bao', 'Chi', 'Dao'][seat]!,
    colour,
    ...(seat > 0 && { bot: 'random' }),
  }));
  const { options } = record.table;
  const entries = record.choices
    .slice(0, record.choices.length - last)
    .map(([seat, words, at = 0, forced]) => ({ seat, words, at, ...(forced && { forced }) }));
  const here = { id: 'late', game, options };
  return {
    kept: { ...here, seats, key: record.key, started: record.started, entries },
    listed: {
      ...here,
      where: 'here',
      begun: 1,
      changed: 1,
      seats: seats.map((seat, i) => ({ ...seat, by: i === 0 ? 'you' : 'bot' })),
    },
  };
}
/** Puts such a table into this browser and opens it; perhaps so many choices before its end. */
export async function openLate(
  page: Page,
  product: Pick<Product, 'url'>,
  game: GameId,
  last: number = LATE[game][1],
): Promise<void> {
  await page.goto(product.url);
  await page.evaluate(
    ({ kept, listed }) => {
      localStorage.setItem('tianxia.table.late', JSON.stringify(kept));
      localStorage.setItem('tianxia.tables', JSON.stringify([listed]));
    },
    tableOf(game, last),
  );
  await page.goto(`${product.url}/play/late`);
}
/** The same, and waits for one's turn. */
export async function sitLate(page: Page, product: Pick<Product, 'url'>, game: GameId, last?: number): Promise<void> {
  await openLate(page, product, game, last);
  await page.locator('.prompt.yours').waitFor({ timeout: 60_000 });
}
