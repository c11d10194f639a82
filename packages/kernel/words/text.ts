/**
 * A sentence in parts: plain words, and things the screen can point at.
 * `mine` is what the part says to the one it speaks of, where the template has a word for that.
 */
export type Part = string | { kind: string; value: number; name: string; mine?: string };

const HOLE = /(\{\d[^}]*\})/;
const FILLED = /^\{(\d)(?::(\w+)|\?([^|]*)\|(.*))?\}$/;

/**
 * `{0} laid {1}` with arguments and their kinds. `nameOf` says what a seat, a tile, a place is called.
 * `{0?avez|a}` says one thing to the reader whose seat it is and another to everybody else, where `@` is the name;
 * `{2:squares}` names the argument as another kind, so that a language can say '3 squares' where English says '3'.
 */
export function sentence(
  template: string,
  kinds: readonly string[],
  args: readonly number[],
  nameOf: (kind: string, value: number) => string,
): Part[] {
  return template
    .split(HOLE)
    .filter(piece => piece !== '')
    .map(piece => {
      const [, at, as, mine, others] = FILLED.exec(piece) ?? [];
      if (at === undefined) return piece;
      const kind = as ?? kinds[Number(at)]!.replace(/^secret /, '');
      const value = args[Number(at)]!;
      const name = kind === 'count' ? String(value) : nameOf(kind, value);
      return mine === undefined ? { kind, value, name } : { kind, value, name: others!.replace('@', name), mine };
    });
}
export const plain = (parts: readonly Part[]): string =>
  parts.map(part => (typeof part === 'string' ? part : part.name)).join('');

/** What another language has to say where English says `T`: the same keys and arguments, other words. */
export type Saying<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Saying<R>
    : T extends object
      ? { [K in keyof T]: Saying<T[K]> }
      : T;

/** How many columns of a terminal a text takes: a Chinese or Japanese character takes two. */
export const columns = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 0);
/** `padEnd` by columns. */
export const padded = (text: string, wide: number): string => text + ' '.repeat(Math.max(0, wide - columns(text)));
