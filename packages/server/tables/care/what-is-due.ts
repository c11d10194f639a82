import { outOfTime, timeUp } from '../clock/running-out.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { fillWithBots } from '../seats/arranging.ts';

/** Seats that no one took, and clocks that have run out. */
export async function doWhatIsDue(log: TableLog, now: () => number, hasJustBegun: () => boolean): Promise<void> {
  if (log.row.stage === 'open') {
    if (log.row.due !== undefined && log.row.due <= now()) await fillWithBots(log, now());
    return;
  }
  await untilKept(log, async () => {
    const out = outOfTime(log, now(), hasJustBegun());
    if (out.length > 0) await timeUp(log, out, now());
  });
}
