import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { MeBody, PasskeyLine, PasskeysBody, SignedInBody } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { ask, type By, codeOf, PASSWORD, provenAccount } from './asking.ts';
import { type Authenticator, authenticator, type Circumstances } from './authenticator.ts';
import { dataFolder, founded, guest, served } from './visiting.ts';

type Creation = PublicKeyCredentialCreationOptionsJSON;
type Request = PublicKeyCredentialRequestOptionsJSON;
const options = async (url: string, by: By, body = {}) =>
  (await ask<Creation>(url, 'POST /api/passkeys/options', by, body)).body;
async function add(url: string, by: By, key: Authenticator, body = {}, more: Circumstances = {}) {
  const response = key.make(await options(url, by, body), more);
  return ask<PasskeyLine>(url, 'POST /api/passkeys', by, { response, name: 'My phone' });
}
async function signIn(url: string, key: Authenticator, more: Circumstances = {}, by: By = {}) {
  const { body } = await ask<Request>(url, 'POST /api/sign-in/passkey/options', by, {});
  return ask<SignedInBody>(url, 'POST /api/sign-in/passkey', by, { response: key.show(body, more), token: true });
}
/** Shows once more, by the passkey, whose session this is. */
async function proveBy(url: string, key: Authenticator, by: By) {
  const { body } = await ask<Request>(url, 'POST /api/sign-in/passkey/options', {}, {});
  return ask(url, 'POST /api/me/proof', by, { response: key.show(body) });
}
const list = async (url: string, token: string) =>
  (await ask<PasskeysBody>(url, 'GET /api/passkeys', { token })).body.passkeys;

