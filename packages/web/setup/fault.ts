import type { Later } from '../text/later.ts';

type Said = Later['pack'];
/** What the check of a pack expects, as it says it, and the same in the reader's words. */
const WANTED: readonly (readonly [RegExp, (words: Said, parts: readonly string[]) => string])[] = [
  [/^a whole number (-?\d+)\.\.(-?\d+)$/, (words, [min, max]) => words.whole(min!, max!)],
  [/^a text of at most (\d+) characters/, (words, [most]) => words.text(most!)],
  [/^true or false$/, words => words.flag],
  [/^one of (.*)$/, (words, [those]) => words.oneOf(those!)],
  [/^a list of ([\d.]+)$/, (words, [many]) => words.list(many!)],
  [/^a record( with a kind)?$/, words => words.record],
  [/^at most (\d+) entries$/, (words, [most]) => words.entries(most!)],
  [/^keys of at most (\d+) characters$/, (words, [most]) => words.keys(most!)],
  [/^no such field \(known: (.*)\)$/, (words, [known]) => words.stranger(known!)],
];
const FAULT = /^(\S+): expected (.*), found (.*)$/s;

/** Why a pack is refused: where, what should stand there and what does. What only one game checks is said as its check says it. */
export function faultIn(words: Said, message: string): string {
  const [, path, wanted, found] = FAULT.exec(message) ?? [];
  for (const [as, say] of path === undefined ? [] : WANTED) {
    const parts = as.exec(wanted!)?.slice(1);
    if (parts) return words.fault(path!, say(words, parts), found === 'nothing' ? words.nothing : found!);
  }
  return message;
}
