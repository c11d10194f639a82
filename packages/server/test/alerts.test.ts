import type { CreatedBody, CreateTable, MeBody } from '@tianxia/protocol';
import { describe, expect, it } from 'vitest';
import { isOutside, sendOutside } from '../alerts/outside.ts';
import type { AlertSettings } from '../alerts/settings.ts';
import { localBus } from '../bus/local.ts';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { ask, codeOf, provenAccount } from './asking.ts';
import { browser, mailServer, questionTo, webServer } from './receiving.ts';
import { dataFolder, guest, isAnswer, kernelOf, served, visit } from './visiting.ts';

const SLOW = { pace: { kind: 'slow', hours: 24, weekends: true } } as const;
async function receivers() {
  const [mail, web] = [await mailServer(), await webServer()];
  const settings: AlertSettings = {
    site: 'https://play.example.org',
    push: { subject: 'mailto:host@example.org' },
    mail: { server: mail.url, from: 'Tianxia <tianxia@example.org>' },
    webhooks: true,
    insideToo: true,
    wait: 0,
    every: 5,
  };
  return { mail, web, settings };
}
type MailServer = Awaited<ReturnType<typeof mailServer>>;
/** A person who wants to be told, and has shown that the mail address is theirs. */
async function reachable(url: string, mail: MailServer, name: string, alerts: object) {
  const person = await provenAccount(url, name);
  const email = `${name.toLowerCase()}@example.org`;
  const { status } = await ask(url, 'PATCH /api/me', person, { email, alerts });
  expect(status).toBe(200);
  const token = await questionTo(mail, email);
  expect((await ask(url, 'POST /api/confirm-mail', {}, { token, mine: true })).status).toBe(204);
  return person;
}
/** A slow table where its founder is asked first. */
async function waitingFor(url: string, person: { token: string }, asked: Partial<CreateTable> = {}) {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const body = { game: 'qin', options: { start: 'first' }, seats, terms: SLOW, ...asked };
  const { id } = (await ask<CreatedBody>(url, 'POST /api/tables', person, body)).body;
  const li = await guest(url, 'Li');
  expect((await ask(url, `POST /api/tables/${id}/join`, li, {})).status).toBe(201);
  return { id, li };
}
/** Chooses once and goes. */
async function chooses(url: string, id: string, token: string): Promise<void> {
  const page = visit(url, id, token);
  const me = () => page.facts.you;
  await page.until(() => page.update?.waiting.includes(me()));
  const k = await kernelOf(page.facts);
  while (page.update.waiting.includes(me())) {
    const { version, view } = page.update;
    const answer = page.next(isAnswer);
    page.send({ type: 'choose', id: version, version, words: k.write(k.anyOption(view, me(), n => n - 1)) });
    expect((await answer).type).toBe('done');
    await page.until(() => page.update.version > version);
  }
  await page.leave();
}

