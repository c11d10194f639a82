import type { Entry, Game, GameTypes, Seat } from '@tianxia/kernel';
import type { Bus } from '../../bus/bus.ts';
import type { Ratings } from '../../people/ratings.ts';
import type { Statement } from '../../sql/sql.ts';
import type { Lease } from '../care/leases.ts';
import type { Clock } from '../clock/clock.ts';
import type { Served } from '../clock/outages.ts';
import type { Rules } from '../game/dealing.ts';
import type { Live } from '../game/live.ts';
import type { StoredTable, TableStore } from './store.ts';

/** What a table in memory needs from the server. */
export interface Surroundings extends Rules {
  store: TableStore;
  ratings: Ratings;
  served: Omit<Served, 'stop'>;
  bus: Bus;
  process: string; // the name of this process on the bus
  now(): number;
  /** A choice was answered, `began` being when it came (performance.now). */
  chosen?: (game: string, by: 'person' | 'bot', outcome: string, began: number) => void;
  /** Written along with a choice: whom to tell that they are asked now. */
  toTell?: (table: StoredTable, waiting: readonly Seat[], version: number, here: ReadonlySet<Seat>) => Statement[];
}
/** A table in memory, in step with its log in the database: the log is the truth, all of this is a cache of it. */
export interface TableLog {
  readonly row: StoredTable;
  readonly game: Game<GameTypes>;
  readonly content: string | undefined; // JSON of a pack from outside
  readonly live: Live | undefined; // undefined until all seats are taken, and where the rules cannot be worked out
  readonly clock: Clock;
  lease: Lease | undefined; // held by this process while it looks after the table
  /** For the next entry: milliseconds since the table began. */
  at(): number;
  /** Did this seat see what it decides on? Sealed answers of others, given meanwhile, take nothing from its question. */
  isFresh(seat: Seat, version: number): boolean;
  /** Everything anew: at the start, and whenever memory may be ahead of the log. */
  reload(): Promise<void>;
  /** What others have added. `logUpTo`: until the row changed then, it was to the log only: no one sat down, left or planned. */
  catchUp(logUpTo?: number): Promise<void>;
  /** On disk when this resolves. Throws a Conflict when others were first. */
  keep(entries: readonly Entry[], also?: readonly Statement[], next?: StoredTable): Promise<void>;
  /** Who sits where, on what terms. `next` is the row as these statements leave it. */
  change(next: StoredTable, statements: readonly Statement[]): Promise<void>;
  /** The game ends here, before the rules say so. */
  end(next: StoredTable, statements: readonly Statement[]): Promise<void>;
  followedBy(rematch: string): void;
  /** Other processes leave the table alone for a moment. */
  askToWait(): void;
  /** When a process must look after the table though no player asks. */
  due(): Promise<number | undefined>;
}
