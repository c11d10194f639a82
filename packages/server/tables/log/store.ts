import type { Entry } from '@tianxia/kernel';
import { must, one, type Sql, type Statement, statement } from '../../sql/sql.ts';
import type { Pack } from '../game/library.ts';
import { type Sitter, satDown } from '../seats/seat-rows.ts';
import { type NewTable, type Progress, progressIn, type StoredTable, tableIn } from './rows.ts';

export type { SeatPlan, Sitter } from '../seats/seat-rows.ts';
export type { NewTable, Pause, Progress, Stage, StoredTable } from './rows.ts';

/** Where tables are kept. The log is the truth; everything else is written along with it. */
export interface TableStore {
  /**
   * Throws a Conflict when the id is taken, or when another table already follows the same one. `pack` may be left out where
   * another table is played with it.
   */
  create(table: NewTable, pack: Pack | undefined, sitters: readonly Sitter[]): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** All or none of them, on disk when this resolves. Throws a Conflict when one of these numbers is taken. */
  append(
    id: string,
    from: number,
    entries: readonly Entry[],
    progress: Progress,
    also?: readonly Statement[],
  ): Promise<void>;
  /** Who sits where, and on what terms. Throws a Conflict when the table has changed since. */
  change(id: string, statements: readonly Statement[], progress: Progress): Promise<void>;
  /** Only how the game stands: of a table that is known already. */
  progress(id: string): Promise<Progress>;
  entries(id: string, from?: number): Promise<Entry[]>;
  pack(hash: string): Promise<string | undefined>;
}

type EntryRow = Omit<Entry, 'forced'> & { forced: number };

/** Whose table is over does not sit at one that is played any more: among these they are looked for. */
const nobodyPlays = (id: string): Statement => statement('UPDATE sitters SET in_play = 0 WHERE table_id = ?', id);
const progressed = (
  id: string,
  { stage, changed, due, ended, result, turn, waiting = [], since, lease }: Progress,
): Statement[] => [
  must(
    `UPDATE tables SET stage = ?, changed = ?, due = ?, ended = ?, result = ?, turn = coalesce(?, turn), waiting = ?,
       lease = coalesce(?, lease)
     WHERE id = ? AND changed = coalesce(?, changed) AND stage <> 'over'`,
    stage,
    changed,
    due ?? null,
    ended ?? null,
    result === undefined ? null : JSON.stringify(result),
    turn ?? null,
    JSON.stringify(waiting),
    lease ?? null,
    id,
    since ?? null,
  ),
  ...(stage === 'over' ? [nobodyPlays(id)] : []),
];
/** Several rows in one statement: a gesture is often several entries. */
function inserted(id: string, from: number, entries: readonly Entry[]): Statement {
  const rows = entries.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
  const values = entries.flatMap(({ seat, words, at, forced }, i) => [id, from + i, seat, words, at, forced ? 1 : 0]);
  return { sql: `INSERT INTO entries (table_id, seq, seat, words, at, forced) VALUES ${rows}`, values };
}

export function tableStore(sql: Sql): TableStore {
  return {
    async create(table, pack, sitters) {
      const { id, game, rules, options, seats, key, created, follows, stage, host, visibility, terms, due } = table;
      await sql.write(
        ...(pack === undefined
          ? []
          : [statement('INSERT INTO packs (hash, json) VALUES (?, ?) ON CONFLICT DO NOTHING', pack.hash, pack.json)]),
        statement(
          `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, follows, stage, host, visibility, terms,
             pace, watchers, changed, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          game,
          rules,
          table.pack,
          JSON.stringify(options),
          JSON.stringify(seats),
          key,
          created,
          follows ?? null,
          stage,
          host ?? null,
          visibility,
          JSON.stringify(terms),
          terms.pace.kind,
          terms.watchers ? 1 : 0,
          created,
          due ?? null,
        ),
        ...sitters.map(sitter => satDown(id, sitter)),
      );
    },
    table: id => tableIn(sql, id),
    progress: id => progressIn(sql, id),
    async append(id, from, entries, progress, also = []) {
      const log = entries.length === 0 ? [] : [inserted(id, from, entries)];
      await sql.write(...log, ...progressed(id, progress), ...also);
    },
    async change(id, statements, progress) {
      await sql.write(...progressed(id, progress), ...statements); // the row first: a second writer waits for it, then sees the conflict
    },
    async entries(id, from = 0) {
      const rows = await sql.read<EntryRow>(
        'SELECT seat, words, at, forced FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq',
        id,
        from,
      );
      return rows.map(({ forced, ...entry }) => (forced === 1 ? { ...entry, forced: true } : entry));
    },
    pack: async hash => (await one(sql.read<{ json: string }>('SELECT json FROM packs WHERE hash = ?', hash)))?.json,
  };
}
