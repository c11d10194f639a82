import { setTimeout as pause } from 'node:timers/promises';
import { CLOSED, type NewTokenBody, type OwnEvent, type SessionsBody, type SignedInBody } from '@tianxia/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { localBus } from '../bus/local.ts';
import { openBus } from '../bus/open.ts';
import { admin } from '../operating/admin.ts';
import { sessions } from '../people/sessions.ts';
import { stays } from '../people/staying.ts';
import { statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { library } from '../tables/game/library.ts';
import { account, ask, codeOf, PASSWORD } from './asking.ts';
import { lobbyPage } from './beside.ts';
import { follow } from './following.ts';
import { rulesHere } from './rules-here.ts';
import { ENGINES, reading, type Shared } from './sharing.ts';
import { anyWords, dataFolder, founded, joined, served, tell, type Visitor, visit } from './visiting.ts';

const signIn = async (url: string, name: string) =>
  (await ask<SignedInBody>(url, 'POST /api/sign-in', {}, { name, password: PASSWORD, token: true })).body.token!;
/** Everything a person can have open, at one process. */
async function open(url: string, table: string, token: string) {
  const page = visit(url, table, token);
  const lobby = lobbyPage(url, token);
  const [events, own] = await Promise.all([
    follow(url, `/api/tables/${table}/events`, token),
    follow<OwnEvent>(url, '/api/events', token),
  ]);
  await Promise.all([page.until(() => page.facts !== undefined), lobby.until(() => true)]);
  await events.until(line => line.type === 'table');
  return { page, lobby, events, own };
}
type Opened = Awaited<ReturnType<typeof open>>;
/** How each of them ended. */
async function endOf({ page, lobby, events, own }: Opened) {
  const [socket, list] = await Promise.all([page.closed, lobby.closed, events.ended, own.ended]);
  return [socket, list, events.lines.at(-1), own.lines.at(-1)];
}
const ended = (code: number, why: string) => [code, code, { type: 'closed', why }, { type: 'closed', why }];
/** The same line still stands and answers. */
async function answers(visitor: Visitor): Promise<void> {
  const pong = visitor.next((message): message is Extract<typeof message, { type: 'pong' }> => message.type === 'pong');
  visitor.send({ type: 'ping' });
  await pong;
}
async function byHand(shared: Shared, work: (by: ReturnType<typeof admin>) => Promise<unknown>): Promise<void> {
  const bus = typeof shared.bus === 'object' ? shared.bus : await openBus({ database: shared.database });
  await reading(shared, sql => work(admin(sql, bus, rulesHere())));
  if (bus !== shared.bus) await bus.close();
}

describe.each(ENGINES)('two processes on one %s', (_, share) => {
  it('close what is open by a session, a token or for a person as soon as that has ended at the other', async () => {
    const shared = await share();
    const [here, there] = [await served(shared), await served(shared)];
    const { id, token } = await founded(there.url, { seats: [{ kind: 'me' }, { kind: 'open' }] });
    const li = await joined(there.url, id);
    const [mei, lis] = [visit(there.url, id, token), visit(there.url, id, li.token)];
    await Promise.all([mei, lis].map(visitor => visitor.until(() => visitor.update !== undefined)));

    const wu = await account(here.url, 'Wu');
    const other = await signIn(here.url, 'Wu');
    const made = { name: 'bot', scopes: ['read', 'play'] };
    const program = (await ask<NewTokenBody>(here.url, 'POST /api/tokens', wu, made)).body;
    const stays = await open(there.url, id, wu.token);
    const tokens = await open(there.url, id, program.token);

    // signed out
    const first = await open(there.url, id, other);
    expect((await ask(here.url, 'POST /api/sign-out', { token: other })).status).toBe(204);
    expect(await endOf(first)).toEqual(ended(CLOSED.signedOut, 'signedOut'));
    // ended from another browser, one and all
    for (const all of [false, true]) {
      const another = await signIn(here.url, 'Wu');
      const opened = await open(there.url, id, another);
      const { sessions } = (await ask<SessionsBody>(here.url, 'GET /api/sessions', { token: another })).body;
      const name = sessions.find(({ current }) => current)!.id;
      expect((await ask(here.url, `DELETE /api/sessions${all ? '' : `/${name}`}`, wu)).status).toBe(204);
      expect(await endOf(opened)).toEqual(ended(CLOSED.signedOut, 'signedOut'));
    }
    // another password
    const another = await open(there.url, id, await signIn(here.url, 'Wu'));
    const password = { old: PASSWORD, next: 'eight immortals cross the sea' };
    expect((await ask(here.url, 'PATCH /api/me', wu, { password })).status).toBe(200);
    expect(await endOf(another)).toEqual(ended(CLOSED.signedOut, 'signedOut'));
    // a token
    await answers(tokens.page);
    expect((await ask(here.url, `DELETE /api/tokens/${program.id}`, wu)).status).toBe(204);
    expect(await endOf(tokens)).toEqual(ended(CLOSED.badToken, 'badToken'));
    // a ban
    await answers(stays.page);
    await byHand(shared, by => by.ban('Wu', 'rude'));
    expect(await endOf(stays)).toEqual(ended(CLOSED.banned, 'banned'));
    expect(codeOf(await ask(here.url, 'GET /api/friends', wu))).toEqual([401, 'badToken']);
    // an account that is deleted
    const fu = await account(here.url, 'Fu');
    const fus = await open(there.url, id, fu.token);
    expect((await ask(here.url, 'DELETE /api/me', fu, { password: PASSWORD })).status).toBe(204);
    expect(await endOf(fus)).toEqual(ended(CLOSED.signedOut, 'signedOut'));

    // and the others play on
    for (const visitor of [mei, lis]) await answers(visitor);
    const turn = mei.update.waiting.includes(mei.facts.you) ? mei : lis;
    const { version } = turn.update;
    expect(await tell(turn, { type: 'choose', version, words: await anyWords(turn) })).toMatchObject({ type: 'done' });
    await Promise.all([mei, lis].map(visitor => visitor.until(() => visitor.update.version > version)));
  });
});

it('a guest who becomes an account, or turns out to have one, comes back with what they have now', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const [page, watcher] = [visit(url, id, token), visit(url, id)];
  await page.until(() => page.facts !== undefined);
  const kept = await account(url, 'Mei', token);
  expect(await page.closed).toBe(CLOSED.signedOut);
  const again = visit(url, id, kept.token);
  await again.until(() => again.facts?.you === 0);

  const { token: fresh } = await joined(url, id, 'Wu');
  await account(url, 'Wu the Elder');
  const guests = visit(url, id, fresh);
  await guests.until(() => guests.facts !== undefined);
  const body = { name: 'Wu the Elder', password: PASSWORD, token: true };
  const signedIn = await ask<SignedInBody>(url, 'POST /api/sign-in', { token: fresh }, body);
  // the table finds another person in the seat, or the session is found to have ended, whichever comes first
  expect([CLOSED.restarting, CLOSED.signedOut]).toContain(await guests.closed);
  const elder = visit(url, id, signedIn.body.token);
  await elder.until(() => elder.facts?.you === 1);
  await Promise.all([again, watcher].map(answers));
});

