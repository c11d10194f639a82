import type { MeBody, NewSecondFactorBody, RecoveryCodesBody, SignedInBody } from '@tianxia/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { oneTimes } from '../people/one-time.ts';
import { secondFactors } from '../people/second-factor.ts';
import { base32, codeAt, stepAt } from '../people/totp.ts';
import { openSql } from '../sql/open.ts';
import { app } from './app.ts';
import { account, ask, type By, codeOf, PASSWORD, prove } from './asking.ts';
import { person } from './crowd.ts';
import { dataFolder, guest, served } from './visiting.ts';

const STEP = 30_000; // milliseconds a code is good for
/** The clock stands in the middle of a step: no code goes out of date between being read and being sent. */
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: (stepAt(Date.now()) + 0.5) * STEP });
});
afterAll(() => {
  vi.useRealTimers();
});
async function turnedOn(url: string, by: By) {
  await prove(url, by);
  const { body } = await ask<NewSecondFactorBody>(url, 'POST /api/me/second-factor', by);
  const code = app(body.secret);
  const on = await ask<RecoveryCodesBody>(url, 'POST /api/me/second-factor/confirm', by, { code: code(-1) });
  if (on.status !== 200) throw new Error(JSON.stringify(on.body));
  return { code, codes: on.body.codes };
}

describe('a code by time', () => {
  it('is that of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890');
    for (const [seconds, code] of [
      [59, '94287082'],
      [1111111109, '07081804'],
      [1111111111, '14050471'],
      [1234567890, '89005924'],
      [2000000000, '69279037'],
      [20000000000, '65353130'],
    ] as const)
      expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  });
  it('has a secret in the letters of RFC 4648', () => {
    for (const [text, letters] of [
      ['', ''],
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foobar', 'MZXW6YTBOI'],
    ] as const)
      expect(base32(Buffer.from(text))).toBe(letters);
  });
});

