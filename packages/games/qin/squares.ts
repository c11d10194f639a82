// What a square is. The three colours are territories; they also name the halves of tiles.
export const GRASSLAND = 0; // QIN-020
export const RED = 1;
export const BLUE = 2;
export const YELLOW = 3;
export const VILLAGE = 4;
export const WATER = 5;
export const COLOURS = ['', 'red', 'blue', 'yellow'] as const;
export const SIGNS = '.RBYv~';
export const isTerritory = (what: number): boolean => what >= RED && what <= YELLOW;

// A place is where a tile may lie: the square of its first half, and the direction of its second (square * 4 + direction).
export const DIRECTIONS = 4; // right, down, left, up
export const OFF = -1;

/** The printed board as tables. */
export interface Geography {
  wide: number;
  high: number;
  start: readonly number[]; // by square: what it is before play
  beside: readonly (readonly number[])[]; // edge neighbours that can ever be territory
  firstSquare: readonly number[]; // by place: where the first half of the tile lies
  secondSquare: readonly number[]; // by place: where the second half lies, or OFF the board
  places: readonly number[]; // every place
  unturned: readonly number[]; // every place once: enough for a one-coloured tile
  pairFirst: readonly number[]; // by pair of neighbouring squares: the upper or left one
  pairSecond: readonly number[];
  placeOf: readonly number[]; // by pair * 2: its place, and at + 1 the place with the halves exchanged
  pairsOf: readonly (readonly number[])[]; // by square: the pairs of grassland it is in
  villages: readonly (readonly number[])[]; // the squares of each village, villages in reading order (QIN-147)
  aroundVillage: readonly (readonly number[])[]; // the squares around each village
  villagesBeside: readonly number[]; // by square: set of villages
}

// ---- names of squares and places: column letter and row number, A1 top left ----
export const squareName = ({ wide }: { wide: number }, q: number): string =>
  `${String.fromCharCode(65 + (q % wide))}${Math.floor(q / wide) + 1}`;
export function squareNamed({ wide, high }: { wide: number; high: number }, name: string): number {
  const column = name.charCodeAt(0) - 65;
  const row = Number(name.slice(1)) - 1;
  return column >= 0 && column < wide && row >= 0 && row < high ? row * wide + column : OFF;
}
