import type { Result, Seat } from '@tianxia/kernel';
import { type BotName, type Terms, terms as termsShape, type Visibility } from '@tianxia/protocol';
import { type BotRatings, botRatings } from '../../people/bots.ts';
import { one, type Sql } from '../../sql/sql.ts';
import type { SeatPlan, Sitter } from '../seats/seat-rows.ts';

/** What a table waits for: an index of its log, kept so that a table need not be replayed to be listed. */
export type Stage = 'open' | 'guests' | 'bots' | 'over';
export interface NewTable {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: Readonly<Record<string, string>>;
  seats: readonly SeatPlan[];
  key: string; // secret until the game is over
  created: number; // milliseconds since 1970
  follows?: string; // the table this is the rematch of
  stage: Stage;
  host?: string;
  visibility: Visibility;
  terms: Terms;
  due?: number | undefined; // when a process must look after it though no player asks: a bot's turn, the end of a clock
}
export interface StoredTable extends NewTable {
  sitters: readonly Sitter[];
  rematch?: string; // the table that follows this one
  changed: number; // when something last happened
  ended?: number | undefined;
  result?: Result | undefined;
  waiting?: readonly Seat[] | undefined; // whose turn; left out while no one is asked
  plans?: readonly SeatPlanned[];
  pauses?: readonly Pause[]; // that were agreed on, and last the one that is asked for
  quarantine?: string; // why nothing can be chosen at it any more
  bots?: BotRatings; // at this game
}
/** What a player has planned to choose, and how it went so far: JSON of `plan` and what plans.ts adds. */
interface SeatPlanned {
  seat: Seat;
  plan: string;
}
/** A pause that a player asked for. Kept in the row of its table: it holds in every process, and after a restart. */
export interface Pause {
  by: Seat;
  until: number; // milliseconds since 1970
  agreed: readonly Seat[];
  from?: number; // since then all had agreed
  goOn: readonly Seat[]; // who would end it early
  to?: number; // when it ended early
}
/** Where a table stands after a choice. */
export interface Progress {
  stage: Stage;
  changed: number;
  due?: number | undefined;
  ended?: number | undefined;
  result?: Result | undefined;
  turn?: number; // choices so far; as before when left out
  waiting?: readonly Seat[] | undefined; // whose turn
  since?: number; // `changed` of the row this was made from: a Conflict when another process has changed the table since
  lease?: number; // as before when left out
}
interface TableRow {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: string;
  seats: string;
  key: string;
  created: number;
  follows: string | null;
  stage: Stage;
  host: string | null;
  visibility: Visibility;
  terms: string;
  changed: number;
  due: number | null;
  ended: number | null;
  result: string | null;
  waiting: string;
  pauses: string;
  quarantine: string | null;
}
interface SitterRow {
  seat: number;
  person: string;
  name: string;
  colour: string;
  since: number;
  stand_in: BotName | null;
  away_since: number | null;
  away_why: 'left' | 'time' | 'lost' | null;
  role: string;
  rating: number | null;
  deviation: number | null;
}

/** A field that is not there is left out: rows have null, the program has undefined. */
function present<T extends object>(fields: { [K in keyof T]: T[K] | null | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as T;
}
const sitterOf = ({ stand_in, away_since, away_why, role, rating, deviation, ...row }: SitterRow): Sitter => ({
  ...row,
  ...(role === 'player' || role === 'admin' ? { account: true } : {}),
  ...present<Pick<Sitter, 'standIn' | 'awaySince' | 'awayWhy' | 'rating' | 'deviation'>>({
    standIn: stand_in,
    awaySince: away_since,
    awayWhy: away_why,
    rating,
    deviation,
  }),
});
const sittersOf = async (sql: Sql, id: string): Promise<Sitter[]> => {
  const rows = await sql.read<SitterRow>(
    `SELECT sitters.seat, sitters.person, sitters.name, sitters.colour, sitters.since, sitters.stand_in, sitters.away_since,
       sitters.away_why, people.role, ratings.rating, ratings.deviation
     FROM sitters JOIN tables ON tables.id = sitters.table_id JOIN people ON people.id = sitters.person
       LEFT JOIN ratings ON ratings.person = sitters.person AND ratings.game = tables.game
     WHERE sitters.table_id = ? ORDER BY sitters.seat`,
    id,
  );
  return rows.map(sitterOf);
};

type Standing = Pick<TableRow, 'stage' | 'changed' | 'due' | 'ended' | 'result' | 'waiting'>;
const progressOf = ({ stage, changed, due, ended, result, waiting }: Standing): Progress => ({
  ...{ stage, changed },
  ...present<Pick<Progress, 'due' | 'ended' | 'result' | 'waiting'>>({
    ...{ due, ended },
    result: result === null ? null : JSON.parse(result),
    waiting: waiting === '[]' ? null : JSON.parse(waiting),
  }),
});
export async function progressIn(sql: Sql, id: string): Promise<Progress> {
  const row = await one(
    sql.read<Standing>('SELECT stage, changed, due, ended, result, waiting FROM tables WHERE id = ?', id),
  );
  if (row === undefined) throw new Error(`table ${id} is gone`);
  return progressOf(row);
}
export async function tableIn(sql: Sql, id: string): Promise<StoredTable | undefined> {
  const [row, sitters, following, plans, bots] = await Promise.all([
    one(sql.read<TableRow>('SELECT * FROM tables WHERE id = ?', id)),
    sittersOf(sql, id),
    one(sql.read<{ id: string }>('SELECT id FROM tables WHERE follows = ?', id)),
    sql.read<SeatPlanned>('SELECT seat, plan FROM plans WHERE table_id = ? ORDER BY seat', id),
    botRatings(sql),
  ]);
  if (row === undefined) return undefined;
  const { game, rules, pack, key, created, visibility, follows, host, quarantine } = row;
  return {
    ...{ id, game, rules, pack, key, created, visibility },
    options: JSON.parse(row.options),
    seats: JSON.parse(row.seats),
    terms: termsShape.parse(JSON.parse(row.terms)),
    sitters,
    bots: bots(game),
    ...progressOf(row),
    ...present<Pick<StoredTable, 'follows' | 'host' | 'rematch' | 'plans' | 'pauses' | 'quarantine'>>({
      ...{ follows, host, quarantine },
      rematch: following?.id,
      plans: plans.length === 0 ? null : plans,
      pauses: row.pauses === '[]' ? null : JSON.parse(row.pauses),
    }),
  };
}