it('tells somebody who is away that it is their turn: by push, mail and webhook, once', async () => {
  const { mail, web, settings } = await receivers();
  const { url } = await served({ alerts: settings });
  const mei = await reachable(url, mail, 'Mei', { mail: true, push: true, webhook: `${web.url}/hook` });
  const phone = browser(`${web.url}/push/1`);
  expect((await ask(url, 'PUT /api/me/push', mei, phone.subscription)).status).toBe(204);
  const { id } = await waitingFor(url, mei);
  await web.until(() => web.got.length === 2);
  await mail.until(() => mail.got.length === 1);

  const hook = web.got.find(call => call.path === '/hook')!;
  expect(JSON.parse(hook.body.toString())).toEqual({
    event: 'turn',
    table: id,
    game: 'qin',
    url: `https://play.example.org/t/${id}`,
  });
  const push = web.got.find(call => call.path === '/push/1')!;
  expect(push.headers).toMatchObject({
    topic: id,
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=/),
  });
  const { offers } = (await ask<MeBody>(url, 'GET /api/me', mei)).body;
  expect(offers).toMatchObject({ mail: true, webhook: true, push: expect.stringMatching(/^[\w-]{87}$/) });
  expect(push.headers.authorization).toContain(`k=${offers.push}`);
  expect(phone.read(push.body)).toEqual({
    title: 'Qin: your turn',
    text: `It is your turn at Qin, table ${id}.`,
    url: `/t/${id}`,
    table: id,
    event: 'turn',
  });
  const [letter] = mail.got;
  expect([letter?.from, letter?.to]).toEqual(['tianxia@example.org', ['mei@example.org']]);
  expect(letter?.text).toContain('Subject: Qin: your turn');
  expect(letter?.text).toContain(`https://play.example.org/t/${id}`);
  expect(letter?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

it('tells once for each turn though two servers look, and again at the next turn', async () => {
  const { mail, web, settings } = await receivers();
  const data = dataFolder();
  const both = { data, alerts: settings, bus: localBus() };
  const [one, other] = [await served(both), await served(both)];
  const mei = await reachable(one.url, mail, 'Mei', { webhook: `${web.url}/hook` });
  const tables = [];
  for (let i = 0; i < 12; i++) tables.push(await waitingFor(i % 2 ? one.url : other.url, mei));
  await web.until(() => web.got.length >= tables.length);
  const [first] = tables;
  await chooses(one.url, first!.id, mei.token);
  const sql = sqliteSql(data);
  await sql.write(statement('UPDATE people SET here = 0')); // as if they had gone a while ago
  await chooses(other.url, first!.id, first!.li.token);
  await sql.write(statement('UPDATE people SET here = 0'));
  await web.until(() => web.got.length > tables.length);
  await Promise.all([one.close(), other.close()]);
  const told = web.got.map(({ body }) => (JSON.parse(body.toString()) as { table: string }).table);
  expect(told.sort()).toEqual([...tables.map(({ id }) => id), first!.id].sort());
  await sql.close();
});

it('tells nobody who has a page open, and nobody who did not ask for it', async () => {
  const { mail, web, settings } = await receivers();
  const data = dataFolder();
  const { url, close } = await served({ data, alerts: settings });
  const mei = await reachable(url, mail, 'Mei', { webhook: `${web.url}/hook` });
  const wu = await reachable(url, mail, 'Wu', {});
  const elsewhere = await waitingFor(url, wu, { seats: [{ kind: 'open' }, { kind: 'me' }] });
  const page = visit(url, elsewhere.id, mei.token); // Mei watches another table
  await page.until(() => page.facts !== undefined);
  const sql = sqliteSql(data);
  await expect
    .poll(async () => (await sql.read<{ here: number }>('SELECT here FROM people WHERE id = ?', mei.id))[0]?.here)
    .toBeGreaterThan(Date.now());
  const { id } = await waitingFor(url, mei);
  const asked = async (table: string) =>
    (await sql.read<{ at: number; sent: number }>('SELECT at, sent FROM alerts WHERE table_id = ?', table))[0];
  await expect.poll(async () => (await asked(id))?.at).toBeGreaterThan(Date.now() + 30_000); // looked at, and put off
  const wus = await waitingFor(url, wu);
  await expect.poll(async () => (await asked(wus.id))?.sent).toBe(1);
  await close();
  await sql.close();
  expect([web.got, mail.got]).toEqual([[], []]);
});

it('a letter that cannot be delivered stops nothing, and a browser that is gone is forgotten', async () => {
  const { mail, web, settings } = await receivers();
  const data = dataFolder();
  const { url } = await served({ data, alerts: settings });
  const mei = await reachable(url, mail, 'Mei', { mail: true, push: true, webhook: `${web.url}/302/hook` });
  const [gone, works] = [browser(`${web.url}/410/push`), browser(`${web.url}/push`)];
  for (const one of [gone, works]) await ask(url, 'PUT /api/me/push', mei, one.subscription);
  mail.shut();
  const { id, li } = await waitingFor(url, mei);
  await web.until(() => web.got.length === 3);
  expect(web.got.map(call => call.path).sort()).toEqual(['/302/hook', '/410/push', '/push']); // no redirect is followed
  const sql = sqliteSql(data);
  const kept = () => sql.read<{ endpoint: string }>('SELECT endpoint FROM pushes');
  await expect.poll(kept).toEqual([{ endpoint: works.subscription.endpoint }]);
  await sql.close();
  await chooses(url, id, mei.token);
  await chooses(url, id, li.token);
  expect((await ask(url, 'DELETE /api/me/push', mei, { endpoint: works.subscription.endpoint })).status).toBe(204);
});

it('a link in the mail ends the mails, for its reader alone and not by being looked at', async () => {
  const { mail, settings } = await receivers();
  const { url } = await served({ alerts: settings });
  const [mei, wu] = [
    await reachable(url, mail, 'Mei', { mail: true }),
    await reachable(url, mail, 'Wu', { mail: true }),
  ];
  await waitingFor(url, mei);
  await mail.until(() => mail.got.length === 1);
  const link = new URL(/List-Unsubscribe: +<([^>]+)>/.exec(mail.got[0]!.text)![1]!);
  expect(link.origin).toBe('https://play.example.org');
  const here = `${url}${link.pathname}${link.search}`;
  const wants = async (person: { token: string }) => (await ask<MeBody>(url, 'GET /api/me', person)).body.alerts.mail;
  const page = await fetch(here);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  expect(await wants(mei)).toBe(true);
  const oneClick = (to: string) =>
    fetch(to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await oneClick(here.replace(mei.id, wu.id))).status).toBe(401);
  expect((await oneClick(here)).status).toBe(200);
  expect([await wants(mei), await wants(wu)]).toEqual([false, true]);
});

it('offers nothing where the operator set nothing up', async () => {
  const { url } = await served();
  const mei = await provenAccount(url, 'Mei');
  expect((await ask<MeBody>(url, 'GET /api/me', mei)).body.offers).toEqual({ mail: false, registration: 'open' });
  const { subscription } = browser('https://push.example.org/1');
  expect(codeOf(await ask(url, 'PUT /api/me/push', mei, subscription))).toEqual([403, 'closed']);
});

describe('what people name is not sent to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    'localhost',
  ])('%s', address => expect(isOutside(address)).toBe(false));
  it.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('but %s', address =>
    expect(isOutside(address)).toBe(true),
  );
  it('by its name or its number', async () => {
    const web = await webServer();
    const { port } = new URL(web.url);
    const send = (url: string) => sendOutside({ url, headers: {}, body: '' }, false);
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:7f00:1]'])
      await expect(send(`http://${host}:${port}/`), host).rejects.toThrow(/not an address outside/);
    await expect(send('file:///etc/passwd')).rejects.toThrow(/not sent to/);
    expect(web.got).toEqual([]);
    expect(await sendOutside({ url: `${web.url}/`, headers: {}, body: 'x' }, true)).toBe(201);
  });
});

