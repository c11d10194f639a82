import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import { type Pack, readPack } from '../content/shape.ts';

// What an owner of the box may put in: the last pack that is taken, and the first that is refused with its path.
const taken = (pack: Pack) => expect(() => readPack(pack)).not.toThrow();
const refused = (pack: Pack, why: string) => expect(() => readPack(pack)).toThrow(why);

/** The second board with this map. */
const withMap = (map: readonly string[]): Pack => ({
  ...content,
  boards: [content.boards[0]!, { ...content.boards[1]!, map }],
});
/** A board so wide and high with a start of each colour, and villages apart from each other. */
function board(wide: number, high: number, villages = 0): string[] {
  const squares = [...'R.B.Y'.padEnd(wide * high, '.')];
  const inARow = Math.floor(wide / 2);
  for (let v = 0; v < villages; v++) squares[wide * (2 + 2 * Math.floor(v / inARow)) + 2 * (v % inARow)] = 'v';
  return Array.from({ length: high }, (_, row) => squares.slice(wide * row, wide * (row + 1)).join(''));
}

test('QIN-026 a pack says of its boards and tiles what they rest on', () => {
  for (const tilesProvenance of ['printed', 'public', 'reconstructed'] as const) taken({ ...content, tilesProvenance });
  refused({ ...content, tilesProvenance: 'guessed' as 'public' }, 'pack.tilesProvenance: expected one of printed');
});
test('QIN-020 no square is anything else, the last of a row neither', () => {
  taken(withMap(['R.B.Y', '....~']));
  refused(withMap(['R.B.Y', '....x']), 'pack.boards[1].map[1]: expected a text');
});
test('QIN-021 a board has 255 squares at most', () => {
  taken(withMap(board(15, 17)));
  refused(withMap(board(16, 16)), 'pack.boards[1].map: more than 255 squares');
});
test('QIN-025 a board has 31 villages at most', () => {
  taken(withMap(board(15, 17, 31)));
  refused(withMap(board(15, 17, 32)), 'pack.boards[1].map: expected at most 31 villages, found 32');
});
test('QIN-037 with three hands full of one-coloured tiles there is one left for the last player', () => {
  const withTiles = (oneColoured: number): Pack => ({
    ...content,
    tiles: [
      { halves: ['red', 'red'], copies: oneColoured },
      { halves: ['red', 'blue'], copies: 40 },
    ],
  });
  taken(withTiles(10));
  refused(withTiles(9), 'pack.tiles: expected more than 9 one-coloured tiles, found 9');
});
test('QIN-033 there are tiles for the hands of four players', () => {
  const withTiles = (copies: number): Pack => ({ ...content, tiles: [{ halves: ['red', 'red'], copies }] });
  taken(withTiles(12));
  refused(withTiles(11), 'pack.tiles: too few tiles for 4 hands of 3');
});
