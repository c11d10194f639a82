/** What can stand for a question mark. Yes and no are 1 and 0; what has parts is JSON in a text. */
export type Value = string | number | null;
export interface Statement {
  sql: string;
  values: readonly Value[];
  /** With fewer rows touched than this, the whole write is taken back and a Conflict thrown. */
  atLeast?: number;
}
export const statement = (sql: string, ...values: Value[]): Statement => ({ sql, values });
/** A statement that must find its row: another writer may have been there first. */
export const must = (sql: string, ...values: Value[]): Statement => ({ sql, values, atLeast: 1 });

export interface Outcome {
  changed: number; // rows
  rows: readonly unknown[]; // of RETURNING
}
/**
 * A database. Everything that is kept is written once, in the SQL that SQLite and PostgreSQL share: `?` for values, ON CONFLICT,
 * RETURNING, no functions but lower, coalesce, count, min, max, sum. An engine is the little that differs. They do not agree on
 * where NULL is sorted, on capitals in LIKE, or on the type of a lone `?`: say it so that it does not matter.
 */
export interface Sql {
  readonly engine: 'sqlite' | 'postgres';
  read<Row>(sql: string, ...values: Value[]): Promise<Row[]>;
  /** All or none of them, on disk when this resolves. Throws a Conflict where a row of that name exists already. */
  write(...statements: Statement[]): Promise<Outcome[]>;
  /** The version of its schema. Throws when the database does not answer. */
  version(): Promise<number>;
  close(): Promise<void>;
}
/** Another writer was first. Nothing was written. */
export class Conflict extends Error {}

export const one = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
