import type { CreatedBody, MeBody, SignedInBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import type { AlertSettings } from '../alerts/settings.ts';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { ask, codeOf, PASSWORD, provenAccount } from './asking.ts';
import { mailServer, questionTo } from './receiving.ts';
import { dataFolder, guest, served } from './visiting.ts';

async function withMail(limits: Parameters<typeof served>[0] = {}) {
  const mail = await mailServer();
  const alerts: AlertSettings = {
    site: 'https://play.example.org/',
    mail: { server: mail.url, from: 'Tianxia <tianxia@example.org>' },
    wait: 0,
    every: 5,
  };
  const data = dataFolder();
  const { url } = await served({ data, alerts, ...limits });
  return { mail, url, data };
}
type Somebody = { token: string };
const me = async (url: string, by: Somebody) => (await ask<MeBody>(url, 'GET /api/me', by)).body;
const change = (url: string, by: Somebody, body: object) => ask<MeBody>(url, 'PATCH /api/me', by, body);
const answer = (url: string, token: string, mine = true) => ask(url, 'POST /api/confirm-mail', {}, { token, mine });
/** Another player waits for them at a slow table. Resolves when the server has looked whom to tell. */
async function turnOf(url: string, data: string, by: Somebody): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const terms = { pace: { kind: 'slow', hours: 24, weekends: true } };
  const body = { game: 'qin', options: { start: 'first' }, seats, terms };
  const { id } = (await ask<CreatedBody>(url, 'POST /api/tables', by, body)).body;
  expect((await ask(url, `POST /api/tables/${id}/join`, await guest(url, 'Li'), {})).status).toBe(201);
  const sql = sqliteSql(data);
  const sent = async () =>
    (await sql.read<{ sent: number }>('SELECT sent FROM alerts WHERE table_id = ?', id))[0]?.sent;
  await expect.poll(sent).toBe(1);
  await sql.close();
}

