import { Conflict, type Sql } from '../sql/sql.ts';
import { isDamage as isDamageInPostgres } from './snapshot-postgres.ts';

/** Can what people choose be kept? Known from what was last written, so asking costs nothing. */
export interface Keeping {
  /** The same database, with an eye on whether it keeps what it is given. */
  watched(sql: Sql): Sql;
  /** Throws with the reason when choices cannot be kept. */
  check(): void;
}
/**
 * Where a page of the file is broken, some tables cannot be played though others can: that does not pass by itself. Of what SQLite
 * says, the words alone come from the thread that writes; PostgreSQL has numbers.
 */
const isDamage = (problem: Error) => /malformed|not a database/.test(problem.message) || isDamageInPostgres(problem);
/** A statement that is refused says nothing of the disk. */
const isOfTheDisk = ({ message }: Error) =>
  /disk|readonly|read-only|cannot be reached|went away|has failed|no space|could not (write|extend|fsync)/i.test(
    message,
  );

export function keeping(): Keeping {
  let failed: Error | undefined;
  let damaged: Error | undefined;
  function seen(problem: unknown): void {
    if (problem instanceof Conflict || !(problem instanceof Error)) return;
    if (isDamage(problem)) damaged = problem;
    else if (isOfTheDisk(problem)) failed = problem;
  }
  async function noted<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (problem) {
      seen(problem);
      throw problem;
    }
  }
  return {
    watched: sql => ({
      ...sql,
      read: (text, ...values) => noted(sql.read(text, ...values)),
      write: async (...statements) => {
        const outcomes = await noted(sql.write(...statements));
        if (statements.length > 0) failed = undefined;
        return outcomes;
      },
    }),
    check() {
      const problem = damaged ?? failed;
      if (problem !== undefined) throw new Error(`choices cannot be kept: ${problem.message}`);
    },
  };
}
