import { catalog, loadGame } from '@tianxia/catalog';
import { type Game, type GameTypes, type Kernel, kernelFor, ShapeError, type Table, tableFor } from '@tianxia/kernel';
import { BadInput, type Flag, type Given } from './command.ts';
import { readJson } from './files.ts';
import { didYouMean } from './nearest.ts';

export type AnyGame = Game<GameTypes>;
export type AnyKernel = Kernel<GameTypes>;

/** What is played: a game, how many sit there, with which options and which content pack. */
export interface Asked {
  game: AnyGame;
  table: Table;
  content: unknown;
  k: AnyKernel;
}
export const TABLE_FLAGS = {
  game: { value: 'ID', about: 'which game ("tianxia games" lists them)' },
  players: { value: 'N', about: 'how many players' },
  set: { value: 'OPTION=VALUE', many: true, about: 'an option of the game other than standard; may be repeated' },
  content: { value: 'FILE', about: 'a content pack instead of the one that comes with the game' },
} as const satisfies Record<string, Flag>;

export const LARGEST_SEED = 0xffffffff;
export const SEED_FLAG = {
  value: 'S',
  about: `a whole number, 0 to ${LARGEST_SEED}: the same seed gives the same game`,
};

export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await loadGame(id);
  if (game !== undefined) return game;
  const ids = catalog.map(about => about.id);
  throw new BadInput(`there is no game "${id}"${didYouMean(id, ids) || ` (there is ${ids.join(', ')})`}`);
}
export async function askedTable(given: Given): Promise<Asked> {
  const game = await gameNamed(given.text('game'));
  const table = tableFor(game, given.whole('players', 1, 16), settings(given.all('set')));
  return openTable(game, table, given.maybe('content'));
}
/** A table with the pack of a file, or the game's own. */
export function openTable(game: AnyGame, table: Table, file: string | undefined): Asked {
  if (file === undefined) return { game, table, content: game.content, k: kernelFor(game, table) };
  const content = readJson(file);
  try {
    return { game, table, content, k: kernelFor(game, table, content) };
  } catch (problem) {
    if (problem instanceof ShapeError) throw new BadInput(`${file}: ${problem.message}`);
    throw problem;
  }
}
function settings(given: readonly string[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const setting of given) {
    const [, option, value] = /^([^=]+)=(.+)$/.exec(setting) ?? [];
    if (option === undefined || value === undefined)
      throw new BadInput(`--set is written option=value, not "${setting}"`);
    if (Object.hasOwn(chosen, option)) throw new BadInput(`--set ${option} is given twice`);
    chosen[option] = value;
  }
  return chosen;
}
