// English grammar that the words of every game need.

/** The word alone: only one is singular. */
export const agree = (count: number, one: string, more = `${one}s`): string => (count === 1 ? one : more);
/** '1 tile', '3 tiles'. */
export const counted = (count: number, one: string, more?: string): string => `${count} ${agree(count, one, more)}`;
const joined = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
/** 'Chu, Yan and Qi'. */
export const listed = (words: readonly string[]): string => joined(words, 'and');
export const listedOr = (words: readonly string[]): string => joined(words, 'or');
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
/** 'an Alchemist', 'a General': by the letter it begins with. */
export const one = (thing: string): string => `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

/** Somebody at the table: the reader, or another player by name. */
interface Named {
  name: string;
  you: boolean;
}
export const who = ({ name, you }: Named): string => (you ? 'You' : name);
/** Inside a sentence: 'you', or the name. */
export const whom = ({ name, you }: Named): string => (you ? 'you' : name);
/** 'your', 'Mei’s'. */
export const whose = ({ name, you }: Named): string => (you ? 'your' : `${name}’s`);
/** A verb that agrees: 'you take', 'Mei takes'. */
export const does = ({ you }: Named, verb: string): string => (you ? verb : thirdPerson(verb));
function thirdPerson(verb: string): string {
  if (verb === 'are') return 'is';
  if (verb === 'have') return 'has';
  if (/([sxzo]|[cs]h)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}
