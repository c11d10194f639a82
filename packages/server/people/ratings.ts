import type { Result, Seat } from '@tianxia/kernel';
import { Conflict, must, type Sql, type Statement, statement } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import type { StoredTable } from '../tables/log/store.ts';
import { beginning, botId, botRow, isBotId } from './bots.ts';
import { type Rating, rated, rested } from './glicko.ts';
import type { Role } from './person.ts';
import { type How, tallied } from './tallies.ts';

export interface Ratings {
  /**
   * What a game that is over writes beside its last choice: results of all seats and, where it counts, new ratings. `write` gets the
   * statements and puts them into the same transaction (`also` of store.append), so that a crash can neither lose nor double them. It is
   * called again when another table with the same people or bots ended at the same moment; a Conflict about anything else is its own.
   */
  ended(
    table: StoredTable,
    result: Result,
    at: number,
    write: (also: readonly Statement[]) => Promise<void>,
  ): Promise<void>;
}
type Played = Pick<StoredTable, 'seats' | 'sitters' | 'terms'>;

export function howAt({ sitters, terms }: Played, seat: Seat): How {
  const sitter = sitters.find(one => one.seat === seat);
  if (sitter?.standIn === undefined) return sitter?.awayWhy === 'lost' ? 'lost' : 'played';
  // Where running out of time loses, walking away must not be the better choice.
  return terms.onTimeout === 'loss' ? 'lost' : (sitter.awayWhy ?? 'left');
}
/** The result with the places that the terms of the table give: a player who lost by them stands last, behind those who held out longer. */
export function settled(table: Played, result: Result): Result {
  const since = (seat: Seat) => table.sitters.find(one => one.seat === seat)?.awaySince ?? 0;
  const keys = result.places.map((place, seat) => (howAt(table, seat) === 'lost' ? [1, -since(seat)] : [0, place])) as [
    number,
    number,
  ][];
  const ahead = (a: [number, number], b: [number, number]) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  return { ...result, places: keys.map(mine => 1 + keys.filter(other => ahead(other, mine)).length) };
}

interface Known {
  id: string;
  role: Role;
  rating: number | null;
  deviation: number | null;
  volatility: number | null;
  games: number | null;
  wins: number | null;
  changed: number | null;
}
interface Standing {
  person: string;
  rating: Rating;
  games: number;
  wins: number;
  changed: number | undefined; // undefined: no row yet
}
const TRIES = 20; // many tables with the same bot may end at once
const WEEK = 7 * 86_400_000; // without a game for this long, a rating period has passed

