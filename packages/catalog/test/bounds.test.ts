import { type Game, type GameTypes, ShapeError, tableFor } from '@tianxia/kernel';
import { describe, expect, test } from 'vitest';
import { catalog, loadGame } from '../index.ts';

type Path = readonly (string | number)[];
const written = (path: Path) => path.map(key => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
/** Every value of a pack, with the way to it. */
function* values(json: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, json];
  if (Array.isArray(json)) for (const [i, item] of json.entries()) yield* values(item, [...path, i]);
  else if (typeof json === 'object' && json !== null)
    for (const [key, item] of Object.entries(json)) yield* values(item, [...path, key]);
}
function replaced(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(json) ? [...json] : { ...(json as object) }) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, value);
  return copy;
}
/** What no game can want, in place of what a pack has. */
function excesses(value: unknown): unknown[] {
  if (typeof value === 'number') return [1e9, -1e9, value + 0.5, 2 ** 53];
  if (typeof value === 'string') return ['x'.repeat(10_000)];
  return Array.isArray(value) ? [Array<unknown>(100_000).fill(value[0] ?? 0)] : [];
}
function refusal(game: Game<GameTypes>, content: unknown): string {
  try {
    game.open(content, tableFor(game, game.seats[1]));
    return 'it is taken';
  } catch (problem) {
    expect(problem).toBeInstanceOf(ShapeError);
    return (problem as Error).message;
  }
}

describe.each(catalog)('a pack of $id', ({ id }) => {
  test('has bounds for every number, list and text, and is refused beyond them with the path of the field', async () => {
    const game = (await loadGame(id))!;
    let tried = 0;
    for (const [path, value] of values(game.content)) {
      if (path.some(key => typeof key === 'number' && key > 2)) continue; // one shape checks all rows of a list
      for (const excess of excesses(value)) {
        const said = refusal(game, replaced(game.content, path, excess));
        expect(said.slice(0, 200)).toMatch(new RegExp(`^pack${written(path).replace(/[.[\]]/g, '\\$&')}(\\.kind)?: `));
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
});