it('writes to everybody in their own language: as their browser asked when they came, and as they chose since', async () => {
  const { mail, settings } = await receivers();
  const { url } = await served({ alerts: settings });
  const account = { name: 'Mei', password: 'a lion under the bridge', email: 'mei@example.org', token: true };
  const made = await fetch(`${url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'xx, fr-CA;q=0.9, en;q=0.8' },
    body: JSON.stringify(account),
  });
  const { token } = (await made.json()) as { token: string };
  const mei = { token };
  await mail.until(() => mail.got.length === 1);
  expect(mail.got[0]!.text).toContain('Est-ce la vôtre\u00a0?');
  expect((await ask<MeBody>(url, 'GET /api/me', mei)).body.language).toBe('fr');
  await ask(url, 'POST /api/confirm-mail', {}, { token: await questionTo(mail, 'mei@example.org'), mine: true });
  await ask(url, 'PATCH /api/me', mei, { language: 'ja', alerts: { mail: true } });
  const before = mail.got.length;
  await waitingFor(url, mei);
  await mail.until(() => mail.got.length > before);
  expect(mail.got.at(-1)!.text).toContain('あなたの手番です');
  expect(mail.got.at(-1)!.text).toContain('今後このメールを受け取らない');
  expect((await ask(url, 'PATCH /api/me', mei, { language: 'no such thing' })).status).toBe(400);
});
