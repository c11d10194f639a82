import { type Decision, isError } from '@tianxia/bots/analysis';
import { packHash } from '@tianxia/fair';
import type { GameRecord, Seat } from '@tianxia/kernel';
import { memory } from '../memory.ts';
import { keptAnalysis } from './kept.ts';

/** A game of the reader's own that the teacher has looked at: kept beside its analysis. */
interface OwnGame {
  record: GameRecord;
  you: readonly Seat[];
  content?: unknown; // of a table that is not played with the game's own pack
}
export interface OwnMistake extends Omit<OwnGame, 'you'> {
  id: string; // of this mistake, in this game
  decision: Decision;
}
const SHELF = 'own-games';
const PLACE = '/own-game/';
export const mistakeId = (record: GameRecord, { choice }: Decision): string => `${packHash(record)} ${choice}`;

export async function keepOwnGame(own: OwnGame): Promise<void> {
  try {
    const address = `${PLACE}${packHash(own.record)}`;
    await (await caches.open(SHELF)).put(address, new Response(JSON.stringify(own)));
  } catch {
    // a private window may refuse: then they do not come back
  }
}
/** The reader's own mistakes at a game, by today's mind, those of the latest game first. */
export async function ownMistakes(game: string, analysisOf = keptAnalysis): Promise<OwnMistake[]> {
  try {
    const shelf = await caches.open(SHELF);
    const found: OwnMistake[][] = [];
    for (const { url } of await shelf.keys()) {
      if (!url.includes(PLACE)) continue;
      const { you, ...own } = (await (await shelf.match(url))!.json()) as OwnGame;
      if (own.record.game !== game) continue;
      const mistakes = ((await analysisOf(own.record))?.decisions ?? []).filter(
        ({ seat, knew }) => you.includes(seat) && isError(knew.mark),
      );
      found.push(mistakes.map(decision => ({ ...own, id: mistakeId(own.record, decision), decision })));
    }
    const begun = ([one]: OwnMistake[]) => one?.record.started ?? '';
    return found.sort((a, b) => begun(b).localeCompare(begun(a))).flat();
  } catch {
    return [];
  }
}
/** Those that were answered rightly since. */
export const mended = memory<readonly string[]>('tianxia.mended', []);
export const mend = (id: string): void => mended.set([...new Set([...mended.get(), id])]);
