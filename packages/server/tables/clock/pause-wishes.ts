import type { Seat } from '@tianxia/kernel';
import { type NotChosen, refusedFor } from '@tianxia/protocol';
import { must } from '../../sql/sql.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { beganAt, botAt } from '../seats/who-sits.ts';
import { type PauseWish, pausesAfter } from './pauses.ts';
import { isTooLate } from './running-out.ts';

/** A player asks for a pause, answers one who asked, or would go on before it is over. Undefined when it is done. */
export const wishPause = (
  log: TableLog,
  seat: Seat,
  wish: PauseWish,
  now: number,
  hasJustBegun: boolean,
): Promise<NotChosen | undefined> =>
  untilKept(log, async () => {
    if (log.live === undefined) return refusedFor('notStarted');
    if (botAt(log.row, seat) !== undefined || (await isTooLate(log, seat, now, hasJustBegun)))
      return refusedFor('standIn');
    const { row } = log;
    // Never before the last choice: what clocks have counted up to there stays as it is.
    const pauses = pausesAfter(row, seat, wish, beganAt(row) + log.at());
    if ('code' in pauses) return pauses;
    await log.change({ ...row, pauses }, [
      must('UPDATE tables SET pauses = ? WHERE id = ?', JSON.stringify(pauses), row.id),
    ]);
    return undefined;
  });
