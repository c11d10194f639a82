import { isDamage as isDamageInSqlite } from '../sql/sqlite-file.ts';
import type { Snapshot } from './snapshot.ts';
import { isDamage as isDamageInPostgres, snapshotOfPostgres } from './snapshot-postgres.ts';
import { snapshotOfSqlite } from './snapshot-sqlite.ts';

export interface Place {
  data: string; // folder of SQLite
  url?: string | undefined; // of PostgreSQL
}
export const openSnapshot = ({ data, url }: Place): Promise<Snapshot> =>
  url === undefined ? snapshotOfSqlite(data) : snapshotOfPostgres(url);
/** What was written cannot be read any more, whichever database it is. */
export const isDamaged = (problem: unknown): problem is Error =>
  isDamageInSqlite(problem) || isDamageInPostgres(problem);
