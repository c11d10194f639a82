import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../sql/sql.ts';
import { BEAT, PATIENCE } from './outages.ts';

const AGAIN = 250; // milliseconds
/** When a process last said that it serves, and of these which has not stopped; undefined: none. */
async function lastSaid(sql: Sql): Promise<{ ever: number | undefined; serving: number | undefined }> {
  const rows = await sql.read<{ seen: number; stopped: number }>('SELECT seen, stopped FROM processes ORDER BY seen');
  return { ever: rows.at(-1)?.seen, serving: rows.findLast(({ stopped }) => stopped === 0)?.seen };
}

/**
 * The time by which a site is played, for a command that does not serve it: that of the processes that do, though the wall says
 * otherwise. Where none does, it is what a server would begin with.
 */
export async function timeOfSite(sql: Sql, wall: () => number = Date.now): Promise<number> {
  const { ever, serving } = await lastSaid(sql);
  const between = (seen: number) => Math.min(Math.max(wall(), seen), seen + BEAT);
  if (serving !== undefined && Math.abs(wall() - serving) <= PATIENCE) return between(serving);
  // One who was killed says nothing more; one who serves by another time than the wall's says so within a beat.
  for (const until = performance.now() + BEAT + BEAT / 2; serving !== undefined && performance.now() < until; ) {
    await pause(AGAIN);
    const again = (await lastSaid(sql)).serving;
    if (again !== undefined && again !== serving) return between(again);
  }
  return Math.max(wall(), ever ?? 0);
}
