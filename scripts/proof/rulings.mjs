/** docs/rulings.md by rule: where the book speaks of it and in which words, what it says, what we do, why, and how else it can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const LANGUAGES = { English: 'en', French: 'fr', Japanese: 'ja' };
const GAME = /^## .+\n\nThe rulebook is read in (\w+)\.$/m;
const HEADING = /^(.+)\n/;
const BOOK = /^\*\*The book\*\*, (.+): “(.+)”$/gm;
const said = (entry, name) => new RegExp(`^\\*\\*${name}\\*\\*: (.+)$`, 'm').exec(entry)?.[1];

/** An entry that lacks its place in the book, or anything else, is an error. */
function rulingOf(entry, language) {
  const heading = HEADING.exec(entry)[1];
  const ruling = {
    language,
    book: [...entry.matchAll(BOOK)].map(([, place, words]) => ({ place, words })),
    text: said(entry, 'The text'),
    we: said(entry, 'We'),
    why: said(entry, 'Why'),
    other: said(entry, 'Other readings'),
  };
  if (ruling.book.length === 0) throw new Error(`docs/rulings.md: ${heading} names no place and no words of the book`);
  const missing = Object.keys(ruling).filter(part => ruling[part] === undefined);
  if (missing.length > 0) throw new Error(`docs/rulings.md: ${heading} does not say ${missing.join(', ')}`);
  return { ids: heading.split(', '), ruling };
}
export function rulings(page = readFileSync(join(root, 'docs/rulings.md'), 'utf8')) {
  const found = {};
  for (const chapter of page.split(/^(?=## )/m).slice(1)) {
    const language = LANGUAGES[GAME.exec(chapter)?.[1]];
    if (language === undefined)
      throw new Error(`docs/rulings.md: ${chapter.split('\n', 1)} does not say which language is read`);
    for (const entry of chapter.split(/^### /m).slice(1)) {
      const { ids, ruling } = rulingOf(entry, language);
      for (const id of ids) found[id] = ruling;
    }
  }
  return found;
}
