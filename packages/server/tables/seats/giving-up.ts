import type { Seat } from '@tianxia/kernel';
import { ApiError } from '@tianxia/protocol';
import type { Person } from '../../people/person.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { stoodUp } from './seat-rows.ts';
import { withStandIns } from './stand-ins.ts';
import { isAway, mustSit } from './who-sits.ts';

/** Before the start the seat is open again; during play a bot plays on, so that the others can finish. */
export const standUp = (log: TableLog, person: Person, now: number): Promise<void> =>
  untilKept(log, async () => {
    if (isAway(log, person)) await log.catchUp();
    const { row } = log;
    const seat = mustSit(row, person);
    if (row.stage === 'over') throw new ApiError('over', 'the game is over');
    if (row.stage === 'open') return freed(log, seat);
    if (!isAway(log, person)) await leaves(log, seat, now);
  });
/** Before the start. */
export async function freed(log: TableLog, seat: Seat): Promise<void> {
  const { row } = log;
  await log.change({ ...row, sitters: row.sitters.filter(sitter => sitter.seat !== seat) }, stoodUp(row.id, seat));
}
/** A bot plays for them from now on. */
export async function leaves(log: TableLog, seat: Seat, now: number): Promise<void> {
  const { next, statements } = withStandIns(log.row, [seat], now, 'left');
  await log.change(next, statements);
}
