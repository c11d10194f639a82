import type { GameScreen } from '@tianxia/board';
import { loadGame, loadTexts } from '@tianxia/catalog';
import { type Game, type GameTypes, type Kernel, kernelFor, type Table, type Texts, tableFor } from '@tianxia/kernel';

type AnyScreen = GameScreen<GameTypes>;
const screens = import.meta.glob<{ screen: AnyScreen }>('../../games/*/screen/index.tsx');
const screenWords = import.meta.glob<{ words: unknown }>('../../games/*/text/*/screen/index.ts');
const LANGUAGE = 'en';

/** Everything the page needs to show a table of one game. */
export interface TableGame {
  game: Game<GameTypes>;
  kernel: Kernel<GameTypes>;
  table: Table;
  texts: Texts<GameTypes>;
  screen: AnyScreen | undefined; // a game without its own components is played from the list of options
  words: unknown; // those of its screen, provided to its components
}
export async function openGame(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  content?: unknown,
): Promise<TableGame | undefined> {
  const [game, texts, drawn, said] = await Promise.all([
    loadGame(id),
    loadTexts(id),
    screens[`../../games/${id}/screen/index.tsx`]?.(),
    screenWords[`../../games/${id}/text/${LANGUAGE}/screen/index.ts`]?.(),
  ]);
  if (game === undefined || texts === undefined) return undefined;
  const table = tableFor(game, seats, options);
  const kernel = kernelFor(game, table, content ?? game.content);
  return { game, texts, table, kernel, screen: drawn?.screen, words: said?.words };
}
