import type { Seat } from '@tianxia/kernel';
import { type SeatFacts, type TableLine, terms as termsShape, type Visibility } from '@tianxia/protocol';
import { botRatings } from '../people/bots.ts';
import { isOnline } from '../people/online.ts';
import { isAccount, personFacts, type Role, ratingFacts } from '../people/person.ts';
import type { Sql } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import type { SeatPlan, Sitter, Stage } from '../tables/log/store.ts';
import { pageOf, seatsOf } from '../tables/telling/facts.ts';

/** A table as a list reads it. Nothing of its log, and not its key. */
export interface ListedRow {
  id: string;
  game: string;
  rules: string;
  options: string;
  seats: string;
  stage: Stage;
  visibility: Visibility;
  terms: string;
  host: string | null;
  created: number;
  changed: number;
  turn: number;
  waiting: string;
  due: number | null;
  host_name: string | null;
  host_role: Role | null;
  host_rating: number | null;
  host_deviation: number | null;
}
export const LISTED = `tables.id, tables.game, tables.rules, tables.options, tables.seats, tables.stage, tables.visibility, tables.terms,
  tables.host, tables.created, tables.changed, tables.turn, tables.waiting, tables.due, hosts.name AS host_name,
  hosts.role AS host_role, host_ratings.rating AS host_rating, host_ratings.deviation AS host_deviation`;
export const WITH_HOSTS = `LEFT JOIN people hosts ON hosts.id = tables.host
  LEFT JOIN ratings host_ratings ON host_ratings.person = tables.host AND host_ratings.game = tables.game`;

interface SitterRow {
  table_id: string;
  seat: Seat;
  person: string;
  name: string;
  colour: string;
  since: number;
  stand_in: Sitter['standIn'] | null;
  away_why: Sitter['awayWhy'] | null;
  role: Role;
  here: number;
  rating: number | null;
  deviation: number | null;
}
export const places = (of: readonly unknown[]): string => of.map(() => '?').join(', ');

/** Rows as lines, in the same order: one question for everybody who sits there, one for the bots. */
export async function linesOf(
  { sql, library, watching }: { sql: Sql; library: Library; watching: (id: string) => number },
  rows: readonly ListedRow[],
): Promise<TableLine[]> {
  if (rows.length === 0) return [];
  const now = Date.now();
  const [sitters, bots] = await Promise.all([
    sql.read<SitterRow>(
      `SELECT sitters.table_id, sitters.seat, sitters.person, sitters.name, sitters.colour, sitters.since, sitters.stand_in,
         sitters.away_why, people.role, people.here, ratings.rating, ratings.deviation
       FROM sitters JOIN tables ON tables.id = sitters.table_id JOIN people ON people.id = sitters.person
         LEFT JOIN ratings ON ratings.person = sitters.person AND ratings.game = tables.game
       WHERE sitters.table_id IN (${places(rows)}) ORDER BY sitters.seat`,
      ...rows.map(row => row.id),
    ),
    botRatings(sql),
  ]);
  const byTable = new Map<string, SitterRow[]>();
  for (const sitter of sitters) byTable.set(sitter.table_id, [...(byTable.get(sitter.table_id) ?? []), sitter]);
  return Promise.all(
    rows.map(async row => {
      const here = byTable.get(row.id) ?? [];
      const { colours } = await library.game(row.game, row.rules);
      const online = new Set(here.flatMap(({ seat, here }) => (isOnline(here, now) ? [seat] : [])));
      const planned = JSON.parse(row.seats) as SeatPlan[];
      const seated = { seats: planned, sitters: here.map(sitterOf), bots: bots(row.game) };
      return lineOf(row, seatsOf(seated, colours, online), watching(row.id));
    }),
  );
}
const sitterOf = ({ seat, person, name, colour, since, stand_in, away_why, ...row }: SitterRow): Sitter => ({
  ...{ seat, person, name, colour, since },
  ...(isAccount(row.role) ? { account: true } : {}),
  ...(row.rating === null ? {} : { rating: row.rating, deviation: row.deviation! }),
  ...(stand_in === null ? {} : { standIn: stand_in! }),
  ...(away_why === null ? {} : { awayWhy: away_why! }),
});
function lineOf(row: ListedRow, seats: SeatFacts[], watching: number): TableLine {
  const { id, game, visibility, stage, turn } = row;
  const waiting = JSON.parse(row.waiting) as Seat[];
  return {
    ...{ id, url: pageOf(id), game, visibility, seats, turn, watching },
    options: JSON.parse(row.options),
    terms: termsShape.parse(JSON.parse(row.terms)),
    created: new Date(row.created).toISOString(),
    changed: new Date(row.changed).toISOString(),
    stage: stage === 'open' || stage === 'over' ? stage : 'running',
    ...(row.host === null || row.host_name === null || row.host_role === null
      ? {}
      : {
          host: {
            ...personFacts({ id: row.host, name: row.host_name, role: row.host_role }),
            ...ratingFacts({ rating: row.host_rating, deviation: row.host_deviation }),
          },
        }),
    ...(waiting.length > 0 ? { waiting } : {}),
  };
}
/** The same line for a player who sits there. */
export function lineFor(line: TableLine, person: string | undefined): TableLine {
  const you = line.seats.findIndex(seat => person !== undefined && seat.person === person);
  if (you < 0) return line;
  return { ...line, you, yourTurn: (line.waiting ?? []).includes(you) && line.seats[you]?.standIn === undefined };
}
