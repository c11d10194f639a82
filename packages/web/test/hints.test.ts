import { botNamed } from '@tianxia/bots';
import { hintsFor } from '@tianxia/bots/analysis';
import { mindFrom } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import { expect, test } from 'vitest';
import { localTable } from '../link/local-table.ts';

const person = (colour: string) => ({ name: colour, colour });
const bot = (colour: string) => ({ name: colour, colour, bot: 'pupil' as const });
async function tableWith(seats: (ReturnType<typeof person> | ReturnType<typeof bot>)[]) {
  const game = (await loadGame('qin'))!;
  const mind = mindFrom(game, (await loadWeights('qin'))!);
  const saved = { id: 'x', game: 'qin', options: {}, seats, key: 'a'.repeat(64), started: '2026-01-01T00:00:00.000Z' };
  const table = localTable(game, { ...saved, entries: [] }, () => 0, mind);
  while (table.botToMove() !== undefined) table.playBot(table.botToMove()!, botNamed, () => true);
  return table;
}
test('against bots one press gives three legal choices, best first, with a chance to win each', async () => {
  const table = await tableWith([person('green'), bot('purple')]);
  const hints = table.hints(hintsFor)!;
  expect(hints).toHaveLength(3);
  expect(new Set(hints.map(({ words }) => words)).size).toBe(3);
  expect(hints.map(({ win }) => win)).toEqual(hints.map(({ win }) => win).toSorted((a, b) => b - a));
  expect(hints.every(({ win }) => win > 0 && win < 1)).toBe(true);
  expect(table.choose(hints[0]!.words)).toBeUndefined(); // not refused
});
test('never at a table with other people, not even on one device', async () => {
  expect((await tableWith([person('green'), person('purple')])).hints(hintsFor)).toBeUndefined();
  expect((await tableWith([person('green'), person('purple'), bot('blue')])).hints(hintsFor)).toBeUndefined();
});
test('nothing is said while a bot chooses', async () => {
  const table = await tableWith([person('green'), bot('purple')]);
  table.choose(table.hints(hintsFor)![0]!.words);
  expect(table.botToMove()).toBe(1);
  expect(table.hints(hintsFor)).toBeUndefined();
});
test('hints know what the player knows: other hidden pieces change none of them', async () => {
  const game = (await loadGame('zhanguo'))!;
  const mind = mindFrom(game, (await loadWeights('zhanguo'))!);
  const k = kernelFor(game, tableFor(game, 2));
  const s = k.setup(tableFor(game, 2), fastRand(5));
  const seat = k.waiting(s)[0]!;
  const view = k.view(s, seat);
  const elsewhere = k.view(k.determinize(view, fastRand(8)), seat);
  expect(hintsFor(k, elsewhere, seat, 2, mind, 3)).toEqual(hintsFor(k, view, seat, 2, mind, 3));
});
