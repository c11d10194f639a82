import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { LobbyAsked } from '@tianxia/protocol';
import { terms as termsShape } from '@tianxia/protocol';
import type { Sql } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import { type Budget, budget } from './budget.ts';
import { LISTED, type ListedRow, linesOf, places, WITH_HOSTS } from './lines.ts';
import { type Notice, nameOf, PLACES, placeOf } from './notice.ts';
import {
  add,
  emptyShelf,
  fill,
  isFor,
  isListed,
  isRunningLow,
  type Kept,
  MOST_SHOWN,
  newestFirst,
  type Shelf,
  shelved,
} from './shelf.ts';

const SHARE = 1 / 50; // of a core, for reading what changed, and the same for looking again at what no news tells of
const AT_ONCE = 100; // tables in one question
const AGAIN = 5000; // milliseconds: what no news tells of (who is here, who watches, whose turn) is as old as that at most
const WHOLE_AGAIN = 60_000; // the same for tables whose news was lost on the way
const FORGOTTEN = 60_000; // lists that no page asks for are not kept up to date for longer

export type ListAsked = Pick<LobbyAsked, 'game' | 'pace'>;
/** What everybody may see of a list, the newest first; more than one page shows. The same object as long as nothing changes. */
export interface List {
  readonly open: readonly Kept[];
  readonly live: readonly Kept[];
}
/**
 * The public tables of the lobby: read once, then kept up to date by what changes, for all who look at them. What this costs depends
 * on how much changes and not on how many tables there are, or how many look.
 */
export interface Board {
  changed(notice: Notice): void;
  /** It is not known what changed. */
  missed(): void;
  /** Up to date, with all that was changed before. All who ask meanwhile wait for the same reading. */
  fresh(asked: ListAsked): Promise<List>;
}
interface Asked {
  at: number;
  asked: ListAsked;
  list: List;
  version: number;
}
const NOTHING: List = { open: [], live: [] };
/** One reading after the other, within the budget; all who ask meanwhile wait for the one that comes. */
function inTurn(work: (purse: Budget) => Promise<void>): () => Promise<void> {
  const purse = budget(SHARE);
  let underway: Promise<void> | undefined;
  return () => {
    underway ??= pause(purse.rest())
      .then(() => work(purse))
      .finally(() => {
        underway = undefined;
      });
    return underway;
  };
}

