import type { FriendsBody, MeBody, NewTokenBody, ProfileBody, TokensBody } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { account, ask, codeOf, PASSWORD } from './asking.ts';
import { dataFolder, guest, served, visit } from './visiting.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }];
describe('an API token', () => {
  it('does what it was made for and nothing else', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const make = async (...scopes: string[]) =>
      (await ask<NewTokenBody>(url, 'POST /api/tokens', mei, { name: scopes.join(), scopes })).body.token;
    const read = { token: await make('read') };
    const host = { token: await make('host', 'play') };
    expect((await ask<MeBody>(url, 'GET /api/me', read)).body.id).toBe(mei.id);
    expect(codeOf(await ask(url, 'POST /api/tables', read, { game: 'qin', seats }))).toEqual([403, 'scope']);
    const table = await ask<{ id: string }>(url, 'POST /api/tables', host, { game: 'qin', seats });
    expect(table.status).toBe(201);
    expect(codeOf(await ask(url, 'GET /api/me', host))).toEqual([403, 'scope']);
    const all = { token: await make('read', 'play', 'host', 'chat') };
    for (const [line, body] of [
      ['PATCH /api/me', { name: 'Wu' }],
      ['DELETE /api/me', { password: PASSWORD }],
      ['GET /api/me/export', undefined],
      ['GET /api/sessions', undefined],
      ['DELETE /api/sessions', undefined],
      ['GET /api/tokens', undefined],
      ['POST /api/tokens', { name: 'more', scopes: ['read'] }],
      ['GET /api/passkeys', undefined],
      ['POST /api/sign-out', undefined],
      ['PUT /api/friends/Wu', undefined],
      [
        'PUT /api/me/push',
        { endpoint: 'https://push.example.org/1', keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) } },
      ],
      ['DELETE /api/me/push', { endpoint: 'https://push.example.org/1' }],
      ['POST /api/accounts', { name: 'Wu', password: PASSWORD }],
    ] as const)
      expect(codeOf(await ask(url, line, all, body)), line).toEqual([403, 'scope']);
  });
  it('is shown once, listed without its secret, and ended by its owner', async () => {
    const { url } = await served();
    const [mei, li] = [await account(url, 'Mei'), await account(url, 'Li')];
    const { status, body } = await ask<NewTokenBody>(url, 'POST /api/tokens', mei, {
      name: 'My bot',
      scopes: ['read', 'read', 'play'],
    });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    const listed = () => ask<TokensBody>(url, 'GET /api/tokens', mei);
    const before = await listed();
    expect(before.body.tokens).toEqual([
      { id: body.id, name: 'My bot', scopes: ['read', 'play'], created: body.created },
    ]);
    expect(JSON.stringify(before.body)).not.toContain(body.token);
    await ask(url, 'GET /api/me', { token: body.token });
    expect((await listed()).body.tokens[0]!.used).toBeDefined();
    expect(codeOf(await ask(url, `DELETE /api/tokens/${body.id}`, li))).toEqual([404, 'noSuchThing']);
    expect((await ask(url, `DELETE /api/tokens/${body.id}`, mei)).status).toBe(204);
    expect(codeOf(await ask(url, 'GET /api/me', { token: body.token }))).toEqual([401, 'badToken']);
    for (const scopes of [[], ['admin'], 'read', undefined])
      expect(codeOf(await ask(url, 'POST /api/tokens', mei, { name: 'x', scopes }))).toEqual([400, 'badRequest']);
  });
});

describe('people', () => {
  it('are found by name in any spelling or by id; nobody else is', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei Lin');
    const li = await guest(url, 'Li');
    const profile = (called: string) => ask<ProfileBody>(url, `GET /api/people/${encodeURIComponent(called)}`, {});
    for (const called of ['Mei Lin', 'meilin', mei.id])
      expect((await profile(called)).body).toMatchObject({ id: mei.id, name: 'Mei Lin', games: 0, ratings: [] });
    expect((await profile(li.id)).body).toMatchObject({ name: 'Li', account: false });
    const long = '始皇帝嬴政'.repeat(5).slice(0, 24);
    await account(url, long);
    expect((await profile(long)).body.name).toBe(long);
    for (const called of ['Li', 'Pnobody', 'x'.repeat(90), '%', '\u0000'])
      expect(codeOf(await profile(called)), called).toEqual([404, 'noSuchPerson']);
    const text = JSON.stringify((await profile(mei.id)).body);
    for (const secret of ['password', 'email', 'hash', 'seen']) expect(text).not.toContain(secret);
  });
  it('become friends and are blocked; nobody is their own friend', async () => {
    const { url } = await served();
    const [mei, li] = [await account(url, 'Mei'), await account(url, 'Li')];
    const friends = async () => (await ask<FriendsBody>(url, 'GET /api/friends', mei)).body;
    expect((await ask(url, 'PUT /api/friends/Li', mei)).status).toBe(204);
    expect((await ask(url, `PUT /api/friends/${li.id}`, mei)).status).toBe(204);
    expect(await friends()).toEqual({
      friends: [{ id: li.id, name: 'Li', account: true, followsBack: false, online: false }],
      followers: [],
      blocked: [],
    });
    expect((await ask<ProfileBody>(url, 'GET /api/people/Li', mei)).body.relation).toBe('friend');
    expect((await ask(url, 'PUT /api/blocks/Li', mei)).status).toBe(204);
    expect(await friends()).toEqual({
      friends: [],
      followers: [],
      blocked: [{ id: li.id, name: 'Li', account: true }],
    });
    expect((await ask(url, 'DELETE /api/friends/Li', mei)).status).toBe(204);
    expect((await friends()).blocked).toHaveLength(1);
    expect((await ask(url, 'DELETE /api/blocks/Li', mei)).status).toBe(204);
    expect(await friends()).toEqual({ friends: [], followers: [], blocked: [] });
    expect(codeOf(await ask(url, 'PUT /api/friends/Mei', mei))).toEqual([400, 'badRequest']);
    expect(codeOf(await ask(url, 'PUT /api/friends/Nobody', mei))).toEqual([404, 'noSuchPerson']);
    expect(codeOf(await ask(url, 'PUT /api/friends/Li', {}))).toEqual([401, 'signIn']);
  });
});

