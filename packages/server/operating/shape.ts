import { MIGRATIONS } from '../sql/migrations.ts';
import { openSqlite, type SqliteFile } from '../sql/sqlite-file.ts';

/** Tables with their columns, and indexes that have a name of ours: by these, versions of the database are told apart. */
export type Shape = readonly string[];

/** The version that has this shape, for a database that cannot say it itself because that page is broken. */
export function versionByShape(shape: Shape): number | undefined {
  const wanted = written(shape);
  const blank = openSqlite(':memory:');
  try {
    for (const [i, sql] of MIGRATIONS.entries()) {
      blank.exec(sql);
      if (written(shapeOfSqlite(blank)) === wanted) return i + 1;
    }
    return undefined;
  } finally {
    blank.close();
  }
}
const written = (shape: Shape): string => [...shape].sort().join('\n');

export const shapeOfSqlite = (db: SqliteFile): Shape =>
  (
    db
      .prepare(
        `SELECT m.name || ' ' || c.name AS part FROM sqlite_master m JOIN pragma_table_info(m.name) c
           WHERE m.type = 'table' AND m.name <> 'migrations' AND m.name NOT LIKE 'sqlite_%'
         UNION ALL SELECT name FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite_%'`,
      )
      .all() as { part: string }[]
  ).map(({ part }) => part);

/** The same of PostgreSQL; what keeps keys apart has an index that it names itself. */
export const SHAPE_OF_POSTGRES = `
  SELECT t.relname || ' ' || c.attname AS part FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid
    WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND t.relname <> 'migrations'
      AND c.attnum > 0 AND NOT c.attisdropped
  UNION ALL
  SELECT i.relname::text FROM pg_class i
    WHERE i.relkind = 'i' AND i.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.oid)`;
