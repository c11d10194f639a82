import { Conflict } from '../../sql/sql.ts';
import type { TableLog } from './table-log.ts';

const TRIES = 30; // others may sit down at the same moment
const PATIENCE = 3; // in another process bots may play on without a pause, always a little faster: then it is asked to wait

/** Everything is written before it is said, and looked at again when others were first. */
export async function untilKept<T>(log: TableLog, change: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await change();
    } catch (problem) {
      if (!(problem instanceof Conflict) || left === 0) throw problem;
      if ((TRIES - left) % PATIENCE === PATIENCE - 1) log.askToWait();
      await log.catchUp(); // nothing was done in memory yet
    }
  }
}
