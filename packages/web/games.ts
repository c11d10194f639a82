import type { About, Game, GameTypes, Texts } from '@tianxia/kernel';
import { announced } from './announced.ts';

const abouts = import.meta.glob<{ about: About }>('../games/*/about.ts', { eager: true });
const rules = import.meta.glob<string>('../games/*/rules.md', { query: '?raw', import: 'default' });
const games = import.meta.glob<{ game: Game<GameTypes> }>('../games/*/index.ts');
const texts = import.meta.glob<{ texts: Texts<GameTypes> }>('../games/*/text/en.ts');

/** Games with a folder can be played. */
export const playable: readonly About[] = Object.values(abouts)
  .map(module => module.about)
  .sort((a, b) => a.minutes - b.minutes);

/** Games that are only announced, until their folder exists. */
export const notYet: readonly About[] = announced.filter(about => !playable.some(game => game.id === about.id));

export function aboutOf(id: string): About | undefined {
  return [...playable, ...notYet].find(about => about.id === id);
}

export const isPlayable = (id: string): boolean => playable.some(about => about.id === id);

export const hasRules = (id: string): boolean => `../games/${id}/rules.md` in rules;

export async function rulesOf(id: string): Promise<string | undefined> {
  return await rules[`../games/${id}/rules.md`]?.();
}

/** What a table of this game is set up from: its colours and options, and their words. */
export interface GameSetup {
  colours: readonly string[];
  options: Game<GameTypes>['options'];
  texts: Pick<Texts<GameTypes>, 'options' | 'colours'>;
}

export async function setupOf(id: string): Promise<GameSetup | undefined> {
  const [game, words] = await Promise.all([games[`../games/${id}/index.ts`]?.(), texts[`../games/${id}/text/en.ts`]?.()]);
  if (!game || !words) return undefined;
  return { colours: game.game.colours, options: game.game.options, texts: words.texts };
}
