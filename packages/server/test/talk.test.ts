import {
  type ChatBody,
  type ChatLine,
  CLOSED,
  type FromServer,
  type HandLinkBody,
  type NotesBody,
} from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { account, ask, codeOf } from './asking.ts';
import { heard, isChat } from './beside.ts';
import { dataFolder, founded, guest, joined, playOn, served, type Visitor, visit } from './visiting.ts';

const says = (url: string, id: string, by: { token?: string }, text: string) =>
  ask<ChatLine>(url, `POST /api/tables/${id}/chat`, by, { text });
const reads = async (url: string, id: string, by: { token?: string } = {}) =>
  (await ask<ChatBody>(url, `GET /api/tables/${id}/chat`, by)).body.lines.map(line => line.text);
/** Chat that was sent before something that the same socket was sent later. */
async function settled(visitor: Visitor): Promise<void> {
  const pong = visitor.next((message): message is Extract<FromServer, { type: 'pong' }> => message.type === 'pong');
  visitor.send({ type: 'ping' });
  await pong;
}

it('players talk with players, watchers with watchers, and all read everything when the game is over', async () => {
  const { url } = await served();
  const mei = await founded(url, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { id } = mei;
  const li = await joined(url, id);
  const wu = await guest(url, 'Wu');
  const [meis, lis, wus, strangers] = [mei, li, wu, undefined].map(person => visit(url, id, person?.token)) as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  await Promise.all([meis, lis, wus, strangers].map(page => page.until(() => page.update !== undefined)));
  const line = await says(url, id, mei, 'Good luck!');
  expect([line.status, line.body]).toMatchObject([201, { room: 'players', person: mei.person, name: 'Mei' }]);
  expect((await says(url, id, wu, 'She holds two greens.')).body.room).toBe('watchers');
  await lis.until(() => heard(lis).length > 0);
  await Promise.all([wus, strangers].map(page => page.until(() => heard(page).length > 0)));
  expect(codeOf(await says(url, id, {}, 'Hello?'))).toEqual([401, 'signIn']);

  const players = ['Good luck!'];
  const watchers = ['She holds two greens.'];
  for (const page of [meis, lis]) expect(heard(page)).toEqual(players);
  for (const page of [wus, strangers]) expect(heard(page)).toEqual(watchers);
  expect([await reads(url, id, mei), await reads(url, id, wu), await reads(url, id)]).toEqual([
    players,
    watchers,
    watchers,
  ]);
  const again = visit(url, id, li.token);
  await again.until(() => heard(again).length > 0);
  expect(heard(again)).toEqual(players);
  expect(again.texts.join()).not.toContain('greens');

  await Promise.all([playOn(meis), playOn(lis)]);
  for (const page of [meis, lis, wus, strangers]) {
    await page.until(() => new Set(heard(page)).size === 2);
    const before = page.messages.findIndex(message => message.type === 'update' && message.update.result !== undefined);
    const early = page.messages.slice(0, before).filter(isChat);
    expect(early.flatMap(({ lines }) => lines)).toHaveLength(1);
  }
  expect(await reads(url, id)).toEqual([...players, ...watchers]);
});

it('a line is plain text of limited length, and nobody talks without end', async () => {
  const { url } = await served({ limits: { chat: { burst: 4, perMinute: 1 } } });
  const { id, token } = await founded(url);
  const said = async (text: unknown) => ask<ChatLine>(url, `POST /api/tables/${id}/chat`, { token }, { text });
  expect((await said('  a\u0007b\u202E c\n\nd\t<b>👩‍🚀 ')).body.text).toBe('ab c d <b>👩‍🚀');
  expect((await said('x'.repeat(500))).status).toBe(201);
  for (const text of ['', ' \u200B\n', 'x'.repeat(501), 5])
    expect(codeOf(await said(text))).toEqual([400, 'badRequest']);
  expect([(await said('c')).status, (await said('d')).status]).toEqual([201, 201]);
  expect(codeOf(await said('e'))).toEqual([429, 'tooMany']);
  expect(await reads(url, id, { token })).toHaveLength(4);
});

it('leaves out the lines of people one has blocked, for oneself alone', async () => {
  const { url } = await served();
  const [mei, li, wu] = [await account(url, 'Mei'), await account(url, 'Li'), await account(url, 'Wu')];
  const { id } = await founded(url, { seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'me' }] });
  for (const person of [mei, li, wu]) await ask(url, `POST /api/tables/${id}/join`, person, {});
  await ask(url, `PUT /api/blocks/${wu.id}`, mei);
  const [meis, lis] = [visit(url, id, mei.token), visit(url, id, li.token)];
  await Promise.all([meis, lis].map(page => page.until(() => page.facts !== undefined)));
  await says(url, id, wu, 'Boo!');
  await says(url, id, li, 'Hush.');
  await Promise.all([meis, lis].map(page => page.until(() => heard(page).includes('Hush.'))));
  expect([heard(meis), heard(lis)]).toEqual([['Hush.'], ['Boo!', 'Hush.']]);
  expect([await reads(url, id, mei), await reads(url, id, li)]).toEqual([['Hush.'], ['Boo!', 'Hush.']]);
});

