import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { MeBody, SignedInBody, TableFacts } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { passwords } from '../people/passwords.ts';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { account, ask, codeOf, PASSWORD } from './asking.ts';
import { authenticator } from './authenticator.ts';
import { dataFolder, founded, guest, joined, served } from './visiting.ts';

const me = (url: string, token: string) => ask<MeBody>(url, 'GET /api/me', { token });

describe('signing in', () => {
  it('says the same of a wrong name, a wrong password, and an account without a password', async () => {
    const { url } = await served();
    await account(url, 'Mei');
    const asked = (name: string) => ask(url, 'POST /api/sign-in', {}, { name, password: 'not the password' });
    const li = await guest(url, 'Li');
    const options = await ask<PublicKeyCredentialCreationOptionsJSON>(url, 'POST /api/passkeys/options', li, {});
    const response = authenticator(url).make(options.body);
    expect((await ask(url, 'POST /api/passkeys', li, { response })).status).toBe(201);
    const answers = await Promise.all(['Mei', 'Li', 'Nobody', 'Steady bot', '\u0000', li.id].map(asked));
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.body.error.code).toBe('badSignIn');
    for (const { status, body, cookie } of answers) expect({ status, body, cookie }).toEqual({ ...pick(answers[0]!) });
  });
  const pick = ({ status, body, cookie }: { status: number; body: unknown; cookie: string | undefined }) => ({
    status,
    body,
    cookie,
  });
  it('is tried only so often for one name, right password or not, and other names are not concerned', async () => {
    const { url } = await served({ limits: { names: { burst: 3, perMinute: 0 } } });
    await account(url, 'Mei');
    await account(url, 'Li');
    const asked = async (name: string, password = PASSWORD) =>
      (await ask(url, 'POST /api/sign-in', {}, { name, password })).status;
    expect([await asked('Mei', 'no'), await asked('M e i', 'no'), await asked('mei', 'no')]).toEqual([401, 401, 401]);
    expect(await asked('Mei')).toBe(429);
    expect(await asked('Li')).toBe(200);
    expect([await asked('Wu'), await asked('Wu'), await asked('Wu'), await asked('Wu')]).toEqual([401, 401, 401, 429]);
  });
  it('is tried only so often from one address', async () => {
    const { url } = await served({ limits: { people: { burst: 2, perMinute: 0 } } });
    const asked = async (n: number) =>
      (await ask(url, 'POST /api/sign-in', {}, { name: `Nobody ${n}`, password: 'x' })).status;
    expect([await asked(1), await asked(2), await asked(3)]).toEqual([401, 401, 429]);
  });
  it('from a page of another site is refused', async () => {
    const { url } = await served();
    await account(url, 'Mei');
    const headers = { origin: 'https://evil.example' };
    for (const [line, body] of [
      ['POST /api/sign-in', { name: 'Mei', password: PASSWORD }],
      ['POST /api/accounts', { name: 'Wu', password: PASSWORD }],
      ['POST /api/guests', { name: 'Wu' }],
      ['POST /api/sign-in/passkey/options', {}],
    ] as const)
      expect(codeOf(await ask(url, line, { headers }, body)), line).toEqual([403, 'wrongOrigin']);
  });
  it('hands the seats of the guest over to the account', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const table = await founded(url, { visibility: 'public' });
    const other = await joined(url, table.id);
    const signed = await ask<SignedInBody>(
      url,
      'POST /api/sign-in',
      { token: table.token },
      {
        name: 'Mei',
        password: PASSWORD,
      },
    );
    expect(signed.body.person.id).toBe(mei.id);
    const { body } = await ask<TableFacts>(url, `GET /api/tables/${table.id}`, { token: signed.body.token });
    expect(body.host).toBe(mei.id);
    expect(body.seats.map(seat => seat.person)).toEqual([mei.id, other.person]);
    expect(body.seats[0]).toMatchObject({ name: 'Mei', by: 'person' });
    expect(body.terms.rated).toBe(false); // it began with a guest
    expect(codeOf(await me(url, table.token))).toEqual([401, 'badToken']);
  });
  it('leaves a seat to a bot where the guest and the account sit at one table', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const table = await founded(url, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await ask(url, `POST /api/tables/${table.id}/join`, { token: mei.token }, {});
    const third = await joined(url, table.id);
    await ask(url, 'POST /api/sign-in', { token: table.token }, { name: 'Mei', password: PASSWORD });
    const { body } = await ask<TableFacts>(url, `GET /api/tables/${table.id}`, { token: mei.token });
    expect(body.seats[0]).toMatchObject({ name: 'somebody', bot: 'greedy', standIn: 'left' });
    expect(body.seats[1]).toMatchObject({ person: mei.id });
    expect(body.seats[2]).toMatchObject({ person: third.person });
  });
  it('of somebody who is banned is refused, and only to whoever knows the password', async () => {
    const data = dataFolder();
    const { url } = await served({ data });
    const { token } = await account(url, 'Mei');
    const sql = await openSql({ data });
    await sql.write(statement("UPDATE people SET banned = 'spam' WHERE name = 'Mei'"));
    await sql.close();
    const asked = (password: string) => ask(url, 'POST /api/sign-in', {}, { name: 'Mei', password });
    expect(codeOf(await asked(PASSWORD))).toEqual([403, 'banned']);
    expect(codeOf(await asked('not the password'))).toEqual([401, 'badSignIn']);
    expect(codeOf(await me(url, token))).toEqual([403, 'banned']);
  });
  it('over https sets a cookie that belongs to this host alone, and takes it back', async () => {
    const { url } = await served({ proxies: 1 });
    const headers = { 'x-forwarded-proto': 'https' };
    const made = await ask(url, 'POST /api/accounts', { headers }, { name: 'Mei', password: PASSWORD });
    const [set] = made.headers.getSetCookie();
    for (const part of [/^__Host-tianxia=[\w-]{43};/, /; Path=\//, /; HttpOnly/, /; Secure/, /; SameSite=Lax/])
      expect(set).toMatch(part);
    expect(set).not.toMatch(/Domain/);
    const out = await ask(url, 'POST /api/sign-out', { headers, cookie: made.cookie });
    const [gone] = out.headers.getSetCookie();
    for (const part of [/^__Host-tianxia=;/, /Expires=Thu, 01 Jan 1970/, /; Path=\//, /; Secure/])
      expect(gone).toMatch(part);
  });
  it('ends with signing out', async () => {
    const { url } = await served();
    const { cookie } = await ask(url, 'POST /api/accounts', {}, { name: 'Mei', password: PASSWORD });
    const out = await ask(url, 'POST /api/sign-out', { cookie });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^tianxia=;/);
    expect((await ask(url, 'GET /api/me', { cookie })).body).toBeNull();
    expect(codeOf(await ask(url, 'POST /api/sign-out', {}))).toEqual([401, 'signIn']);
  });
});

describe('passwords', () => {
  it('are hashed with argon2id, each with its own salt, and read in any spelling of the same letters', async () => {
    const { hashed, fits } = passwords();
    const [one, two] = [await hashed('Café am Fluß 42'), await hashed('Café am Fluß 42')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await fits('Cafe\u0301 am Fluß 42', one)).toBe(true);
    expect(await fits('Cafe am Fluß 42', one)).toBe(false);
    expect(await fits('nobody has this password', undefined)).toBe(false);
  });
  it('wait for each other, and nobody waits for ever', async () => {
    const { fits } = passwords();
    const asked = await Promise.allSettled(Array.from({ length: 103 }, () => fits('guess', undefined)));
    expect(asked.map(({ status }) => status)).toEqual([...Array(100).fill('fulfilled'), ...Array(3).fill('rejected')]);
    expect(await fits('guess', undefined)).toBe(false); // and afterwards there is room again
  });
});
