import type { Sql } from '../sql/sql.ts';
import { alertsOf, personRow } from './accounts.ts';

/** Everything that is kept of one person, without what would let a reader act for them. */
export async function exportOf(sql: Sql, person: string): Promise<Record<string, unknown>> {
  const { name, email, role, created, seen, settings, password } = (await personRow(sql, person))!;
  const of = (query: string) => sql.read(query, person);
  const [sessions, passkeys, tokens, relations, tables, results, ratings, chat, notes, invites, reports, pushes] =
    await Promise.all([
      of('SELECT agent, created, seen, expires FROM sessions WHERE person = ? ORDER BY created'),
      of('SELECT id, name, created, used FROM passkeys WHERE person = ? ORDER BY created'),
      of('SELECT id, name, scopes, created, used FROM api_tokens WHERE person = ? ORDER BY created'),
      of(
        `SELECT relations.other AS person, people.name, relations.kind, relations.since
         FROM relations JOIN people ON people.id = relations.other WHERE relations.person = ? ORDER BY relations.since`,
      ),
      of(
        `SELECT tables.id, tables.game, tables.stage, tables.created, tables.ended, sitters.seat, sitters.colour,
           sitters.since, sitters.stand_in, sitters.away_since, sitters.away_why
         FROM sitters JOIN tables ON tables.id = sitters.table_id WHERE sitters.person = ? ORDER BY sitters.since`,
      ),
      of(
        `SELECT table_id, seat, game, place, players, total, how, rating_before, rating_after, ended
         FROM results WHERE person = ? ORDER BY ended`,
      ),
      of(
        'SELECT game, rating, deviation, volatility, games, wins, changed FROM ratings WHERE person = ? ORDER BY game',
      ),
      of('SELECT table_id, room, text, at FROM chat WHERE person = ? ORDER BY at'),
      of('SELECT table_id, text, at FROM notes WHERE person = ? ORDER BY at'),
      of('SELECT table_id, by_person, at FROM invites WHERE person = ? ORDER BY at'),
      of('SELECT table_id, about, text, at FROM reports WHERE by_person = ? ORDER BY at'),
      of('SELECT endpoint, created FROM pushes WHERE person = ? ORDER BY created'),
    ]);
  return {
    exported: new Date().toISOString(),
    person: { id: person, name, email, role, created, seen, hasPassword: password !== null },
    alerts: alertsOf({ settings }),
    ...{ sessions, passkeys, tokens, relations, tables, results, ratings, chat, notes, invites, reports, pushes },
  };
}
