import type { MeBody } from '@tianxia/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { sweeping } from '../people/expired.ts';
import { oneTimes } from '../people/one-time.ts';
import { hashOf } from '../people/secret-words.ts';
import { sessions } from '../people/sessions.ts';
import { one, statement } from '../sql/sql.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { ask } from './asking.ts';
import { dataFolder, founded, served, visit } from './visiting.ts';

const DAY = 86_400_000;
async function signedIn() {
  const data = dataFolder();
  const { url } = await served({ data });
  const sql = sqliteSql(data);
  onTestFinished(() => sql.close());
  const cookie = (await ask(url, 'POST /api/guests', {}, { name: 'Mei' })).cookie!;
  const hash = hashOf(cookie.split('=')[1]!);
  const lasts = async () =>
    (await one(sql.read<{ expires: number }>('SELECT expires FROM sessions WHERE token = ?', hash)))!.expires;
  const setLeft = (days: number) =>
    sql.write(statement('UPDATE sessions SET expires = ? WHERE token = ?', Date.now() + days * DAY, hash));
  return { url, cookie, lasts, setLeft };
}

it('a session that is used lasts longer, and so does its cookie, at most once a day', async () => {
  const { url, cookie, lasts, setLeft } = await signedIn();
  expect((await ask(url, 'GET /api/me', { cookie })).cookie).toBeUndefined(); // it is fresh
  await setLeft(178);
  const renewed = await ask<MeBody>(url, 'GET /api/me', { cookie });
  expect([renewed.body.name, renewed.cookie]).toEqual(['Mei', cookie]);
  expect(renewed.headers.getSetCookie()[0]).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/);
  expect((await lasts()) - Date.now()).toBeGreaterThan(179.9 * DAY);
  expect((await ask(url, 'GET /api/me', { cookie })).cookie).toBeUndefined();
  await setLeft(179.5);
  expect((await ask(url, 'GET /api/me', { cookie })).cookie).toBeUndefined();
});
it('a program that uses its session has it renewed, without any cookie', async () => {
  const { url, cookie, lasts, setLeft } = await signedIn();
  await setLeft(20);
  expect((await ask(url, 'GET /api/me', { token: cookie.split('=')[1] })).cookie).toBeUndefined();
  expect((await lasts()) - Date.now()).toBeGreaterThan(179.9 * DAY);
});
it('a socket, whose answer brings no cookie, leaves it to the next request', async () => {
  const { url, cookie, lasts, setLeft } = await signedIn();
  const { id } = await founded(url);
  await setLeft(20);
  const page = visit(url, id, undefined, { cookie });
  await page.until(() => page.facts !== undefined);
  expect((await lasts()) - Date.now()).toBeLessThan(21 * DAY);
  expect((await ask(url, 'GET /api/me', { cookie })).cookie).toBe(cookie);
});
it('who signs out keeps no cookie, also when it was about to be renewed', async () => {
  const { url, cookie, setLeft } = await signedIn();
  await setLeft(20);
  const out = await ask(url, 'POST /api/sign-out', { cookie, headers: { origin: url } });
  expect(out.headers.getSetCookie()).toEqual([expect.stringMatching(/^tianxia=; Max-Age=0/)]);
});
it('what has run out is removed from the database, and nothing else', async () => {
  const data = dataFolder();
  const sql = sqliteSql(data);
  const known = sessions(sql);
  const [old, young] = [await known.newGuest('Old', ''), await known.newGuest('Young', '')];
  const links = oneTimes(sql);
  await links.create('mail', old.person.id, '', -1);
  const good = await links.create('mail', young.person.id, 'a@b.c', 60_000);
  const age = () => sql.write(statement('UPDATE sessions SET expires = 1 WHERE token = ?', hashOf(old.token)));
  const left = async () => [
    (await sql.read<{ person: string }>('SELECT person FROM sessions')).map(({ person }) => person),
    (await sql.read<{ person: string }>('SELECT person FROM one_times')).map(({ person }) => person),
  ];
  await age();
  const { close } = await served({ data });
  await expect.poll(left).toEqual([[young.person.id], [young.person.id]]); // at the start
  await close();
  const again = await known.open(old.person.id, '');
  const stop = sweeping(sql, () => {}, 10);
  onTestFinished(stop);
  await sql.write(statement('UPDATE sessions SET expires = 1 WHERE token = ?', hashOf(again)));
  await expect.poll(left).toEqual([[young.person.id], [young.person.id]]); // and now and then
  expect(await links.take('mail', good)).toEqual({ person: young.person.id, data: 'a@b.c' });
  stop();
  await sql.close();
});
