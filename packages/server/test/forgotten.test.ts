import { CLOSED, type SignedInBody, type SiteBody } from '@tianxia/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AlertSettings } from '../alerts/settings.ts';
import { localBus } from '../bus/local.ts';
import { admin } from '../operating/admin.ts';
import { oneTimes } from '../people/one-time.ts';
import { hashOf } from '../people/secret-words.ts';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf, PASSWORD, provenAccount } from './asking.ts';
import { mailServer, questionTo } from './receiving.ts';
import { rulesHere } from './rules-here.ts';
import { databaseUrl } from './services.ts';
import { dataFolder, founded, guest, served, visit } from './visiting.ts';

const NEXT = 'eight immortals cross the sea';
const signIn = (url: string, name: string, password: string) =>
  ask<SignedInBody>(url, 'POST /api/sign-in', {}, { name, password, token: true });
const choose = (url: string, link: string, password = NEXT, by = {}) =>
  ask<SignedInBody>(url, 'POST /api/password/new', by, { link, password, token: true });

describe.each([
  ['SQLite', async () => openSql({ data: dataFolder() })],
  ['PostgreSQL', async () => openSql({ data: '/nowhere', url: await databaseUrl() })],
])('one-time links on %s', (_, open) => {
  it('are good once, for their kind, in their time; only a hash of them is kept', async () => {
    const sql = await open();
    onTestFinished(() => sql.close());
    const insert = "INSERT INTO people (id, name, role, created, seen, settings) VALUES (?, '', 'guest', 0, 0, '{}')";
    await sql.write(statement(insert, 'P1'), statement(insert, 'P2'));
    const links = oneTimes(sql);
    const token = await links.create('mail', 'P1', 'mei@example.org', 60_000);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await sql.read('SELECT token, person FROM one_times')).toEqual([{ token: hashOf(token), person: 'P1' }]);
    expect(await links.take('password', token)).toBeUndefined();
    expect(await links.look('mail', token)).toEqual({ person: 'P1', data: 'mei@example.org' });
    const both = await Promise.all([links.take('mail', token), links.take('mail', token)]);
    expect(both.filter(taken => taken !== undefined)).toEqual([{ person: 'P1', data: 'mei@example.org' }]);
    expect(await links.take('mail', await links.create('mail', 'P1', '', -1))).toBeUndefined();
    const [first, others] = [
      await links.create('mail', 'P1', '', 60_000),
      await links.create('mail', 'P2', '', 60_000),
    ];
    const second = await links.create('mail', 'P1', '', 60_000);
    expect(await links.take('mail', first)).toBeUndefined(); // a newer one takes its place
    expect([await links.take('mail', second), await links.take('mail', others)]).toEqual([
      { person: 'P1', data: '' },
      { person: 'P2', data: '' },
    ]);
  });
});

it('the operator ends a password and gives a link for a new one, which works once and ends all sessions', async () => {
  const [data, bus] = [dataFolder(), localBus()];
  const { url } = await served({ data, bus });
  const sql = sqliteSql(data);
  onTestFinished(() => sql.close());
  const by = admin(sql, bus, rulesHere());
  const mei = await account(url, 'Mei');
  const { id } = await founded(url);
  const page = visit(url, id, mei.token);
  await page.until(() => page.facts !== undefined);
  const found = /^\/new-password#([\w-]{43})$/.exec(await by.password('mei'));
  const link = found![1]!;
  expect(await page.closed).toBe(CLOSED.signedOut);
  expect(codeOf(await signIn(url, 'Mei', PASSWORD))).toEqual([401, 'badSignIn']);

  expect(codeOf(await choose(url, 'x'.repeat(43)))).toEqual([401, 'badToken']);
  expect(codeOf(await choose(url, link, 'short'))).toEqual([400, 'badRequest']);
  expect(codeOf(await choose(url, link, 'aaaaaaaaaaaa'))).toEqual([400, 'badRequest']); // the link is still good
  const seat = await founded(url); // by a guest, who turns out to be Mei
  const done = await choose(url, link, NEXT, { token: seat.token });
  expect([done.status, done.body.person]).toMatchObject([200, { id: mei.id, name: 'Mei' }]);
  const back = visit(url, seat.id, done.body.token);
  await back.until(() => back.facts?.you === 0);
  expect(codeOf(await choose(url, link))).toEqual([401, 'badToken']);
  expect((await signIn(url, 'Mei', NEXT)).status).toBe(200);

  const unused = (await by.password('Mei')).split('#')[1]!;
  const banned = (await by.password('Mei')).split('#')[1]!;
  expect(codeOf(await choose(url, unused))).toEqual([401, 'badToken']);
  await by.ban('Mei', 'rude');
  expect(codeOf(await choose(url, banned))).toEqual([403, 'banned']);
  await expect(by.password('nobody')).rejects.toThrow('there is nobody called "nobody"');
  await expect(by.password((await guest(url, 'Wu')).id)).rejects.toThrow('Wu has no account');
});

