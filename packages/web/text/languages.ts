import { bestOf, ENGLISH } from '@tianxia/catalog';

/** Adding a language is adding a folder: each says its own name in name.ts, so that a menu needs no other of their words. */
const names = import.meta.glob<{ name: string }>('./*/name.ts', { eager: true });

export interface Language {
  code: string; // 'zh-Hant': the name of its folder, and the `lang` of the page
  name: string; // in itself
}
export const languages: readonly Language[] = Object.entries(names).map(([path, { name }]) => ({
  code: path.split('/')[1]!,
  name,
}));
const known = languages.map(({ code }) => code);

interface Wishes {
  chosen?: string | undefined; // in the menu of this browser
  address?: string | null; // ?lang= of a link
  account?: string | undefined;
  browser: readonly string[];
}
/** What somebody chose goes before what a link says, that before their account, and that before their browser. */
export const languageFor = ({ chosen, address, account, browser }: Wishes): string =>
  bestOf([chosen, address, account].filter(one => one != null).concat(browser), known) ?? ENGLISH;
