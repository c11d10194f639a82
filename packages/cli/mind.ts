import type { Bot } from '@tianxia/bots';
import { mindFrom } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import type { AnyGame } from './table.ts';

/** The learned mind of this game, where the line-up asks for it. */
export async function mindFor(game: AnyGame, list: string | undefined): Promise<Bot | undefined> {
  if (list === undefined || !list.split(',').includes('mind')) return undefined;
  const weights = await loadWeights(game.id);
  return weights && mindFrom(game, weights).bot;
}
