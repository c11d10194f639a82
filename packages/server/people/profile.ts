import type { FriendsBody, PersonFacts, ProfileBody, RatingLine } from '@tianxia/protocol';
import { one, type Sql } from '../sql/sql.ts';
import { type PersonRow, personNamed, personRow } from './accounts.ts';
import { PROVISIONAL } from './glicko.ts';
import { isOnline } from './online.ts';
import { type Person, personFacts, type Role } from './person.ts';
import { relationTo } from './relations.ts';
import { type Tally, talliesOf } from './tallies.ts';

const MOST_HISTORY = 200; // points of a chart
const LOOKED_THROUGH = 1000; // of a person's latest games: how they play now is in them, and a bot has played in half of all
const MOST_FOLLOWERS = 20; // the latest ones, so that they can be followed back
const iso = (at: number) => new Date(at).toISOString();

/** By id, else by the name of an account or a bot. */
export const personCalled = async (sql: Sql, nameOrId: string): Promise<PersonRow | undefined> =>
  (await personRow(sql, nameOrId)) ?? (await personNamed(sql, nameOrId));

interface RatingRow {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  wins: number;
}

const PACE_GAMES = 20; // the last of them say how a person plays now
const ROUSED = 15 * 60_000; // milliseconds: after that it was a pause, or the server was away
/** Mean milliseconds for a choice of one's own, in games with a live clock: elsewhere one may sleep over it. */
async function paceOf(sql: Sql, person: string): Promise<number | undefined> {
  const row = await one(
    sql.read<{ choices: number; millis: number | null }>(
      `SELECT count(*) AS choices, sum(mine.at - coalesce(earlier.at, 0)) AS millis
       FROM (SELECT latest.table_id, latest.seat
             FROM (SELECT table_id, seat, how, ended FROM results WHERE person = ? ORDER BY ended DESC LIMIT ${LOOKED_THROUGH}) latest
               JOIN tables ON tables.id = latest.table_id
             WHERE latest.how = 'played' AND tables.terms LIKE '%"kind":"live"%'
             ORDER BY latest.ended DESC LIMIT ${PACE_GAMES}) played
         JOIN entries mine ON mine.table_id = played.table_id AND mine.seat = played.seat
         LEFT JOIN entries earlier ON earlier.table_id = mine.table_id AND earlier.seq = mine.seq - 1
       WHERE mine.forced = 0 AND mine.words NOT IN ('undo', 'redo') AND mine.words NOT LIKE 'back %'
         AND mine.at - coalesce(earlier.at, 0) < ${ROUSED}`,
      person,
    ),
  );
  return row?.millis == null ? undefined : Math.round(row.millis / row.choices);
}

/** What `viewer` may know of a person: how they play may be read by all, when they were last seen is for friends. */
export async function profileOf(sql: Sql, row: PersonRow, viewer: Person | undefined): Promise<ProfileBody> {
  const [tallies, ratings, pace, mine, theirs] = await Promise.all([
    talliesOf(sql, row.id),
    ratingLines(sql, row.id),
    paceOf(sql, row.id),
    viewer === undefined ? undefined : relationTo(sql, viewer.id, row.id),
    viewer === undefined ? undefined : relationTo(sql, row.id, viewer.id),
  ]);
  const isYou = viewer?.id === row.id;
  const relation = isYou ? 'you' : mine;
  return {
    ...personFacts(row),
    since: iso(row.created),
    ...(isYou || (mine === 'friend' && theirs === 'friend') ? { seen: iso(row.seen) } : {}),
    ...sumsOf(tallies),
    ratings,
    ...(pace === undefined ? {} : { pace }),
    averages: tallies.flatMap(({ game, games, wins, total, best }) =>
      games === 0 ? [] : [{ game, games, wins, mean: total / games, best: best! }],
    ),
    ...(relation === undefined ? {} : { relation }),
    ...(theirs === 'friend' ? { followsYou: true } : {}),
  };
}
function sumsOf(tallies: readonly Tally[]): Pick<ProfileBody, 'games' | 'wins' | 'timeouts'> {
  const sum = (what: 'games' | 'wins' | 'timeouts') => tallies.reduce((all, tally) => all + tally[what], 0);
  return { games: sum('games'), wins: sum('wins'), timeouts: sum('timeouts') };
}
async function ratingLines(sql: Sql, person: string): Promise<RatingLine[]> {
  const rows = await sql.read<RatingRow>(
    'SELECT game, rating, deviation, games, wins FROM ratings WHERE person = ? ORDER BY rating DESC',
    person,
  );
  return Promise.all(
    rows.map(async ({ game, rating, deviation, games, wins }) => {
      const history = await sql.read<{ ended: number; rating_after: number }>(
        `SELECT ended, rating_after
         FROM (SELECT game, ended, rating_after FROM results WHERE person = ? ORDER BY ended DESC LIMIT ${LOOKED_THROUGH}) latest
         WHERE game = ? AND rating_after IS NOT NULL ORDER BY ended DESC LIMIT ${MOST_HISTORY}`,
        person,
        game,
      );
      return {
        game,
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        provisional: deviation > PROVISIONAL,
        games,
        wins,
        history: history.reverse().map(point => ({ at: iso(point.ended), rating: Math.round(point.rating_after) })),
      };
    }),
  );
}

