import { loadGame } from '@tianxia/catalog';
import { expect, it } from 'vitest';
import { localTable } from '../link/local-table.ts';

it('a choice refused at a table of this device says why: the reason and the rule, as a server would', async () => {
  const game = (await loadGame('qin'))!;
  const seats = ['red', 'blue'].map(colour => ({ name: colour, colour }));
  const saved = { id: 'x', game: 'qin', options: {}, seats, key: '0'.repeat(64), started: '2026-01-01T00:00:00.000Z' };
  const table = localTable(game, { ...saved, entries: [] }, () => 0);
  const everyWords = Array.from({ length: 12 * 300 }, (_, i) => `lay.lay ${Math.floor(i / 300)} ${i % 300}`);
  let refused: ReturnType<typeof table.choose>;
  expect(table.undo()).toEqual({ code: 'nothing', message: 'there is nothing to take back or repeat' });
  for (const words of everyWords) if (refused?.reason === undefined) refused = table.choose(words);
  expect(game.reasons).toContainEqual([refused?.reason, refused?.rule]);
  expect(refused?.rule).toMatch(/^QIN-\d+$/);
  expect(refused?.code).toBe('illegal');
});
