import { type Sql, statement } from '../sql/sql.ts';
import type { Rest } from './clock.ts';

const BEAT = 4000; // milliseconds: a process that serves says so
const PATIENCE = 3 * BEAT; // then it is taken for dead
const GRACE = 30_000; // after an outage: to come back and see whose turn it is
const MOST_OUTAGES = 1000;

/** When nobody served. That time costs nobody their game: clocks leave it out. */
export interface Served {
  outages(): readonly Rest[];
  /** Not long ago this process began: people whose time ran out meanwhile are still finding their way back. */
  hasJustBegun(): boolean;
  stop(): Promise<void>;
}
interface ProcessRow {
  id: string;
  seen: number;
  stopped: number;
}

export async function served(
  sql: Sql,
  process: string,
  now: () => number,
  failed: (problem: unknown) => void,
): Promise<Served> {
  let outages: Rest[] = [];
  let last = 0; // when this process last said that it serves
  const began = now();

  async function beat(): Promise<void> {
    const at = now();
    const rows = at - last > PATIENCE ? await sql.read<ProcessRow>('SELECT id, seen, stopped FROM processes') : [];
    const isAlive = rows.some(row => row.id !== process && row.stopped === 0 && row.seen > at - PATIENCE);
    const wasDown = rows.length > 0 && !isAlive;
    await sql.write(
      // Several processes that start at once find the same beginning: it is one outage.
      ...(wasDown
        ? [
            statement(
              'INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING',
              Math.max(...rows.map(row => row.seen)),
              at + GRACE,
            ),
          ]
        : []),
      statement('DELETE FROM processes WHERE seen < ?', at - PATIENCE),
      statement(
        `INSERT INTO processes (id, seen, stopped) VALUES (?, ?, 0)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, stopped = 0`,
        process,
        at,
      ),
    );
    last = at;
    const found = await sql.read<Rest>(
      `SELECT began AS "from", ended AS "to" FROM outages ORDER BY began DESC LIMIT ${MOST_OUTAGES}`,
    );
    outages = found;
  }
  await beat();
  const timer = setInterval(() => void beat().catch(failed), BEAT);
  timer.unref();
  return {
    outages: () => outages,
    hasJustBegun: () => now() - began < PATIENCE,
    async stop() {
      clearInterval(timer);
      await sql.write(statement('UPDATE processes SET seen = ?, stopped = 1 WHERE id = ?', now(), process));
    },
  };
}
