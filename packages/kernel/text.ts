/** A sentence in parts: plain words, and things the screen can point at. */
export type Part = string | { kind: string; value: number; name: string };

/** `{0} laid {1}` with arguments and their kinds. `nameOf` says what a seat, a tile, a place is called. */
export function sentence(
  template: string,
  kinds: readonly string[],
  args: readonly number[],
  nameOf: (kind: string, value: number) => string,
): Part[] {
  return template
    .split(/(\{\d\})/)
    .filter(piece => piece !== '')
    .map(piece => {
      const at = /^\{(\d)\}$/.exec(piece)?.[1];
      if (at === undefined) return piece;
      const kind = kinds[Number(at)]!.replace(/^secret /, '');
      const value = args[Number(at)]!;
      return { kind, value, name: kind === 'count' ? String(value) : nameOf(kind, value) };
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

/** `padEnd` by columns of a terminal, where a Chinese or Japanese character takes two. */
export const padded = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 2 : 1), 0)));
