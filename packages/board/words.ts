import { createContext, useContext } from 'react';

/** The words of a game's screen in the reader's language: the table loads and provides them, so no screen imports a language. */
const Words = createContext<unknown>(undefined);
export const WordsProvider = Words.Provider;

/** A game's own hook, made once in its screen/words.ts; the cast is sound because the table provides that game's words. */
export const wordsHook =
  <W>() =>
  (): W =>
    useContext(Words) as W;
