import { argumentsFor, called } from './samples.ts';

/** One text of a catalogue in every language. */
export interface Row {
  key: string; // 'home.playNow'
  said: readonly string[]; // in the order of the languages; '' where it is missing
}
type Says = (...args: never[]) => unknown;

/** Every text of a catalogue by its path. */
export function* textsIn(value: unknown, path = ''): Generator<[string, string | Says]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, value as Says];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, path === '' ? key : `${path}.${key}`);
}
/** Side by side: the first language leads. A sentence with gaps is said with sample words, the same in all of them. */
export function rowsOf(catalogues: readonly unknown[], more: readonly unknown[] = []): Row[] {
  const maps = catalogues.map(one => new Map(textsIn(one)));
  const keys = new Set(maps.flatMap(map => [...map.keys()]));
  return [...keys].map(key => {
    const first = maps.find(map => map.has(key))!.get(key)!;
    const args = typeof first === 'string' ? [] : withMore(first, more);
    return { key, said: maps.map(map => saidAs(map.get(key), args)) };
  });
}
/** Kinds of a game take its printed components after the value. */
const withMore = (says: Says, more: readonly unknown[]) =>
  more.length > 0 && called(says, [1, ...more]) !== undefined ? [1, ...more] : argumentsFor(says);
function saidAs(text: string | Says | undefined, args: readonly unknown[] | undefined): string {
  if (text === undefined) return '';
  if (typeof text === 'string') return text;
  return (args && called(text, args)) ?? String(text);
}
