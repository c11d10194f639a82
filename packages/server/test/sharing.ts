import { localBus } from '../bus/local.ts';
import type { Settings } from '../index.ts';
import { openSql } from '../sql/open.ts';
import type { Sql } from '../sql/sql.ts';
import { databaseUrl } from './services.ts';
import { dataFolder } from './visiting.ts';

export type Shared = Pick<Settings, 'data' | 'database' | 'bus'>;
/** Two processes share a database and a bus. Here they share one process, too; what they know of each other is the same. */
export const ENGINES: [string, () => Promise<Shared>][] = [
  ['SQLite', async () => ({ data: dataFolder(), bus: localBus() })],
  ['PostgreSQL', async () => ({ data: dataFolder(), database: await databaseUrl() })],
];
/** With the database open beside the servers. */
export async function reading<T>(shared: Shared, read: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await openSql({ data: shared.data, url: shared.database });
  try {
    return await read(sql);
  } finally {
    await sql.close();
  }
}
