import { type Sql, statement } from '../sql/sql.ts';
import type { Rest } from './clock.ts';
import type { SiteClock } from './site-clock.ts';

const BEAT = 4000; // milliseconds: a process that serves says so
const PATIENCE = 3 * BEAT; // then it is taken for dead
const GRACE = 30_000; // after an outage: to come back and see whose turn it is
const MOST_OUTAGES = 1000;

/** When nobody served. That time costs nobody their game: clocks leave it out. */
export interface Served {
  outages(): readonly Rest[];
  /**
   * Not long ago this process began, or it could not say for a while that it serves: people whose time ran out meanwhile are still
   * finding their way back, and an outage may not be known yet.
   */
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
  clock: SiteClock,
  failed: (problem: unknown) => void,
): Promise<Served> {
  let outages: Rest[] = [];
  let last = Number.NEGATIVE_INFINITY; // when this process last said that it serves
  let said = performance.now(); // the same, by a watch in hand

  async function beat(): Promise<void> {
    const rows = await sql.read<ProcessRow>('SELECT id, seen, stopped FROM processes');
    clock.follow(Math.max(0, ...rows.map(row => row.seen))); // also after a wall clock was put back
    const at = clock.now();
    const isAlive = rows.some(row => row.id !== process && row.stopped === 0 && row.seen > at - PATIENCE);
    const wasDown = at - last > PATIENCE && rows.length > 0 && !isAlive;
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
    said = performance.now();
    const found = await sql.read<Rest>(
      `SELECT began AS "from", ended AS "to" FROM outages ORDER BY began DESC LIMIT ${MOST_OUTAGES}`,
    );
    outages = found;
  }
  await beat();
  const began = last;
  const timer = setInterval(() => void beat().catch(failed), BEAT);
  timer.unref();
  return {
    outages: () => outages,
    hasJustBegun: () => clock.now() - began < PATIENCE || performance.now() - said > PATIENCE,
    async stop() {
      clearInterval(timer);
      await sql.write(statement('UPDATE processes SET seen = ?, stopped = 1 WHERE id = ?', clock.now(), process));
    },
  };
}
