import { noSuchTable } from '../http/errors.ts';
import type { TableFacts } from '../protocol/index.ts';
import { factsOf } from './seats.ts';
import { type Around, type OpenTable, openTable } from './table.ts';

/** The tables in memory: loaded from their log when somebody comes, put away when nobody has been there for a while. */
export interface Tables {
  open(id: string): Promise<OpenTable>;
  facts(id: string): Promise<TableFacts>; // without loading a table nobody sits at
  readonly size: number;
  close(): void;
}
type Kept = { table: Promise<OpenTable>; opened?: OpenTable; used: number };

export function tables(
  around: Omit<Around, 'broken'>,
  { idle, isThinking }: { idle: number; isThinking: (table: OpenTable) => boolean },
): Tables {
  const kept = new Map<string, Kept>();
  const { store, library } = around;
  async function load(id: string): Promise<OpenTable> {
    const row = await store.table(id);
    if (row === undefined) throw noSuchTable(id);
    return openTable({ ...around, broken: table => kept.delete(table.row.id) }, row);
  }
  function putAway(): void {
    const before = Date.now() - idle;
    for (const [id, { opened, used }] of kept)
      if (opened !== undefined && used < before && opened.audience.size === 0 && !isThinking(opened)) kept.delete(id);
  }
  const sweep = setInterval(putAway, Math.max(idle / 4, 10));
  sweep.unref();
  return {
    open(id) {
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
    },
    async facts(id) {
      const opened = kept.get(id)?.opened;
      if (opened !== undefined) return opened.facts();
      const row = await store.table(id);
      if (row === undefined) throw noSuchTable(id);
      return factsOf(row, (await library.game(row.game)).colours, new Set());
    },
    get size() {
      return kept.size;
    },
    close() {
      clearInterval(sweep);
    },
  };
}
