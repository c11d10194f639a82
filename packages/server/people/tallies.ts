import type { Result, Seat } from '@tianxia/kernel';
import { type Sql, type Statement, statement } from '../sql/sql.ts';
import { isBotId } from './bots.ts';

/** How a seat came to its place: played to the end, or by a bot for a player who left or ran out of time; 'lost': last for it. */
export type How = 'played' | 'left' | 'time' | 'lost';

/**
 * How a person did at a game: counted once, when a table ends, so that reading it costs the same after ten games and after a hundred
 * thousand, which bots soon have.
 */
export interface Tally {
  game: string;
  games: number;
  wins: number; // not those without anybody to win against
  total: number; // of all these games
  best: number | null;
  timeouts: number; // also in games that count for nothing else
}
interface Ended {
  game: string;
  result: Pick<Result, 'places' | 'totals'>;
  people: readonly string[]; // by seat
  how: readonly How[]; // likewise
}
const ADDED = `ON CONFLICT (person, game) DO UPDATE SET games = tallies.games + excluded.games, wins = tallies.wins + excluded.wins,
  total = tallies.total + excluded.total, timeouts = tallies.timeouts + excluded.timeouts,
  best = CASE WHEN tallies.best IS NULL OR excluded.best > tallies.best THEN excluded.best ELSE tallies.best END`;

/** A game that bots finished for everybody who had sat down says nothing of anybody. */
const saysSomething = ({ people, how }: Ended): boolean =>
  people.some((person, seat) => !isBotId(person) && ['played', 'lost'].includes(how[seat]!));

/** What a table that ends adds, in one order everywhere: no two tables wait for each other. */
export function tallied(ended: Ended): Statement[] {
  const counts = saysSomething(ended) ? 1 : 0;
  const { game, result, people, how } = ended;
  const added = (person: string, seat: Seat) => {
    const total = counts * result.totals[seat]!;
    const won = result.places[seat] === 1 && people.length > 1 ? counts : 0;
    const late = ['time', 'lost'].includes(how[seat]!) ? 1 : 0;
    return statement(
      `INSERT INTO tallies (person, game, games, wins, total, best, timeouts) VALUES (?, ?, ?, ?, ?, ?, ?) ${ADDED}`,
      ...[person, game, counts, won, total, counts === 0 ? null : total, late],
    );
  };
  const seats = people.map((person, seat) => ({ person, seat })).sort((a, b) => (a.person < b.person ? -1 : 1));
  return seats.map(({ person, seat }) => added(person, seat));
}
/**
 * What one of them did counts for the other from now on, at tables where the seat is the other's by now. A table where both sat has
 * counted for the other already. Before its results are theirs.
 */
export const talliesMoved = (from: string, to: string): Statement =>
  statement(
    `INSERT INTO tallies (person, game, games, wins, total, best, timeouts)
     SELECT ?, game, sum(counts), sum(CASE WHEN counts = 1 AND place = 1 AND players > 1 THEN 1 ELSE 0 END),
       sum(counts * total), max(CASE WHEN counts = 1 THEN total END),
       sum(CASE WHEN how IN ('time', 'lost') THEN 1 ELSE 0 END)
     FROM (SELECT results.*, CASE WHEN EXISTS (SELECT 1 FROM results others WHERE others.table_id = results.table_id
         AND others.person NOT LIKE 'bot:%' AND others.how IN ('played', 'lost')) THEN 1 ELSE 0 END AS counts
       FROM results JOIN sitters ON sitters.table_id = results.table_id AND sitters.seat = results.seat
       WHERE results.person = ? AND sitters.person = ?) played
     GROUP BY game ${ADDED}`,
    to,
    from,
    to,
  );
export const talliesOf = (sql: Sql, person: string): Promise<Tally[]> =>
  sql.read<Tally>(
    'SELECT game, games, wins, total, best, timeouts FROM tallies WHERE person = ? ORDER BY game',
    person,
  );
