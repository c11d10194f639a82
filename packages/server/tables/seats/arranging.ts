import type { Seat } from '@tianxia/kernel';
import { ApiError, type BotName, type ChangeSeat } from '@tianxia/protocol';
import type { Person } from '../../people/person.ts';
import type { SeatPlan, StoredTable } from '../log/store.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { colourFor } from './colours.ts';
import { freed } from './giving-up.ts';
import { arranged } from './seat-rows.ts';
import { openSeats } from './who-sits.ts';

function mustBeOpen({ stage }: StoredTable): void {
  if (stage !== 'open') throw new ApiError('seatTaken', 'the game has begun');
}
export function mustHost({ host }: StoredTable, { id, role }: Person): void {
  if (host !== id && role !== 'admin') throw new ApiError('notHost', 'only the host of the table can');
}
/** By the host, before the start. */
export const changeSeat = (log: TableLog, host: Person, seat: Seat, change: ChangeSeat, now: number): Promise<void> =>
  untilKept(log, async () => {
    const { row } = log;
    mustHost(row, host);
    mustBeOpen(row);
    if (row.seats[seat] === undefined) throw new ApiError('noSeat', `there is no seat ${seat}`, 'seat');
    const isTaken = row.sitters.some(sitter => sitter.seat === seat);
    if (change.to === 'bot') {
      if (isTaken || row.seats[seat].by === 'bot') throw new ApiError('seatTaken', `seat ${seat} is taken`, 'seat');
      return putBots(log, [seat], change.bot ?? 'greedy', now);
    }
    if (isTaken) return freed(log, seat);
    const { colour } = row.seats[seat];
    const seats = row.seats.map((plan, i): SeatPlan => (i === seat ? { by: 'open', colour } : plan));
    await log.change({ ...row, seats }, [arranged(row.id, seats)]);
  });
/** Bots take all that is free: no one else came. */
export const fillWithBots = (log: TableLog, now: number): Promise<void> =>
  untilKept(log, async () => {
    const open = openSeats(log.row);
    if (log.row.stage === 'open' && open.length > 0) await putBots(log, open, 'greedy', now);
  });
async function putBots(log: TableLog, taken: readonly Seat[], bot: BotName, since: number): Promise<void> {
  const { row, game } = log;
  const seats = [...row.seats];
  for (const seat of taken) {
    const colour = colourFor({ seats, sitters: row.sitters }, seat, undefined, game);
    const bots = seats.filter(plan => plan.by === 'bot').length;
    seats[seat] = { by: 'bot', colour, name: `Bot ${bots + 1}`, bot, since };
  }
  await log.change({ ...row, seats }, [arranged(row.id, seats)]);
}
