import { NEWCOMER } from '../people/glicko.ts';
import { isAccount, type Person, personFacts, ratingFacts } from '../people/person.ts';
import { blocksOf } from '../people/relations.ts';
import type { LobbyAsked, LobbyBody, PersonFacts, TableLine } from '../protocol/index.ts';
import type { Sql } from '../sql/sql.ts';
import type { Library } from '../tables/library.ts';
import { LISTED, type ListedRow, lineFor, linesOf, WITH_HOSTS } from './lines.ts';

const DAY = 86_400_000;
const LISTED_FOR = 7 * DAY; // a table where nothing happens for so long is found by its link only
const MOST_READ = 200; // tables of each kind, before filters
const MOST_OPEN = 60;
const MOST_LIVE = 30;
const NEAR = 200; // rating points: a game in which both have a chance

/** What the lobby shows to everybody. */
export interface Public {
  open: TableLine[];
  live: TableLine[];
}
/** What it shows to one person alone. */
export interface Own {
  person?: Person;
  yours: TableLine[];
  invites: LobbyBody['invites'];
  apart: ReadonlySet<string>; // who blocks them, or is blocked by them
  ratings: ReadonlyMap<string, number>; // by game
}
export interface Lobby {
  everybody(): Promise<Public>;
  own(person: Person | undefined): Promise<Own>;
}
export interface LobbyParts {
  sql: Sql;
  library: Library;
  watching: (id: string) => number;
}
type InviteRow = ListedRow & {
  by_person: string;
  at: number;
  by_name: string;
  by_role: Person['role'];
  by_rating: number | null;
  by_deviation: number | null;
};

/** The lists of tables, from what is stored beside their logs: no table is replayed to be listed. */
export function lobby(parts: LobbyParts): Lobby {
  const { sql, library } = parts;
  /** A game that this program no longer has must not take the lists of all others with it. */
  async function playable<Row extends ListedRow>(rows: readonly Row[]): Promise<Row[]> {
    const games = await Promise.all(
      [...new Set(rows.map(row => row.game))].map(id => library.game(id).catch(() => undefined)),
    );
    return rows.filter(row => games.some(game => game?.id === row.game));
  }
  const listed = async (stages: string) =>
    playable(
      await sql.read<ListedRow>(
        `SELECT ${LISTED} FROM tables ${WITH_HOSTS}
       WHERE tables.stage IN (${stages}) AND tables.visibility = 'public' AND tables.changed > ?
       ORDER BY tables.changed DESC LIMIT ${MOST_READ}`,
        Date.now() - LISTED_FOR,
      ),
    );
  async function yoursOf(person: string): Promise<TableLine[]> {
    const rows = await sql.read<ListedRow>(
      `SELECT ${LISTED} FROM sitters JOIN tables ON tables.id = sitters.table_id ${WITH_HOSTS}
       WHERE sitters.person = ? AND tables.stage <> 'over' ORDER BY sitters.since DESC LIMIT ${MOST_READ}`,
      person,
    );
    const lines = (await linesOf(parts, await playable(rows))).map(line => lineFor(line, person));
    const urgency = (line: TableLine) => (line.yourTurn ? 0 : 1);
    return lines.sort((a, b) => urgency(a) - urgency(b) || b.changed.localeCompare(a.changed));
  }
  async function invitesTo(person: string, apart: ReadonlySet<string>): Promise<LobbyBody['invites']> {
    const rows = await sql.read<InviteRow>(
      `SELECT ${LISTED}, invites.by_person, invites.at, askers.name AS by_name, askers.role AS by_role,
         asker_ratings.rating AS by_rating, asker_ratings.deviation AS by_deviation
       FROM invites JOIN tables ON tables.id = invites.table_id JOIN people askers ON askers.id = invites.by_person
         LEFT JOIN ratings asker_ratings ON asker_ratings.person = askers.id AND asker_ratings.game = tables.game
         ${WITH_HOSTS}
       WHERE invites.person = ? AND tables.stage = 'open' ORDER BY invites.at DESC LIMIT ${MOST_READ}`,
      person,
    );
    const welcome = (await playable(rows)).filter(row => !apart.has(row.by_person));
    const lines = await linesOf(parts, welcome);
    return welcome.flatMap((row, i) => {
      const table = lines[i]!;
      if (table.seats.some(seat => seat.person === person)) return []; // accepted
      return [{ table, by: asker(row), at: new Date(row.at).toISOString() }];
    });
  }
  async function ratingsOf(person: Person): Promise<Map<string, number>> {
    const rows = await sql.read<{ game: string; rating: number }>(
      'SELECT game, rating FROM ratings WHERE person = ?',
      person.id,
    );
    return new Map(rows.map(({ game, rating }) => [game, rating]));
  }
  return {
    async everybody() {
      const [open, live] = await Promise.all([listed("'open'"), listed("'guests', 'bots'")]);
      const lines = await linesOf(parts, [...open, ...live]);
      return {
        open: lines.slice(0, open.length),
        live: lines.slice(open.length).filter(line => line.terms.watchers),
      };
    },
    async own(person) {
      if (person === undefined) return { yours: [], invites: [], apart: new Set(), ratings: new Map() };
      const [apart, ratings, yours] = await Promise.all([
        apartFrom(sql, person.id),
        ratingsOf(person),
        yoursOf(person.id),
      ]);
      return { person, yours, invites: await invitesTo(person.id, apart), apart, ratings };
    },
  };
}
/** Whom this person has blocked, and who has blocked them: they do not meet. */
async function apartFrom(sql: Sql, person: string): Promise<ReadonlySet<string>> {
  const [mine, theirs] = await Promise.all([
    blocksOf(sql, person),
    sql.read<{ person: string }>("SELECT person FROM relations WHERE other = ? AND kind = 'block'", person),
  ]);
  return new Set([...mine, ...theirs.map(row => row.person)]);
}
const asker = ({ by_person, by_name, by_role, by_rating, by_deviation }: InviteRow): PersonFacts => ({
  ...personFacts({ id: by_person, name: by_name, role: by_role }),
  ...ratingFacts({ rating: by_rating, deviation: by_deviation }),
});

