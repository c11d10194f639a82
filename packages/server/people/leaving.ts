import { SOMEBODY } from '@tianxia/protocol';
import { type Sql, type Statement, statement } from '../sql/sql.ts';
import { moved, tablesInPlay, unrated } from './accounts.ts';
import { isBotId } from './bots.ts';
import type { Person } from './person.ts';
import { talliesMoved } from './tallies.ts';

/** Plays on for a player who leaves for good. */
const STAND_IN = 'greedy';
/** A host's tables stand in two indexes. */
const HOSTED = ["stage <> 'over'", "stage = 'over'"];

/**
 * Everything that belongs to the person goes. Their seats stay, without their name, because the games are others' too: before the start a
 * seat is open again, in play a bot takes over. The row of the person stays, empty, for these seats to point at.
 */
const vanished = (person: string, now: number): Statement[] => {
  const own = (sql: string) => statement(sql, person);
  const at = (...stages: string[]) =>
    `person = ? AND in_play = 1 AND EXISTS (SELECT 1 FROM tables WHERE tables.id = sitters.table_id
       AND tables.stage IN (${stages.map(stage => `'${stage}'`).join(', ')}))`;
  const running = at('guests', 'bots');
  const atMySeats = (table: string) =>
    own(`DELETE FROM ${table} WHERE (table_id, seat) IN (SELECT table_id, seat FROM sitters WHERE person = ?)`);
  return [
    ...moved(person, now),
    statement(`UPDATE tables SET due = ? WHERE id IN (SELECT table_id FROM sitters WHERE ${running})`, now, person),
    atMySeats('passes'),
    atMySeats('plans'),
    own(`DELETE FROM sitters WHERE ${at('open')}`),
    statement(
      `UPDATE sitters SET stand_in = coalesce(stand_in, ?), away_since = coalesce(away_since, ?),
         away_why = coalesce(away_why, 'left') WHERE ${running}`,
      STAND_IN,
      now,
      person,
    ),
    statement('UPDATE sitters SET name = ? WHERE person = ?', SOMEBODY, person),
    // No one waits at a table that its host left alone, and no bot comes to it.
    own(
      `UPDATE tables SET visibility = 'private', due = NULL WHERE host = ? AND stage <> 'over' AND stage = 'open'
         AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.table_id = tables.id)`,
    ),
    ...HOSTED.map(stage => own(`UPDATE tables SET host = NULL WHERE host = ? AND ${stage}`)),
    statement("UPDATE chat SET text = '', name = ?, hidden = 1 WHERE person = ?", SOMEBODY, person),
    own("UPDATE reports SET text = '' WHERE by_person = ?"),
    ...[
      'notes',
      'mutes',
      'invites',
      'ratings',
      'tallies',
      'pushes',
      'sessions',
      'passkeys',
      'challenges',
      'one_times',
      'api_tokens',
      'second_factors',
      'recovery_codes',
      'relations',
    ].map(table => own(`DELETE FROM ${table} WHERE person = ?`)),
    own('DELETE FROM invites WHERE by_person = ?'),
    own('DELETE FROM relations WHERE other = ?'),
    statement(
      `UPDATE people SET name = ?, folded = NULL, looks = NULL, password = NULL, email = NULL, mail_confirmed = NULL, role = 'gone',
         created = 0, seen = 0, banned = NULL, settings = '{}', here = 0 WHERE id = ?`,
      SOMEBODY,
      person,
    ),
  ];
};

/** Returns the tables in play where a seat is different now. */
export async function deletePerson(sql: Sql, person: Person): Promise<string[]> {
  const inPlay = await tablesInPlay(sql, person.id);
  await sql.write(...vanished(person.id, Date.now()));
  return inPlay.map(({ id }) => id);
}

/**
 * A guest turns out to be a person with an account: what is the guest's becomes the account's. Where both sit at one table, the
 * account's seat is the one they keep, and a bot plays the other. Returns the tables in play where a seat is different now.
 */
export async function handOver(sql: Sql, guest: Person, account: Person): Promise<string[]> {
  if (guest.role !== 'guest' || isBotId(account.id)) return [];
  const inPlay = await tablesInPlay(sql, guest.id);
  const now = Date.now();
  const both = (sql: string) => statement(sql, account.id, guest.id);
  /** Where both have a row, the account's stays. */
  const free = (table: string) =>
    statement(
      `UPDATE ${table} SET person = ? WHERE person = ? AND table_id NOT IN (SELECT table_id FROM ${table} WHERE person = ?)`,
      account.id,
      guest.id,
      account.id,
    );
  const known = (mine: string, others: string) =>
    statement(
      `UPDATE relations SET ${mine} = ? WHERE ${mine} = ? AND ${others} <> ?
         AND ${others} NOT IN (SELECT ${others} FROM relations WHERE ${mine} = ?)`,
      account.id,
      guest.id,
      account.id,
      account.id,
    );
  await sql.write(
    ...moved(guest.id, now),
    free('sitters'),
    talliesMoved(guest.id, account.id),
    statement(
      `UPDATE results SET person = ? WHERE person = ? AND EXISTS (SELECT 1 FROM sitters WHERE sitters.person = ?
         AND sitters.table_id = results.table_id AND sitters.seat = results.seat)`,
      account.id,
      guest.id,
      account.id,
    ),
    ...HOSTED.map(stage => both(`UPDATE tables SET host = ? WHERE host = ? AND ${stage}`)),
    both('UPDATE chat SET person = ? WHERE person = ?'),
    both('UPDATE reports SET by_person = ? WHERE by_person = ?'),
    both('UPDATE reports SET about = ? WHERE about = ?'),
    both('UPDATE invites SET by_person = ? WHERE by_person = ?'),
    both('UPDATE pushes SET person = ? WHERE person = ?'),
    ...['notes', 'mutes', 'invites'].map(free),
    known('person', 'other'),
    known('other', 'person'),
    statement('UPDATE sitters SET name = ? WHERE person = ?', account.name, account.id),
    statement('UPDATE chat SET name = ? WHERE person = ?', account.name, account.id),
    ...unrated(inPlay),
    ...vanished(guest.id, now),
  );
  return inPlay.map(({ id }) => id);
}
