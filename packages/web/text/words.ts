import { catalog, ENGLISH, loadAbout } from '@tianxia/catalog';
import type { AboutText } from '@tianxia/kernel';
import { useSyncExternalStore } from 'react';
import { watched } from '../watched.ts';
import { tellDocument } from './document.ts';
import type { words as english } from './en/index.ts';
import type { pages as englishPages } from './en/pages/index.ts';

/** The catalogue of a language: what English says, in other words. A missing key does not compile. */
export type Words = typeof english;
export type PlayWords = Words['play'];
/** What is said only on pages that are no table. */
export type PageWords = typeof englishPages;

/** Each language is a file of its own that is fetched when somebody reads it; the words of pages come with the first page. */
const catalogues = import.meta.glob<{ words: Words }>('./*/index.ts');
const pageCatalogues = import.meta.glob<{ pages: PageWords }>('./*/pages/index.ts');

interface Spoken {
  language: string;
  words: Words;
  abouts: ReadonlyMap<string, AboutText>; // by game
}
const spoken = watched<Spoken | undefined>(undefined);
let wanted = '';

/** Fetches a language and speaks it from then on, on every page that is open. What was asked for last counts. */
export async function speak(language: string): Promise<void> {
  if (wanted === language) return;
  wanted = language;
  try {
    const found = await fetched(language);
    if (onPages) await fetchPageWords(language);
    if (wanted !== language) return;
    tellDocument(language, found.words.home.lead(catalog.length));
    spoken.set(found);
  } catch (problem) {
    if (wanted === language) wanted = spoken.get()?.language ?? ''; // it may be asked for again
    throw problem;
  }
}
async function fetched(language: string): Promise<Spoken> {
  const [{ words }, ...abouts] = await Promise.all([
    (catalogues[`./${language}/index.ts`] ?? catalogues[`./${ENGLISH}/index.ts`]!)(),
    ...catalog.map(async ({ id }) => [id, (await loadAbout(id, language))!] as const),
  ]);
  return { language, words, abouts: new Map(abouts) };
}
/** The words of any language, whoever reads. */
export const wordsIn = async (language: string): Promise<Words> =>
  (await catalogues[`./${language}/index.ts`]!()).words;
export const pageWordsIn = async (language: string): Promise<PageWords> =>
  (await (pageCatalogues[`./${language}/pages/index.ts`] ?? pageCatalogues[`./${ENGLISH}/pages/index.ts`]!)()).pages;

let onPages = false; // from the first page on, a language is spoken only once its words of pages are here, too
const pageWords = new Map<string, PageWords>();
const fetchPageWords = async (language: string) => pageWords.set(language, await pageWordsIn(language));
/** What is loaded when it is wanted, and `usePageWords`: its script and those words are fetched side by side. */
export const withPageWords =
  <Page>(load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    onPages = true;
    const [page] = await Promise.all([load(), fetchPageWords(languageNow())]);
    return page;
  };
const now = (): Spoken => {
  const found = spoken.get();
  if (found === undefined) throw new Error('no language is loaded yet: speak() comes before the first page');
  return found;
};
const useSpoken = () => useSyncExternalStore(spoken.subscribe, now, now);

/** The words of the reader's language. Components take them from here, so that a switch needs no reload. */
export const useWords = (): Words => useSpoken().words;
export const useLanguage = (): string => useSpoken().language;
/** The same for the words of pages, below what is loaded `withPageWords`. */
export function usePageWords(): PageWords {
  const words = pageWords.get(useLanguage());
  if (words === undefined)
    throw new Error('the words of pages are not here: what needs them is loaded withPageWords()');
  return words;
}

/** Outside of components: what holds at this moment. */
export const languageNow = (): string => spoken.get()?.language ?? ENGLISH;
export const wordsNow = (): Words => now().words;
/** Why the server refuses; undefined in English. */
export const refusedWords = (): Words['refused'] => spoken.get()?.words.refused;
/** What is told of a game, in the language of this moment. */
export const toldOf = (game: string): AboutText | undefined => spoken.get()?.abouts.get(game);