/** Tables that wait for this person. */
export async function turnsOf(sql: Sql, person: string): Promise<number> {
  const rows = await sql.read<{ seat: number; waiting: string }>(
    `SELECT mine.seat, tables.waiting FROM sitters mine JOIN tables ON tables.id = mine.table_id
     WHERE mine.person = ? AND mine.in_play = 1 AND mine.stand_in IS NULL AND tables.stage IN ('guests', 'bots')`,
    person,
  );
  return rows.filter(({ seat, waiting }) => (JSON.parse(waiting) as number[]).includes(seat)).length;
}

interface FriendRow {
  id: string;
  name: string;
  role: Role;
  here: number;
  kind: string;
  theirs: string | null;
}
/** Where a friend plays just now: the public table that moved last. */
interface WhereRow {
  person: string;
  id: string;
  game: string;
  stage: string;
}
export async function friendsOf(sql: Sql, person: string): Promise<FriendsBody> {
  const now = Date.now();
  const [rows, followers, where] = await Promise.all([
    sql.read<FriendRow>(
      `SELECT people.id, people.name, people.role, people.here, relations.kind, back.kind AS theirs
       FROM relations JOIN people ON people.id = relations.other
         LEFT JOIN relations back ON back.person = relations.other AND back.other = relations.person
       WHERE relations.person = ? ORDER BY lower(people.name), people.id`,
      person,
    ),
    sql.read<Pick<FriendRow, 'id' | 'name' | 'role'>>(
      `SELECT people.id, people.name, people.role FROM relations JOIN people ON people.id = relations.person
       WHERE relations.other = ? AND relations.kind = 'friend'
         AND NOT EXISTS (SELECT 1 FROM relations mine WHERE mine.person = relations.other AND mine.other = relations.person)
       ORDER BY relations.since DESC, people.id LIMIT ${MOST_FOLLOWERS}`,
      person,
    ),
    sql.read<WhereRow>(
      `SELECT sitters.person, tables.id, tables.game, tables.stage
       FROM relations JOIN people ON people.id = relations.other AND people.here > ?
         JOIN relations back ON back.person = relations.other AND back.other = relations.person AND back.kind = 'friend'
         JOIN sitters ON sitters.person = relations.other AND sitters.in_play = 1 JOIN tables ON tables.id = sitters.table_id
       WHERE relations.person = ? AND relations.kind = 'friend' AND tables.stage <> 'over'
         AND tables.visibility = 'public' ORDER BY tables.changed DESC`,
      now, // of all others nothing is told, so nothing is read
      person,
    ),
  ]);
  const facts = (row: FriendRow): PersonFacts => personFacts(row);
  return {
    friends: rows
      .filter(({ kind }) => kind === 'friend')
      .map(row => {
        // Who does not follow back tells nothing of their coming and going.
        const followsBack = row.theirs === 'friend';
        if (!followsBack) return { ...facts(row), followsBack, online: false };
        const table = where.find(one => one.person === row.id);
        const online = isOnline(row.here, now);
        if (table === undefined || !online) return { ...facts(row), followsBack, online };
        const stage = table.stage === 'open' ? 'open' : 'running';
        return { ...facts(row), followsBack, online, at: { table: table.id, game: table.game, stage } };
      }),
    followers: followers.map(row => personFacts(row)),
    blocked: rows.filter(({ kind }) => kind === 'block').map(facts),
  };
}
