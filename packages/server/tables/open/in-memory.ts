import type { TableFacts } from '@tianxia/protocol';
import { noSuchTable } from '@tianxia/protocol';
import { seatsOnline } from '../../people/online.ts';
import type { Sql } from '../../sql/sql.ts';
import type { StoredTable } from '../log/store.ts';
import { factsOf } from '../telling/facts.ts';
import { TOLD_EVERY } from '../telling/presence.ts';
import type { Around, OpenTable } from './open-table.ts';
import { openTable } from './opening.ts';

/** The tables in memory: loaded from their log when a person comes, put away when no one has been there for a while. */
export interface TablesInMemory {
  open(id: string): Promise<OpenTable>;
  /**
   * Where it is not in memory, only if `may` does not throw at its row: loading a table replays its whole game, and is not done for
   * a stranger who merely knows its name.
   */
  openFor(id: string, may: (row: StoredTable) => unknown): Promise<OpenTable>;
  facts(id: string): Promise<TableFacts>; // without loading a table at which no one sits
  row(id: string): Promise<StoredTable>; // likewise
  watching(id: string): number; // in this process
  watched(): [id: string, watching: number][]; // tables that have watchers
  /** It was opened for a moment only: out of memory, unless a person came. */
  letGo(table: OpenTable): void;
  readonly size: number;
  games(): string[]; // of each table in memory
  /** When everything asked of them so far is done and answered. */
  settled(): Promise<void>;
  close(): void;
}
type Kept = { table: Promise<OpenTable>; opened?: OpenTable; used: number };
const MOST_ASKED = 200; // tables in one question to the database

export function tablesInMemory(
  around: Omit<Around, 'broken'>,
  { sql, idle, isBusyWith }: { sql: Sql; idle: number; isBusyWith: (id: string) => boolean },
): TablesInMemory {
  const kept = new Map<string, Kept>();
  const { store, library, logger } = around;
  async function rowOf(id: string): Promise<StoredTable> {
    const row = await store.table(id);
    if (row === undefined) throw noSuchTable(id);
    return row;
  }
  const load = (id: string): Promise<OpenTable> => openTable({ ...around, broken: forget }, id);
  function forget(table: OpenTable): void {
    table.close();
    if (kept.get(table.row.id)?.opened === table) kept.delete(table.row.id);
  }
  const isIdle = ({ audience, row }: OpenTable) => audience.size() === 0 && !isBusyWith(row.id);
  function putAway(): void {
    const before = Date.now() - idle;
    for (const { opened, used } of kept.values())
      if (opened !== undefined && used < before && isIdle(opened)) forget(opened);
  }
  /** A message of the bus that was lost is made up for here, at the latest. */
  async function catchUp(): Promise<void> {
    const watched = [...kept.values()].flatMap(({ opened }) =>
      opened !== undefined && opened.audience.size() > 0 ? [opened] : [],
    );
    for (let i = 0; i < watched.length; i += MOST_ASKED) {
      const some = watched.slice(i, i + MOST_ASKED);
      const rows = await sql.read<{ id: string; changed: number }>(
        `SELECT id, changed FROM tables WHERE id IN (${some.map(() => '?').join(', ')})`,
        ...some.map(({ row }) => row.id),
      );
      const changed = new Map(rows.map(row => [row.id, row.changed]));
      for (const table of some) if (table.row.changed < (changed.get(table.row.id) ?? 0)) await table.catchUp();
    }
  }
  /** What fails in a timer harms no other table. */
  const contained = (work: () => void) => () => {
    try {
      work();
    } catch (problem) {
      logger.error({ err: problem }, 'tables could not be looked through');
    }
  };
  const watching = (id: string) => kept.get(id)?.opened?.audience.watching() ?? 0;
  const sweep = setInterval(contained(putAway), Math.max(idle / 4, 10));
  const beat = setInterval(
    contained(() => {
      for (const { opened } of kept.values()) opened?.beat();
      catchUp().catch(problem => logger.error({ err: problem }, 'tables could not be compared with the database'));
    }),
    TOLD_EVERY,
  );
  sweep.unref();
  beat.unref();
  let isClosed = false;
  function open(id: string): Promise<OpenTable> {
    if (isClosed) return Promise.reject(new Error('the server is stopping'));
    const found = kept.get(id);
    if (found !== undefined) {
      found.used = Date.now();
      return found.table;
    }
    const mine: Kept = { table: load(id), used: Date.now() };
    kept.set(id, mine);
    mine.table.then(
      opened => {
        mine.opened = opened;
      },
      () => kept.delete(id),
    );
    return mine.table;
  }
  return {
    open,
    async facts(id) {
      const opened = kept.get(id)?.opened;
      if (opened !== undefined && opened.audience.size() > 0) return opened.facts();
      // No one is there in this process, so others do not tell it who is with them.
      const [row, online] = await Promise.all([opened?.row ?? rowOf(id), seatsOnline(sql, id)]);
      return factsOf(row, (await library.game(row.game, row.rules)).colours, online);
    },
    watching,
    watched: () => [...kept.keys()].map((id): [string, number] => [id, watching(id)]).filter(([, count]) => count > 0),
    async openFor(id, may) {
      if (!kept.has(id)) await may(await rowOf(id));
      return open(id);
    },
    row: async id => kept.get(id)?.opened?.row ?? rowOf(id),
    letGo(table) {
      if (table.audience.size() === 0) forget(table);
    },
    get size() {
      return kept.size;
    },
    games: () => [...kept.values()].flatMap(({ opened }) => opened?.row.game ?? []),
    async settled() {
      await Promise.allSettled([...kept.values()].map(async ({ table }) => (await table).inTurn(() => {})));
    },
    close() {
      isClosed = true;
      clearInterval(sweep);
      clearInterval(beat);
      for (const { opened } of kept.values()) opened?.close();
    },
  };
}
