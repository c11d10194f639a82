import type { RefusedCode } from '@tianxia/protocol';
import type { Refused } from '../link/link.ts';
import type { Words } from '../text/words.ts';
import type { TableGame } from './game.ts';

/** What the table says by the codes of refusals. One that is missing does not compile. */
export const refusedAtTable = ({ play, together }: Words): Readonly<Record<RefusedCode, string>> => ({
  ...play.refused,
  ...together.refused,
});

/** Why a choice was not carried out, in the words of the game, else of the table. */
export function refusalText(refused: Refused, { texts }: TableGame, words: Readonly<Record<string, string>>): string {
  const why = refused.reason === undefined ? undefined : texts.reasons[refused.reason];
  if (why !== undefined) return `${words.illegal} ${why} (${refused.rule})`;
  return words[refused.code] ?? refused.message;
}
