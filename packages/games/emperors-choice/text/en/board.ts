import { boardTextIn } from '../board.ts';

export const boardText = boardTextIn({
  card: (card, box) => box.characters[card]!.id,
  tile: (tile, box) => box.tiles[tile]!.id,
  treasure: (treasure, box) => box.pack.treasures[treasure]!.id,
  policy: (side, box) => box.sides[side]!.id,
  bid: (total, cards, cubes) => `bid ${total} (${cards} + ${cubes} cubes)`,
  seat: (seat, vp, trust, money, cubes, palace, order) =>
    `seat ${seat}  ${vp} VP  trust ${trust}  money ${money}  cubes ${cubes}  palace ${palace}  order ${order}`,
  hand: 'hand',
  tiles: 'tiles',
  wall: 'wall',
  done: 'done',
  underIt: tributes => `+${tributes} tribute`,
  head: (round, start, strength, supply, highest) =>
    `round ${round}  start seat ${start}  Hsiung-nu ${strength}  supply ${supply} cubes  highest bid ${highest}`,
  policies: 'policies',
  sets: 'sets',
  market: (cards, deck, discard, tributes, bag) =>
    `market ${cards}  deck ${deck}  discard ${discard}  tributes ${tributes}  bag ${bag}`,
  free: (exits, decrees, treasures) => `exits ${exits}  decrees ${decrees}  treasures ${treasures}`,
});
/** What its signs mean. */
export const legend: readonly string[] = [
  'Behind a bid, in brackets: the characters and cubes that were shown for it.',
  'Exits, decrees, treasures: those that are still free. 1: 2: are the sets of tiles on offer.',
  '-: nothing. ?: a card you do not see. >: whose turn it is.',
];