describe('a passkey', () => {
  it('makes an account of a guest, under the name they give, and signs in without a name', async () => {
    const { url } = await served();
    const { token, person } = await founded(url);
    const key = authenticator(url);
    const asked = await options(url, { token }, { name: 'Mei Lin' });
    expect(asked.rp).toEqual({ name: 'Tianxia', id: 'localhost' });
    expect(asked.user.name).toBe('Mei Lin');
    expect(asked.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    const made = await ask<PasskeyLine>(
      url,
      'POST /api/passkeys',
      { token },
      { response: key.make(asked), name: 'Phone' },
    );
    expect([made.status, made.body.name, made.body.id]).toEqual([201, 'Phone', key.id]);
    const me = (await ask<MeBody>(url, 'GET /api/me', { token })).body;
    expect(me).toMatchObject({ id: person, name: 'Mei Lin', account: true, hasPassword: false, passkeys: 1 });
    const signed = await signIn(url, key);
    expect(signed.status).toBe(200);
    expect(signed.body.person).toEqual({ id: person, name: 'Mei Lin', account: true });
    expect((await ask<MeBody>(url, 'GET /api/me', { token: signed.body.token })).body.id).toBe(person);
  });
  it('of a browser gives it a new cookie when the guest becomes an account', async () => {
    const { url } = await served();
    const { cookie } = await ask(url, 'POST /api/guests', {}, { name: 'Mei' });
    const key = authenticator(url);
    const made = await add(url, { cookie }, key);
    expect(made.status).toBe(201);
    expect(made.cookie).not.toBe(cookie);
    expect((await ask<MeBody>(url, 'GET /api/me', { cookie: made.cookie })).body).toMatchObject({
      name: 'Mei',
      account: true,
    });
    expect((await ask(url, 'GET /api/me', { cookie })).body).toBeNull();
  });
  it('is checked by another process of the same site', async () => {
    const data = dataFolder();
    const publicUrl = 'https://play.example.org';
    const [one, two] = [await served({ data, publicUrl }), await served({ data, publicUrl })];
    const { token } = await provenAccount(one.url, 'Mei');
    const key = authenticator(publicUrl);
    const asked = await options(one.url, { token });
    expect(asked.rp.id).toBe('play.example.org');
    const made = await ask(two.url, 'POST /api/passkeys', { token }, { response: key.make(asked) });
    expect(made.status).toBe(201);
    const { body } = await ask<Request>(two.url, 'POST /api/sign-in/passkey/options', {}, {});
    expect((await ask(one.url, 'POST /api/sign-in/passkey', {}, { response: key.show(body) })).status).toBe(200);
  });
  it('is refused for a name that is taken, for nobody, and for an API token', async () => {
    const { url } = await served();
    const { token } = await provenAccount(url, 'Mei');
    const other = await guest(url, 'Li');
    expect(codeOf(await ask(url, 'POST /api/passkeys/options', { token: other.token }, { name: 'mei' }))).toEqual([
      409,
      'nameTaken',
    ]);
    expect(codeOf(await ask(url, 'POST /api/passkeys/options', {}, {}))).toEqual([401, 'signIn']);
    const { body } = await ask<{ token: string }>(
      url,
      'POST /api/tokens',
      { token },
      { name: 'x', scopes: ['read', 'play'] },
    );
    expect(codeOf(await ask(url, 'POST /api/passkeys/options', { token: body.token }, {}))).toEqual([403, 'scope']);
    // the name is taken between the question and the answer
    const key = authenticator(url);
    const asked = await options(url, { token: other.token }, { name: 'Wu' });
    await provenAccount(url, 'Wu');
    const late = await ask(url, 'POST /api/passkeys', { token: other.token }, { response: key.make(asked) });
    expect(codeOf(late)).toEqual([409, 'nameTaken']);
    expect((await ask<MeBody>(url, 'GET /api/me', other)).body).toMatchObject({ account: false, passkeys: 0 });
  });
  it('made for another page, another site, another person, without its owner, or twice is refused', async () => {
    const { url } = await served();
    const mei = await provenAccount(url, 'Mei');
    const li = await provenAccount(url, 'Li');
    const refused: [string, Circumstances][] = [
      ['another page', { origin: 'https://evil.example' }],
      ['another site', { domain: 'evil.example' }],
      ['nobody there', { verified: false }],
      ['a challenge of its own', { challenge: 'A'.repeat(43) }],
    ];
    for (const [what, more] of refused)
      expect(codeOf(await add(url, { token: mei.token }, authenticator(url), {}, more)), what).toEqual([
        400,
        'badRequest',
      ]);
    const asked = await options(url, { token: mei.token });
    const response = authenticator(url).make(asked);
    expect(codeOf(await ask(url, 'POST /api/passkeys', { token: li.token }, { response }))).toEqual([
      400,
      'badRequest',
    ]);
    const again = authenticator(url).make(await options(url, { token: mei.token }));
    expect((await ask(url, 'POST /api/passkeys', { token: mei.token }, { response: again })).status).toBe(201);
    expect(codeOf(await ask(url, 'POST /api/passkeys', { token: mei.token }, { response: again }))).toEqual([
      400,
      'badRequest',
    ]);
    expect(await list(url, mei.token)).toHaveLength(1);
    expect(await list(url, li.token)).toHaveLength(0);
  });
  it('of another kind or shape is refused, and nothing breaks', async () => {
    const { url } = await served();
    const { token } = await provenAccount(url, 'Mei');
    const good = authenticator(url).make(await options(url, { token })) as { response: object };
    for (const response of [undefined, {}, 'text', { ...good, id: 'ü' }, { ...good, type: 'password' }])
      expect((await ask(url, 'POST /api/passkeys', { token }, { response })).status).toBe(400);
    for (const part of ['clientDataJSON', 'attestationObject'])
      for (const junk of ['AAAA', 'e30', 'bm90IGpzb24']) {
        const response = { ...good, response: { ...good.response, [part]: junk } };
        expect(codeOf(await ask(url, 'POST /api/passkeys', { token }, { response })), part).toEqual([
          400,
          'badRequest',
        ]);
      }
  });
  it('signs in once for each challenge, on its own site, with its owner, and never with an older counter', async () => {
    const { url } = await served();
    const { token, id } = await provenAccount(url, 'Mei');
    const key = authenticator(url);
    await add(url, { token }, key);
    const refused: Circumstances[] = [
      { origin: 'https://evil.example' },
      { domain: 'evil.example' },
      { verified: false },
      { challenge: 'A'.repeat(43) },
      { handle: Buffer.from('Psomebodyelse').toString('base64url') },
    ];
    const answers = [];
    for (const more of refused) answers.push(await signIn(url, key, more));
    answers.push(await signIn(url, authenticator(url))); // it is not known
    for (const { status, body } of answers) expect([status, body]).toEqual([401, answers[0]!.body]);
    expect((await signIn(url, key, { counter: 10 })).body.person.id).toBe(id);
    expect(codeOf(await signIn(url, key, { counter: 10 }))).toEqual([401, 'badSignIn']); // a copy
    const { body } = await ask<Request>(url, 'POST /api/sign-in/passkey/options', {}, {});
    const response = key.show(body, { counter: 11 });
    expect((await ask(url, 'POST /api/sign-in/passkey', {}, { response })).status).toBe(200);
    expect(codeOf(await ask(url, 'POST /api/sign-in/passkey', {}, { response }))).toEqual([401, 'badSignIn']);
    // a challenge that was given for making a passkey does not sign in
    const made = await options(url, { token });
    const mixed = key.show({ ...body, challenge: made.challenge }, { counter: 20 });
    expect(codeOf(await ask(url, 'POST /api/sign-in/passkey', {}, { response: mixed }))).toEqual([401, 'badSignIn']);
  });
  it('hands a guest over to its account', async () => {
    const { url } = await served();
    const mei = await provenAccount(url, 'Mei');
    const key = authenticator(url);
    await add(url, { token: mei.token }, key);
    const table = await founded(url);
    await signIn(url, key, {}, { token: table.token });
    const { body } = await ask<{ host: string }>(url, `GET /api/tables/${table.id}`, { token: mei.token });
    expect(body.host).toBe(mei.id);
  });
  it('is listed, renamed and removed by its owner alone, but never the last way in', async () => {
    const { url } = await served();
    const { token } = await guest(url, 'Mei');
    const li = await provenAccount(url, 'Li');
    const [phone, laptop] = [authenticator(url), authenticator(url)];
    await add(url, { token }, phone);
    const remove = async (key: Authenticator, by = token) => ask(url, `DELETE /api/passkeys/${key.id}`, { token: by });
    for (const line of ['POST /api/passkeys/options', 'DELETE /api/me', `DELETE /api/passkeys/${phone.id}`] as const)
      expect(codeOf(await ask(url, line, { token }, {})), line).toEqual([403, 'proof']);
    const first = { password: { next: PASSWORD } };
    expect(codeOf(await ask(url, 'PATCH /api/me', { token }, first))).toEqual([403, 'proof']);
    expect(codeOf(await proveBy(url, phone, li))).toEqual([401, 'badSignIn']); // it is Mei's
    expect(codeOf(await proveBy(url, laptop, { token }))).toEqual([401, 'badSignIn']); // and this one no one's yet
    expect((await proveBy(url, phone, { token })).status).toBe(204);
    expect(codeOf(await remove(phone))).toEqual([409, 'lastWayIn']);
    await add(url, { token }, laptop);
    expect(codeOf(await remove(phone, li.token))).toEqual([404, 'noSuchThing']);
    expect(codeOf(await ask(url, `PATCH /api/passkeys/${phone.id}`, { token: li.token }, { name: 'x' }))).toEqual([
      404,
      'noSuchThing',
    ]);
    expect((await ask(url, `PATCH /api/passkeys/${laptop.id}`, { token }, { name: 'Laptop' })).status).toBe(204);
    expect((await list(url, token)).map(line => line.name)).toEqual(['My phone', 'Laptop']);
    const both = await Promise.all([remove(phone), remove(laptop)]);
    expect(both.map(answer => answer.status).sort()).toEqual([204, 409]);
    const [left] = await list(url, token);
    expect((await ask(url, 'PATCH /api/me', { token }, { password: { next: PASSWORD } })).status).toBe(200);
    expect((await ask(url, `DELETE /api/passkeys/${left!.id}`, { token })).status).toBe(204);
    expect(codeOf(await signIn(url, left!.id === phone.id ? phone : laptop))).toEqual([401, 'badSignIn']);
  });
});
