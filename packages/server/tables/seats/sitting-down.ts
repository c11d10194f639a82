import type { Seat } from '@tianxia/kernel';
import { ApiError, type JoinedBody } from '@tianxia/protocol';
import type { Person } from '../../people/person.ts';
import type { TableLog } from '../log/table-log.ts';
import { untilKept } from '../log/until-kept.ts';
import { colourFor } from './colours.ts';
import { satDown } from './seat-rows.ts';
import { openSeats, seatOf } from './who-sits.ts';

export const sitDown = (
  log: TableLog,
  person: Person,
  seat: Seat | undefined,
  colour: string | undefined,
  since: number,
): Promise<JoinedBody> =>
  untilKept(log, async () => {
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
