import { afterEach, expect, it, vi } from 'vitest';
import { older } from '../records/older.ts';

const BOT = { game: '', person: 'bot:greedy', result: 'any' } as const;
/** A server with these pages, each of which names the next. */
function pages(...of: (readonly object[])[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const before = new URL(address, 'http://localhost').searchParams.get('before');
    asked.push(before ?? 'the newest');
    const i = Number(before ?? 0);
    return new Response(JSON.stringify({ records: of[i], ...(i + 1 < of.length && { next: String(i + 1) }) }));
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a page without a game is no end: the first one with a game is shown', async () => {
  const asked = pages([], [], [{ id: 'QIN-22222222' }], [{ id: 'QIN-33333333' }]);
  expect(await older(BOT)).toEqual({ records: [{ id: 'QIN-22222222' }], next: '3' });
  expect(asked).toEqual(['the newest', '1', '2']);
});
it('where no page has a game the end is found, from where it was left', async () => {
  const asked = pages([], [], []);
  expect(await older(BOT, '1')).toEqual({ records: [] });
  expect(asked).toEqual(['1', '2']);
});
it('a server is asked a few times only before the reader is', async () => {
  const asked = pages(...Array.from({ length: 20 }, () => []));
  expect(await older(BOT)).toEqual({ records: [], next: '5' });
  expect(asked).toHaveLength(5);
});
