import { randomBytes } from 'node:crypto';
import type { NewSecondFactorBody } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import { Conflict, must, one, type Sql, type Statement, statement } from '../sql/sql.ts';
import type { Person } from './person.ts';
import { hashOf } from './secret-words.ts';
import { appLink, base32, isCode, stepOf } from './totp.ts';

const SITE_NAME = 'Tianxia';
const SECRET = 20; // bytes, as RFC 4226 advises
const CODES = 10;
const CODE = 10; // bytes: 80 bits are not guessed, so a plain hash keeps them

/** A code beside the password, from an app of the owner's or from a list they wrote down. A passkey is two factors by itself. */
export interface SecondFactors {
  /** How many recovery codes are left; undefined when there is no second factor. */
  codesLeft(person: string): Promise<number | undefined>;
  /** A secret for an app. It counts for nothing before a first code is confirmed; a newer one ends it. */
  begin(person: Person): Promise<NewSecondFactorBody>;
  /** The app works: from now on a password alone does not do. Returns the recovery codes, which are told once. */
  confirm(person: string, code: string): Promise<string[]>;
  newCodes(person: string): Promise<string[]>;
  end(person: string): Promise<void>;
  /** Throws secondFactor unless there is none, or this is a code of it. Each code is good once. */
  check(person: string, code: string | undefined): Promise<void>;
}
interface Row {
  secret: string;
  since: number | null;
  used: number; // the last step of which a code was taken
}
const refused = (message: string) => new ApiError('secondFactor', message, 'code');
const wrong = () => refused('this code is not good: it is wrong, too old, or was used already');
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase();

export const withoutSecondFactor = (person: string): Statement[] => [
  statement('DELETE FROM second_factors WHERE person = ?', person),
  statement('DELETE FROM recovery_codes WHERE person = ?', person),
];

export function secondFactors(sql: Sql, now: () => number = Date.now): SecondFactors {
  const rowOf = (person: string) =>
    one(sql.read<Row>('SELECT secret, since, used FROM second_factors WHERE person = ?', person));
  const freshCodes = () => Array.from({ length: CODES }, () => base32(randomBytes(CODE)).match(/.{4}/g)!.join('-'));
  const kept = (person: string, codes: readonly string[]): Statement[] => [
    statement('DELETE FROM recovery_codes WHERE person = ?', person),
    ...codes.map(code =>
      statement('INSERT INTO recovery_codes (code, person) VALUES (?, ?)', hashOf(plain(code)), person),
    ),
  ];
  /** Takes a code of the app: no later one of the same half minute will do, in any process. */
  async function take(person: string, row: Row, code: string, ...more: Statement[]): Promise<void> {
    const step = isCode(code) ? stepOf(Buffer.from(row.secret, 'base64url'), code, now()) : undefined;
    if (step === undefined) throw wrong();
    await sql
      .write(must('UPDATE second_factors SET used = ? WHERE person = ? AND used < ?', step, person, step), ...more)
      .catch(problem => {
        throw problem instanceof Conflict ? wrong() : problem;
      });
  }
  return {
    async codesLeft(person) {
      const row = await one(
        sql.read<{ n: number }>(
          `SELECT (SELECT count(*) FROM recovery_codes WHERE recovery_codes.person = second_factors.person) AS n
           FROM second_factors WHERE person = ? AND since IS NOT NULL`,
          person,
        ),
      );
      return row?.n;
    },
    async begin({ id, name }) {
      if ((await rowOf(id))?.since != null)
        throw new ApiError('badRequest', 'you have a second factor already; remove it first');
      const secret = randomBytes(SECRET);
      await sql.write(
        statement(
          `INSERT INTO second_factors (person, secret, since, used) VALUES (?, ?, NULL, 0)
           ON CONFLICT (person) DO UPDATE SET secret = excluded.secret, used = 0 WHERE second_factors.since IS NULL`,
          id,
          secret.toString('base64url'),
        ),
      );
      return { secret: base32(secret), link: appLink(SITE_NAME, name, secret) };
    },
    async confirm(person, code) {
      const row = await rowOf(person);
      if (row === undefined || row.since !== null)
        throw new ApiError('badRequest', 'no second factor waits for a code');
      const codes = freshCodes();
      await take(
        person,
        row,
        plain(code),
        must('UPDATE second_factors SET since = ? WHERE person = ? AND secret = ?', now(), person, row.secret),
        ...kept(person, codes),
      );
      return codes;
    },
    async newCodes(person) {
      if ((await rowOf(person))?.since == null) throw new ApiError('noSuchThing', 'you have no second factor');
      const codes = freshCodes();
      await sql.write(...kept(person, codes));
      return codes;
    },
    async end(person) {
      await sql.write(...withoutSecondFactor(person));
    },
    async check(person, given) {
      const row = await rowOf(person);
      if (row === undefined || row.since === null) return;
      if (given === undefined) throw refused('this account has a second factor: a code of it is needed, too');
      const code = plain(given);
      if (isCode(code)) return take(person, row, code);
      const [gone] = await sql.write(
        statement('DELETE FROM recovery_codes WHERE code = ? AND person = ?', hashOf(code), person),
      );
      if (gone!.changed === 0) throw wrong();
    },
  };
}
