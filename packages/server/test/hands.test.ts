import { CLOSED, type HandLinkBody } from '@tianxia/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './asking.ts';
import { heard } from './beside.ts';
import { cable } from './cable.ts';
import { busUrl } from './services.ts';
import { dataFolder, founded, guest, joined, post, served, visit } from './visiting.ts';

const THREE = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
const lookInto = async (url: string, id: string, token: string): Promise<string> => {
  const { body } = await post<HandLinkBody>(`${url}/api/tables/${id}/hand-links`, {}, token);
  return `?hand=${new URL(body.url, url).searchParams.get('hand')}`;
};

it('a look into a hand is of the player who gave it: whoever sits there next has given none', async () => {
  const { url } = await served();
  const { id } = await founded(url, { seats: THREE });
  const before = await joined(url, id, 'Li', { seat: 1 });
  const look = await lookInto(url, id, before.token);
  const early = visit(url, id, undefined, {}, look);
  await early.until(() => early.facts !== undefined);
  expect((await ask(url, `POST /api/tables/${id}/leave`, before)).status).toBe(200);
  await joined(url, id, 'Wu', { seat: 1 });
  expect(await early.closed).not.toBe(0);
  await joined(url, id, 'Tan', { seat: 2 });
  expect(await visit(url, id, undefined, {}, look).closed).toBe(CLOSED.badToken);
  expect(early.update).toBeUndefined();
});
it('the host who frees a seat ends the looks into its hand', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { seats: THREE });
  const li = await joined(url, id, 'Li', { seat: 1 });
  const look = await lookInto(url, id, li.token);
  expect((await ask(url, `POST /api/tables/${id}/seats/1`, { token }, { to: 'open' })).status).toBe(200);
  expect(await visit(url, id, undefined, {}, look).closed).toBe(CLOSED.badToken);
});
it('a look that was ended while this process could not hear of it ends when it can', async () => {
  const data = dataFolder();
  const bus = `${await busUrl()}/hands-${process.pid}`;
  const far = await cable(bus);
  onTestFinished(() => far.close());
  const [here, there] = [await served({ data, bus }), await served({ data, bus: far.url })];
  const { id, token } = await founded(here.url);
  await joined(here.url, id);
  const look = await lookInto(here.url, id, token);
  const friend = visit(there.url, id, undefined, {}, look);
  await friend.until(() => friend.update !== undefined);
  await post(`${here.url}/api/tables/${id}/chat`, { text: 'Look!' }, (await guest(here.url, 'Wu')).token);
  await friend.until(() => heard(friend).includes('Look!'));
  far.cut();
  expect((await ask(here.url, `DELETE /api/tables/${id}/hand-links`, { token })).status).toBe(204);
  far.mend();
  expect(await friend.closed).toBe(CLOSED.restarting);
  expect(await visit(there.url, id, undefined, {}, look).closed).toBe(CLOSED.badToken);
});
