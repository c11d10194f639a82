import { isBotName, wantsMind } from '@tianxia/bots';
import { type Minded, mindFrom } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import type { AnyGame } from './table.ts';

/** The learned mind of this game, where the line-up asks for it. */
export async function mindFor(game: AnyGame, list: string | undefined): Promise<Minded | undefined> {
  const names = list?.split(',').map(name => name.split(':')[0]!) ?? [];
  if (!names.some(name => isBotName(name) && wantsMind(name))) return undefined;
  const weights = await loadWeights(game.id);
  return weights && mindFrom(game, weights);
}
