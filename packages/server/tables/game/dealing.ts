import type { Game, GameTypes } from '@tianxia/kernel';
import type { Foreign } from '../../foreign/foreign.ts';
import type { Setup } from '../../foreign/messages.ts';
import type { Library } from './library.ts';
import { type Live, liveHere } from './live.ts';

/** Where rules are worked out: with a game's own pack here, with one from outside in threads that have limits. */
export interface Rules {
  library: Library;
  foreign: Foreign;
}
export type Deal = Pick<Setup, 'table' | 'pack' | 'key'> & {
  content: string | undefined; // JSON of the pack; as it is the game's own when left out
};
/** The table of this id before its first choice. Rejects with RulesFailed where a pack from outside keeps it from being dealt. */
export async function dealt(
  { library, foreign }: Rules,
  id: string,
  game: Game<GameTypes>,
  { table, pack, key, content }: Deal,
  failed?: () => void,
): Promise<Live> {
  if (content === undefined || pack === library.pack(game).hash)
    return liveHere(library.kernel(game, table, pack, undefined), table, key);
  return foreign.deal(id, game, { game: game.id, rules: game.rules, table, pack, content, key }, failed);
}
