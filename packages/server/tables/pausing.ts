import type { Seat } from '@tianxia/kernel';
import { must } from '../sql/sql.ts';
import type { TableLog } from './log.ts';
import { type PauseWish, pausesAfter } from './pauses.ts';
import { plainRefusal } from './refusals.ts';
import { settled } from './seating.ts';
import { beganAt, botAt } from './seats.ts';
import { isTooLate } from './timeouts.ts';
import type { Refused } from './wishes.ts';

/** Asks for a pause, answers whoever asked, or would go on before it is over. Undefined when it is done. */
export const wishPause = (
  log: TableLog,
  seat: Seat,
  wish: PauseWish,
  now: number,
  hasJustBegun: boolean,
): Promise<Refused | undefined> =>
  settled(log, async () => {
    if (log.live === undefined) return plainRefusal('notStarted');
    if (botAt(log.row, seat) !== undefined || (await isTooLate(log, seat, now, hasJustBegun)))
      return plainRefusal('standIn');
    const { row } = log;
    // Never before the last choice: what clocks have counted up to there stays as it is.
    const pauses = pausesAfter(row, seat, wish, beganAt(row) + log.at());
    if (typeof pauses === 'string') return plainRefusal(pauses);
    await log.change({ ...row, pauses }, [
      must('UPDATE tables SET pauses = ? WHERE id = ?', JSON.stringify(pauses), row.id),
    ]);
    return undefined;
  });
