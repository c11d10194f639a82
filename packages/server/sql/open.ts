import { postgresSql } from './postgres.ts';
import type { Sql } from './sql.ts';
import { sqliteSql } from './sqlite.ts';

/** PostgreSQL where a url names one, else SQLite in the data folder. */
export async function openSql({ data, url }: { data: string; url?: string | undefined }): Promise<Sql> {
  if (url === undefined) return sqliteSql(data);
  if (isPostgres(url)) return postgresSql(url);
  throw new Error(
    `DATABASE_URL begins with ${url.split(':')[0]}:, and only postgres:// is known; leave it out for SQLite`,
  );
}
export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//.test(url);
