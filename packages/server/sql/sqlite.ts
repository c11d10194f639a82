import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from '@tianxia/kernel';
import Database from 'better-sqlite3';
import { MIGRATIONS } from './migrations.ts';
import { Conflict, type Guest, type NewTable, type Store, type StoredTable } from './store.ts';

interface TableRow extends Omit<NewTable, 'options' | 'seats' | 'follows'> {
  options: string;
  seats: string;
  follows: string | null;
}
type EntryRow = Omit<Entry, 'forced'> & { forced: number };

/** Brings a database to the newest version. A database of a newer program is left alone. */
function migrate(db: Database.Database): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  const current = db.prepare<[], number>('SELECT coalesce(max(version), 0) FROM migrations').pluck();
  const upgrade = db.transaction(() => {
    const version = current.get()!;
    if (version > MIGRATIONS.length)
      throw new Error(
        `the database has version ${version}, this program knows ${MIGRATIONS.length}: start a newer program, or another data folder`,
      );
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
  run(): void;
  done(): void;
  failed(problem: unknown): void;
}
/**
 * Group commit: what is asked for in the same turn of the event loop, or while a transaction is being written, goes to disk in
 * one transaction, and all who asked hear of it after that. One that fails takes only itself back.
 */
function groupCommit(db: Database.Database): (run: () => void) => Promise<void> {
  let asked: Write[] = [];
  const savepoint = db.transaction((write: Write) => write.run());
  const together = db.transaction((writes: readonly Write[]) =>
    writes.map(write => {
      try {
        savepoint(write);
        return undefined;
      } catch (problem) {
        if (!db.inTransaction) throw problem; // a full disk ends the whole transaction
        return isConflict(problem) ? new Conflict('somebody else was first') : problem;
      }
    }),
  );
  function commit(): void {
    const writes = asked;
    asked = [];
    try {
      const problems = together.immediate(writes);
      writes.forEach((write, i) => {
        if (problems[i] === undefined) write.done();
        else write.failed(problems[i]);
      });
    } catch (problem) {
      for (const write of writes) write.failed(problem);
    }
  }
  return run =>
    new Promise((done, failed) => {
      if (asked.length === 0) setImmediate(commit);
      asked.push({ run, done, failed });
    });
}
const isConflict = (problem: unknown) =>
  problem instanceof Database.SqliteError &&
  (problem.code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || problem.code === 'SQLITE_CONSTRAINT_UNIQUE');

export function sqliteStore(folder: string): Store {
  const db = openFile(folder);
  try {
    migrate(db);
  } catch (problem) {
    db.close();
    throw problem;
  }
  const write = groupCommit(db);
  const addPack = db.prepare('INSERT INTO packs VALUES (?, ?) ON CONFLICT DO NOTHING');
  const addTable = db.prepare(
    'INSERT INTO tables VALUES (@id, @game, @rules, @pack, @options, @seats, @key, @created, @follows, @stage)',
  );
  const addGuest = db.prepare('INSERT INTO guests VALUES (@id, @seat, @name, @colour, @token, @since)');
  const addEntry = db.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
  const setStage = db.prepare('UPDATE tables SET stage = ? WHERE id = ?');
  const tableById = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?');
  const guestsOf = db.prepare<[string], Guest>(
    'SELECT seat, name, colour, token, since FROM guests WHERE table_id = ? ORDER BY seat',
  );
  const following = db.prepare<[string], string>('SELECT id FROM tables WHERE follows = ?').pluck();
  const entriesOf = db.prepare<[string], EntryRow>(
    'SELECT seat, words, at, forced FROM entries WHERE table_id = ? ORDER BY seq',
  );
  const packByHash = db.prepare<[string], string>('SELECT json FROM packs WHERE hash = ?').pluck();
  const botsTurn = db.prepare<[], string>("SELECT id FROM tables WHERE stage = 'bots' ORDER BY created DESC").pluck();
  const alive = db.prepare('SELECT max(version) FROM migrations');

  return {
    create: (table, pack, guests) =>
      write(() => {
        const { options, seats, follows } = table;
        addPack.run(pack.hash, pack.json);
        addTable.run({
          ...table,
          options: JSON.stringify(options),
          seats: JSON.stringify(seats),
          follows: follows ?? null,
        });
        for (const guest of guests) addGuest.run({ id: table.id, ...guest });
      }),
    async table(id) {
      const row = tableById.get(id);
      if (row === undefined) return undefined;
      const { options, seats, follows, ...rest } = row;
      const rematch = following.get(id);
      const table: StoredTable = {
        ...rest,
        options: JSON.parse(options),
        seats: JSON.parse(seats),
        guests: guestsOf.all(id),
        ...(follows === null ? {} : { follows }),
        ...(rematch === undefined ? {} : { rematch }),
      };
      return table;
    },
    sit: (id, guest, stage) =>
      write(() => {
        addGuest.run({ id, ...guest });
        setStage.run(stage, id);
      }),
    append: (id, from, entries, stage) =>
      write(() => {
        entries.forEach(({ seat, words, at, forced }, i) => {
          addEntry.run(id, from + i, seat, words, at, forced ? 1 : 0);
        });
        setStage.run(stage, id);
      }),
    entries: async id =>
      entriesOf.all(id).map(({ forced, ...entry }) => (forced === 1 ? { ...entry, forced: true } : entry)),
    pack: async hash => packByHash.get(hash),
    waitingForBots: async () => botsTurn.all(),
    async ready() {
      alive.get();
    },
    async close() {
      await write(() => {}); // whatever was asked for before is on disk first
      db.close();
    },
  };
}