describe('somebody one follows', () => {
  it('is seen to be there, and where, only when they follow back', async () => {
    const { url } = await served();
    const [mei, li] = [await account(url, 'Mei'), await account(url, 'Li')];
    const { id } = (
      await ask<{ id: string }>(url, 'POST /api/tables', li, { game: 'qin', seats, visibility: 'public' })
    ).body;
    const page = visit(url, id, li.token);
    await page.until(() => page.facts !== undefined);
    const friends = async (by: { token: string }) => (await ask<FriendsBody>(url, 'GET /api/friends', by)).body;
    const profile = async (by: { token: string }) => (await ask<ProfileBody>(url, 'GET /api/people/Li', by)).body;
    await ask(url, 'PUT /api/friends/Li', mei);
    expect((await friends(mei)).friends).toEqual([
      { id: li.id, name: 'Li', account: true, followsBack: false, online: false },
    ]);
    expect((await profile(mei)).seen).toBeUndefined();
    expect((await friends(li)).followers).toEqual([{ id: mei.id, name: 'Mei', account: true }]);
    expect((await ask<ProfileBody>(url, 'GET /api/people/Mei', li)).body).toMatchObject({ followsYou: true });
    await ask(url, 'PUT /api/friends/Mei', li);
    await expect
      .poll(async () => (await friends(mei)).friends)
      .toMatchObject([{ followsBack: true, online: true, at: { table: id, game: 'qin', stage: 'open' } }]);
    expect((await profile(mei)).seen).toBeDefined();
    expect((await friends(li)).followers).toEqual([]);
    await ask(url, 'DELETE /api/friends/Mei', li);
    expect((await friends(mei)).friends).toMatchObject([{ followsBack: false, online: false }]);
  });
});

describe("one's own data", () => {
  it('is given out as a file', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    await ask(url, 'POST /api/tables', mei, { game: 'qin', seats });
    const { body, headers } = await ask<{ person: { name: string }; tables: unknown[] }>(
      url,
      'GET /api/me/export',
      mei,
    );
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body.person.name).toBe('Mei');
    expect(body.tables).toHaveLength(1);
    expect(codeOf(await ask(url, 'GET /api/me/export', {}))).toEqual([401, 'signIn']);
  });
  it('goes with the account, for whoever knows its password', async () => {
    const { url } = await served();
    const mei = await account(url, 'Mei');
    const forget = (body?: unknown) => ask(url, 'DELETE /api/me', mei, body);
    expect(codeOf(await forget())).toEqual([401, 'badSignIn']);
    expect(codeOf(await forget({ password: 'wrong' }))).toEqual([401, 'badSignIn']);
    expect((await ask(url, 'GET /api/me', mei)).status).toBe(200);
    expect((await forget({ password: PASSWORD })).status).toBe(204);
    expect(codeOf(await ask(url, 'GET /api/me', mei))).toEqual([401, 'badToken']);
    for (const called of ['Mei', mei.id, 'somebody'])
      expect(codeOf(await ask(url, `GET /api/people/${called}`, {})), called).toEqual([404, 'noSuchPerson']);
    expect(codeOf(await ask(url, 'POST /api/sign-in', {}, { name: 'Mei', password: PASSWORD }))).toEqual([
      401,
      'badSignIn',
    ]);
    expect((await account(url, 'Mei')).id).not.toBe(mei.id);
    const li = await guest(url, 'Li');
    expect((await ask(url, 'DELETE /api/me', li)).status).toBe(204); // a guest has no password
    expect(codeOf(await ask(url, 'GET /api/me', li))).toEqual([401, 'badToken']);
  });
});

it('a webhook is not kept where none is ever called; one from before may stay, or be taken away', async () => {
  const data = dataFolder();
  const hook = { alerts: { webhook: 'https://example.org/hook' } };
  const calls = await served({ data, alerts: { site: 'https://play.example.org', webhooks: true } });
  const mei = await account(calls.url, 'Mei');
  expect((await ask(calls.url, 'PATCH /api/me', mei, hook)).status).toBe(200);
  await calls.close();
  const { url } = await served({ data });
  const wu = await account(url, 'Wu');
  expect(codeOf(await ask(url, 'PATCH /api/me', wu, hook))).toEqual([403, 'closed']);
  expect((await ask<MeBody>(url, 'GET /api/me', wu)).body.alerts.webhook).toBeUndefined();
  expect((await ask(url, 'PATCH /api/me', mei, { alerts: { ...hook.alerts, push: true } })).status).toBe(200);
  expect((await ask<MeBody>(url, 'PATCH /api/me', mei, { alerts: {} })).body.alerts.webhook).toBeUndefined();
});
