import type { MeBody, SessionsBody, SignedInBody, TableFacts } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { folded, looks } from '../people/names.ts';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { account, ask, codeOf, PASSWORD, prove } from './asking.ts';
import { dataFolder, founded, guest, served } from './visiting.ts';

const me = (url: string, token: string) => ask<MeBody>(url, 'GET /api/me', { token });

describe('a name', () => {
  it('is the same name in other letters that look like it', () => {
    for (const [a, b] of [
      ['Mei Lin', 'meilin'],
      ['José', 'JOSE'],
      ['Ｍｅｉ', 'mei'],
      ['Straße', 'STRASSE'],
      ['Мао', 'Mao'], // Cyrillic
      ['Qin_Shi-Huang', 'qin shi huang'],
      ['Άννα', 'αννα'],
    ] as const)
      expect(folded(a), a).toBe(folded(b));
    expect(folded('Mei')).not.toBe(folded('Mel'));
    expect(folded('始皇')).not.toBe(folded('始皇帝'));
  });
  it('looks like another in letters of any script, by the table of Unicode', () => {
    for (const [a, b] of [
      ['Paul', 'PauI'], // a capital i
      ['Paul', 'Pau1'],
      ['William', 'Williarn'],
      ['Otto', '0tt0'],
      ['Paul', 'Рaսl'], // Cyrillic and Armenian
      ['Ada', '𝐀𝖽𝚊'],
      ['Sara', 'ꓢаrа'], // Lisu and Cyrillic
      ['Mao', 'Ꮇao'], // Cherokee
    ] as const)
      expect(looks(a), b).toBe(looks(b));
    for (const [a, b] of [
      ['Mei', 'Mel'],
      ['Li', 'Lu'],
      ['始皇', '始皇帝'],
    ] as const)
      expect(looks(a), b).not.toBe(looks(b));
  });
  it('that looks like an account, a bot or an office is refused, to newcomers and to whoever changes theirs', async () => {
    const { url } = await served();
    const { token } = await account(url, 'Paul');
    const li = await account(url, 'Li');
    for (const name of ['PauI', 'Рaսl', 'ADMlN', 'Sharp b0t']) {
      expect(codeOf(await ask(url, 'POST /api/accounts', {}, { name, password: PASSWORD })), name).toEqual([
        409,
        'nameTaken',
      ]);
      expect(codeOf(await ask(url, 'PATCH /api/me', li, { name })), name).toEqual([409, 'nameTaken']);
    }
    expect((await ask(url, 'PATCH /api/me', { token }, { name: 'PauI' })).status).toBe(200); // their own
  });
  it('has something to read, for guests as well', async () => {
    const { url } = await served();
    for (const name of ['\u2800', '\u3164', '\u115f\u1160', '\u{e0061}', '\u0301', 'Mei\u3164', '\u00a0\u2003'])
      expect(codeOf(await ask(url, 'POST /api/guests', {}, { name })), JSON.stringify(name)).toEqual([
        400,
        'badRequest',
      ]);
    for (const name of ['美', '♥\ufe0f', '!', 'é'])
      expect((await ask(url, 'POST /api/guests', {}, { name })).status, name).toBe(201);
  });
  it('of before names were compared by looks keeps newcomers away, too', async () => {
    const data = dataFolder();
    const sql = await openSql({ data });
    for (const [id, name] of [
      ['P1', 'Paul'],
      ['P2', 'PauI'],
    ] as const)
      await sql.write(
        statement(
          "INSERT INTO people (id, name, folded, role, created, seen, settings) VALUES (?, ?, ?, 'player', 1, 1, '{}')",
          id,
          name,
          folded(name),
        ),
      );
    await sql.close();
    const { url } = await served({ data });
    const asked = { name: 'Pau1', password: PASSWORD };
    expect(codeOf(await ask(url, 'POST /api/accounts', {}, asked))).toEqual([409, 'nameTaken']);
  });
  it("is taken once, whatever it looks like, and some are nobody's", async () => {
    const { url } = await served();
    await account(url, 'Mei Lin');
    const asked = (name: string) => ask(url, 'POST /api/accounts', {}, { name, password: PASSWORD });
    for (const name of ['Mei Lin', 'meilin', 'MÉI LIN', 'Somebody', 'admin', 'Sharp Bot'])
      expect(codeOf(await asked(name)), name).toEqual([409, 'nameTaken']);
    expect(codeOf(await asked('...'))).toEqual([400, 'badRequest']);
    expect((await asked('Mei Lan')).status).toBe(201);
  });
  it("asked for by two at the same moment is one's", async () => {
    const { url } = await served();
    const asked = () => ask(url, 'POST /api/accounts', {}, { name: 'Wu', password: PASSWORD });
    const statuses = (await Promise.all([asked(), asked(), asked()])).map(answer => answer.status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});

describe('a guest', () => {
  it('who is kept as an account is the same person, with the same tables', async () => {
    const { url } = await served();
    const { id, token, person } = await founded(url);
    const kept = await ask<SignedInBody>(url, 'POST /api/accounts', { token }, { name: 'Mei Lin', password: PASSWORD });
    expect(kept.status).toBe(201);
    expect(kept.body).toEqual({ person: { id: person, name: 'Mei Lin', account: true } });
    expect((await me(url, token)).body).toMatchObject({
      id: person,
      name: 'Mei Lin',
      role: 'player',
      hasPassword: true,
    });
    const again = await ask<SignedInBody>(
      url,
      'POST /api/sign-in',
      {},
      { name: 'mei lin', password: PASSWORD, token: true },
    );
    expect(again.body.person.id).toBe(person);
    const { body } = await ask<TableFacts>(url, `GET /api/tables/${id}`, { token: again.body.token });
    expect(body.seats[0]).toMatchObject({ person });
    expect(codeOf(await ask(url, 'POST /api/accounts', { token }, { name: 'Other', password: PASSWORD }))).toEqual([
      400,
      'badRequest',
    ]);
  });
  it('in a browser gets a new cookie with the account, and the old one is worth nothing', async () => {
    const { url } = await served();
    const { cookie } = await ask(url, 'POST /api/guests', {}, { name: 'Mei' });
    const kept = await ask(url, 'POST /api/accounts', { cookie }, { name: 'Mei', password: PASSWORD });
    expect(kept.cookie).toMatch(/^tianxia=[\w-]{43}$/);
    expect(kept.cookie).not.toBe(cookie);
    expect((await ask(url, 'GET /api/me', { cookie: kept.cookie })).status).toBe(200);
    expect((await ask(url, 'GET /api/me', { cookie })).body).toBeNull();
  });
  it('cannot have what is for accounts', async () => {
    const { url } = await served();
    const { token } = await guest(url);
    for (const [line, body] of [
      ['PATCH /api/me', { email: 'mei@example.org' }],
      ['PATCH /api/me', { password: { next: PASSWORD } }],
      ['GET /api/tokens', undefined],
      ['POST /api/tokens', { name: 'x', scopes: ['read'] }],
    ] as const)
      expect(codeOf(await ask(url, line, { token }, body)), line).toEqual([403, 'needsAccount']);
    expect((await ask<MeBody>(url, 'PATCH /api/me', { token }, { name: 'Meili' })).body.name).toBe('Meili');
  });
});

describe('an account', () => {
  it('is not made where registration is closed; guests still come, and accounts sign in', async () => {
    const { url } = await served({ registration: 'closed' });
    const { token } = await guest(url);
    expect(codeOf(await ask(url, 'POST /api/accounts', { token }, { name: 'Mei', password: PASSWORD }))).toEqual([
      403,
      'closed',
    ]);
    expect(codeOf(await ask(url, 'POST /api/passkeys/options', { token }, { name: 'Mei' }))).toEqual([403, 'closed']);
    expect((await me(url, token)).body.offers.registration).toBe('closed');
  });
  it('refuses passwords that are tried first', async () => {
    const { url } = await served();
    for (const password of [
      ...['short', 'aaaaaaaaaaaaaa', 'Qin Shi Huang'],
      ...['password123', 'Password1234!', 'qwertyuiop', '1q2w3e4r5t', 'basketball', 'iloveyou1234', 'qinshihuang1'],
    ])
      expect(codeOf(await ask(url, 'POST /api/accounts', {}, { name: 'qin-shi-huang', password })), password).toEqual([
        400,
        'badRequest',
      ]);
    const { token } = await account(url, 'Mei');
    const next = 'manchester1';
    expect(codeOf(await ask(url, 'PATCH /api/me', { token }, { password: { old: PASSWORD, next } }))).toEqual([
      400,
      'badRequest',
    ]);
  });
  it('changes its name everywhere, and the old one is free', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { body: table } = await ask<{ id: string }>(
      url,
      'POST /api/tables',
      { token: mei.token },
      { game: 'qin', seats },
    );
    await account(url, 'Li');
    expect(codeOf(await ask(url, 'PATCH /api/me', { token: mei.token }, { name: 'LI' }))).toEqual([409, 'nameTaken']);
    expect((await ask(url, 'PATCH /api/me', { token: mei.token }, { name: 'MEI' })).status).toBe(200);
    expect((await ask(url, 'PATCH /api/me', { token: mei.token }, { name: 'Meili' })).status).toBe(200);
    await account(url, 'Mei');
    const { body } = await ask<TableFacts>(url, `GET /api/tables/${table.id}`, { token: mei.token });
    expect(body.seats[0]!.name).toBe('Meili');
  });
  it('changes its mail and its alerts', async () => {
    const { url } = await served({ alerts: { site: 'https://play.example.org', webhooks: true } });
    const { token } = await account(url, 'Mei');
    const change = (body: unknown) => ask<MeBody>(url, 'PATCH /api/me', { token }, body);
    await prove(url, { token });
    expect(codeOf(await change({ alerts: { mail: true } }))).toEqual([400, 'badRequest']);
    expect(codeOf(await change({ email: 'nonsense' }))).toEqual([400, 'badRequest']);
    const alerts = { mail: true, push: false, webhook: 'https://example.org/hook' };
    expect((await change({ email: 'mei@example.org', alerts })).body).toMatchObject({
      email: 'mei@example.org',
      alerts,
    });
    const { body } = await change({ email: null });
    expect(body.email).toBeUndefined();
    expect(body.alerts).toEqual({ ...alerts, mail: false });
  });
  it('changes its password with the old one, and everybody else is signed out', async () => {
    const { url } = await served();
    const { token } = await account(url, 'Mei');
    const other = await ask<SignedInBody>(
      url,
      'POST /api/sign-in',
      {},
      { name: 'Mei', password: PASSWORD, token: true },
    );
    const next = 'another long password';
    const change = (password: unknown) => ask<MeBody>(url, 'PATCH /api/me', { token }, { password });
    expect(codeOf(await change({ next }))).toEqual([401, 'badSignIn']);
    expect(codeOf(await change({ old: 'wrong', next }))).toEqual([401, 'badSignIn']);
    expect((await me(url, other.body.token!)).status).toBe(200);
    expect((await change({ old: PASSWORD, next })).status).toBe(200);
    expect((await me(url, token)).status).toBe(200);
    expect(codeOf(await me(url, other.body.token!))).toEqual([401, 'badToken']);
    const signIn = async (password: string) =>
      (await ask(url, 'POST /api/sign-in', {}, { name: 'Mei', password })).status;
    expect([await signIn(PASSWORD), await signIn(next)]).toEqual([401, 200]);
  });
  it('sees where it is signed in, and ends one or all others', async () => {
    const { url } = await served();
    const { token } = await account(url, 'Mei');
    const more = async (agent: string) =>
      (
        await ask<SignedInBody>(
          url,
          'POST /api/sign-in',
          { headers: { 'user-agent': agent } },
          {
            name: 'Mei',
            password: PASSWORD,
            token: true,
          },
        )
      ).body.token!;
    const tokens = [await more('Phone'), await more('Tablet'), await more('Laptop')];
    const { body } = await ask<SessionsBody>(url, 'GET /api/sessions', { token });
    expect(body.sessions).toHaveLength(4);
    expect(body.sessions.filter(session => session.current)).toHaveLength(1);
    const phone = body.sessions.find(session => session.agent === 'Phone')!;
    expect((await ask(url, `DELETE /api/sessions/${phone.id}`, { token })).status).toBe(204);
    expect(codeOf(await ask(url, `DELETE /api/sessions/${phone.id}`, { token }))).toEqual([404, 'noSuchThing']);
    expect((await me(url, tokens[0]!)).status).toBe(401);
    expect((await me(url, tokens[1]!)).status).toBe(200);
    const li = await account(url, 'Li');
    const tablet = body.sessions.find(session => session.agent === 'Tablet')!;
    expect(codeOf(await ask(url, `DELETE /api/sessions/${tablet.id}`, { token: li.token }))).toEqual([
      404,
      'noSuchThing',
    ]);
    expect((await ask(url, 'DELETE /api/sessions', { token })).status).toBe(204);
    expect([(await me(url, tokens[1]!)).status, (await me(url, tokens[2]!)).status]).toEqual([401, 401]);
    expect((await me(url, token)).status).toBe(200);
    expect((await me(url, li.token)).status).toBe(200);
  });
});
