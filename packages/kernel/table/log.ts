import type { Reason, Result, Seat, Told, View } from '../contract.ts';

/** One line of a table's append-only log: a choice in words, undo, redo, or `back 12`: all choices after entry 12 taken out. */
export interface Entry {
  seat: Seat;
  words: string;
  at: number; // milliseconds since the table began
  forced?: true; // the only option: played by the table
}
export interface Happened extends Entry {
  told: Told[];
}
/** A choice as one viewer may read it: events only, since the words of a choice may name what only its owner sees. */
export type Read = Omit<Happened, 'words'> & { version: number }; // version: entries when it was made, itself included
/** All that one viewer may know of a table. */
export interface Update<S> {
  version: number; // entries so far: a choice made looking at another version is stale
  viewer: Seat;
  view: View<S>;
  waiting: Seat[];
  opening: Told[];
  happened: Read[]; // the choices in force
  mayUndo: boolean;
  mayRedo: boolean;
  result?: Result; // when the game is over
}
export interface Refusal {
  refused: 'notYours' | 'unreadable' | 'illegal' | 'nothing' | 'chance' | 'revealed' | 'othersActed';
  reason?: Reason;
}
export interface LiveTable<S> {
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly happened: readonly Happened[];
  readonly draws: readonly number[];
  readonly opening: readonly Told[]; // what happened before the first choice
  begin(at: number): Entry[]; // a new table: plays what is forced before the first choice
  choose(seat: Seat, words: string, at: number, after?: readonly string[]): Entry[] | Refusal; // after: what follows in one gesture
  undo(seat: Seat, at: number): Entry[] | Refusal;
  redo(seat: Seat, at: number): Entry[] | Refusal;
  rewind(seat: Seat, to: number, at: number): Entry[] | Refusal; // past chance and others: not for the asking, the table must agree
  restore(entry: Entry): Refusal | undefined; // one line of an earlier log, as it was
  /** `from`: what happened before this choice is left out, and the opening when it is above 0. */
  update(viewer: Seat, from?: number): Update<S>;
  /** The same, or some parts of the view, to be read before the next choice: it shares what is open with the state. */
  glance(viewer: Seat, from?: number, parts?: readonly string[]): Update<S>;
}
export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refused' in answer;
