import { type Sql, type Statement, statement } from '../sql/sql.ts';
import { hashOf, newToken } from './secret-words.ts';

/** What a link may be for. One made for one thing is no good for another. */
export type OneTimeKind = 'password' | 'mail';
interface OneTime {
  person: string;
  data: string; // whatever its maker wanted to find again
}
/** Links that are good for one use, each for a while. Only their hashes are kept. */
export interface OneTimes {
  /** A newer link of a kind ends the older ones of that person. */
  create(kind: OneTimeKind, person: string, data: string, ttl: number): Promise<string>;
  /** Undefined when there is none, it was taken already, or its time is over. */
  take(kind: OneTimeKind, token: string): Promise<OneTime | undefined>;
  /** What would be taken, without taking it: a page shows what its button will do. */
  look(kind: OneTimeKind, token: string): Promise<OneTime | undefined>;
}

/** Links of this kind are no good any more: what they were made for has been settled otherwise. */
export const withoutLinks = (kind: OneTimeKind, person: string): Statement =>
  statement('DELETE FROM one_times WHERE person = ? AND kind = ?', person, kind);

export function oneTimes(sql: Sql): OneTimes {
  const such = 'token = ? AND kind = ? AND expires > ?';
  return {
    async create(kind, person, data, ttl) {
      const token = newToken();
      await sql.write(
        withoutLinks(kind, person),
        statement(
          'INSERT INTO one_times (token, kind, person, data, expires) VALUES (?, ?, ?, ?, ?)',
          hashOf(token),
          kind,
          person,
          data,
          Date.now() + ttl,
        ),
      );
      return token;
    },
    async take(kind, token) {
      const [taken] = await sql.write(
        statement(`DELETE FROM one_times WHERE ${such} RETURNING person, data`, hashOf(token), kind, Date.now()),
      );
      return taken!.rows[0] as OneTime | undefined;
    },
    async look(kind, token) {
      const rows = await sql.read<OneTime>(
        `SELECT person, data FROM one_times WHERE ${such}`,
        hashOf(token),
        kind,
        Date.now(),
      );
      return rows[0];
    },
  };
}
