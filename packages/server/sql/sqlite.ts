import { mkdirSync } from 'node:fs';
import { MIGRATIONS, tooNew } from './migrations.ts';
import { Conflict, type Outcome, type Sql, type Statement, type Value } from './sql.ts';
import { type SqliteFile, transaction } from './sqlite-file.ts';
import { openFile, preparing, type Writer, type Written, writerApart, writerHere } from './sqlite-writing.ts';
import { together } from './together.ts';

const TOGETHER = 200; // writes in one transaction, at most

/** The version of its schema. */
export const versionOf = (db: SqliteFile): number =>
  (db.prepare('SELECT coalesce(max(version), 0) AS version FROM migrations').get() as { version: number }).version;
/** Brings a database to the newest version. A database of a newer program is left alone. */
function migrate(db: SqliteFile): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  transaction(db, () => {
    const version = versionOf(db);
    if (version > MIGRATIONS.length) throw new Error(tooNew(version));
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      db.exec(sql);
      db.prepare('INSERT INTO migrations VALUES (?, ?)').run(i + 1, new Date().toISOString());
    }
  });
}
function openFolder(folder: string): SqliteFile {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 }); // it holds the keys of games in play
    return openFile(folder);
  } catch (problem) {
    throw new Error(`the data folder ${folder} cannot be used: ${(problem as Error).message}`);
  }
}

interface Write {
  statements: readonly Statement[];
  done(outcomes: Outcome[]): void;
  failed(problem: unknown): void;
}
function tell({ done, failed }: Write, written: Written): void {
  if (written === 'conflict') failed(new Conflict('somebody else was first'));
  else if ('problem' in written) failed(new Error(written.problem));
  else done([...written]);
}

/** SQLite in a folder: the whole site in one file, nothing to set up. With a `script`, a thread of its own writes, which may die. */
export function sqliteSql(folder: string, script?: string, died?: (problem: Error) => void): Sql {
  const db = openFolder(folder);
  try {
    migrate(db);
  } catch (problem) {
    db.close();
    throw problem;
  }
  const prepare = preparing(db);
  const writer: Writer = script === undefined ? writerHere(folder) : writerApart(script, folder, died);
  async function commit(writes: readonly Write[]): Promise<void> {
    try {
      const written = await writer.carryOut(writes.map(({ statements }) => statements));
      writes.forEach((write, i) => void tell(write, written[i]!));
    } catch (problem) {
      for (const write of writes) write.failed(problem);
    }
  }
  const keep = together(TOGETHER, commit);
  function write(...statements: Statement[]): Promise<Outcome[]> {
    return new Promise((done, failed) => {
      if (!db.isOpen) throw new Error('the database is closed');
      keep({ statements, done, failed });
    });
  }
  return {
    engine: 'sqlite',
    read: async <Row>(sql: string, ...values: readonly Value[]) => prepare(sql).all(...values) as Row[],
    write,
    async version() {
      await write(); // who writes answers, too
      return versionOf(db);
    },
    async close() {
      if (!db.isOpen) return;
      await write().catch(() => {}); // whatever was asked for before is on disk first
      await writer.close();
      db.close();
    },
  };
}