describe('a second factor', () => {
  it('is asked for beside the password once it is on, and each code is good once', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const signIn = (code?: string, password = PASSWORD) =>
      ask<SignedInBody>(url, 'POST /api/sign-in', {}, { name: 'Mei', password, ...(code && { code }), token: true });
    await prove(url, mei);
    const { body } = await ask<NewSecondFactorBody>(url, 'POST /api/me/second-factor', mei);
    expect(body.link).toBe(`otpauth://totp/Tianxia%3AMei?secret=${body.secret}&issuer=Tianxia`);
    expect((await signIn()).status).toBe(200); // not before it is confirmed
    const code = app(body.secret);
    const confirm = (code: string) => ask<RecoveryCodesBody>(url, 'POST /api/me/second-factor/confirm', mei, { code });
    expect(codeOf(await confirm('000000'))).toEqual([401, 'secondFactor']);
    const { codes } = (await confirm(code(-1))).body;
    expect(new Set(codes).size).toBe(10);
    const me = async () => (await ask<MeBody>(url, 'GET /api/me', mei)).body.secondFactor;
    expect(await me()).toEqual({ codes: 10 });

    expect(codeOf(await signIn())).toEqual([401, 'secondFactor']);
    expect(codeOf(await signIn(undefined, 'a wrong password'))).toEqual([401, 'badSignIn']); // nothing of it to strangers
    expect(codeOf(await signIn(code(), 'a wrong password'))).toEqual([401, 'badSignIn']);
    expect(codeOf(await signIn(code(-1)))).toEqual([401, 'secondFactor']); // it was used
    const now = code();
    expect((await signIn(`${now.slice(0, 3)} ${now.slice(3)}`)).status).toBe(200);
    expect(codeOf(await signIn(now))).toEqual([401, 'secondFactor']);
    expect((await signIn(codes[0]!.toLowerCase())).status).toBe(200);
    expect(codeOf(await signIn(codes[0]))).toEqual([401, 'secondFactor']);
    expect(await me()).toEqual({ codes: 9 });

    const fresh = (await ask<RecoveryCodesBody>(url, 'POST /api/me/second-factor/codes', mei)).body.codes;
    expect(codeOf(await signIn(codes[1]))).toEqual([401, 'secondFactor']);
    expect((await signIn(fresh[1])).status).toBe(200);
    expect((await ask(url, 'DELETE /api/me/second-factor', mei)).status).toBe(204);
    expect(await me()).toBeUndefined();
    expect((await signIn()).status).toBe(200);
  });
  it('is neither turned on nor off, nor read again, by a borrowed session', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const lines = [
      'POST /api/me/second-factor',
      'POST /api/me/second-factor/codes',
      'DELETE /api/me/second-factor',
    ] as const;
    for (const line of lines) expect(codeOf(await ask(url, line, mei)), line).toEqual([403, 'proof']);
    const { code } = await turnedOn(url, mei);
    const again = await ask(url, 'POST /api/me/second-factor', mei);
    expect(codeOf(again)).toEqual([400, 'badRequest']);
    const other = await ask<SignedInBody>(
      url,
      'POST /api/sign-in',
      {},
      { name: 'Mei', password: PASSWORD, code: code(), token: true },
    );
    const borrowed = { token: other.body.token };
    for (const line of lines) expect(codeOf(await ask(url, line, borrowed)), line).toEqual([403, 'proof']);
    const prove = (body: object) => ask(url, 'POST /api/me/proof', borrowed, body);
    expect(codeOf(await prove({ password: PASSWORD }))).toEqual([401, 'secondFactor']);
    expect((await prove({ password: PASSWORD, code: code(1) })).status).toBe(204);
    expect((await ask(url, 'DELETE /api/me/second-factor', borrowed)).status).toBe(204);
    expect(codeOf(await ask(url, 'POST /api/me/second-factor', await guest(url)))).toEqual([403, 'needsAccount']);
  });
  it('is asked for by a link for a new password, too, which stays good until the code is right', async () => {
    const data = dataFolder();
    const { url } = await served({ data });
    const mei = await account(url, 'Mei');
    const { code } = await turnedOn(url, mei);
    const sql = await openSql({ data });
    const link = await oneTimes(sql).create('password', mei.id, '', 60_000);
    await sql.close();
    const password = 'the long wall has a gate';
    const choose = (more: object) => ask(url, 'POST /api/password/new', {}, { link, password, ...more });
    expect(codeOf(await choose({}))).toEqual([401, 'secondFactor']);
    expect(codeOf(await choose({ code: '000000' }))).toEqual([401, 'secondFactor']);
    expect((await choose({ code: code() })).status).toBe(200);
  });
  it('cannot be found by trying', async () => {
    const { url } = await served({ proxies: 1, limits: { codes: { burst: 3, perMinute: 0 } } });
    const { code } = await turnedOn(url, await account(url, 'Mei'));
    const signIn = (code: string, ip: string) =>
      ask(url, 'POST /api/sign-in', { headers: { 'x-forwarded-for': ip } }, { name: 'Mei', password: PASSWORD, code });
    const tried = [];
    for (let i = 0; i < 4; i++) tried.push((await signIn('000000', `10.0.0.${i}`)).status);
    expect(tried).toEqual([401, 401, 401, 429]);
    expect((await signIn(code(), '10.0.1.1')).status).toBe(429);
  });
  it('used twice at the same moment is used once', async () => {
    const sql = await openSql({ data: dataFolder() });
    const mei = await person(sql, 'Mei');
    const { begin, confirm, check } = secondFactors(sql);
    const code = app((await begin({ ...mei, role: 'player' })).secret);
    const [one] = await confirm(mei.id, code(-1));
    for (const given of [code(), one]) {
      const both = await Promise.allSettled([check(mei.id, given), check(mei.id, given)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
    await sql.close();
  });
});