async function withMail() {
  const mail = await mailServer();
  const alerts: AlertSettings = {
    site: 'https://play.example.org',
    mail: { server: mail.url, from: 'Tianxia <tianxia@example.org>' },
  };
  const data = dataFolder();
  return { mail, data, ...(await served({ data, alerts })) };
}
const forgot = (url: string, name: string) => ask(url, 'POST /api/password/forgotten', {}, { name });

it('a link goes to a confirmed address and to no other; the answer is always the same', async () => {
  const { mail, url, data } = await withMail();
  const [mei, li] = [await provenAccount(url, 'Mei'), await provenAccount(url, 'Li')];
  await account(url, 'Wu');
  for (const [by, email] of [
    [mei, 'mei@example.org'],
    [li, 'li@example.org'],
  ] as const)
    expect((await ask(url, 'PATCH /api/me', by, { email })).status).toBe(200);
  const token = await questionTo(mail, 'mei@example.org');
  expect((await ask(url, 'POST /api/confirm-mail', {}, { token, mine: true })).status).toBe(204);
  await questionTo(mail, 'li@example.org'); // Li does not answer
  mail.got.length = 0;
  for (const name of ['Nobody', 'Li', 'Wu', 'MEI']) {
    const { status, body, headers } = await forgot(url, name);
    expect([status, body, headers.get('content-length')]).toEqual([204, undefined, null]);
  }
  await mail.until(() => mail.got.length > 0);
  const letter = mail.got[0]!;
  expect(letter.to).toEqual(['mei@example.org']);
  const link = /https:\/\/play\.example\.org\/new-password#([\w-]{43})/.exec(letter.text)![1]!;
  expect((await signIn(url, 'Mei', PASSWORD)).status).toBe(200); // the old one works until then
  expect((await choose(url, link)).body.person.id).toBe(mei.id);
  expect(codeOf(await ask(url, 'GET /api/friends', mei))).toEqual([401, 'badToken']); // all sessions have ended
  expect((await signIn(url, 'Mei', NEXT)).status).toBe(200);

  // a change of address or password ends the links that are underway
  const { token: now } = (await signIn(url, 'Mei', NEXT)).body;
  expect((await ask(url, 'POST /api/me/proof', { token: now }, { password: NEXT })).status).toBe(204);
  for (const change of [{ password: { old: NEXT, next: PASSWORD } }, { email: null }]) {
    const count = mail.got.length;
    await forgot(url, 'Mei');
    await mail.until(() => mail.got.length > count);
    const sent = /#([\w-]{43})/.exec(mail.got.at(-1)!.text)![1]!;
    expect((await ask(url, 'PATCH /api/me', { token: now }, change)).status).toBe(200);
    expect(codeOf(await choose(url, sent))).toEqual([401, 'badToken']);
  }
  expect(mail.got.every(({ to }) => to.join() === 'mei@example.org')).toBe(true);
  const sql = sqliteSql(data);
  expect(await sql.read('SELECT person FROM one_times WHERE kind = ?', 'password')).toEqual([]);
  await sql.close();
});
it('letters for one name are limited, and where no mail is sent it says so', async () => {
  const mail = await mailServer();
  const alerts: AlertSettings = { site: 'https://play.example.org', mail: { server: mail.url, from: 'a@example.org' } };
  const { url } = await served({ alerts, limits: { letters: { burst: 2, perMinute: 0 } } });
  expect((await ask<SiteBody>(url, 'GET /api/site')).body).toEqual({ registration: 'open', mail: true });
  expect([(await forgot(url, 'Mei')).status, (await forgot(url, 'mei')).status]).toEqual([204, 204]);
  expect(codeOf(await forgot(url, 'Mei'))).toEqual([429, 'tooMany']);
  const silent = await served({ registration: 'closed' });
  expect(codeOf(await forgot(silent.url, 'Mei'))).toEqual([403, 'closed']);
  expect((await ask<SiteBody>(silent.url, 'GET /api/site')).body).toEqual({ registration: 'closed', mail: false });
});
