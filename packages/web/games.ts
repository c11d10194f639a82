import { catalog, type GameProof, type Ladder, loadGame, loadLadder, loadProof, loadTexts } from '@tianxia/catalog';
import type { About, Game, GameTypes, Texts } from '@tianxia/kernel';
import { emblems } from './emblems.ts';
import { toldOf } from './text/words.ts';

/** The shortest first; a game that has no picture of its own yet stands behind those that have one. */
export const inOrder = (games: readonly About[], drawn: Readonly<Record<string, unknown>>): About[] =>
  games.toSorted((a, b) => Number(b.id in drawn) - Number(a.id in drawn) || a.minutes - b.minutes);
/** Every game that has a folder. */
export const playable: readonly About[] = inOrder(catalog, emblems);

export function aboutOf(id: string): About | undefined {
  return playable.find(about => about.id === id);
}
/** Its name in the reader's language. */
export const titleOf = (id: string): string => toldOf(id)?.title ?? aboutOf(id)?.title ?? id;
/** What stands beside it: the name in the original script, where the reader's is another. */
export const besideOf = (id: string): string => toldOf(id)?.beside ?? aboutOf(id)?.original ?? '';

/** Where room is scarce 'Zhanguo: The First Empire' goes by its last part: in both scripts the series stands before a colon. */
export const brief = (name: string): string => name.split(/: |：/).at(-1)!;

export { type GameProof, loadProof };

/** What a table of this game is set up from: its colours and options, and their words. */
export interface GameSetup {
  colours: readonly string[];
  fixedColours: boolean; // a colour is a side of its own, as one of three states
  options: Game<GameTypes>['options'];
  concerns: (option: string, seats: number) => boolean; // does it matter with so many players?
  texts: Pick<Texts<GameTypes>, 'options' | 'colours'>;
  ladder: Ladder | undefined; // of bots; none where it was not played
}

export async function loadSetup(id: string, language?: string): Promise<GameSetup | undefined> {
  const [game, texts, ladder] = await Promise.all([loadGame(id), loadTexts(id, undefined, language), loadLadder(id)]);
  const concerns = (option: string, seats: number) => game?.concerns?.(option, seats) !== false;
  if (game === undefined || texts === undefined) return undefined;
  const { colours, fixedColours = false, options } = game;
  return { colours, fixedColours, options, concerns, texts, ladder };
}
