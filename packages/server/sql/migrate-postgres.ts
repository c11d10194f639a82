import pg from 'pg';
import { dialect, MIGRATIONS, tooNew } from './migrations.ts';

/** Any number, the same in all processes: one of them migrates, the others wait for it. */
const LOCK = 1_952_408_941;

/** Brings a database to the newest version. A database of a newer program is left alone. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tianxia' }); // without limits of time
  client.on('error', () => {}); // the query that is underway gets the error
  await client.connect();
  await migrate(client).finally(() => client.end());
}
async function migrate(client: pg.Client): Promise<void> {
  const { rows: encodings } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = encodings[0]!.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`it is written in ${encoding}, and names need UTF8`);
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, at TEXT NOT NULL)');
    const { rows } = await client.query<{ version: string }>(
      'SELECT coalesce(max(version), 0) AS version FROM migrations',
    );
    const version = Number(rows[0]!.version);
    if (version > MIGRATIONS.length) throw new Error(tooNew(version));
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < version) continue;
      await client.query(dialect(sql));
      await client.query('INSERT INTO migrations VALUES ($1, $2)', [i + 1, new Date().toISOString()]);
    }
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => {});
    throw problem;
  }
}
