import { loadGame } from '@tianxia/catalog';
import { fastRand, kernelFor, tableFor } from '@tianxia/kernel';
import type { BrowserContext } from 'playwright-core';
import { botNamed } from '../../packages/bots/index.ts';
import { localTable, type SavedTable } from '../../packages/web/link/local-table.ts';

/** A finished game of Qin in this browser: a person who played by chance, and a bot. */
export async function putFinishedGame(context: BrowserContext, id: string): Promise<void> {
  const game = (await loadGame('qin'))!;
  const options = tableFor(game, 2).options;
  const seats = [
    { name: 'Mei', colour: 'green' },
    { name: 'Bao', colour: 'purple', bot: 'pupil' as const },
  ];
  const started = '2026-11-12T10:00:00.000Z';
  const saved: SavedTable = { id, game: 'qin', options, seats, key: 'ab'.repeat(32), started, entries: [] };
  const table = localTable(game, saved, () => Date.parse(started));
  const k = kernelFor(game, tableFor(game, 2));
  const rand = fastRand(3);
  while (table.news().update.result === undefined) {
    const bot = table.botToMove();
    const { view } = table.news().update;
    if (bot !== undefined) table.playBot(bot, botNamed, () => true);
    else table.choose(k.write(k.anyOption(view, 0, rand)));
  }
  const { entries, rules } = table.news();
  const own = {
    id,
    game: 'qin',
    where: 'here',
    seats: seats.map((seat, i) => ({ ...seat, by: i === 0 ? 'you' : 'bot' })),
    options,
    begun: 1,
    changed: 1,
    over: true,
  };
  await context.addInitScript(
    ([key, text, list]) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem(key, text);
      localStorage.setItem('tianxia.tables', list);
    },
    [`tianxia.table.${id}`, JSON.stringify({ ...saved, entries, rules }), JSON.stringify([own])] as const,
  );
}
