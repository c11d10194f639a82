import { bestOf, ENGLISH } from '@tianxia/catalog';
import type { letters as english } from './en/index.ts';

/** What English says, in other words. */
export type Letters = typeof english;

/** Adding a language is adding a folder. */
const found = import.meta.glob<{ letters: Letters }>('./*/index.ts', { eager: true });
const byLanguage = new Map(Object.entries(found).map(([path, { letters }]) => [path.split('/')[1]!, letters]));
const known = [...byLanguage.keys()];

/** English where nobody has said, or has said what is not here. */
export const lettersIn = (language: string | undefined): Letters =>
  byLanguage.get(bestOf(language === undefined ? [] : [language], known) ?? ENGLISH)!;

/** The language a browser or a page asks for: 'fr-CA,fr;q=0.9,en;q=0.8'. Undefined where it names none that is here. */
export const languageAsked = (header: string | undefined): string | undefined =>
  bestOf(
    (header ?? '')
      .slice(0, 200)
      .split(',')
      .map(part => part.split(';')[0]!.trim()),
    known,
  );
