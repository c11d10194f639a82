import type { Refused } from '../link/link.ts';
import type { TableGame } from './game.ts';

/** Why a choice was not carried out, in the words of the game, else of the table. */
export function refusalText(refused: Refused, { texts }: TableGame, words: Readonly<Record<string, string>>): string {
  const why = refused.reason === undefined ? undefined : texts.reasons[refused.reason];
  if (why !== undefined) return `${words.illegal} ${why} (${refused.rule})`;
  return words[refused.code] ?? refused.message;
}
