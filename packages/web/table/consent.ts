import { say } from '@tianxia/look';
import type { Facts, Refused } from '../link/link.ts';
import { nameIn } from '../text/named.ts';
import { wordsNow } from '../text/words.ts';

/** Everybody whose word counts beside whoever asked: people, not bots. */
export const others = (facts: Facts, by: number): number[] =>
  facts.players.flatMap((player, seat) => (seat !== by && player.bot === undefined ? [seat] : []));
export const names = (facts: Facts, seats: readonly number[]): string =>
  wordsNow().forms.list(seats.map(seat => nameIn(wordsNow().called, facts.players[seat] ?? { name: '' })));
/** The names of those who have not said it yet. */
export const waitingFor = (facts: Facts, by: number, said: readonly number[]): string =>
  names(
    facts,
    others(facts, by).filter(seat => !said.includes(seat)),
  );
/** Says why something that was asked of the others was not carried out. */
export async function saying(
  answer: Promise<Refused | undefined> | undefined,
  words: Readonly<Record<string, string>>,
): Promise<void> {
  const refused = await answer;
  if (refused !== undefined) say(words[refused.code] ?? refused.message);
}
