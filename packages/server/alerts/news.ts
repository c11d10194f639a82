import { catalog } from '@tianxia/catalog';

/** What somebody is told of while they are not here. */
export type News =
  | { event: 'turn'; table: string; game: string }
  | { event: 'invite' | 'rematch'; table: string; game: string; by: string }; // by: a name
export interface Told {
  title: string;
  text: string;
}
export function wordsFor(news: News): Told {
  const game = catalog.find(({ id }) => id === news.game)?.title ?? news.game;
  switch (news.event) {
    case 'turn':
      return { title: `${game}: your turn`, text: `It is your turn at ${game}, table ${news.table}.` };
    case 'invite':
      return { title: `${game} with ${news.by}?`, text: `${news.by} asks you to a table of ${game}.` };
    case 'rematch':
      return {
        title: `${game}: a rematch`,
        text: `${news.by} wants to play ${game} again, with you.`,
      };
  }
}
