import type { About, AboutText, Game, GameTypes, Texts } from '@tianxia/kernel';
import { type BoardText, gameByRules, type Release } from './by-rules.ts';
import { ENGLISH } from './languages.ts';
import { nameOf } from './name-of.ts';

export { type BoardText, drawsAlike } from './by-rules.ts';
export { bestOf, ENGLISH } from './languages.ts';

/** Adding a game is adding a folder: this is the only place that knows where the folders are, and it names none of them. */
const abouts = import.meta.glob<{ about: About }>('../games/*/about.ts', { eager: true });
const games = import.meta.glob<{ game: Game<GameTypes> }>('../games/*/index.ts');
const texts = import.meta.glob<{ texts: Texts<GameTypes> }>('../games/*/text/*/index.ts');
const aboutTexts = import.meta.glob<{ about: AboutText }>('../games/*/text/*/about.ts');
/** Rules of before: tables and records that began under them go on with them. */
const releases = import.meta.glob<Release>('../games/*/releases/*.js');
const boards = import.meta.glob<{ boardText: BoardText; legend: readonly string[] }>('../games/*/text/*/board.ts');
const rulebooks = import.meta.glob<string>(['../games/*/rules.md', '../games/*/text/*/rules.md'], {
  query: '?raw',
  import: 'default',
});
/** Weights of learned minds: in a module of their own each, so that the same line serves page, server and command line. */
const weights = import.meta.glob<string>('../games/*/mind.bin', { query: '?url&inline', import: 'default' });

/** How the six levels of bots fared against each other: made by `tianxia ladder`. */
const ladders = import.meta.glob<Ladder>('../games/*/levels.json', { import: 'default' });
export interface Ladder {
  players: number; // at its tables
  ratings: Readonly<Record<string, number>>; // by level
}

/** The code and the tests of every rule, how it was read where it was doubted, and how often it comes up in play: made by `npm run proof`. */
const proofs = import.meta.glob<GameProof>('../games/*/proof.json', { import: 'default' });
/** What the text says, what we do, why, and how else it can be read. */
export interface Ruling {
  text: string;
  we: string;
  why: string;
  other: string;
}
/** Where the rulebook speaks of it, and in which words of its language. */
export interface RulingOfBook extends Ruling {
  language: string;
  book: readonly { place: string; words: string }[];
}
export interface RuleProof {
  tests: readonly string[]; // by name
  code: readonly { at: string; says: string }[]; // lines that carry it out: 'qin/moves/lay.ts:12'
  ruling?: RulingOfBook; // of docs/rulings.md
  physical?: string; // why there is none: it is about cardboard
  ran?: number; // how often its line of code ran …
  chosen?: number; // … its move was chosen …
  refused?: number; // … it forbade something
}
export interface GameProof {
  date: string;
  decisions: number; // in which it was counted
  rules: Readonly<Record<string, RuleProof>>;
}
/** What games between bots show: made by scripts/strategy.mjs. */
const strategies = import.meta.glob<Strategy>('../games/*/strategy.json', { import: 'default' });
export interface StrategyRun {
  command: string;
  date: string;
  players: number;
  games: number;
  firstSeatBegins: boolean;
  decisions: number; // a game
  seats: readonly { wins: number; score: number }[];
  sheet: Readonly<Record<string, { winners: number; others: number; within?: number }>>; // mean points by line; so sure is the difference (95 %)
}
/** Kinds of first moves, each tried from the same deals. */
export interface StrategyFirst {
  command: string;
  date: string;
  players: number;
  deals: number;
  of?: string; // the kind of argument that tells them apart, as in 'action'
  kinds: readonly { kind: string; games: number; wins: number; liked: number }[]; // '+2' points, 'play.tuck', 'play.court 3'; the best first
}
export interface Strategy {
  runs: readonly StrategyRun[];
  first?: StrategyFirst; // none before it was played
}
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
/** A file of a game's words in this language; the English one where the game does not speak it. */
const inLanguage = async <Module>(files: Loaders<Module>, id: string, language: string, file: string) =>
  (files[`${folder(id)}/text/${language}/${file}`] ?? files[`${folder(id)}/text/${ENGLISH}/${file}`])?.();
type Loaders<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Rules of before keep the words they were released with, which are English. */
export const loadTexts = async (
  id: string,
  rules?: string,
  language = ENGLISH,
): Promise<Texts<GameTypes> | undefined> =>
  (await releaseOf(id, rules))?.texts ?? (await inLanguage(texts, id, language, 'index.ts'))?.texts;
export const loadBoardText = async (id: string, rules?: string, language = ENGLISH): Promise<BoardText | undefined> => {
  const release = await releaseOf(id, rules);
  return release === undefined ? (await inLanguage(boards, id, language, 'board.ts'))?.boardText : release.boardText;
};
/** What the signs of that text mean, in this language. */
export const loadBoardLegend = async (id: string, language = ENGLISH): Promise<readonly string[]> =>
  (await inLanguage(boards, id, language, 'board.ts'))?.legend ?? [];
/** What is told of a game before its rules are loaded; undefined for a game that is not there. */
export async function loadAbout(id: string, language = ENGLISH): Promise<AboutText | undefined> {
  const about = catalog.find(one => one.id === id);
  if (about === undefined) return undefined;
  const { title, original: beside, blurb, reconstructed } = about;
  const told = (await aboutTexts[`${folder(id)}/text/${language}/about.ts`]?.())?.about;
  return told ?? { title, beside, blurb: blurb.en, reconstructed: reconstructed.en };
}
/** Its rules.md, in this language where it was translated. */
export const loadRules = async (id: string, language = ENGLISH): Promise<string | undefined> =>
  (rulebooks[`${folder(id)}/text/${language}/rules.md`] ?? rulebooks[`${folder(id)}/rules.md`])?.();
/** The languages a game has words in. */
export const languagesOf = (id: string): string[] =>
  Object.keys(texts).flatMap(path => {
    const found = /^\.\.\/games\/([^/]+)\/text\/([^/]+)\/index\.ts$/.exec(path);
    return found?.[1] === id ? [found[2]!] : [];
  });
/** How strong each level plays, or undefined where no ladder was played. */
export const loadLadder = async (id: string): Promise<Ladder | undefined> => ladders[`${folder(id)}/levels.json`]?.();
export const loadProof = async (id: string): Promise<GameProof | undefined> => proofs[`${folder(id)}/proof.json`]?.();
/** The weights of its learned mind, or undefined where none has been trained. */
export async function loadWeights(id: string): Promise<Uint8Array | undefined> {
  const uri = await weightsOf(id);
  return uri === undefined ? undefined : Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), c => c.charCodeAt(0));
}
/** Changes with the weights, and only with them: what a mind said is kept under this name, and asked for anew when it has learned. */
export const loadMindName = async (id: string): Promise<string> => nameOf((await weightsOf(id)) ?? '');
const weightsOf = async (id: string): Promise<string | undefined> => weights[`${folder(id)}/mind.bin`]?.();

export const loadStrategy = async (id: string): Promise<Strategy | undefined> =>
  strategies[`${folder(id)}/strategy.json`]?.();
/** Its puzzles as they stand in their file, or undefined where none were made. */
export const loadPuzzles = async (id: string): Promise<unknown> => puzzles[`${folder(id)}/puzzles.json`]?.();
/** The games that have puzzles. */
export const puzzledGames: readonly string[] = catalog
  .map(({ id }) => id)
  .filter(id => `${folder(id)}/puzzles.json` in puzzles);
