import type { Seat } from '@tianxia/kernel';
import type { BotName } from '@tianxia/protocol';
import { must, type Statement, statement } from '../../sql/sql.ts';

export interface SeatPlan {
  by: 'open' | 'bot';
  colour: string; // of an open seat: kept for it until a player in another seat asks for it
  name?: string;
  bot?: BotName;
  since?: number; // when the host put a bot here
}
export interface Sitter {
  seat: Seat;
  person: string;
  name: string;
  colour: string;
  since: number;
  standIn?: BotName; // plays for them
  awaySince?: number;
  awayWhy?: 'left' | 'time' | 'lost';
  account?: true; // the name is theirs alone
  rating?: number; // at this game
  deviation?: number;
}

/** What changes about who sits at a table, as it is written beside the table's progress. */
export const satDown = (id: string, { seat, person, name, colour, since }: Sitter): Statement =>
  statement(
    'INSERT INTO sitters (table_id, seat, person, name, colour, since) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    seat,
    person,
    name,
    colour,
    since,
  );
/** Looks into the hand end with it: the next player there has given none. */
export const stoodUp = (id: string, seat: Seat): Statement[] => [
  must('DELETE FROM sitters WHERE table_id = ? AND seat = ?', id, seat),
  statement('DELETE FROM passes WHERE table_id = ? AND seat = ?', id, seat),
];

export const stoodIn = (
  id: string,
  seat: Seat,
  bot: BotName,
  since: number,
  why: Sitter['awayWhy'] & string,
): Statement =>
  must(
    'UPDATE sitters SET stand_in = ?, away_since = ?, away_why = ? WHERE table_id = ? AND seat = ?',
    bot,
    since,
    why,
    id,
    seat,
  );
export const cameBack = (id: string, seat: Seat): Statement =>
  must(
    'UPDATE sitters SET stand_in = NULL, away_since = NULL, away_why = NULL WHERE table_id = ? AND seat = ?',
    id,
    seat,
  );
export const arranged = (id: string, seats: readonly SeatPlan[]): Statement =>
  must('UPDATE tables SET seats = ? WHERE id = ?', JSON.stringify(seats), id);