export function board(
  parts: { sql: Sql; library: Library; watching: (id: string) => number },
  failed: (problem: unknown) => void,
  again = AGAIN,
  now: () => number = () => performance.now(),
): Board {
  const { sql } = parts;
  const shelves = new Map<string, Shelf>(PLACES.map(place => [nameOf(place), emptyShelf(place)]));
  const where = new Map<string, Shelf>(); // by table
  const lists = new Map<string, Asked>();
  let changed = new Set<string>();
  let version = 0;

  const isOf = ({ game, pace }: ListAsked, { place }: Shelf) =>
    (game === undefined || game === place.game) && (pace === undefined || pace === place.pace);
  const isWanted = (shelf: Shelf) => [...lists.values()].some(({ asked }) => isOf(asked, shelf));
  function listOf(one: Asked): List {
    if (one.version === version) return one.list;
    const all = [...shelves.values()].filter(shelf => isOf(one.asked, shelf));
    const kept = (list: 'open' | 'live') =>
      all.flatMap(shelf => (shelf.place.list === list ? shelf.kept : [])).sort(newestFirst);
    one.version = version;
    one.list = { open: kept('open'), live: kept('live') };
    return one.list;
  }
  function* shown(): Generator<Kept> {
    for (const one of lists.values()) {
      const { open, live } = listOf(one);
      yield* open.slice(0, MOST_SHOWN.open);
      yield* live.slice(0, MOST_SHOWN.live);
    }
  }
  const isRead = ({ at }: Shelf) => at !== Number.NEGATIVE_INFINITY;
  const isUnread = (shelf: Shelf) => (!isRead(shelf) || isRunningLow(shelf)) && isWanted(shelf);
  const isOldShelf = (shelf: Shelf) => shelf.at + WHOLE_AGAIN < now() && isWanted(shelf);
  const age = ({ at }: Kept) => now() - at;
  /** Something is known to be different, or no one has looked for long. */
  function isStale(): boolean {
    if (changed.size > 0) return true;
    for (const shelf of shelves.values()) if (isUnread(shelf)) return true;
    for (const kept of shown()) if (age(kept) > 2 * again) return true;
    return false;
  }
  function isOld(): boolean {
    for (const kept of shown()) if (age(kept) > again) return true;
    for (const shelf of shelves.values()) if (isOldShelf(shelf)) return true;
    return false;
  }

  function takeDown(id: string): void {
    const shelf = where.get(id);
    if (shelf === undefined) return;
    where.delete(id);
    shelf.kept = shelf.kept.filter(kept => kept.id !== id);
    version++;
  }
  function hang(shelf: Shelf, kept: Kept): void {
    const old = where.get(kept.id) === shelf ? shelf.kept.find(({ id }) => id === kept.id) : undefined;
    if (old?.json === kept.json) {
      old.at = kept.at;
      return;
    }
    takeDown(kept.id);
    where.set(kept.id, shelf);
    const dropped = add(shelf, kept);
    if (dropped !== undefined) where.delete(dropped.id);
    version++;
  }
  async function written(rows: readonly ListedRow[]): Promise<Kept[]> {
    const at = now();
    const lines = await linesOf(parts, rows);
    return lines.map((line, i) => ({ id: line.id, created: rows[i]!.created, line, json: JSON.stringify(line), at }));
  }
  async function readTables(ids: readonly string[]): Promise<void> {
    const found = await sql.read<ListedRow>(
      `SELECT ${LISTED} FROM tables ${WITH_HOSTS} WHERE tables.id IN (${places(ids)})`,
      ...ids,
    );
    const hung = found.flatMap(row => {
      const place = placeOf({ ...row, terms: termsShape.parse(JSON.parse(row.terms)) });
      const shelf = place === undefined || !isListed(row) ? undefined : shelves.get(nameOf(place));
      return shelf === undefined ? [] : [{ row, shelf }];
    });
    const kept = await written(hung.map(({ row }) => row));
    for (const id of ids) if (!hung.some(({ row }) => row.id === id)) takeDown(id);
    kept.forEach((one, i) => void hang(hung[i]!.shelf, one));
  }
  async function readShelf(shelf: Shelf): Promise<void> {
    const began = now();
    shelf.at = began; // what changes while it is read is read again
    const kept = await shelved(sql, shelf.place).then(written, problem => {
      shelf.at = Number.NEGATIVE_INFINITY;
      throw problem;
    });
    const before = new Map(shelf.kept.map(one => [one.id, one]));
    for (const id of before.keys()) where.delete(id);
    const same = kept.map(one => {
      const old = before.get(one.id);
      if (old?.json !== one.json) return one;
      old.at = one.at;
      return old;
    });
    for (const { id } of same) {
      if (where.has(id)) takeDown(id);
      where.set(id, shelf);
    }
    fill(shelf, same, began);
    version++;
  }
  function forget(): void {
    for (const [name, { at }] of lists) if (at + FORGOTTEN < now()) lists.delete(name);
    for (const shelf of shelves.values()) {
      if (isWanted(shelf)) continue;
      for (const { id } of shelf.kept) where.delete(id);
      Object.assign(shelf, emptyShelf(shelf.place));
    }
  }
  /** A few at a time: choices come in between. */
  async function read(purse: Budget, ids: readonly string[], such: (shelf: Shelf) => boolean): Promise<void> {
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      await purse.spend(() => readTables(ids.slice(i, i + AT_ONCE)));
      await turn();
    }
    for (const shelf of shelves.values()) {
      if (!such(shelf)) continue;
      await purse.spend(() => readShelf(shelf));
      await turn();
    }
  }
  /** What changed, and what is missing. */
  const catchUp = inTurn(async purse => {
    forget();
    const ids = new Set(changed);
    changed = new Set();
    for (const kept of shown()) if (age(kept) > 2 * again) ids.add(kept.id);
    await read(purse, [...ids], isUnread);
  });
  /** What no news tells of; one shelf at a time. */
  const lookAgain = inTurn(async purse => {
    const ids = [...shown()].filter(kept => age(kept) > again).map(({ id }) => id);
    const oldest = [...shelves.values()].filter(isOldShelf).sort((a, b) => a.at - b.at)[0];
    await read(purse, [...new Set(ids)], shelf => shelf === oldest);
  });
  return {
    changed({ id, created, at }) {
      const shelf = at === undefined ? undefined : shelves.get(nameOf(at));
      const old = shelf !== undefined && where.get(id) === shelf ? shelf.kept.find(kept => kept.id === id) : undefined;
      // A choice at a running table: of no interest unless the table is shown.
      if (old !== undefined && at?.list === 'live') old.at = Math.min(old.at, now() - again);
      else if (where.has(id) || (shelf !== undefined && isRead(shelf) && isFor(shelf, created))) changed.add(id);
    },
    missed() {
      for (const shelf of shelves.values()) shelf.at = Number.NEGATIVE_INFINITY;
    },
    async fresh({ game, pace }) {
      if (game !== undefined && !PLACES.some(place => place.game === game)) return NOTHING;
      const name = `${game ?? ''} ${pace ?? ''}`;
      const one = lists.get(name) ?? { at: 0, asked: { game, pace }, list: NOTHING, version: -1 };
      one.at = now();
      lists.set(name, one);
      // The first reading may have begun before what is asked for happened; the second has not.
      for (let i = 0; i < 2 && isStale(); i++) await catchUp();
      if (isOld()) lookAgain().catch(failed);
      return listOf(one);
    },
  };
}
