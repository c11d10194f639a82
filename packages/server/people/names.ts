import unhomoglyph from 'unhomoglyph';

/** What is left of a name without accents, spaces and punctuation, in the plain form of each letter. */
const plain = (name: string) => name.normalize('NFKD').replaceAll(/[\p{M}\p{Z}\p{P}\p{C}\p{Sk}]/gu, '');

/**
 * By which name a person signs in, and is known: case, width, accents, spaces and punctuation do not count, and a few letters of other
 * scripts count as Latin ones. It is kept in databases (`people.folded`), so it must not change; what looks alike is `looks`.
 */
export function folded(name: string): string {
  const letters = plain(name.normalize('NFKD').toUpperCase().toLowerCase()); // ß is SS
  return [...letters].map(letter => COUNTS_AS[letter] ?? letter).join('');
}
const alike = (theirs: string, ours: string): [string, string][] =>
  [...theirs].map((letter, i) => [letter, [...ours][i]!]);
const COUNTS_AS: Record<string, string> = Object.fromEntries([
  ...alike('авекмнорстухіјѕԁԛԝһӏґѵ', 'abekmhopctyxijsdqwhlrv'), // Cyrillic
  ...alike('αβεζηικμνορτυχϲγ', 'abezhikmnoptyxcy'), // Greek
  ...alike('ıȷɡɩꜱʟ', 'ijgisl'),
]);

/** One letter for all that look like it, by Unicode's own table (UTS 39): 1, I and | are l; 0 is O; m is rn. */
const skeleton = (text: string) => plain(unhomoglyph(text));
/** How a name looks on a page: two with the same looks cannot be told apart by reading, however they are written. */
export const looks = (name: string): string => skeleton(skeleton(plain(name)).toLowerCase());

/** Names that would be taken for a person or an office that they are not. */
const RESERVED = ['Somebody', 'Admin', 'Administrator', 'Moderator', 'Tianxia', 'Server', 'System', 'Bot', 'You'];
/** Is this one of these names, or does it look like one in small letters or capitals? */
export function isOneOf(names: readonly string[]): (name: string) => boolean {
  const known = new Set(names.map(folded));
  const seen = new Set(names.flatMap(name => [name, name.toLowerCase(), name.toUpperCase()]).map(looks));
  return name => known.has(folded(name)) || seen.has(looks(name));
}
export const isReserved = isOneOf(RESERVED);
