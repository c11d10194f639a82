import { randomInt } from 'node:crypto';
import type { SessionLine } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import { one, type Sql, statement } from '../sql/sql.ts';
import type { Caller, Person } from './person.ts';
import { hashOf, newToken } from './secret-words.ts';

const DAY = 86_400_000;
export const SESSION_LASTS = 180 * DAY; // since it was last used: a slow game with friends may rest for a season
const RENEWED_EVERY = DAY;
const SEEN_EVERY = 10 * 60_000; // not every request is worth a write
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const letters = (length: number) => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newPersonId = (): string => `P${letters(14)}`;
/** Of something of one's own, that only its owner asks for. */
export const shortId = (): string => letters(12);
const SHOWN = 16; // letters of a session's hash: enough to tell one's own apart

export interface Sessions {
  /** A person who gave a name, and nothing else. The token is told once; only its hash is kept. */
  newGuest(name: string, agent: string, language?: string): Promise<{ person: Person; token: string }>;
  open(person: string, agent: string): Promise<string>;
  /** Whose session this is; undefined when there is none, or it has ended. `renews`: it lasts longer by being used. */
  caller(token: string, renews: boolean): Promise<Caller | undefined>;
  /** The owner showed that they are there: for a while it may change ways into the account. */
  prove(hash: string): Promise<void>;
  close(hash: string): Promise<void>;
  list(person: string, current: string | undefined): Promise<SessionLine[]>;
  /** Ends one session of this person; throws when they have no such session. */
  end(person: string, id: string): Promise<void>;
  endOthers(person: string, current: string): Promise<void>;
}
interface SessionRow {
  id: string;
  name: string;
  role: Person['role'];
  banned: string | null;
  seen: number;
  expires: number;
  proved: number;
}
const opening = (hash: string, person: string, agent: string, now: number) =>
  statement(
    'INSERT INTO sessions (token, person, created, seen, expires, agent) VALUES (?, ?, ?, ?, ?, ?)',
    hash,
    person,
    now,
    now,
    now + SESSION_LASTS,
    agent.slice(0, 200),
  );

export function sessions(sql: Sql): Sessions {
  return {
    async newGuest(name, agent, language) {
      const token = newToken();
      const now = Date.now();
      const id = newPersonId();
      await sql.write(
        statement(
          "INSERT INTO people (id, name, role, created, seen, settings) VALUES (?, ?, 'guest', ?, ?, ?)",
          id,
          name,
          now,
          now,
          JSON.stringify({ language }),
        ),
        opening(hashOf(token), id, agent, now),
      );
      return { person: { id, name, role: 'guest' }, token };
    },
    async open(person, agent) {
      const token = newToken();
      await sql.write(opening(hashOf(token), person, agent, Date.now()));
      return token;
    },
    async caller(token, renews) {
      const hash = hashOf(token);
      const row = await one(
        sql.read<SessionRow>(
          `SELECT people.id, people.name, people.role, people.banned, sessions.seen, sessions.expires, sessions.proved
           FROM sessions JOIN people ON people.id = sessions.person WHERE sessions.token = ?`,
          hash,
        ),
      );
      const now = Date.now();
      if (row === undefined || row.expires < now) return undefined;
      const { id, name, role, banned } = row;
      const renewed = renews && row.expires < now + SESSION_LASTS - RENEWED_EVERY;
      if (row.seen < now - SEEN_EVERY || renewed)
        await sql.write(
          statement('UPDATE sessions SET seen = ? WHERE token = ?', now, hash),
          ...(renewed ? [statement('UPDATE sessions SET expires = ? WHERE token = ?', now + SESSION_LASTS, hash)] : []),
          statement('UPDATE people SET seen = ? WHERE id = ?', now, id),
        );
      return {
        person: { id, name, role, ...(banned === null ? {} : { banned }) },
        scopes: 'all',
        session: hash,
        proved: row.proved,
        ...(renewed ? { renewed } : {}),
      };
    },
    async prove(hash) {
      await sql.write(statement('UPDATE sessions SET proved = ? WHERE token = ?', Date.now(), hash));
    },
    async close(hash) {
      await sql.write(statement('DELETE FROM sessions WHERE token = ?', hash));
    },
    async list(person, current) {
      const rows = await sql.read<{ token: string; agent: string; created: number; seen: number }>(
        'SELECT token, agent, created, seen FROM sessions WHERE person = ? AND expires > ? ORDER BY seen DESC, token',
        person,
        Date.now(),
      );
      return rows.map(({ token, agent, created, seen }) => ({
        id: token.slice(0, SHOWN),
        agent,
        created: new Date(created).toISOString(),
        seen: new Date(seen).toISOString(),
        current: token === current,
      }));
    },
    async end(person, id) {
      const rows = await sql.read<{ token: string }>('SELECT token FROM sessions WHERE person = ?', person);
      const mine = rows.filter(({ token }) => token.slice(0, SHOWN) === id);
      if (mine.length === 0) throw new ApiError('noSuchThing', 'you have no such session');
      await sql.write(...mine.map(({ token }) => statement('DELETE FROM sessions WHERE token = ?', token)));
    },
    async endOthers(person, current) {
      await sql.write(statement('DELETE FROM sessions WHERE person = ? AND token <> ?', person, current));
    },
  };
}
