import { UNKNOWN } from '@tianxia/kernel';
import type { ErrorBody, SeenBody, UpdateMessage } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { founded, get, joined, playOn, served, visit } from './visiting.ts';

it('who comes back is shown each moment as they saw it then, and nothing that others held', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'open' }] });
  const other = await joined(url, id);
  const mei = visit(url, id, token);
  const li = visit(url, id, other.token);
  await Promise.all([playOn(mei), playOn(li)]);
  const { status, body } = await get<SeenBody>(`${url}/api/tables/${id}/seen?from=3`, token);
  expect(status).toBe(200);
  const { seen } = body;
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.length).toBeLessThanOrEqual(61); // far more than one looks at is left out at the beginning
  expect(seen.at(-1)!.after).toBe(mei.happened.length);
  const at = new Map(seen.map(({ after, view }) => [after, view]));
  const updates = mei.messages.filter((message): message is UpdateMessage => message.type === 'update');
  let compared = 0;
  for (const { from, update } of updates) {
    const view = at.get(from + update.happened.length);
    if (view === undefined) continue;
    compared++;
    expect(view).toEqual(update.view);
  }
  expect(compared).toBeGreaterThan(5);
  for (const { view } of seen)
    expect((view as unknown as { hands: number[][] }).hands[1]!.every(tile => tile === UNKNOWN)).toBe(true);
});
it('only who sits there is told what was missed; a number that is none is refused', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const stranger = await get<ErrorBody>(`${url}/api/tables/${id}/seen?from=0`);
  expect(stranger.status).toBe(401);
  const wrong = await get<ErrorBody>(`${url}/api/tables/${id}/seen?from=x`, token);
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'badRequest']);
});
it('looking back is dear, so an address may do it now and then only', async () => {
  const { url } = await served({ limits: { looks: { burst: 2, perMinute: 0 } } });
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
  const look = async () => (await get(`${url}/api/tables/${id}/seen?from=0`, token)).status;
  expect([await look(), await look(), await look()]).toEqual([200, 200, 429]);
  expect((await get(`${url}/api/tables/${id}/options`, token)).status).toBe(200); // and plays on
});
