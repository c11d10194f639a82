import type { Verdict } from '@tianxia/fair';
import type {
  Entry,
  GameRecord,
  Happened,
  RecordHead,
  Refusal,
  Result,
  Seat,
  SeenAfter,
  Table,
  Told,
} from '@tianxia/kernel';
import type { TableFacts } from '@tianxia/protocol';
import type { Listed } from '../tables/game/listing.ts';
import type { After, Judged, State } from '../tables/game/live.ts';

/** All that a worker must know to deal a table with a pack from outside. */
export interface Setup {
  game: string;
  rules: string;
  table: Table;
  pack: string; // hash
  content: string; // JSON: it is parsed in the worker, and nowhere else
  key: string;
}
/** What a worker is asked to do at one of its tables, and what it answers. */
export interface Doings {
  deal: [Setup, Dealt];
  begin: [{ at: number }, Entry[]];
  choose: [{ seat: Seat; words: string; at: number; after: readonly string[] | undefined }, Entry[] | Refusal];
  undo: [{ seat: Seat; at: number }, Entry[] | Refusal];
  redo: [{ seat: Seat; at: number }, Entry[] | Refusal];
  rewind: [{ seat: Seat; to: number; at: number }, Entry[] | Refusal];
  replay: [{ entries: readonly Entry[] }, { refused: Refusal | undefined; after: After[] }];
  judge: [{ seat: Seat; words: string }, Judged];
  list: [{ seat: Seat; facts: TableFacts }, Listed];
  anyWords: [{ seat: Seat; seed: number }, string];
  seen: [{ seat: Seat; from: number }, SeenAfter<State>[]];
  record: [{ head: RecordHead }, GameRecord];
  verify: [{ record: GameRecord }, Verdict];
  drop: [undefined, undefined];
}
export type Doing = keyof Doings;
export type Task = { [D in Doing]: { table: number; what: D; with: Doings[D][0] } }[Doing];
export interface Done {
  value: unknown; // what Doings says
  now: Position | undefined; // where the table stands, if it may have moved
}
export interface Dealt {
  opening: Told[];
}
/** A choice without what only the rules need of it. */
export type Happening = Happened & { version: number };
/** Where a table stands: plain data, of lists only what is new since the last time. */
export interface Position {
  state: State;
  entries: More<Entry>;
  happened: More<Happening>;
  own: Own[]; // by viewer + 1
  result: Result;
}
/** All before `from` stands, all after it is this. */
export interface More<T> {
  from: number;
  rest: T[];
}
/** What is not the same for all eyes. */
export interface Own {
  hidden: Partial<State>; // the parts of the view that are not open
  mayUndo: boolean;
  mayRedo: boolean;
}
