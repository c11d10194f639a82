import { loadAbout } from '@tianxia/catalog';
import { lettersIn } from '../text/letters.ts';

/** What a person is told of while they are not here. */
export type News =
  | { event: 'turn'; table: string; game: string }
  | { event: 'invite' | 'rematch'; table: string; game: string; by: string }; // by: a name
export interface Told {
  title: string;
  text: string;
}
/** In the reader's language, with the name the game has in it. */
export async function wordsFor(news: News, language: string | undefined): Promise<Told> {
  const letters = lettersIn(language);
  const game = (await loadAbout(news.game, language))?.title ?? news.game;
  return news.event === 'turn' ? letters.turn(game, news.table) : letters[news.event](game, news.by);
}
