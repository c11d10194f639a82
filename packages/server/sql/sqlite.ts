import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MIGRATIONS, tooNew } from './migrations.ts';
import { Conflict, type Outcome, type Sql, type Statement } from './sql.ts';

/** Brings a database to the newest version. A database of a newer program is left alone. */
function migrate(db: Database.Database): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  const current = db.prepare<[], number>('SELECT coalesce(max(version), 0) FROM migrations').pluck();
  const upgrade = db.transaction(() => {
    const version = current.get()!;
    if (version > MIGRATIONS.length) throw new Error(tooNew(version));
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      db.exec(sql);
      db.prepare('INSERT INTO migrations VALUES (?, ?)').run(i + 1, new Date().toISOString());
    }
  });
  upgrade.immediate();
}

function openFile(folder: string): Database.Database {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 }); // it holds the keys of games in play
    const db = new Database(join(folder, 'tianxia.db'), { timeout: 5000 });
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    return db;
  } catch (problem) {
    throw new Error(`the data folder ${folder} cannot be used: ${(problem as Error).message}`);
  }
}

interface Write {
  statements: readonly Statement[];
  done(outcomes: Outcome[]): void;
  failed(problem: unknown): void;
}
const isConflict = (problem: unknown) =>
  problem instanceof Database.SqliteError &&
  (problem.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || problem.code === 'SQLITE_CONSTRAINT_UNIQUE');

/** SQLite in a folder: the whole site in one file, nothing to set up. */
export function sqliteSql(folder: string): Sql {
  const db = openFile(folder);
  try {
    migrate(db);
  } catch (problem) {
    db.close();
    throw problem;
  }
  const prepared = new Map<string, Database.Statement>();
  function prepare(sql: string): Database.Statement {
    const known = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, known);
    return known;
  }
  function run({ sql, values, atLeast = 0 }: Statement): Outcome {
    const asked = prepare(sql);
    const rows = asked.reader ? asked.all(...values) : [];
    const changed = asked.reader ? rows.length : asked.run(...values).changes;
    if (changed < atLeast) throw new Conflict('somebody else was first');
    return { changed, rows };
  }
  /**
   * Group commit: what is asked for in the same turn of the event loop, or while a transaction is being written, goes to disk in
   * one transaction, and all who asked hear of it after that. One that fails takes only itself back.
   */
  let asked: Write[] = [];
  const savepoint = db.transaction((statements: readonly Statement[]) => statements.map(run));
  const together = db.transaction((writes: readonly Write[]) =>
    writes.map(({ statements }): { outcomes: Outcome[] } | { problem: unknown } => {
      try {
        return { outcomes: savepoint(statements) };
      } catch (problem) {
        if (!db.inTransaction) throw problem; // a full disk ends the whole transaction
        return { problem: isConflict(problem) ? new Conflict('somebody else was first') : problem };
      }
    }),
  );
  function commit(): void {
    const writes = asked;
    asked = [];
    try {
      const results = together.immediate(writes);
      writes.forEach((write, i) => {
        const result = results[i]!;
        if ('outcomes' in result) write.done(result.outcomes);
        else write.failed(result.problem);
      });
    } catch (problem) {
      for (const write of writes) write.failed(problem);
    }
  }
  function write(...statements: Statement[]): Promise<Outcome[]> {
    return new Promise((done, failed) => {
      if (asked.length === 0) setImmediate(commit);
      asked.push({ statements, done, failed });
    });
  }
  return {
    engine: 'sqlite',
    read: async <Row>(sql: string, ...values: readonly unknown[]) => prepare(sql).all(...values) as Row[],
    write,
    async version() {
      return db.prepare<[], number>('SELECT max(version) FROM migrations').pluck().get()!;
    },
    async close() {
      if (!db.open) return;
      await write(); // whatever was asked for before is on disk first
      db.close();
    },
  };
}