it('an alert goes to an address only after its owner has said that it is theirs', async () => {
  const { mail, url, data } = await withMail();
  const mei = await provenAccount(url, 'Mei');
  const changed = await change(url, mei, { email: 'mei@example.org', alerts: { mail: true } });
  expect(changed.body).toMatchObject({ email: 'mei@example.org', emailConfirmed: false });
  await mail.until(() => mail.got.length === 1);
  expect(mail.got[0]).toMatchObject({ from: 'tianxia@example.org', to: ['mei@example.org'] });
  expect(mail.got[0]?.text).toMatch(/^https:\/\/play\.example\.org\/confirm-mail#[\w-]{43}$/m);
  const token = await questionTo(mail, 'mei@example.org');
  await turnOf(url, data, mei);
  expect(codeOf(await answer(url, 'x'.repeat(43)))).toEqual([401, 'badToken']);
  expect((await me(url, mei)).emailConfirmed).toBe(false);

  expect((await answer(url, token)).status).toBe(204);
  expect((await me(url, mei)).emailConfirmed).toBe(true);
  await turnOf(url, data, mei);
  await mail.until(() => mail.got.length === 1); // of the second table alone
  expect(mail.got[0]?.text).toContain('Subject: Qin: your turn');
  expect(codeOf(await answer(url, token))).toEqual([401, 'badToken']); // once
  expect(codeOf(await ask(url, 'POST /api/me/mail', mei))).toEqual([400, 'badRequest']); // nothing to confirm
});

it('whoever did not give the address says so behind the link: it is removed, and no mail comes', async () => {
  const { mail, url } = await withMail();
  const mei = await provenAccount(url, 'Mei');
  await change(url, mei, { email: 'wu@example.org', alerts: { mail: true, push: true } });
  expect((await answer(url, await questionTo(mail, 'wu@example.org'), false)).status).toBe(204);
  const now = await me(url, mei);
  expect([now.email, now.alerts]).toEqual([undefined, { mail: false, push: true }]);
  expect(codeOf(await ask(url, 'POST /api/me/mail', mei))).toEqual([400, 'badRequest']);
});

it('another address is confirmed anew, and a link for the one before is no good for it', async () => {
  const { mail, url } = await withMail();
  const mei = await provenAccount(url, 'Mei');
  await change(url, mei, { email: 'old@example.org' });
  const old = await questionTo(mail, 'old@example.org');
  await change(url, mei, { email: null });
  expect(codeOf(await answer(url, old))).toEqual([401, 'badToken']);
  await change(url, mei, { email: 'old@example.org' });
  expect((await answer(url, await questionTo(mail, 'old@example.org'))).status).toBe(204);
  await change(url, mei, { email: 'old@example.org', name: 'Mei Lin' });
  expect((await me(url, mei)).emailConfirmed).toBe(true); // it is the same
  await change(url, mei, { email: 'new@example.org' });
  const first = await questionTo(mail, 'new@example.org');
  expect((await me(url, mei)).emailConfirmed).toBe(false);
  expect((await ask(url, 'POST /api/me/mail', mei)).status).toBe(204);
  const again = await questionTo(mail, 'new@example.org');
  expect(codeOf(await answer(url, first))).toEqual([401, 'badToken']); // a newer one was sent
  expect((await answer(url, again)).status).toBe(204);
});

it('a link is good for a day', async () => {
  const { mail, url, data } = await withMail();
  const mei = await provenAccount(url, 'Mei');
  await change(url, mei, { email: 'mei@example.org' });
  const token = await questionTo(mail, 'mei@example.org');
  const sql = sqliteSql(data);
  const [kept] = await sql.read<{ token: string; expires: number }>("SELECT * FROM one_times WHERE kind = 'mail'");
  expect(kept?.token).not.toContain(token);
  expect(Math.abs(kept!.expires - Date.now() - 86_400_000)).toBeLessThan(600_000);
  await sql.write(statement('UPDATE one_times SET expires = ?', Date.now() - 1));
  await sql.close();
  expect(codeOf(await answer(url, token))).toEqual([401, 'badToken']);
});

it('an address given with a new account is asked, too', async () => {
  const { mail, url } = await withMail();
  const asked = { name: 'Mei', password: PASSWORD, email: 'mei@example.org', token: true };
  const { body } = await ask<SignedInBody>(url, 'POST /api/accounts', {}, asked);
  expect((await answer(url, await questionTo(mail, 'mei@example.org'))).status).toBe(204);
  expect(await me(url, { token: body.token! })).toMatchObject({ email: 'mei@example.org', emailConfirmed: true });
});

it('only so many mails are sent because one person asks, or to one address; then nothing is changed', async () => {
  const { mail, url } = await withMail({ limits: { letters: { burst: 2, perMinute: 0 } } });
  const [mei, wu] = [await provenAccount(url, 'Mei'), await provenAccount(url, 'Wu')];
  expect((await change(url, mei, { email: 'a@example.org' })).status).toBe(200);
  expect((await ask(url, 'POST /api/me/mail', mei)).status).toBe(204);
  expect(codeOf(await ask(url, 'POST /api/me/mail', mei))).toEqual([429, 'tooMany']);
  expect(codeOf(await change(url, mei, { email: 'b@example.org', name: 'Mei Lin' }))).toEqual([429, 'tooMany']);
  expect(await me(url, mei)).toMatchObject({ name: 'Mei', email: 'a@example.org' });
  expect(codeOf(await change(url, wu, { email: 'A@example.org' }))).toEqual([429, 'tooMany']); // others' letters went there
  expect((await change(url, mei, { email: null })).status).toBe(200);
  await mail.until(() => mail.got.length === 2);
});

it('a mail that cannot be sent is said when it is asked for, and the address waits', async () => {
  const { mail, url } = await withMail();
  const mei = await provenAccount(url, 'Mei');
  mail.shut();
  expect((await change(url, mei, { email: 'mei@example.org' })).body).toMatchObject({ emailConfirmed: false });
  const { status, body } = await ask(url, 'POST /api/me/mail', mei);
  expect([status, body.error.message]).toEqual([500, 'the mail could not be sent; try again later']);
});

it('where the operator set up no mail, none is asked for', async () => {
  const { url } = await served();
  const mei = await provenAccount(url, 'Mei');
  expect((await change(url, mei, { email: 'mei@example.org' })).body).toMatchObject({ emailConfirmed: false });
  expect(codeOf(await ask(url, 'POST /api/me/mail', mei))).toEqual([403, 'closed']);
  const li = await guest(url, 'Li');
  expect(codeOf(await ask(url, 'POST /api/me/mail', li))).toEqual([403, 'needsAccount']);
});
