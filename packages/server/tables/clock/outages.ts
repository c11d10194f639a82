import { type Sql, statement } from '../../sql/sql.ts';
import type { Rest } from './rests.ts';
import type { SiteClock } from './site-clock.ts';

export const BEAT = 4000; // milliseconds: a process that serves says so
export const PATIENCE = 3 * BEAT; // then it is taken for dead
const GRACE = 30_000; // after an outage: to come back and see whose turn it is
const MOST_OUTAGES = 1000;

/** When no process served. That time costs no player their game: clocks leave it out. */
export interface Served {
  outages(): readonly Rest[];
  /**
   * Not long ago this process began, or it could not say for a while that it serves: people whose time ran out meanwhile are still
   * finding their way back, and an outage may not be known yet.
   */
  hasJustBegun(): boolean;
  /** A choice was made at this time. When it is later than here, another process knows more: what is left out of it is read first. */
  upTo(time: number): Promise<void>;
  stop(): Promise<void>;
}
interface ProcessRow {
  id: string;
  seen: number;
  stopped: number;
}
interface Site {
  rows: readonly ProcessRow[];
  seen: number; // when a process last said that it serves
  found: readonly Rest[];
}
/** Whether others serve, though the wall says that they have not for long. */
interface Doubt {
  seen: number;
  since: number; // by a watch in hand
}

export async function served(
  sql: Sql,
  process: string,
  clock: SiteClock,
  failed: (problem: unknown) => void,
): Promise<Served> {
  let outages: readonly Rest[] = [];
  let last = Number.NEGATIVE_INFINITY; // when this process last said that it serves
  let said = performance.now(); // the same, by a watch in hand
  let began = 0;
  let doubt: Doubt | undefined;

  async function look(): Promise<Site> {
    const rows = await sql.read<ProcessRow>('SELECT id, seen, stopped FROM processes');
    // After them: an outage is written together with the time that comes after it.
    return { rows, seen: Math.max(0, ...rows.map(row => row.seen)), found: await knownOutages(sql) };
  }
  /** Without a pause between the two: by a time that leapt, all clocks have run out until it is known what is left out of it. */
  function stands(time: number, found: readonly Rest[]): void {
    outages = found;
    clock.follow(time);
  }
  /** This process serves, at a time which others may read; and so long none did. */
  async function say({ seen }: Site, at: number, wasDown: boolean): Promise<void> {
    await sql.write(
      // Several processes that start at once find the same beginning: it is one outage.
      ...(wasDown
        ? [statement('INSERT INTO outages (began, ended) VALUES (?, ?) ON CONFLICT DO NOTHING', seen, at + GRACE)]
        : []),
      statement('DELETE FROM processes WHERE seen < ?', at - PATIENCE),
      statement(
        `INSERT INTO processes (id, seen, stopped) VALUES (?, ?, 0)
         ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, stopped = 0`,
        process,
        at,
      ),
    );
    stands(at, wasDown ? await knownOutages(sql) : outages);
    last = at;
    said = performance.now();
  }
  const isServedByOthers = ({ rows }: Site, at: number): boolean =>
    rows.some(row => row.id !== process && row.stopped === 0 && row.seen > at - PATIENCE);
  /** No process stopped, and yet none has served for long, if the wall is right. Before it is believed, one may prove it wrong. */
  function mayBeWrong({ rows, seen }: Site): boolean {
    return clock.now() - seen > PATIENCE && rows.some(({ stopped }) => stopped === 0);
  }
  async function begin(): Promise<void> {
    const site = await look();
    if (mayBeWrong(site)) {
      doubt = { seen: site.seen, since: performance.now() };
      clock.beginAt(site.seen);
      outages = [{ from: site.seen, to: site.seen + 2 * PATIENCE + GRACE }, ...site.found]; // meanwhile no player's time runs
    } else {
      stands(site.seen, site.found); // also after a wall clock was put back
      const at = clock.now();
      await say(site, at, site.rows.length > 0 && !isServedByOthers(site, at));
    }
    began = clock.now();
  }
  /** A process that still serves says so while we wait; then its time holds. When none did, it was an outage. */
  async function decide({ seen: before, since }: Doubt, site: Site): Promise<void> {
    if (site.seen > before) stands(site.seen, site.found);
    else if (performance.now() - since < PATIENCE) return;
    else await say(site, Math.max(clock.now(), clock.wall()), true);
    doubt = undefined;
    began = clock.now();
  }
  async function beat(): Promise<void> {
    const site = await look();
    if (doubt !== undefined) return decide(doubt, site);
    stands(site.seen, site.found);
    const at = clock.now();
    // Later, only if it is long by the watch, too: a table's time may leap where no one waited.
    const wasSilent = at - last > PATIENCE && performance.now() - said > PATIENCE;
    await say(site, at, wasSilent && site.rows.length > 0 && !isServedByOthers(site, at));
  }
  await begin();
  const timer = setInterval(() => void beat().catch(failed), BEAT);
  timer.unref();
  return {
    outages: () => outages,
    hasJustBegun: () => doubt !== undefined || clock.now() - began < PATIENCE || performance.now() - said > PATIENCE,
    async upTo(time) {
      if (time <= clock.now() + BEAT) return;
      const site = await look();
      if (doubt === undefined) stands(site.seen, site.found);
      else await decide(doubt, site);
    },
    async stop() {
      clearInterval(timer);
      await sql.write(statement('UPDATE processes SET seen = ?, stopped = 1 WHERE id = ?', clock.now(), process));
    },
  };
}
export const knownOutages = (sql: Sql): Promise<Rest[]> =>
  sql.read<Rest>(`SELECT began AS "from", ended AS "to" FROM outages ORDER BY began DESC LIMIT ${MOST_OUTAGES}`);
