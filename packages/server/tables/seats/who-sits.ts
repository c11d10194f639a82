import type { Seat } from '@tianxia/kernel';
import { ApiError, type BotName } from '@tianxia/protocol';
import type { Person } from '../../people/person.ts';
import type { Sitter, StoredTable } from '../log/store.ts';

export type Seated = Pick<StoredTable, 'seats' | 'sitters' | 'bots'>;
export const sitterAt = (table: Seated, seat: Seat): Sitter | undefined =>
  table.sitters.find(sitter => sitter.seat === seat);
export const openSeats = (table: Seated): Seat[] =>
  table.seats.flatMap((plan, seat) => (plan.by === 'open' && sitterAt(table, seat) === undefined ? [seat] : []));
/** Who chooses for this seat when no person does: the bot of the seat, or the one that stands in. */
export const botAt = (table: Seated, seat: Seat): BotName | undefined =>
  table.seats[seat]?.by === 'bot' ? (table.seats[seat].bot ?? 'greedy') : sitterAt(table, seat)?.standIn;
/** The moment the last seat was taken: from here a table's log counts its time. */
export const beganAt = (table: StoredTable): number =>
  Math.max(table.created, ...table.sitters.map(({ since }) => since), ...table.seats.map(({ since = 0 }) => since));
export const seatOf = (table: Seated, person: string | undefined): Seat | undefined =>
  table.sitters.find(sitter => sitter.person === person)?.seat;
export function mustSit(row: StoredTable, person: Person): Seat {
  const seat = seatOf(row, person.id);
  if (seat === undefined) throw new ApiError('notSeated', 'you do not sit at this table');
  return seat;
}
/** By what this process has heard: it reads on before it does nothing for that, since people may have come and gone elsewhere. */
export const isAway = ({ row }: { row: Seated }, person: Person): boolean =>
  row.sitters.find(sitter => sitter.person === person.id)?.standIn !== undefined;
