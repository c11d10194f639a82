import type { NewTokenBody, Scope, TokenLine } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import { one, type Sql, statement } from '../sql/sql.ts';
import { personOf } from './accounts.ts';
import type { Caller, Person } from './person.ts';
import { hashOf, newToken } from './secret-words.ts';
import { shortId } from './sessions.ts';

const MOST = 50; // tokens of one account
const USED_EVERY = 10 * 60_000; // not every request is worth a write

/** API tokens: for programs that act for an account, each allowed some things. Only their hashes are kept. */
export interface ApiTokens {
  make(person: Person, name: string, scopes: readonly Scope[]): Promise<NewTokenBody>;
  list(person: Person): Promise<TokenLine[]>;
  end(person: Person, id: string): Promise<void>;
  /** Who asks with this token; undefined when it is none. */
  caller(token: string): Promise<Caller | undefined>;
}
interface TokenRow {
  id: string;
  name: string;
  scopes: string;
  created: number;
  used: number;
}
const lineOf = ({ id, name, scopes, created, used }: TokenRow): TokenLine => ({
  id,
  name,
  scopes: JSON.parse(scopes),
  created: new Date(created).toISOString(),
  ...(used === 0 ? {} : { used: new Date(used).toISOString() }),
});

export function apiTokens(sql: Sql): ApiTokens {
  const list = async ({ id }: Person) =>
    (
      await sql.read<TokenRow>(
        'SELECT id, name, scopes, created, used FROM api_tokens WHERE person = ? ORDER BY created, id',
        id,
      )
    ).map(lineOf);
  return {
    async make(person, name, scopes) {
      if ((await list(person)).length >= MOST)
        throw new ApiError('tooMany', `an account has at most ${MOST} tokens; end one first`, 'tokens');
      const token = newToken();
      const row = { id: shortId(), name, scopes: JSON.stringify([...new Set(scopes)]), created: Date.now(), used: 0 };
      await sql.write(
        statement(
          'INSERT INTO api_tokens (id, token, person, name, scopes, created, used) VALUES (?, ?, ?, ?, ?, ?, 0)',
          row.id,
          hashOf(token),
          person.id,
          name,
          row.scopes,
          row.created,
        ),
      );
      return { ...lineOf(row), token };
    },
    list,
    async end(person, id) {
      const [ended] = await sql.write(statement('DELETE FROM api_tokens WHERE person = ? AND id = ?', person.id, id));
      if (ended!.changed === 0) throw new ApiError('noSuchThing', 'you have no such token');
    },
    async caller(token) {
      const row = await one(
        sql.read<TokenRow & { person: string; called: string; role: Person['role']; banned: string | null }>(
          `SELECT api_tokens.id, api_tokens.name, api_tokens.scopes, api_tokens.created, api_tokens.used, api_tokens.person,
             people.name AS called, people.role, people.banned
           FROM api_tokens JOIN people ON people.id = api_tokens.person WHERE api_tokens.token = ?`,
          hashOf(token),
        ),
      );
      if (row === undefined) return undefined;
      const now = Date.now();
      if (row.used < now - USED_EVERY)
        await sql.write(statement('UPDATE api_tokens SET used = ? WHERE id = ?', now, row.id));
      const { person: id, called: name, role, banned } = row;
      return { person: personOf({ id, name, role, banned }), scopes: lineOf(row).scopes, token: row.id };
    },
  };
}
