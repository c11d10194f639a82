import { loadGame, loadTexts } from '@tianxia/catalog';
import { type Game, type GameTypes, type Kernel, kernelFor, type Table, type Texts, tableFor } from '@tianxia/kernel';
import type { GameScreen } from '@tianxia/look';

type AnyScreen = GameScreen<GameTypes>;
const screens = import.meta.glob<{ screen: AnyScreen }>('../../games/*/board/index.tsx');

/** Everything the page needs to show a table of one game. */
export interface TableGame {
  game: Game<GameTypes>;
  kernel: Kernel<GameTypes>;
  table: Table;
  texts: Texts<GameTypes>;
  screen: AnyScreen | undefined; // a game without its own components is played from the list of options
}
export async function openGame(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  content?: unknown,
): Promise<TableGame | undefined> {
  const [game, texts, drawn] = await Promise.all([
    loadGame(id),
    loadTexts(id),
    screens[`../../games/${id}/board/index.tsx`]?.(),
  ]);
  if (game === undefined || texts === undefined) return undefined;
  const table = tableFor(game, seats, options);
  return { game, texts, table, kernel: kernelFor(game, table, content ?? game.content), screen: drawn?.screen };
}
