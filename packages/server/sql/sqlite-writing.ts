import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { givesRows } from './phrasing.ts';
import { Conflict, type Outcome, type Statement } from './sql.ts';
import { isBusy, isTaken, openSqlite, type Prepared, type SqliteFile, transaction } from './sqlite-file.ts';

/** What became of a write. Of errors only the words pass from thread to thread. */
export type Written = readonly Outcome[] | 'conflict' | { problem: string };
/** Many writes in one transaction; one that fails takes only itself back. On disk when this resolves. */
export interface Writer {
  carryOut(writes: readonly (readonly Statement[])[]): Promise<readonly Written[]>;
  close(): Promise<void>;
}

/** A choice changes a few short rows, and every page it touches goes to disk: small pages are a third of the bytes. New files only. */
export const PAGE = 1024;
/** Pages until they are carried from the log into the file: those that change again and again meanwhile are carried once. */
const LOGGED = 8000;

export function openFile(folder: string): SqliteFile {
  const db = openSqlite(join(folder, 'tianxia.db'));
  db.pragma(`page_size = ${PAGE}`);
  db.pragma('journal_mode = WAL');
  db.pragma(`wal_autocheckpoint = ${LOGGED}`);
  db.pragma('synchronous = FULL');
  return db;
}
/** Each sentence is prepared once. */
export function preparing(db: SqliteFile): (sql: string) => Prepared & { gives: boolean } {
  const prepared = new Map<string, Prepared & { gives: boolean }>();
  return sql => {
    const known = prepared.get(sql) ?? { ...db.prepare(sql), gives: givesRows(sql) };
    prepared.set(sql, known);
    return known;
  };
}

const isConflict = (problem: unknown) => problem instanceof Conflict || isTaken(problem);

/** In this thread. */
export function writer(db: SqliteFile): (writes: readonly (readonly Statement[])[]) => readonly Written[] {
  const prepare = preparing(db);
  function run({ sql, values, atLeast = 0 }: Statement): Outcome {
    const asked = prepare(sql);
    const rows = asked.gives ? asked.all(...values) : [];
    const changed = asked.gives ? rows.length : asked.run(...values);
    if (changed < atLeast) throw new Conflict('somebody else was first');
    return { changed, rows };
  }
  function alone(write: readonly Statement[]): Written {
    try {
      return transaction(db, () => write.map(run));
    } catch (problem) {
      if (!db.inTransaction) throw problem; // a full disk ends the whole transaction
      return isConflict(problem) ? 'conflict' : { problem: (problem as Error).message };
    }
  }
  return writes => {
    try {
      return transaction(db, () => writes.map(write => write.map(run)));
    } catch (problem) {
      // Another program has been writing for longer than the timeout: it would be waited for again.
      if (isBusy(problem)) throw problem;
    }
    return transaction(db, () => writes.map(alone)); // one of them fails, which is rare: a savepoint for each
  };
}

export function writerHere(folder: string): Writer {
  const db = openFile(folder);
  const carryOut = writer(db);
  return {
    carryOut: async writes => carryOut(writes),
    async close() {
      db.close();
    },
  };
}

/** What goes to the thread and what comes back. */
export type Asked = { folder: string } | { writes: readonly (readonly Statement[])[] } | 'close';
export type Answer = { written: readonly Written[] } | { problem: string };

/** Nothing can be kept without that thread, and it cannot be begun anew: the process ends with last words, and is started anew. */
const endsAll = (problem: Error): void => {
  throw problem;
};
/** In a thread of its own: while it waits for the disk, this one serves people. `died`: it ended and was not asked to. */
export function writerApart(script: string, folder: string, died: (problem: Error) => void = endsAll): Writer {
  const worker = new Worker(script);
  let broken: Error | undefined;
  let isAsked = false; // to end
  let waiting: { done(written: readonly Written[]): void; failed(problem: Error): void } | undefined;
  const gone = new Promise<void>(resolve =>
    worker.once('exit', () => {
      resolve();
      breaks(new Error(isAsked ? 'the database is closed' : 'the thread that writes has failed: it ended'));
      if (!isAsked) died(broken!);
    }),
  );
  function breaks(problem: Error): void {
    broken ??= problem;
    waiting?.failed(broken);
  }
  worker.on('message', (answer: Answer) => {
    if ('written' in answer) waiting?.done(answer.written);
    else waiting?.failed(new Error(answer.problem));
  });
  worker.on('error', problem => breaks(new Error(`the thread that writes has failed: ${problem.message}`)));
  const ask = (asked: Asked) => worker.postMessage(asked);
  ask({ folder });
  return {
    carryOut: writes =>
      new Promise((done, failed) => {
        if (broken !== undefined) return failed(broken);
        waiting = { done, failed };
        ask({ writes });
      }),
    async close() {
      isAsked = true;
      ask('close');
      await gone;
    },
  };
}
