import type { LobbyBody, PersonFacts, TableLine } from '@tianxia/protocol';
import { type Person, personFacts, ratingFacts } from '../people/person.ts';
import { blocksOf } from '../people/relations.ts';
import type { Sql } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import { LISTED, type ListedRow, lineFor, linesOf, WITH_HOSTS } from './lines.ts';

const MOST_READ = 200; // tables of one person, and invitations
/** The latest of them: most tables to which a person was ever asked are over. */
export const INVITES =
  'SELECT table_id, person, by_person, at FROM invites WHERE person = ? ORDER BY at DESC LIMIT 1000';

/** What the lobby shows to one person alone. */
export interface Own {
  person?: Person;
  yours: TableLine[];
  invites: LobbyBody['invites'];
  apart: ReadonlySet<string>; // who blocks them, or is blocked by them
  ratings: ReadonlyMap<string, number>; // by game
  json: string; // of yours and invites, as they stand in an answer
}
export type OwnOf = (person: Person | undefined) => Promise<Own>;
interface OwnParts {
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
const writtenOwn = ({ yours, invites }: Pick<Own, 'yours' | 'invites'>): string =>
  `"yours":${JSON.stringify(yours)},"invites":${JSON.stringify(invites)}`;
const NOBODYS: Own = {
  ...{ yours: [], invites: [], apart: new Set(), ratings: new Map() },
  json: writtenOwn({ yours: [], invites: [] }),
};

export function ownLists(parts: OwnParts): OwnOf {
  const { sql, library } = parts;
  /** A game that this program no longer has must not take the lists of all others with it. */
  async function playable<Row extends ListedRow>(rows: readonly Row[]): Promise<Row[]> {
    const games = await Promise.all(rows.map(({ game, rules }) => library.game(game, rules).catch(() => undefined)));
    return rows.filter((_, i) => games[i] !== undefined);
  }
  async function yoursOf(person: string): Promise<TableLine[]> {
    const rows = await sql.read<ListedRow>(
      `SELECT ${LISTED} FROM sitters mine JOIN tables ON tables.id = mine.table_id ${WITH_HOSTS}
       WHERE mine.person = ? AND mine.in_play = 1 AND tables.stage <> 'over' ORDER BY mine.since DESC LIMIT ${MOST_READ}`,
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
       FROM (${INVITES}) invites
         JOIN tables ON tables.id = invites.table_id JOIN people askers ON askers.id = invites.by_person
         LEFT JOIN ratings asker_ratings ON asker_ratings.person = askers.id AND asker_ratings.game = tables.game
         ${WITH_HOSTS}
       WHERE tables.stage = 'open' ORDER BY invites.at DESC LIMIT ${MOST_READ}`,
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
  return async person => {
    if (person === undefined) return NOBODYS;
    const [apart, ratings, yours] = await Promise.all([
      apartFrom(sql, person.id),
      ratingsOf(person),
      yoursOf(person.id),
    ]);
    const invites = await invitesTo(person.id, apart);
    return { person, yours, invites, apart, ratings, json: writtenOwn({ yours, invites }) };
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
