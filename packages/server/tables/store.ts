import type { Entry, Result, Seat } from '@tianxia/kernel';
import type { BotName, Terms, Visibility } from '../protocol/index.ts';
import { terms as termsShape } from '../protocol/index.ts';
import { must, one, type Sql, type Statement, statement } from '../sql/sql.ts';

/** What a table waits for: an index of its log, kept so that a table need not be replayed to be listed. */
export type Stage = 'open' | 'guests' | 'bots' | 'over';
export interface SeatPlan {
  by: 'open' | 'bot';
  colour: string; // of an open seat: kept for it until somebody elsewhere asks for it
  name?: string;
  bot?: BotName;
}
export interface NewTable {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: Readonly<Record<string, string>>;
  seats: readonly SeatPlan[];
  key: string; // secret until the game is over
  created: number; // milliseconds since 1970
  follows?: string; // the table this is the rematch of
  stage: Stage;
  host?: string;
  visibility: Visibility;
  terms: Terms;
  due?: number; // when somebody must look after it though nobody asks: a bot's turn, the end of a clock
}
export interface Sitter {
  seat: Seat;
  person: string;
  name: string;
  colour: string;
  since: number;
  standIn?: BotName; // plays for them
  awaySince?: number;
  awayWhy?: 'left' | 'time' | 'lost';
}
export interface StoredTable extends NewTable {
  sitters: readonly Sitter[];
  rematch?: string; // the table that follows this one
  changed: number; // when something last happened
  ended?: number;
  result?: Result;
}
export interface Pack {
  hash: string;
  json: string;
}
/** Where a table stands after a choice. */
export interface Progress {
  stage: Stage;
  changed: number;
  due?: number;
  ended?: number;
  result?: Result;
}
/** Where tables are kept. The log is the truth; everything else is written along with it. */
export interface TableStore {
  /** Throws a Conflict when the id is taken, or when another table already follows the same one. */
  create(table: NewTable, pack: Pack, sitters: readonly Sitter[]): Promise<void>;
  table(id: string): Promise<StoredTable | undefined>;
  /** Throws a Conflict when the seat is taken. */
  sit(id: string, sitter: Sitter, progress: Progress): Promise<void>;
  /** All or none of them, on disk when this resolves. Throws a Conflict when one of these numbers is taken. */
  append(
    id: string,
    from: number,
    entries: readonly Entry[],
    progress: Progress,
    also?: readonly Statement[],
  ): Promise<void>;
  entries(id: string, from?: number): Promise<Entry[]>;
  pack(hash: string): Promise<string | undefined>;
}

interface TableRow {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: string;
  seats: string;
  key: string;
  created: number;
  follows: string | null;
  stage: Stage;
  host: string | null;
  visibility: Visibility;
  terms: string;
  changed: number;
  due: number | null;
  ended: number | null;
  result: string | null;
}
interface SitterRow {
  seat: number;
  person: string;
  name: string;
  colour: string;
  since: number;
  stand_in: BotName | null;
  away_since: number | null;
  away_why: 'left' | 'time' | 'lost' | null;
}
type EntryRow = Omit<Entry, 'forced'> & { forced: number };

/** A field that is not there is left out: rows have null, the program has undefined. */
function present<T extends object>(fields: { [K in keyof T]: T[K] | null | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as T;
}
const sitterOf = ({ stand_in, away_since, away_why, ...row }: SitterRow): Sitter => ({
  ...row,
  ...present<Pick<Sitter, 'standIn' | 'awaySince' | 'awayWhy'>>({
    standIn: stand_in,
    awaySince: away_since,
    awayWhy: away_why,
  }),
});
const sitting = (id: string, { seat, person, name, colour, since }: Sitter): Statement =>
  statement(
    'INSERT INTO sitters (table_id, seat, person, name, colour, since) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    seat,
    person,
    name,
    colour,
    since,
  );
export const progressed = (id: string, { stage, changed, due, ended, result }: Progress): Statement =>
  must(
    'UPDATE tables SET stage = ?, changed = ?, due = ?, ended = ?, result = ? WHERE id = ?',
    stage,
    changed,
    due ?? null,
    ended ?? null,
    result === undefined ? null : JSON.stringify(result),
    id,
  );
/** Several rows in one statement: a gesture is often several entries. */
function inserted(id: string, from: number, entries: readonly Entry[]): Statement {
  const rows = entries.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
  const values = entries.flatMap(({ seat, words, at, forced }, i) => [id, from + i, seat, words, at, forced ? 1 : 0]);
  return { sql: `INSERT INTO entries (table_id, seq, seat, words, at, forced) VALUES ${rows}`, values };
}

export function tableStore(sql: Sql): TableStore {
  async function sittersOf(id: string): Promise<Sitter[]> {
    const rows = await sql.read<SitterRow>(
      `SELECT seat, person, name, colour, since, stand_in, away_since, away_why
       FROM sitters WHERE table_id = ? ORDER BY seat`,
      id,
    );
    return rows.map(sitterOf);
  }
  return {
    async create(table, pack, sitters) {
      const { id, game, rules, options, seats, key, created, follows, stage, host, visibility, terms, due } = table;
      await sql.write(
        statement('INSERT INTO packs (hash, json) VALUES (?, ?) ON CONFLICT DO NOTHING', pack.hash, pack.json),
        statement(
          `INSERT INTO tables (id, game, rules, pack, options, seats, key, created, follows, stage, host, visibility, terms,
             changed, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          game,
          rules,
          pack.hash,
          JSON.stringify(options),
          JSON.stringify(seats),
          key,
          created,
          follows ?? null,
          stage,
          host ?? null,
          visibility,
          JSON.stringify(terms),
          created,
          due ?? null,
        ),
        ...sitters.map(sitter => sitting(id, sitter)),
      );
    },
    async table(id) {
      const [row, sitters, following] = await Promise.all([
        one(sql.read<TableRow>('SELECT * FROM tables WHERE id = ?', id)),
        sittersOf(id),
        one(sql.read<{ id: string }>('SELECT id FROM tables WHERE follows = ?', id)),
      ]);
      if (row === undefined) return undefined;
      const { game, rules, pack, key, created, stage, visibility, changed } = row;
      return {
        ...{ id, game, rules, pack, key, created, stage, visibility, changed },
        options: JSON.parse(row.options),
        seats: JSON.parse(row.seats),
        terms: termsShape.parse(JSON.parse(row.terms)),
        sitters,
        ...present<Pick<StoredTable, 'follows' | 'host' | 'due' | 'ended' | 'rematch' | 'result'>>({
          follows: row.follows,
          host: row.host,
          due: row.due,
          ended: row.ended,
          rematch: following?.id,
          result: row.result === null ? null : JSON.parse(row.result),
        }),
      };
    },
    async sit(id, sitter, progress) {
      await sql.write(sitting(id, sitter), progressed(id, progress));
    },
    async append(id, from, entries, progress, also = []) {
      const log = entries.length === 0 ? [] : [inserted(id, from, entries)];
      await sql.write(...log, progressed(id, progress), ...also);
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
