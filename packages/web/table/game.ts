import type { GameScreen } from '@tianxia/board';
import { drawsAlike, ENGLISH, loadGame, loadTexts } from '@tianxia/catalog';
import { type Game, type GameTypes, type Kernel, kernelFor, type Table, type Texts, tableFor } from '@tianxia/kernel';
import { languageNow } from '../text/words.ts';

type AnyScreen = GameScreen<GameTypes>;
const screens = import.meta.glob<{ screen: AnyScreen }>('../../games/*/screen/index.tsx');
const screenWords = import.meta.glob<{ words: unknown }>('../../games/*/text/*/screen/index.ts');

/** Everything the page needs to show a table of one game. */
export interface TableGame {
  game: Game<GameTypes>;
  kernel: Kernel<GameTypes>;
  table: Table;
  texts: Texts<GameTypes>;
  screen: AnyScreen | undefined; // a game without its own components is played from the list of options
  language: string; // of texts and words
  words: unknown; // those of its screen, provided to its components
}
export async function screenWordsOf(id: string, language: string): Promise<unknown> {
  const file = (code: string) => screenWords[`../../games/${id}/text/${code}/screen/index.ts`];
  return (await (file(language) ?? file(ENGLISH))?.())?.words;
}
/** The same table in another language. Rules of before keep the words they were released with. */
export async function inLanguage(open: TableGame, language: string): Promise<TableGame> {
  const { id, rules } = open.game;
  const [texts, words] = await Promise.all([loadTexts(id, rules, language), screenWordsOf(id, language)]);
  return { ...open, language, texts: texts ?? open.texts, words };
}
interface Opening {
  content?: unknown;
  rules?: string | undefined; // those it began with; the newest when left out
  language?: string; // the reader's when left out
}
export async function openGame(
  id: string,
  seats: number,
  options: Readonly<Record<string, string>>,
  { content, rules, language = languageNow() }: Opening = {},
): Promise<TableGame | undefined> {
  const [game, newest, texts, drawn, words] = await Promise.all([
    loadGame(id, rules),
    loadGame(id),
    loadTexts(id, rules, language),
    screens[`../../games/${id}/screen/index.tsx`]?.(),
    screenWordsOf(id, language),
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
    language,
    words,
  };
}
