/** Things in a row that may be equal and never change places: each with a key of its own. */
export const keyed = <T>(list: readonly T[]): { key: string; item: T; i: number }[] =>
  list.map((item, i) => ({ key: `n${i}`, item, i }));
export const times = (count: number): { key: string; i: number }[] =>
  keyed(Array.from({ length: Math.max(0, count) })).map(({ key, i }) => ({ key, i }));
