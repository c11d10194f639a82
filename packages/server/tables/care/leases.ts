import { type Sql, statement } from '../../sql/sql.ts';

const LEASE = 5000; // milliseconds that a table waits after the process that looked after it has died
const RENEWED_AFTER = LEASE / 3;

/** The right to look after a table for a while: two processes must not think for the same bot. */
export interface Lease {
  readonly table: string;
  isHeld(): boolean;
  /** It was given back in the same transaction as something else. */
  ended(): void;
  /** Another process may. */
  end(): Promise<void>;
}
export interface Leases {
  /** Undefined when another process holds it, or the table has changed since: then it is another's. */
  claim(table: string, changed: number): Promise<Lease | undefined>;
  claimDue(most: number): Promise<Lease[]>;
  /** When a process must look after it again; not where the table has changed since. */
  postpone(table: string, due: number | undefined, changed?: number): Promise<void>;
}

export function leases(sql: Sql, now: () => number, failed: (problem: unknown) => void): Leases {
  const locking = sql.engine === 'postgres' ? ' FOR UPDATE SKIP LOCKED' : '';

  function held(table: string, first: number): Lease {
    let until = first; // also its name: no other process gets the same, since they begin after it has ended
    let holds = true;
    async function renew(): Promise<void> {
      const next = now() + LEASE;
      const [outcome] = await sql.write(
        statement('UPDATE tables SET lease = ? WHERE id = ? AND lease = ?', next, table, until),
      );
      if (outcome!.changed === 0) stop();
      else until = next;
    }
    let renewing: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renew().catch(failed);
    }, RENEWED_AFTER);
    timer.unref();
    function stop(): void {
      holds = false;
      clearInterval(timer);
    }
    return {
      table,
      isHeld: () => holds && now() < until,
      ended: stop,
      async end() {
        if (!holds) return;
        stop();
        await renewing; // by then it has its last name
        await sql.write(statement('UPDATE tables SET lease = 0 WHERE id = ? AND lease = ?', table, until));
      },
    };
  }
  return {
    async claim(table, changed) {
      const at = now();
      const [outcome] = await sql.write(
        statement(
          'UPDATE tables SET lease = ? WHERE id = ? AND lease < ? AND changed = ?',
          at + LEASE,
          table,
          at,
          changed,
        ),
      );
      return outcome!.changed === 0 ? undefined : held(table, at + LEASE);
    },
    async claimDue(most) {
      const at = now();
      const [outcome] = await sql.write(
        statement(
          `UPDATE tables SET lease = ?
           WHERE id IN (SELECT id FROM tables WHERE due <= ? AND lease < ? ORDER BY due LIMIT ?${locking}) AND lease < ?
           RETURNING id`,
          at + LEASE,
          at,
          at,
          most,
          at,
        ),
      );
      return (outcome!.rows as { id: string }[]).map(({ id }) => held(id, at + LEASE));
    },
    async postpone(table, due, changed) {
      await sql.write(
        statement(
          'UPDATE tables SET due = ? WHERE id = ? AND changed = coalesce(?, changed)',
          due ?? null,
          table,
          changed ?? null,
        ),
      );
    },
  };
}
