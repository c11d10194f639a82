import type { Value } from '../sql/sql.ts';

export type Row = Record<string, Value>;
/** A database as it is at one moment, read only, while others go on writing to it. It may be of any version. */
export interface Snapshot {
  readonly version: number;
  readonly tables: readonly string[]; // what others refer to comes first
  read<R>(sql: string, ...values: Value[]): Promise<R[]>;
  /** All rows, a few at a time. */
  rows(sql: string): AsyncGenerator<Row>;
  /** All rows of a table that can be read, in no order, where not all can. */
  soundRows(table: string): AsyncGenerator<Row>;
  /** Which of its columns refer to which other table. */
  refersTo(table: string): Promise<readonly { column: string; to: string }[]>;
  /** Does the database hold what was written? Undefined, or the first thing that is wrong. */
  damage(): Promise<string | undefined>;
  /** What is on a broken page cannot be read, the rest can. */
  isDamage(problem: unknown): problem is Error;
  close(): Promise<void>;
}
const FIRST = ['packs', 'people', 'tables'];
export const inOrder = (names: readonly string[]): string[] => {
  const others = names.filter(name => !FIRST.includes(name) && name !== 'migrations');
  return [...FIRST.filter(name => names.includes(name)), ...others.sort()];
};
