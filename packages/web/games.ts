import { catalog, loadGame, loadRules, loadTexts } from '@tianxia/catalog';
import type { About, Game, GameTypes, Texts } from '@tianxia/kernel';

/** Every game that has a folder; the shortest stands first. */
export const playable: readonly About[] = [...catalog].sort((a, b) => a.minutes - b.minutes);

export function aboutOf(id: string): About | undefined {
  return playable.find(about => about.id === id);
}

/** Where room is scarce 'Zhanguo: The First Empire' goes by its last part: in both scripts the series stands before a colon. */
export const brief = (name: string): string => name.split(/: |：/).at(-1)!;

export { loadRules };

/** What a table of this game is set up from: its colours and options, and their words. */
export interface GameSetup {
  colours: readonly string[];
  fixedColours: boolean; // a colour is a side of its own, as one of three states
  options: Game<GameTypes>['options'];
  concerns: (option: string, seats: number) => boolean; // does it matter with so many players?
  texts: Pick<Texts<GameTypes>, 'options' | 'colours'>;
}

export async function loadSetup(id: string): Promise<GameSetup | undefined> {
  const [game, texts] = await Promise.all([loadGame(id), loadTexts(id)]);
  const concerns = (option: string, seats: number) => game?.concerns?.(option, seats) !== false;
  return (
    game &&
    texts && { colours: game.colours, fixedColours: game.fixedColours === true, options: game.options, concerns, texts }
  );
}
