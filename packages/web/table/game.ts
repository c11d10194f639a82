import type { GameScreen } from '@tianxia/board';
import { drawsAlike, loadGame, loadTexts } from '@tianxia/catalog';
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
  { content, rules }: { content?: unknown; rules?: string | undefined } = {}, // rules: those it began with; the newest when left out
): Promise<TableGame | undefined> {
  const [game, newest, texts, drawn, said] = await Promise.all([
    loadGame(id, rules),
    loadGame(id),
    loadTexts(id, rules),
    screens[`../../games/${id}/screen/index.tsx`]?.(),
    screenWords[`../../games/${id}/text/${LANGUAGE}/screen/index.ts`]?.(),
  ]);
  if (game === undefined || newest === undefined || texts === undefined) return undefined;
  const table = tableFor(game, seats, options);
  const kernel = kernelFor(game, table, content ?? game.content);
  return {
    game,
    texts,
    table,
    kernel,
    screen: drawsAlike(newest, game) ? drawn?.screen : undefined,
    words: said?.words,
  };
}
