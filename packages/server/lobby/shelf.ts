import type { TableLine } from '@tianxia/protocol';
import type { Sql } from '../sql/sql.ts';
import { LISTED, type ListedRow, WITH_HOSTS } from './lines.ts';
import type { Place } from './notice.ts';

const DAY = 86_400_000;
const LISTED_FOR = 7 * DAY; // after this long without a change a table is found by its link only
export const MOST_SHOWN = { open: 60, live: 30 } as const;
const MOST_KEPT = { open: 100, live: 40 } as const; // some more than are shown: not everybody sees the same
const LOOKED_THROUGH = 400; // of the newest: those where nothing happens any more may be among them

/** A line of the lobby, written out once for all who read it. */
export interface Kept {
  readonly id: string;
  readonly created: number;
  readonly line: TableLine;
  readonly json: string;
  at: number; // when it was last read, by `performance.now()`
}
/** The newest tables of one place, the newest first. */
export interface Shelf {
  readonly place: Place;
  kept: Kept[];
  more: boolean; // there are older ones in the database
  at: number; // when it was last read whole; never: -Infinity
}
export const emptyShelf = (place: Place): Shelf => ({ place, kept: [], more: true, at: Number.NEGATIVE_INFINITY });
export const newestFirst = (a: Pick<Kept, 'id' | 'created'>, b: Pick<Kept, 'id' | 'created'>): number =>
  b.created - a.created || (a.id < b.id ? 1 : -1);
/** A table that is older than all that are kept comes when there is room for it. */
export const isFor = (shelf: Shelf, created: number): boolean =>
  shelf.kept.length < MOST_SHOWN[shelf.place.list] || !shelf.more || created >= shelf.kept.at(-1)!.created;
export const isRunningLow = (shelf: Shelf): boolean => shelf.more && shelf.kept.length < MOST_SHOWN[shelf.place.list];

export function fill(shelf: Shelf, kept: Kept[], at: number): void {
  shelf.kept = kept.sort(newestFirst);
  shelf.more = kept.length >= MOST_KEPT[shelf.place.list];
  shelf.at = at;
}
/** Gives back what there is no room for any more. */
export function add(shelf: Shelf, kept: Kept): Kept | undefined {
  const at = shelf.kept.findIndex(other => newestFirst(kept, other) < 0);
  shelf.kept = at < 0 ? [...shelf.kept, kept] : shelf.kept.toSpliced(at, 0, kept);
  if (shelf.kept.length <= MOST_KEPT[shelf.place.list]) return undefined;
  shelf.more = true;
  return shelf.kept.pop();
}

const WHERE = {
  open: "stage = 'open' AND visibility = 'public'",
  live: "stage IN ('guests', 'bots') AND visibility = 'public' AND watchers = 1",
} as const;
export const shelved = (sql: Sql, { list, game, pace }: Place): Promise<ListedRow[]> =>
  sql.read<ListedRow>(
    `SELECT ${LISTED} FROM tables ${WITH_HOSTS} WHERE tables.changed > ? AND tables.id IN
       (SELECT id FROM tables WHERE ${WHERE[list]} AND game = ? AND pace = ? ORDER BY created DESC LIMIT ${LOOKED_THROUGH})
     ORDER BY tables.created DESC, tables.id DESC LIMIT ${MOST_KEPT[list]}`,
    Date.now() - LISTED_FOR,
    game,
    pace,
  );
export const isListed = (row: ListedRow): boolean => row.changed > Date.now() - LISTED_FOR;
