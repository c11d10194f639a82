/** Strangers who would like to be another person: by a borrowed session, by guessing, from a page that is not ours. */
import type { MeBody, SignedInBody } from '@tianxia/protocol';
import { type Chapter, CHAPTERS as DECLARED } from '@tianxia/protocol/routes';
import { expect, it } from 'vitest';
import { openSql } from '../../sql/open.ts';
import { statement } from '../../sql/sql.ts';
import { account, ask, codeOf, PASSWORD, prove } from '../asking.ts';
import { dataFolder, served } from '../visiting.ts';

const CHAPTERS: readonly Chapter[] = DECLARED;
type Line = Parameters<typeof ask>[1];

it('a borrowed session opens no door of its own: whatever is a way in asks first who is there', async () => {
  const { url } = await served();
  const { token } = await account(url, 'Mei');
  const before = (await ask<MeBody>(url, 'GET /api/me', { token })).body;
  const doors = CHAPTERS.flatMap(({ routes }) =>
    Object.entries(routes).flatMap(([line, { errors = [] }]) => (errors.includes('proof') ? [line] : [])),
  );
  expect(doors.length).toBeGreaterThan(7);
  const said: Record<string, unknown> = {
    'PATCH /api/me': { email: 'thief@example.org' },
    'DELETE /api/me': { password: 'guess' },
    'POST /api/me/second-factor/confirm': { code: '000000' },
  };
  for (const line of doors) {
    const body = line.startsWith('DELETE /api/passkeys') ? undefined : (said[line] ?? {});
    const answer = await ask(url, line.replace(':id', 'x') as Line, { token }, body);
    // a person who has a password gives it up together with the account
    expect(codeOf(answer), line).toEqual(line === 'DELETE /api/me' ? [401, 'badSignIn'] : [403, 'proof']);
  }
  expect((await ask<MeBody>(url, 'GET /api/me', { token })).body).toEqual(before);
  expect((await ask(url, 'POST /api/sign-in', {}, { name: 'Mei', password: PASSWORD })).status).toBe(200);
});
it('an account changes a way in only by whoever shows the password or a passkey again, in this session, within ten minutes', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const { token } = await account(url, 'Mei');
  const email = 'mei@example.org';
  const change = (token: string, email: string | null) => ask<MeBody>(url, 'PATCH /api/me', { token }, { email });
  expect(codeOf(await change(token, email))).toEqual([403, 'proof']);
  expect(codeOf(await ask(url, 'POST /api/passkeys/options', { token }, {}))).toEqual([403, 'proof']);
  expect(codeOf(await ask(url, 'POST /api/me/proof', { token }, { password: 'no' }))).toEqual([401, 'badSignIn']);
  expect(codeOf(await change(token, email))).toEqual([403, 'proof']);
  await prove(url, { token });
  expect((await change(token, email)).body.email).toBe(email);
  expect((await change(token, email)).status).toBe(200);
  const asked = { name: 'Mei', password: PASSWORD, token: true };
  const other = (await ask<SignedInBody>(url, 'POST /api/sign-in', {}, asked)).body.token!;
  expect(codeOf(await change(other, null))).toEqual([403, 'proof']); // another session of hers
  expect((await change(other, email)).status).toBe(200); // nothing is changed
  const sql = await openSql({ data });
  await sql.write(statement('UPDATE sessions SET proved = ? WHERE proved > 0', Date.now() - 11 * 60_000));
  await sql.close();
  expect(codeOf(await change(token, null))).toEqual([403, 'proof']);
});
it('an account is not held up for its owner by a stranger who guesses, from the same address or from everywhere', async () => {
  const limits = { names: { burst: 10, perMinute: 0 }, strangers: { burst: 30, perMinute: 0 } };
  const { url } = await served({ proxies: 1, limits });
  const at = (ip: string, cookie = '') => ({ headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) } });
  const made = await ask(url, 'POST /api/accounts', at('10.0.0.1'), { name: 'Mei', password: PASSWORD });
  const known = made.headers.getSetCookie().find(cookie => cookie.startsWith('tianxia-known='))!;
  expect(known).toMatch(/; HttpOnly/);
  const browser = known.split(';')[0]!;
  const asked = async (ip: string, password: string, cookie?: string, name = 'Mei') =>
    (await ask(url, 'POST /api/sign-in', at(ip, cookie), { name, password })).status;
  for (let i = 0; i < 10; i++) expect(await asked('10.0.0.2', `guess ${i}`)).toBe(401);
  expect(await asked('10.0.0.2', PASSWORD)).toBe(429);
  expect(await asked('10.0.0.3', PASSWORD)).toBe(200); // the owner, elsewhere, in a new browser
  expect(await asked('10.0.0.2', PASSWORD, browser)).toBe(200); // the owner, at the same address
  for (let i = 0; i < 30; i++) await asked(`10.0.1.${i}`, 'guess');
  expect(await asked('10.0.2.1', PASSWORD)).toBe(429); // guessing from everywhere has an end
  expect(await asked('10.0.2.1', PASSWORD, browser)).toBe(200); // and not for the owner
  expect(await asked('10.0.2.1', PASSWORD, `${browser}x`)).toBe(429);
  await account(url, 'Li');
  for (let i = 0; i < 10; i++) await asked('10.0.3.1', 'guess', browser, 'Li'); // it is known to Mei alone
  expect(await asked('10.0.3.1', PASSWORD, browser, 'Li')).toBe(429);
  for (let i = 0; i < 10; i++) await asked('10.0.0.1', 'guess', browser);
  expect(await asked('10.0.0.1', PASSWORD, browser)).toBe(429); // who has the browser may not guess for ever
});
it('what comes from a page of this name by http is refused over https, and the browser is told to stay with https', async () => {
  const { url } = await served({ proxies: 1 });
  const { host } = new URL(url);
  const guest = (scheme: string, origin: string) =>
    ask(url, 'POST /api/guests', { headers: { 'x-forwarded-proto': scheme, origin } }, { name: 'Mei' });
  expect(codeOf(await guest('https', `http://${host}`))).toEqual([403, 'wrongOrigin']);
  expect(codeOf(await guest('http', `https://${host}`))).toEqual([403, 'wrongOrigin']);
  expect(codeOf(await guest('https', 'null'))).toEqual([403, 'wrongOrigin']);
  const by = [await guest('https', `https://${host}`), await guest('http', `http://${host}`)];
  expect(by.map(({ status }) => status)).toEqual([201, 201]);
  expect(by.map(({ headers }) => headers.get('strict-transport-security'))).toEqual(['max-age=31536000', null]);
});
