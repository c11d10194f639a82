import { CLOSED, type ErrorBody, type HandLinkBody } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { openSql } from '../sql/open.ts';
import { statement } from '../sql/sql.ts';
import { anyWords, dataFolder, founded, get, guest, joined, post, served, tell, visit } from './visiting.ts';

it('a private table is for its players, its host and those who are asked by name', async () => {
  const data = dataFolder();
  const { url } = await served({ data });
  const { id, token, person } = await founded(url, { visibility: 'private' });
  const li = await guest(url, 'Li');
  const stranger = await guest(url, 'Wu');
  const sql = await openSql({ data });
  await sql.write(
    statement('INSERT INTO invites (table_id, person, by_person, at) VALUES (?, ?, ?, 1)', id, li.id, person),
  );
  await sql.close();

  expect(await visit(url, id).closed).toBe(CLOSED.signIn);
  expect(await visit(url, id, stranger.token).closed).toBe(CLOSED.signIn);
  expect((await get<ErrorBody>(`${url}/api/tables/${id}`)).body.error.code).toBe('notInvited');
  const asStranger = await post<ErrorBody>(`${url}/api/tables/${id}/join`, {}, stranger.token);
  expect([asStranger.status, asStranger.body.error.code]).toEqual([403, 'notInvited']);
  const mei = visit(url, id, token);
  await mei.until(() => mei.facts !== undefined);
  const invited = visit(url, id, li.token);
  await invited.until(() => invited.facts !== undefined);
  expect((await post(`${url}/api/tables/${id}/join`, {}, li.token)).status).toBe(201);
  await mei.until(() => mei.update !== undefined);
});
it('where nobody may look on, those who wait in the room are sent away when the game begins', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { terms: { watchers: false } });
  const waiting = visit(url, id);
  await waiting.until(() => waiting.facts !== undefined);
  const other = await joined(url, id);
  expect(await waiting.closed).toBe(CLOSED.signIn);
  expect(waiting.messages.some(({ type }) => type === 'update')).toBe(false);
  expect(await visit(url, id).closed).toBe(CLOSED.signIn);
  const [mei, li] = [visit(url, id, token), visit(url, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
});
it('a look into a hand shows what its player sees, chooses nothing, and ends when they say so', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { options: { start: 'first' } });
  const other = await joined(url, id);
  const [mei, li] = [visit(url, id, token), visit(url, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
  const { body } = await post<HandLinkBody>(`${url}/api/tables/${id}/hand-links`, {}, token);
  const hand = new URL(body.url, url).searchParams.get('hand')!;
  const friend = visit(url, `${id}/live?hand=${hand}&x=`);
  await friend.until(() => friend.update !== undefined);
  expect(friend.facts.you).toBe(-1);
  expect(friend.update.view).toEqual(mei.update.view);
  expect(await tell(friend, { type: 'choose', version: 0, words: await anyWords(mei) })).toMatchObject({
    code: 'watching',
  });
  expect(await tell(mei, { type: 'choose', version: 0, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
  await friend.until(() => friend.update.version >= 1);
  expect(friend.update).toMatchObject({ mayUndo: false, mayRedo: false });

  const plain = visit(url, id);
  await plain.until(() => plain.update !== undefined);
  expect(plain.update.view).not.toEqual(friend.update.view);
  expect(await visit(url, `${id}/live?hand=${'x'.repeat(43)}&x=`).closed).toBe(CLOSED.badToken);
  await fetch(`${url}/api/tables/${id}/hand-links`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await friend.closed).toBe(CLOSED.badToken);
  expect(await visit(url, `${id}/live?hand=${hand}&x=`).closed).toBe(CLOSED.badToken);
});