export function ratings(sql: Sql, library: Library): Ratings {
  /** A pack of the host's own making could be made to suit the host. */
  async function hasOwnPack({ game, rules, pack }: StoredTable): Promise<boolean> {
    return library.pack(await library.game(game, rules)).hash === pack;
  }
  async function known(ids: readonly string[], game: string): Promise<Map<string, Known>> {
    const rows = await sql.read<Known>(
      `SELECT people.id, people.role, ratings.rating, ratings.deviation, ratings.volatility, ratings.games, ratings.wins,
         ratings.changed
       FROM people LEFT JOIN ratings ON ratings.person = people.id AND ratings.game = ?
       WHERE people.id IN (${ids.map(() => '?').join(', ')})`,
      game,
      ...ids,
    );
    return new Map(rows.map(row => [row.id, row]));
  }
  /** Of everybody at the table; undefined when the game does not count. */
  async function standings(table: StoredTable, people: readonly string[]): Promise<Map<string, Standing> | undefined> {
    if (people.length < 2 || table.sitters.length === 0) return undefined;
    const [stored] = await sql.read<{ terms: string }>('SELECT terms FROM tables WHERE id = ?', table.id);
    if (stored === undefined || (JSON.parse(stored.terms) as { rated?: boolean }).rated === false) return undefined;
    if (!(await hasOwnPack(table))) return undefined;
    const rows = await known(people, table.game);
    const isRated = (id: string) => isBotId(id) || ['player', 'admin'].includes(rows.get(id)?.role ?? '');
    if (!people.every(isRated)) return undefined;
    const standing = async (id: string) => [id, await standingOf(id, table.game, rows.get(id))] as const;
    return new Map(await Promise.all(people.map(standing)));
  }
  async function attempt(table: StoredTable, result: Result, at: number): Promise<Attempt> {
    const seats = table.seats.map((_, seat) => personAt(table, seat));
    const people = [...new Set(seats)].sort(); // in one order everywhere: no two tables wait for each other
    const before = await standings(table, people);
    const { places, totals } = settled(table, result);
    const how = seats.map((_, seat) => howAt(table, seat));
    const after = before === undefined ? undefined : ratedAll(before, seats, places, at);
    const bots = table.seats.flatMap(plan => (plan.by === 'bot' ? [plan.bot ?? 'greedy'] : []));
    return {
      before,
      also: [
        ...[...new Set(bots)].map(bot => botRow(bot, at)),
        ...(after === undefined ? [] : people.map(id => kept(table.game, before!.get(id)!, after.get(id)!, at))),
        ...seats.map((person, seat) =>
          statement(
            `INSERT INTO results (table_id, seat, person, game, place, players, total, how, rating_before, rating_after,
               deviation_after, ended) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
            table.id,
            seat,
            person,
            table.game,
            places[seat]!,
            places.length,
            totals[seat]!,
            how[seat]!,
            before?.get(person)?.rating.rating ?? null,
            after?.get(person)?.rating.rating ?? null,
            after?.get(person)?.rating.deviation ?? null,
            at,
          ),
        ),
        ...tallied({ game: table.game, result: { places, totals }, people: seats, how }),
      ],
    };
  }
  /** Did the rating of one of them change since? Then a Conflict was about that, and another attempt may do. */
  async function isOvertaken(game: string, { before }: Attempt): Promise<boolean> {
    if (before === undefined) return false;
    const rows = await known([...before.keys()], game);
    return [...before.values()].some(({ person, changed }) => (rows.get(person)?.changed ?? undefined) !== changed);
  }
  /** Tables of one process that end at once do so one after the other, so that they do not overtake each other. */
  const last = new Map<string, Promise<unknown>>();
  function inTurn<T>(game: string, work: () => Promise<T>): Promise<T> {
    const done = (last.get(game) ?? Promise.resolve()).then(work);
    last.set(
      game,
      done.catch(() => {}),
    );
    return done;
  }
  return {
    ended: (table, result, at, write) =>
      inTurn(table.game, async () => {
        for (let left = TRIES; ; left--) {
          const made = await attempt(table, result, at);
          try {
            return await write(made.also);
          } catch (problem) {
            if (!(problem instanceof Conflict) || left === 0 || !(await isOvertaken(table.game, made))) throw problem;
          }
        }
      }),
  };
}
interface Attempt {
  before: Map<string, Standing> | undefined;
  also: Statement[];
}

/** Whose place it is: a bot that stands in for a player plays for them. */
function personAt({ seats, sitters }: StoredTable, seat: Seat): string {
  const plan = seats[seat]!;
  return plan.by === 'bot' ? botId(plan.bot ?? 'greedy') : sitters.find(one => one.seat === seat)!.person;
}
async function standingOf(person: string, game: string, row: Known | undefined): Promise<Standing> {
  if (row === undefined || row.changed === null)
    return { person, rating: await beginning(person, game), games: 0, wins: 0, changed: undefined };
  const { rating, deviation, volatility, games, wins, changed } = row as { [K in keyof Known]: NonNullable<Known[K]> };
  return { person, rating: { rating, deviation, volatility }, games, wins, changed };
}
/**
 * A table is one period in which everybody met everybody else. Each of these pairs weighs 1 / (players - 1), so that a table of five
 * says as much about a player as a game of two, not four times as much: the pairs of one table are one evening's luck. Two bots of one
 * kind do not meet: they are the same player.
 */
function ratedAll(
  before: ReadonlyMap<string, Standing>,
  seats: readonly string[],
  places: readonly number[],
  at: number,
): Map<string, Standing> {
  const weight = 1 / (seats.length - 1);
  const now = (person: string): Rating => {
    const { rating, changed = at } = before.get(person)!;
    return rested(rating, Math.max(0, Math.floor((at - changed) / WEEK)));
  };
  const score = (mine: Seat, other: Seat) => (1 + Math.sign(places[other]! - places[mine]!)) / 2;
  const after = (standing: Standing): Standing => {
    const mine = seats.flatMap((person, seat) => (person === standing.person ? [seat] : []));
    const outcomes = mine.flatMap(seat =>
      seats.flatMap((person, other) =>
        person === standing.person ? [] : [{ against: now(person), score: score(seat, other), weight }],
      ),
    );
    return {
      ...standing,
      rating: rated(now(standing.person), outcomes),
      games: standing.games + 1,
      wins: standing.wins + (mine.some(seat => places[seat] === 1) ? 1 : 0),
    };
  };
  return new Map([...before].map(([person, standing]) => [person, after(standing)]));
}
/** Only if it has not changed since it was read. */
function kept(game: string, before: Standing, { person, rating, games, wins }: Standing, at: number): Statement {
  const values = [rating.rating, rating.deviation, rating.volatility, games, wins];
  if (before.changed === undefined)
    return statement(
      `INSERT INTO ratings (rating, deviation, volatility, games, wins, changed, person, game)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ...values,
      at,
      person,
      game,
    );
  return must(
    `UPDATE ratings SET rating = ?, deviation = ?, volatility = ?, games = ?, wins = ?, changed = ?
     WHERE person = ? AND game = ? AND changed = ?`,
    ...values,
    Math.max(at, before.changed + 1), // never the same twice
    person,
    game,
    before.changed,
  );
}
