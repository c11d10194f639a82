import type { Sql } from '../sql/sql.ts';
import { alertsOf, languageOf, personRow } from './accounts.ts';

/** What is kept of a person beside their own row, in the order of time. Every `?` is that person. */
const KEPT: Readonly<Record<string, string>> = {
  sessions: 'SELECT agent, created, seen, expires FROM sessions WHERE person = ? ORDER BY created',
  passkeys: 'SELECT id, name, created, used FROM passkeys WHERE person = ? ORDER BY created',
  secondFactors: 'SELECT since FROM second_factors WHERE person = ? AND since IS NOT NULL',
  recoveryCodes: 'SELECT count(*) AS unused FROM recovery_codes WHERE person = ?',
  tokens: 'SELECT id, name, scopes, created, used FROM api_tokens WHERE person = ? ORDER BY created',
  relations: `SELECT relations.other AS person, people.name, relations.kind, relations.since
    FROM relations JOIN people ON people.id = relations.other WHERE relations.person = ? ORDER BY relations.since`,
  tables: `SELECT tables.id, tables.game, tables.stage, tables.created, tables.ended, sitters.seat, sitters.colour,
      sitters.since, sitters.stand_in, sitters.away_since, sitters.away_why
    FROM sitters JOIN tables ON tables.id = sitters.table_id WHERE sitters.person = ? ORDER BY sitters.since`,
  hosted: `SELECT id, game, stage, created, ended, visibility FROM tables WHERE host = ? AND stage <> 'over'
    UNION ALL SELECT id, game, stage, created, ended, visibility FROM tables WHERE host = ? AND stage = 'over' ORDER BY created`,
  plans: `SELECT plans.table_id, plans.plan, plans.at
    FROM plans JOIN sitters ON sitters.table_id = plans.table_id AND sitters.seat = plans.seat
    WHERE sitters.person = ? ORDER BY plans.at`,
  handLinks: `SELECT passes.table_id, passes.at
    FROM passes JOIN sitters ON sitters.table_id = passes.table_id AND sitters.seat = passes.seat
    WHERE sitters.person = ? ORDER BY passes.at`,
  results: `SELECT table_id, seat, game, place, players, total, how, rating_before, rating_after, ended
    FROM results WHERE person = ? ORDER BY ended`,
  ratings:
    'SELECT game, rating, deviation, volatility, games, wins, changed FROM ratings WHERE person = ? ORDER BY game',
  tallies: 'SELECT game, games, wins, total, best, timeouts FROM tallies WHERE person = ? ORDER BY game',
  chat: 'SELECT table_id, room, text, at FROM chat WHERE person = ? ORDER BY at',
  mutes: 'SELECT table_id, at FROM mutes WHERE person = ? ORDER BY at',
  notes: 'SELECT table_id, text, at FROM notes WHERE person = ? ORDER BY at',
  invites: 'SELECT table_id, by_person, at FROM invites WHERE person = ? ORDER BY at',
  asked: 'SELECT table_id, person, at FROM invites WHERE by_person = ? ORDER BY at',
  reports: 'SELECT table_id, about, text, at FROM reports WHERE by_person = ? ORDER BY at',
  pushes: 'SELECT endpoint, created FROM pushes WHERE person = ? ORDER BY created',
};

/** Everything that is kept of one person, without what would let a reader act for them. */
export async function exportOf(sql: Sql, person: string): Promise<Record<string, unknown>> {
  const { name, email, mail_confirmed, role, created, seen, settings, password } = (await personRow(sql, person))!;
  const theirs = (query: string) => sql.read(query, ...[...query.matchAll(/\?/g)].map(() => person));
  const kept = Object.entries(KEPT).map(async ([what, query]) => [what, await theirs(query)]);
  return {
    exported: new Date().toISOString(),
    person: {
      id: person,
      name,
      email,
      mailConfirmed: mail_confirmed,
      role,
      created,
      seen,
      hasPassword: password !== null,
    },
    language: languageOf({ settings }),
    alerts: alertsOf({ settings }),
    ...Object.fromEntries(await Promise.all(kept)),
  };
}