it('whoever was shown out is not heard any more, though their browser does not go', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { options: { start: 'first' } });
  const li = await joined(url, id);
  const mei = visit(url, id, token);
  const lis = visit(url, id, li.token);
  await Promise.all([mei, lis].map(visitor => visitor.until(() => visitor.update !== undefined)));
  const words = await anyWords(mei);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/live`, {
    headers: { authorization: `Bearer ${token}` },
  });
  onTestFinished(() => socket.terminate());
  await new Promise(resolve => socket.once('message', resolve));
  socket.pause(); // does not read that it is closed
  expect((await ask(url, 'POST /api/sign-out', { token })).status).toBe(204);
  expect(await mei.closed).toBe(CLOSED.signedOut); // and so is the deaf one
  socket.send(JSON.stringify({ type: 'choose', id: 1, version: 0, words }));
  const closed = new Promise(resolve => socket.once('close', resolve));
  socket.resume();
  expect(await closed).toBe(CLOSED.signedOut); // it answered, so what it said before has been read
  expect((await ask(url, `POST /api/tables/${id}/chat`, li, { text: 'Hello?' })).status).toBe(201);
  await answers(lis);
  expect(lis.update.version).toBe(0);
});

it('finds what nobody told of: a session that ran out, a ban from the command line', async () => {
  const sql = sqliteSql(dataFolder());
  const known = sessions(sql);
  const somebody = stays(sql, localBus(), () => {}, 10);
  onTestFinished(async () => {
    somebody.close();
    await sql.close();
  });
  const codes = new Map<string, number>();
  const people = await Promise.all(
    Array.from({ length: 130 }, async (_, i) => {
      const { person, token } = await known.newGuest(`P${i}`, '');
      somebody.begin(await known.caller(token, true), code => codes.set(person.name, code));
      return person;
    }),
  );
  somebody.begin(undefined, code => codes.set('nobody', code));
  await sql.write(
    statement('UPDATE sessions SET expires = ? WHERE person = ?', Date.now() - 1, people[7]!.id),
    statement("UPDATE people SET banned = 'rude' WHERE id = ?", people[120]!.id),
  );
  await expect.poll(() => Object.fromEntries(codes)).toEqual({ P7: CLOSED.signedOut, P120: CLOSED.banned });
  await pause(50); // several more looks
  expect(codes.size).toBe(2);
});

it('a banned token finds its sockets closed for that reason, also when they come anew', async () => {
  const shared: Shared = { data: dataFolder(), bus: localBus() };
  const { url } = await served(shared);
  const { id } = await founded(url);
  const wu = await account(url, 'Wu');
  const { token } = (await ask<NewTokenBody>(url, 'POST /api/tokens', wu, { name: 'bot', scopes: ['read'] })).body;
  await byHand(shared, by => by.ban('Wu', 'rude'));
  expect(await visit(url, id, token).closed).toBe(CLOSED.banned);
  expect(await lobbyPage(url, token).closed).toBe(CLOSED.banned);
});

it('what is said before the table is loaded is answered afterwards, and what is too much at once', async () => {
  const data = dataFolder();
  const before = await served({ data });
  const { id, token } = await founded(before.url);
  await before.close();
  let load = () => {};
  const loaded = new Promise<void>(resolve => {
    load = resolve;
  });
  const shelf = library();
  const { url } = await served({
    data,
    load: async game => {
      await loaded;
      return shelf.game(game);
    },
  });
  const early = async (messages: number) => {
    const visitor = visit(url, id, token);
    await expect.poll(() => visitor.isOpen()).toBe(true);
    for (let n = 1; n <= messages; n++) visitor.send({ type: 'undo', id: n, version: 0 });
    return visitor;
  };
  const [polite, rude] = [await early(25), await early(150)];
  const refused = (visitor: Visitor) =>
    visitor.messages.flatMap(message => (message.type === 'refused' ? [`${message.id} ${message.code}`] : []));
  await polite.until(() => refused(polite).length === 5);
  expect(refused(polite)).toEqual([21, 22, 23, 24, 25].map(n => `${n} tooFast`));
  expect(await rude.closed).toBe(CLOSED.tooFast);
  load();
  await polite.until(() => refused(polite).length === 25);
  expect(refused(polite).slice(5)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 1} notStarted`));
});
