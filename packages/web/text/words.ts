import { en } from './en.ts';

/** The catalogue of a language. */
export type Words = typeof en;
export type PlayWords = Words['play'];

/** The words of the reader's language. Components take them from here, so that a switch needs no reload. */
export function useWords(): Words {
  return en;
}
