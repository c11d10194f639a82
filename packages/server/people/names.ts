/**
 * Two names that look alike are the same name: case, width, accents, spaces and punctuation do not count, and letters of other scripts
 * that look like Latin ones count as those.
 */
export function folded(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toUpperCase() // ß is SS
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Z}\p{P}\p{C}\p{Sk}]/gu, '');
  return [...plain].map(letter => LOOKS_LIKE[letter] ?? letter).join('');
}
const alike = (theirs: string, ours: string): [string, string][] =>
  [...theirs].map((letter, i) => [letter, [...ours][i]!]);
/** Lower-case letters of which the small or the capital form cannot be told from a Latin one. */
const LOOKS_LIKE: Record<string, string> = Object.fromEntries([
  ...alike('авекмнорстухіјѕԁԛԝһӏґѵ', 'abekmhopctyxijsdqwhlrv'), // Cyrillic
  ...alike('αβεζηικμνορτυχϲγ', 'abezhikmnoptyxcy'), // Greek
  ...alike('ıȷɡɩꜱʟ', 'ijgisl'),
]);

/** Names that would be taken for somebody they are not. */
const RESERVED = new Set(
  ['somebody', 'admin', 'administrator', 'moderator', 'tianxia', 'server', 'system', 'bot', 'you'].map(folded),
);
export const isReserved = (name: string): boolean => RESERVED.has(folded(name));
