import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { newPasskey, PasskeyLine, passkeySignIn } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { z } from 'zod';
import { must, one, type Sql, statement } from '../sql/sql.ts';
import { checkName, keptAs, personOf, writeNamed } from './accounts.ts';
import { isAccount, type Person } from './person.ts';
import { newToken } from './secret-words.ts';

/** Where passkeys are good for: no other site can ask for one of ours. */
export interface Site {
  origin: string; // https://play.example.org
  domain: string; // play.example.org
}
type Options = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type Asked = Awaited<ReturnType<typeof generateAuthenticationOptions>>;
type Made = z.output<typeof newPasskey>;
type Shown = z.output<typeof passkeySignIn>['response'];
export interface Passkeys {
  /** For an account; or for a guest who becomes one by it, under this name. */
  options(person: Person, name: string | undefined, site: Site): Promise<Options>;
  add(person: Person, made: Made, site: Site): Promise<{ person: Person; line: PasskeyLine }>;
  signInOptions(site: Site): Promise<Asked>;
  /** Whose passkey this is. Throws badSignIn, and never says why. */
  signIn(shown: Shown, site: Site): Promise<Person>;
  list(person: Person): Promise<PasskeyLine[]>;
  rename(person: Person, id: string, name: string): Promise<void>;
  remove(person: Person, id: string): Promise<void>;
}
const LASTS = 5 * 60_000; // of a challenge
const MOST = 20; // passkeys of one account
const SITE_NAME = 'Tianxia';

interface PasskeyRow {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created: number;
  used: number;
}
const lineOf = ({ id, name, created, used }: Pick<PasskeyRow, 'id' | 'name' | 'created' | 'used'>): PasskeyLine => ({
  id,
  name,
  created: new Date(created).toISOString(),
  used: new Date(used).toISOString(),
});
interface Challenge {
  challenge: string;
  person: string | null;
  name: string | null;
}

export function passkeys(sql: Sql): Passkeys {
  /** Kept in the database, so that any process can check the answer; each is good for one answer. */
  async function newChallenge(person?: string, name?: string): Promise<string> {
    const challenge = newToken();
    const now = Date.now();
    await sql.write(
      statement('DELETE FROM challenges WHERE expires < ?', now),
      statement(
        'INSERT INTO challenges (challenge, person, name, expires) VALUES (?, ?, ?, ?)',
        challenge,
        person ?? null,
        name ?? null,
        now + LASTS,
      ),
    );
    return challenge;
  }
  async function answered(challenge: string): Promise<Challenge | undefined> {
    const [taken] = await sql.write(
      statement(
        'DELETE FROM challenges WHERE challenge = ? AND expires > ? RETURNING challenge, person, name',
        challenge,
        Date.now(),
      ),
    );
    return taken!.rows[0] as Challenge | undefined;
  }
  const rowsOf = (person: string) =>
    sql.read<PasskeyRow>('SELECT * FROM passkeys WHERE person = ? ORDER BY created, id', person);
  const noSuch = () => new ApiError('noSuchThing', 'you have no such passkey');

  return {
    async options(person, name, site) {
      const wished = isAccount(person.role) ? undefined : (name ?? person.name);
      if (wished !== undefined) await checkName(sql, wished);
      const known = await rowsOf(person.id);
      if (known.length >= MOST)
        throw new ApiError('tooMany', `an account has at most ${MOST} passkeys; remove one first`, 'passkeys');
      return generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID: site.domain,
        userName: wished ?? person.name,
        userDisplayName: wished ?? person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        challenge: bytes(await newChallenge(person.id, wished)),
        timeout: LASTS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) })),
        // It is found without a name, and who holds the device must also show that it is theirs: a passkey is the whole sign-in.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    async add(person, { response, name }, site) {
      let challenge: Challenge | undefined;
      const checked = await verifyRegistrationResponse({
        response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
        async expectedChallenge(text) {
          challenge = await answered(text);
          return challenge?.person === person.id;
        },
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
        requireUserVerification: true,
      }).catch(() => undefined);
      if (challenge === undefined || checked?.verified !== true)
        throw new ApiError('badRequest', 'this passkey could not be checked; try again', 'response');
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const now = Date.now();
      if ((await one(sql.read('SELECT id FROM passkeys WHERE id = ?', id))) !== undefined)
        throw new ApiError('badRequest', 'this passkey is known already', 'response');
      const wished = challenge.name;
      const becomes = wished !== null && person.role === 'guest';
      await writeNamed(
        sql,
        ...(becomes ? await keptAs(sql, person, wished, {}) : []),
        statement(
          `INSERT INTO passkeys (id, person, public_key, counter, transports, name, created, used)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
          id,
          person.id,
          Buffer.from(publicKey).toString('base64url'),
          counter,
          JSON.stringify(response.response.transports ?? []),
          name,
          now,
          now,
        ),
      );
      return {
        person: becomes ? { ...person, name: wished, role: 'player' } : person,
        line: lineOf({ id, name, created: now, used: now }),
      };
    },
    signInOptions: async site =>
      generateAuthenticationOptions({
        rpID: site.domain,
        challenge: bytes(await newChallenge()),
        timeout: LASTS,
        userVerification: 'required',
      }),
    async signIn(shown, site) {
      const refused = new ApiError('badSignIn', 'this passkey does not belong to an account here', 'response');
      const row = await one(
        sql.read<PasskeyRow & { role: Person['role']; called: string; banned: string | null }>(
          `SELECT passkeys.*, people.role, people.name AS called, people.banned
           FROM passkeys JOIN people ON people.id = passkeys.person WHERE passkeys.id = ?`,
          shown.id,
        ),
      );
      if (row === undefined) throw refused;
      const { userHandle } = shown.response;
      if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.person) throw refused;
      const checked = await verifyAuthenticationResponse({
        response: shown as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
        expectedChallenge: async text => (await answered(text))?.person === null,
        expectedOrigin: site.origin,
        expectedRPID: site.domain,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
        requireUserVerification: true,
      }).catch(() => undefined);
      if (checked?.verified !== true) throw refused;
      await sql.write(
        statement(
          'UPDATE passkeys SET counter = ?, used = ? WHERE id = ?',
          checked.authenticationInfo.newCounter,
          Date.now(),
          row.id,
        ),
      );
      const { person: id, called: name, role, banned } = row;
      return personOf({ id, name, role, banned });
    },
    list: async ({ id }) => (await rowsOf(id)).map(lineOf),
    async rename(person, id, name) {
      const [done] = await sql.write(
        statement('UPDATE passkeys SET name = ? WHERE id = ? AND person = ?', name, id, person.id),
      );
      if (done!.changed === 0) throw noSuch();
    },
    async remove(person, id) {
      if (!(await rowsOf(person.id)).some(row => row.id === id)) throw noSuch();
      const [, done] = await sql.write(
        // One after the other, so that two removals at once do not each think that the other passkey stays.
        must('UPDATE people SET seen = seen WHERE id = ?', person.id),
        statement(
          `DELETE FROM passkeys WHERE id = ? AND person = ? AND (
             EXISTS (SELECT 1 FROM people WHERE id = ? AND password IS NOT NULL)
             OR EXISTS (SELECT 1 FROM passkeys others WHERE others.person = ? AND others.id <> ?))`,
          id,
          person.id,
          person.id,
          person.id,
          id,
        ),
      );
      if (done!.changed === 0)
        throw new ApiError('lastWayIn', 'this is your only way in: set a password or add another passkey first');
    },
  };
}
const bytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));
