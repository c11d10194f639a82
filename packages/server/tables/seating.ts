import type { Seat } from '@tianxia/kernel';
import type { BotName, ChangeSeat, JoinedBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { Person } from '../people/person.ts';
import { Conflict } from '../sql/sql.ts';
import type { TableLog } from './log.ts';
import { colourFor, openSeats, seatOf } from './seats.ts';
import { arranged, cameBack, satDown, stoodUp } from './sitters.ts';
import type { SeatPlan, StoredTable } from './store.ts';
import { leaves } from './timeouts.ts';

const TRIES = 30; // others may sit down at the same moment
const PATIENCE = 3; // in another process bots may play on without a pause, always a little faster: then it is asked to wait

/** Who sits down, stands up, comes back. Everything is written before it is said, and looked at again when others were first. */
export async function settled<T>(log: TableLog, change: () => Promise<T>): Promise<T> {
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
export function mustSit(row: StoredTable, person: Person): Seat {
  const seat = seatOf(row, person.id);
  if (seat === undefined) throw new ApiError('notSeated', 'you do not sit at this table');
  return seat;
}
function mustBeOpen({ stage }: StoredTable): void {
  if (stage !== 'open') throw new ApiError('seatTaken', 'the game has begun');
}

export const sitDown = (
  log: TableLog,
  person: Person,
  seat: Seat | undefined,
  colour: string | undefined,
  since: number,
): Promise<JoinedBody> =>
  settled(log, async () => {
    const { row, game } = log;
    const mine = seatOf(row, person.id);
    if (mine !== undefined && (seat === undefined || seat === mine)) return { seat: mine };
    if (mine !== undefined) throw new ApiError('alreadySeated', `you sit in seat ${mine}`, 'seat');
    const open = openSeats(row);
    const wished = game.fixedColours && colour !== undefined ? game.colours.indexOf(colour) : -1; // the seat of that colour
    const taken = seat ?? (wished < 0 ? open[0] : wished);
    if (taken === undefined || row.seats[taken] === undefined)
      throw new ApiError('noSeat', seat === undefined ? 'every seat is taken' : `there is no seat ${seat}`, 'seat');
    if (!open.includes(taken)) throw new ApiError('seatTaken', `seat ${taken} is taken`, 'seat');
    const given = colourFor(row, taken, colour, game);
    const sitter = { seat: taken, person: person.id, name: person.name, colour: given, since };
    const sitters = [...row.sitters, sitter].sort((a, b) => a.seat - b.seat);
    await log.change({ ...row, sitters }, [satDown(row.id, sitter)]);
    return { seat: taken };
  });

/** By what this process has heard: whoever would do nothing for it reads on first, they may have come and gone elsewhere. */
const isAway = ({ row }: TableLog, person: Person): boolean =>
  row.sitters.find(sitter => sitter.person === person.id)?.standIn !== undefined;
/** Before the start the seat is open again; during play a bot plays on, so that the others can finish. */
export const standUp = (log: TableLog, person: Person, now: number): Promise<void> =>
  settled(log, async () => {
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
export const comeBack = (log: TableLog, person: Person): Promise<void> =>
  settled(log, async () => {
    if (!isAway(log, person)) await log.catchUp();
    const { row } = log;
    const seat = mustSit(row, person);
    if (row.stage === 'over') throw new ApiError('over', 'the game is over');
    const sitter = row.sitters.find(sitter => sitter.seat === seat)!;
    if (sitter.awayWhy === 'lost') throw new ApiError('over', 'you lost this game on time; a bot plays it to its end');
    if (sitter.standIn === undefined) return;
    const { standIn: _, awaySince: __, awayWhy: ___, ...back } = sitter;
    const sitters = row.sitters.map(other => (other.seat === seat ? back : other));
    await log.change({ ...row, sitters }, [cameBack(row.id, seat)]);
  });

/** By the host, before the start. */
export const changeSeat = (log: TableLog, host: Person, seat: Seat, change: ChangeSeat, now: number): Promise<void> =>
  settled(log, async () => {
    const { row } = log;
    if (row.host !== host.id && host.role !== 'admin') throw new ApiError('notHost', 'only the host of the table can');
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
/** Bots take whatever is free: nobody else came. */
export const fillWithBots = (log: TableLog, now: number): Promise<void> =>
  settled(log, async () => {
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
