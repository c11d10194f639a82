/**
 * How a learned mind reads a game: what the numbers of its state mean. The layout says who sees what, this says what it is, so
 * that a mind can turn the table until it sits first, and is told what a piece is instead of its number alone.
 */
export type Dimension = number | 'seat'; // 'seat': counted from the one who looks

/** What a number, or every number of an array, is. */
export type Reading =
  | 'skip' // follows from the rest, or nothing a player would look at
  | ({ amount: number } & Indexed) // from 0; more than this counts as this
  | ({ which: number } & Indexed) // one of so many things, counted from 0; less than 0 is none
  | ({ whose: true } & Indexed) // a seat, or less than 0 for nobody
  | ({ bits: number | 'seats' } & Indexed) // a set
  | ({ piece: string } & Indexed) // a place for one piece of this kind
  | ({ pieces: string; mine?: true; facts?: false } & Indexed) // a heap of such pieces; mine: those of others are only counted
  | ({ fields: Readonly<Record<string, Reading>> } & Indexed); // a record
interface Indexed {
  /** How the index of an array is made up, the slowest part first: ['seat', 5] is seat * 5 + region, or an array for each seat. */
  by?: readonly Dimension[];
}

/** What pieces of one kind are. */
export interface PieceReading<Box> {
  many: number; // numbered from 1
  facts?: Readonly<Record<string, PieceFact<Box>>>;
}
interface PieceFact<Box> {
  which: number; // one of so many
  of(box: Box): readonly number[]; // by piece
}
/**
 * What can be told of an option without playing it. Where there are many options a mind ranks them by such facts, and reads only
 * the best in full. Facts of one name share what is learned about them: the two halves of a tile are told in the same words.
 */
export interface HunchReading<State, Box> {
  move: string; // whose options they are about, as the kernel names it: 'decision.move'
  facts: readonly (readonly [name: string, which: number])[]; // in the order they are told: one of so many each
  /** Asked once for every decision; what it gives writes the facts of the option with these arguments, less than 0 for none. */
  about(s: State, seat: number, box: Box): (first: number, second: number, out: Int32Array, at: number) => void;
}
export interface MindReading<State, Frames, Box> {
  version: number; // weights are made for one version of a reading
  state: { readonly [K in Exclude<keyof State, 'seats' | 'agenda' | 'sealed' | 'ending'>]: Reading };
  pieces: Readonly<Record<string, PieceReading<Box>>>;
  frames: { readonly [K in keyof Frames]?: { readonly [F in keyof Frames[K]]?: Reading } };
  /** Facts that follow from the state, told to the one who looks, and how to read them. */
  facts?: Readonly<Record<string, Reading>>;
  tell?(s: State, seat: number, box: Box): Readonly<Record<string, number | readonly number[]>>;
  /** Where boards differ between tables, or look different from every seat, these fields are read for each of them on its own. */
  boards?: { many: number; of(box: Box, seat: number): number; fields: readonly string[] };
  hunch?: HunchReading<State, Box>;
  seatsDiffer?: true; // every seat is a power of its own
  rivals?: true; // what an option does to rivals is looked up in their evaluation too
  seatWords?: readonly string[]; // kinds of arguments that are seats
  pieceWords?: Readonly<Record<string, string>>; // kinds of arguments that are pieces of a kind with another name
}