/** One person's lobby, from both. */
export function lobbyFor({ open, live }: Public, own: Own, { game, pace, fits }: LobbyAsked): LobbyBody {
  const asked = (line: TableLine) =>
    (game === undefined || line.game === game) && (pace === undefined || line.terms.pace.kind === pace);
  const isMine = (line: TableLine) => own.yours.some(mine => mine.id === line.id);
  const others = (lines: TableLine[]) => lines.filter(line => asked(line) && !isMine(line));
  return {
    open: others(open)
      .filter(line => maySitAt(line, own) && (!fits || isNear(line, own)))
      .slice(0, MOST_OPEN),
    live: others(live).slice(0, MOST_LIVE),
    yours: own.yours,
    invites: own.invites,
  };
}
/** Not with people who block them or whom they block, and within the ratings the host asked for. */
export function maySitAt(line: TableLine, own: Own): boolean {
  if (peopleAt(line).some(person => own.apart.has(person))) return false;
  const { ratings } = line.terms;
  if (ratings === undefined || own.person === undefined) return true; // who is not signed in may still do so
  if (!isAccount(own.person.role)) return false; // a guest has no rating
  const mine = own.ratings.get(line.game) ?? NEWCOMER.rating;
  return mine >= ratings[0] && mine <= ratings[1];
}
/** Everybody there is about as good, as far as anybody knows. */
function isNear({ game, seats }: TableLine, own: Own): boolean {
  const mine = own.ratings.get(game);
  return (
    mine === undefined ||
    seats.every(
      ({ by, rating, provisional }) =>
        by !== 'person' || rating === undefined || provisional || Math.abs(rating - mine) <= NEAR,
    )
  );
}
const peopleAt = ({ host, seats }: TableLine): string[] => [
  ...(host === undefined ? [] : [host.id]),
  ...seats.flatMap(({ person }) => (person === undefined ? [] : [person])),
];
