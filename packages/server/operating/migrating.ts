import pg from 'pg';
import { dialect, MIGRATIONS, tooNew } from '../sql/migrations.ts';
import { openSqlite } from '../sql/sqlite-file.ts';
import { openSnapshot, type Place } from './open-snapshot.ts';
import { fileIn } from './snapshot-sqlite.ts';

/** Runs the missing migrations and takes them back. Gives from which version to which. */
export async function rehearseMigration(place: Place): Promise<{ from: number; to: number }> {
  const snapshot = await openSnapshot(place);
  const { version: from } = snapshot;
  await snapshot.close();
  if (from > MIGRATIONS.length) throw new Error(tooNew(from));
  const missing = MIGRATIONS.slice(from);
  if (place.url === undefined) {
    const db = openSqlite(fileIn(place.data));
    try {
      db.exec('BEGIN IMMEDIATE');
      for (const sql of missing) db.exec(sql);
      db.exec('ROLLBACK');
    } finally {
      db.close();
    }
  } else {
    const client = new pg.Client(place.url);
    await client.connect();
    try {
      // A statement that waits for a lock makes all behind it wait, too: people play on this database.
      await client.query("BEGIN; SET LOCAL lock_timeout = '1s'");
      for (const sql of missing) await client.query(dialect(sql));
      await client.query('ROLLBACK');
    } finally {
      await client.end();
    }
  }
  return { from, to: MIGRATIONS.length };
}
