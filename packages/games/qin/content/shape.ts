import { list, MOST_IN_A_SET, maybe, type Of, record, ShapeError, text, whole, word } from '@tianxia/kernel';
import { villagesOn } from '../map.ts';

/** What an owner of the box may put in: boards, tiles and pagodas. `tianxia content export qin` prints this pack as JSON. */
const provenance = word('printed', 'public', 'reconstructed');
const colour = word('red', 'blue', 'yellow');
const shape = record({
  game: word('qin'),
  boards: list(
    record({
      id: word('bird', 'lion'),
      provenance,
      note: maybe(text(600)),
      map: list(text(20, /^[.~vRBY]+$/), 2, 20), // . grassland  ~ water  v village  R B Y start territory (QIN-020, QIN-026)
    }),
    2,
    2,
  ),
  tiles: list(record({ halves: list(colour, 2, 2), copies: whole(1, 40) }), 1, 20), // QIN-011, QIN-012, QIN-013
  tilesProvenance: provenance,
  hand: whole(1, 6),
  piles: whole(1, 8),
  pagodas: record({ '2': whole(1, 60), '3': whole(1, 60), '4': whole(1, 60) }), // for each player, by number of players
  major: whole(3, 20), // territories that make a province major
});
export type Pack = Of<typeof shape>;

const MOST_PLAYERS = 4;
const MOST_SQUARES = 255; // a place is a square and one of four directions, in ten bits

export function readPack(json: unknown): Pack {
  const pack = shape(json, 'pack');
  for (const [i, { id, map }] of pack.boards.entries()) {
    const at = `pack.boards[${i}]`;
    if (pack.boards.findIndex(board => board.id === id) !== i)
      throw new ShapeError(`${at}.id: ${id} stands there twice`);
    const crooked = map.findIndex(row => row.length !== map[0]!.length);
    if (crooked >= 0)
      throw new ShapeError(
        `${at}.map[${crooked}]: ${map[crooked]!.length} squares, the first row has ${map[0]!.length}`,
      );
    if (map.length * map[0]!.length > MOST_SQUARES)
      throw new ShapeError(`${at}.map: more than ${MOST_SQUARES} squares`);
    const villages = villagesOn(map).length;
    if (villages > MOST_IN_A_SET)
      // an area keeps the villages it touches as a set of bits
      throw new ShapeError(`${at}.map: expected at most ${MOST_IN_A_SET} villages, found ${villages}`);
    for (const start of ['R', 'B', 'Y']) // QIN-022
      if (map.join('').split(start).length !== 2)
        throw new ShapeError(`${at}.map: expected one start territory ${start}`);
  }
  const copies = (tiles: Pack['tiles']) => tiles.reduce((sum, tile) => sum + tile.copies, 0);
  const oneColoured = copies(pack.tiles.filter(({ halves }) => halves[0] === halves[1]));
  const others = (MOST_PLAYERS - 1) * pack.hand;
  if (oneColoured <= others)
    // else the last player might redraw for ever (QIN-037)
    throw new ShapeError(`pack.tiles: expected more than ${others} one-coloured tiles, found ${oneColoured}`);
  if (copies(pack.tiles) < MOST_PLAYERS * pack.hand)
    throw new ShapeError(`pack.tiles: too few tiles for ${MOST_PLAYERS} hands of ${pack.hand}`);
  return pack;
}
