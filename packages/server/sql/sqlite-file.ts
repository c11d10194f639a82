/**
 * SQLite in this process: Node's own where there is one (22.16 and newer), else better-sqlite3, which has to be compiled for one
 * version of Node. What differs between the two ends in this file; the format of the database is the same.
 */
import { createRequire } from 'node:module';
import type { Value } from './sql.ts';

export interface Prepared {
  all(...values: readonly Value[]): unknown[];
  get(...values: readonly Value[]): unknown;
  run(...values: readonly Value[]): number; // rows changed
  iterate(...values: readonly Value[]): IterableIterator<unknown>;
}
export interface SqliteFile {
  readonly isOpen: boolean;
  readonly inTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Prepared;
  /** Rows of a pragma, where it has any. */
  pragma(text: string): unknown[];
  close(): void;
}

const PATIENCE = 5000; // milliseconds to wait while another program writes
const CACHE = 16_000; // kibibytes of pages kept in memory

/** What of `node:sqlite` is used. Its types come with those of Node 22. */
interface NodeStatement {
  all(...values: readonly Value[]): unknown[];
  get(...values: readonly Value[]): unknown;
  run(...values: readonly Value[]): { changes: number | bigint };
  iterate(...values: readonly Value[]): IterableIterator<unknown>;
}
interface NodeDatabase {
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): NodeStatement;
  close(): void;
}
interface NodeSqlite {
  DatabaseSync: new (file: string, terms: { readOnly: boolean; timeout: number }) => NodeDatabase;
}
/** Undefined where this Node has none, or one that cannot say whether a transaction is open. */
const nodeSqlite = (() => {
  const { emitWarning } = process;
  process.emitWarning = () => {}; // that it is an experiment: the contract of the databases says what is relied on
  try {
    const found = process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
    if (found === undefined) return undefined;
    const db = new found.DatabaseSync(':memory:', { readOnly: false, timeout: 0 });
    const isNewEnough = 'isTransaction' in db;
    db.close();
    return isNewEnough ? found : undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
})();
const require = createRequire(import.meta.url);

export function openSqlite(file: string, { readonly = false } = {}): SqliteFile {
  const db = nodeSqlite === undefined ? byBetter(file, readonly) : byNode(nodeSqlite, file, readonly);
  db.pragma(`cache_size = -${CACHE}`);
  db.pragma('foreign_keys = ON');
  return db;
}
function byNode({ DatabaseSync }: NodeSqlite, file: string, readOnly: boolean): SqliteFile {
  const db = new DatabaseSync(file, { readOnly, timeout: PATIENCE });
  return {
    get isOpen() {
      return db.isOpen;
    },
    get inTransaction() {
      return db.isTransaction;
    },
    exec: sql => db.exec(sql),
    prepare(sql) {
      const prepared = db.prepare(sql);
      return {
        all: (...values) => prepared.all(...values),
        get: (...values) => prepared.get(...values),
        run: (...values) => Number(prepared.run(...values).changes),
        iterate: (...values) => prepared.iterate(...values),
      };
    },
    pragma: text => db.prepare(`PRAGMA ${text}`).all(),
    close: () => db.close(),
  };
}
function byBetter(file: string, readonly: boolean): SqliteFile {
  const Database = require('better-sqlite3') as typeof import('better-sqlite3');
  const db = new Database(file, { readonly, timeout: PATIENCE });
  return {
    get isOpen() {
      return db.open;
    },
    get inTransaction() {
      return db.inTransaction;
    },
    exec: sql => void db.exec(sql),
    prepare(sql) {
      const prepared = db.prepare(sql);
      return {
        all: (...values) => prepared.all(...values),
        get: (...values) => prepared.get(...values),
        run: (...values) => prepared.run(...values).changes,
        iterate: (...values) => prepared.iterate(...values),
      };
    },
    pragma: text => db.pragma(text) as unknown[],
    close: () => void db.close(),
  };
}

/** What went wrong, by the name that better-sqlite3 tells or by SQLite's number, which Node tells. */
const wentWrong =
  (names: RegExp, isNumber: (errcode: number) => boolean) =>
  (problem: unknown): problem is Error => {
    const { errcode, code } = problem instanceof Error ? (problem as Error & { errcode?: number; code?: string }) : {};
    return errcode === undefined ? names.test(code ?? '') : isNumber(errcode);
  };
/** A row of that name exists already. */
export const isTaken = wentWrong(/^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/, code => code === 1555 || code === 2067);
/** Another program has been writing for longer than we wait. */
export const isBusy = wentWrong(/^SQLITE_BUSY$/, code => code === 5);
/** A page of the file is broken: what is on it cannot be read, the rest can. */
export const isDamage = wentWrong(/^SQLITE_(IOERR|CORRUPT|NOTADB)/, code => [10, 11, 26].includes(code & 0xff));

/** Does `work` in one transaction that is kept or taken back as a whole; inside another, in a part of it that is. */
export function transaction<T>(db: SqliteFile, work: () => T): T {
  const [begin, keep, drop] = db.inTransaction
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const done = work();
    db.exec(keep);
    return done;
  } catch (problem) {
    if (db.inTransaction) db.exec(drop); // a full disk has taken it back already
    throw problem;
  }
}
