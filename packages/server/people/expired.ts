import { type Sql, type Statement, statement } from '../sql/sql.ts';

const EVERY = 60 * 60_000;

/** Takes out what has run out by itself: it is of no use any more. */
export const expired = (now: number): Statement[] =>
  ['sessions', 'challenges', 'one_times'].map(table => statement(`DELETE FROM ${table} WHERE expires < ?`, now));

/** At once, then every hour, in every process: it costs next to nothing when another was first. Returns how to stop. */
export function sweeping(sql: Sql, failed: (problem: unknown) => void, every = EVERY): () => void {
  const sweep = () => void sql.write(...expired(Date.now())).catch(failed);
  sweep();
  const timer = setInterval(sweep, every);
  timer.unref();
  return () => clearInterval(timer);
}
