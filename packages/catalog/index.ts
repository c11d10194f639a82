import type { About, Game, GameTypes, Texts } from '@tianxia/kernel';

/** Adding a game is adding a folder: this is the only place that knows where the folders are, and it names none of them. */
const abouts = import.meta.glob<{ about: About }>('../games/*/about.ts', { eager: true });
const games = import.meta.glob<{ game: Game<GameTypes> }>('../games/*/index.ts');
const english = import.meta.glob<{ texts: Texts<GameTypes> }>('../games/*/text/en.ts');
const rulebooks = import.meta.glob<string>('../games/*/rules.md', { query: '?raw', import: 'default' });

export const catalog: readonly About[] = Object.values(abouts).map(module => module.about);

const folder = (id: string) => `../games/${id}`;
/** A game by its id, or undefined when there is no such folder. */
export const loadGame = async (id: string): Promise<Game<GameTypes> | undefined> =>
  (await games[`${folder(id)}/index.ts`]?.())?.game;
export const loadTexts = async (id: string): Promise<Texts<GameTypes> | undefined> =>
  (await english[`${folder(id)}/text/en.ts`]?.())?.texts;
/** Its rules.md. */
export const loadRules = async (id: string): Promise<string | undefined> => rulebooks[`${folder(id)}/rules.md`]?.();
