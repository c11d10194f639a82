import { postgresSql } from './postgres.ts';
import type { Sql } from './sql.ts';
import { sqliteSql } from './sqlite.ts';

interface Place {
  data: string;
  url?: string | undefined;
  writer?: string | undefined; // script of a thread for the writes of SQLite
  writerDied?: (problem: Error) => void; // else the process ends with it
}
/** PostgreSQL where a url names one, else SQLite in the data folder. */
export async function openSql({ data, url, writer, writerDied }: Place): Promise<Sql> {
  if (url === undefined) return sqliteSql(data, writer, writerDied);
  if (isPostgres(url)) return postgresSql(url);
  throw new Error(
    `DATABASE_URL begins with ${url.split(':')[0]}:, and only postgres:// is known; leave it out for SQLite`,
  );
}
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
