import { isBotName, wantsMind } from '@tianxia/bots';
import { type Minded, mindFrom } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import { BadInput } from './command.ts';
import { readBytes } from './files.ts';
import { inParts, type Minds, OWN } from './lineup.ts';
import type { AnyGame } from './table.ts';

/** The learned minds that a line-up asks for: the game's own, and those of weights in a file (`mind@FILE`). */
export async function mindsFor(game: AnyGame, list: string | undefined): Promise<Minds> {
  const minds = new Map<string, Minded>();
  for (const name of list?.split(',') ?? []) {
    const { kind, file } = inParts(name);
    if (!isBotName(kind) || !wantsMind(kind) || minds.has(file)) continue;
    const weights = file === OWN ? await loadWeights(game.id) : readBytes(file);
    if (weights !== undefined) minds.set(file, file === OWN ? mindFrom(game, weights) : fromFile(game, file, weights));
  }
  return minds;
}
function fromFile(game: AnyGame, file: string, weights: Uint8Array): Minded {
  try {
    return mindFrom(game, weights);
  } catch (problem) {
    throw new BadInput(`${file} is no mind of ${game.id}: ${problem instanceof Error ? problem.message : problem}`);
  }
}
