import type { GameTypes, Told, Update } from '@tianxia/kernel';
import type { PlayWords } from '../text/words.ts';

type Happening = Pick<Update<GameTypes['state']>, 'opening' | 'happened'>;
/** By its name: every game that has rounds tells so when one begins, also the first. */
const begun = (told: readonly Told[]): number => told.filter(([event]) => event === 'round').length;

/** The round that is being played, where the game has rounds. */
export const roundIn = ({ opening, happened }: Happening): number =>
  begun(opening) + happened.reduce((sum, { told }) => sum + begun(told), 0);

/** How many turns have been taken: several choices of one player in a row are one. */
export const turnsIn = ({ happened }: Pick<Happening, 'happened'>): number =>
  happened.filter(({ seat }, i) => i === 0 || seat !== happened[i - 1]!.seat).length;

/** Where in the game one is, in words a player would use: never by the number of choices. */
export function whereIn(update: Happening, words: Pick<PlayWords, 'round' | 'turn'>): string {
  return whenIs({ round: roundIn(update), turn: turnsIn(update) }, words);
}
/** 'round 4', or 'turn 12' where a game counts no rounds. */
export const whenIs = (
  { round, turn }: { round: number; turn: number },
  words: Pick<PlayWords, 'round' | 'turn'>,
): string => (round > 0 ? words.round(round) : words.turn(Math.max(1, turn)));
