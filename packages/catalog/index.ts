import type { About, Game, GameTypes, Texts } from '@tianxia/kernel';
import { type BoardText, gameByRules, type Release } from './by-rules.ts';

export { type BoardText, drawsAlike } from './by-rules.ts';

/** Adding a game is adding a folder: this is the only place that knows where the folders are, and it names none of them. */
const abouts = import.meta.glob<{ about: About }>('../games/*/about.ts', { eager: true });
const games = import.meta.glob<{ game: Game<GameTypes> }>('../games/*/index.ts');
const english = import.meta.glob<{ texts: Texts<GameTypes> }>('../games/*/text/en/index.ts');
/** Rules of before: tables and records that began under them go on with them. */
const releases = import.meta.glob<Release>('../games/*/releases/*.js');
const boards = import.meta.glob<{ boardText: BoardText }>('../games/*/text/en/board.ts');
const rulebooks = import.meta.glob<string>('../games/*/rules.md', { query: '?raw', import: 'default' });
/** Weights of learned minds: in a module of their own each, so that the same line serves page, server and command line. */
const weights = import.meta.glob<string>('../games/*/mind.bin', { query: '?url&inline', import: 'default' });

/** How the six levels of bots fared against each other: made by `tianxia ladder`. */
const ladders = import.meta.glob<Ladder>('../games/*/levels.json', { import: 'default' });
interface Ladder {
  ratings: LevelRatings;
}
export type LevelRatings = Readonly<Record<string, number>>; // by level

/** Positions with one choice that is clearly best: made by `tianxia puzzles`. */
const puzzles = import.meta.glob<unknown>('../games/*/puzzles.json', { import: 'default' });

export const catalog: readonly About[] = Object.values(abouts).map(module => module.about);

const folder = (id: string) => `../games/${id}`;
/** A game by its id, under these rules or the newest; undefined when there is no such folder, or it has them no more. */
export const loadGame = gameByRules(games, releases);
/** The release with the words of these rules; none where they are the newest. */
async function releaseOf(id: string, rules: string | undefined): Promise<Release | undefined> {
  if (rules === undefined || (await loadGame(id))?.rules === rules) return undefined;
  return releases[`${folder(id)}/releases/${rules}.js`]?.();
}
export const loadTexts = async (id: string, rules?: string): Promise<Texts<GameTypes> | undefined> =>
  (await releaseOf(id, rules))?.texts ?? (await english[`${folder(id)}/text/en/index.ts`]?.())?.texts;
export const loadBoardText = async (id: string, rules?: string): Promise<BoardText | undefined> => {
  const release = await releaseOf(id, rules);
  return release === undefined ? (await boards[`${folder(id)}/text/en/board.ts`]?.())?.boardText : release.boardText;
};
/** Its rules.md. */
export const loadRules = async (id: string): Promise<string | undefined> => rulebooks[`${folder(id)}/rules.md`]?.();
/** How strong each level plays, or undefined where no ladder was played. */
export const loadLevelRatings = async (id: string): Promise<LevelRatings | undefined> =>
  (await ladders[`${folder(id)}/levels.json`]?.())?.ratings;
/** The weights of its learned mind, or undefined where none has been trained. */
export async function loadWeights(id: string): Promise<Uint8Array | undefined> {
  const uri = await weights[`${folder(id)}/mind.bin`]?.();
  return uri === undefined ? undefined : Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), c => c.charCodeAt(0));
}
/** Its puzzles as they stand in their file, or undefined where none were made. */
export const loadPuzzles = async (id: string): Promise<unknown> => puzzles[`${folder(id)}/puzzles.json`]?.();
/** The games that have puzzles. */
export const puzzledGames: readonly string[] = catalog
  .map(({ id }) => id)
  .filter(id => `${folder(id)}/puzzles.json` in puzzles);