it('the host mutes, anybody there reports, an administrator removes a line for everybody', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const mei = await founded(url);
  const { id } = mei;
  const li = await joined(url, id);
  const admin = await account(url, 'Warden');
  const sql = sqliteSql(data);
  await sql.write(statement("UPDATE people SET role = 'admin' WHERE id = ?", admin.id));
  const rude = (await says(url, id, li, 'You fool')).body;
  const meis = visit(url, id, mei.token);
  await meis.until(() => heard(meis).length > 0);

  const report = { chat: rude.id, person: li.person, text: 'rude' };
  const reports = (by: { token: string }, body: unknown) => ask(url, `POST /api/tables/${id}/reports`, by, body);
  expect((await reports(mei, report)).status).toBe(204);
  expect(codeOf(await reports(mei, { ...report, person: mei.person }))).toEqual([404, 'noSuchThing']);
  expect(codeOf(await reports(mei, { person: 'Pnobody', text: '' }))).toEqual([404, 'noSuchPerson']);
  expect(await sql.read('SELECT table_id, chat, about, by_person, text FROM reports')).toEqual([
    { table_id: id, chat: rude.id, about: li.person, by_person: mei.person, text: 'rude' },
  ]);
  await sql.close();

  const line = `/api/tables/${id}/chat/${rude.id}` as const;
  expect(codeOf(await ask(url, `DELETE ${line}`, mei))).toEqual([403, 'notHost']);
  expect((await ask(url, `DELETE ${line}`, admin)).status).toBe(204);
  expect(codeOf(await ask(url, `DELETE ${line}x`, admin))).toEqual([404, 'noSuchThing']);
  await meis.until(() => meis.messages.filter(isChat).some(({ lines }) => lines[0]?.hidden === true));
  expect(await reads(url, id, mei)).toEqual(['']);

  const mute = `/api/tables/${id}/mutes/${li.person}` as const;
  expect(codeOf(await ask(url, `PUT ${mute}`, li))).toEqual([403, 'notHost']);
  expect((await ask(url, `PUT ${mute}`, mei)).status).toBe(204);
  expect(codeOf(await says(url, id, li, 'But'))).toEqual([403, 'muted']);
  expect((await ask(url, `DELETE ${mute}`, mei)).status).toBe(204);
  expect((await says(url, id, li, 'Sorry')).status).toBe(201);
});

it('notes are read by nobody but who wrote them', async () => {
  const { url } = await served();
  const mei = await founded(url);
  const li = await joined(url, mei.id);
  const notes = (by: { token?: string }) => ask<NotesBody>(url, `GET /api/tables/${mei.id}/notes`, by);
  const writes = (text: string) => ask<NotesBody>(url, `PUT /api/tables/${mei.id}/notes`, mei, { text });
  expect((await notes(mei)).body).toEqual({ text: '' });
  expect((await writes('Li keeps\nyellow')).body).toEqual({ text: 'Li keeps\nyellow' });
  await writes('Li keeps red');
  expect([(await notes(mei)).body, (await notes(li)).body]).toEqual([{ text: 'Li keeps red' }, { text: '' }]);
  expect(codeOf(await notes({}))).toEqual([401, 'signIn']);
  expect(codeOf(await writes('x'.repeat(10_001)))).toEqual([400, 'badRequest']);
});

it('what is said at a private table, or one without watchers, is for those who may be there', async () => {
  const { url } = await served();
  const mei = await founded(url, { visibility: 'private' });
  const wu = await guest(url, 'Wu');
  await says(url, mei.id, mei, 'Just us.');
  for (const line of ['GET', 'POST'] as const)
    expect(
      codeOf(await ask(url, `${line} /api/tables/${mei.id}/chat`, wu, line === 'POST' ? { text: 'Hi' } : undefined)),
    ).toEqual([403, 'notInvited']);
  expect(codeOf(await ask(url, `GET /api/tables/${mei.id}/notes`, wu))).toEqual([403, 'notInvited']);
  expect(codeOf(await ask(url, 'GET /api/tables/QIN-22222222/chat', wu))).toEqual([404, 'noSuchTable']);
  const quiet = await founded(url, { terms: { watchers: false } });
  await joined(url, quiet.id);
  expect(codeOf(await ask(url, `GET /api/tables/${quiet.id}/chat`, wu))).toEqual([403, 'notInvited']);
});

it('a link shows a player’s hand to whoever holds it, until the player ends it', async () => {
  const { url } = await served();
  const mei = await founded(url);
  const li = await joined(url, mei.id);
  const meis = visit(url, mei.id, mei.token);
  await meis.until(() => meis.update !== undefined);
  const links = `/api/tables/${mei.id}/hand-links` as const;
  expect(codeOf(await ask(url, `POST ${links}`, await guest(url, 'Wu')))).toEqual([403, 'notSeated']);
  const made = await ask<HandLinkBody>(url, `POST ${links}`, mei);
  expect(made.status).toBe(201);
  const hand = new URL(made.body.url, url).searchParams.get('hand')!;
  expect(made.body.url).toBe(`/t/${mei.id}?hand=${hand}`);
  const friend = visit(url, `${mei.id}/live?hand=${hand}&as=`);
  await friend.until(() => friend.update !== undefined);
  expect(friend.facts.you).toBe(-1);
  expect(friend.update.view).toEqual(meis.update.view);
  const stranger = visit(url, mei.id);
  await stranger.until(() => stranger.update !== undefined);
  expect(stranger.update.view).not.toEqual(meis.update.view);
  expect((await ask(url, `DELETE ${links}`, li)).status).toBe(204); // Li's own: there are none
  await settled(friend);
  expect((await ask(url, `DELETE ${links}`, mei)).status).toBe(204);
  expect(await friend.closed).toBe(CLOSED.badToken);
  const late = visit(url, `${mei.id}/live?hand=${hand}&as=`);
  expect(await late.closed).toBe(CLOSED.badToken);
});
