import { expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import type { Plan } from '../protocol/index.ts';
import { onlyFingers } from './fingers.ts';
import { anyWords, dataFolder, founded, joined, served, tell, visit } from './visiting.ts';

const fingers: Plan = { whenAsked: 'fingers', words: 'fingers.show 2', until: 'changed' };
async function planning(url: string, id: string, token: string, plan: unknown) {
  const answer = await fetch(`${url}/api/tables/${id}/plan`, {
    method: plan === undefined ? 'DELETE' : 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      ...(plan === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(plan === undefined ? {} : { body: JSON.stringify(plan) }),
  });
  return answer.status;
}
/** Everybody shows fingers at once, twice; Mei here, Li in another process. */
async function twoRounds() {
  const [data, bus] = [dataFolder(), localBus()];
  const settings = { data, bus, load: onlyFingers };
  const [here, there] = [await served(settings), await served(settings)];
  const { id, token } = await founded(here.url, { game: 'fingers' });
  const other = await joined(here.url, id);
  const [mei, li] = [visit(here.url, id, token), visit(there.url, id, other.token)];
  for (const visitor of [mei, li]) await visitor.until(() => visitor.update?.waiting.join() === '0,1');
  const shows = (count: number) =>
    tell(li, { type: 'choose', version: li.update.version, words: `fingers.show ${count}` });
  return { url: here.url, id, token, other, mei, li, shows };
}

it('what was planned is chosen as long as the question and its options are the same, and its owner reads so', async () => {
  const { url, id, token, mei, li, shows } = await twoRounds();
  expect(await planning(url, id, token, fingers)).toBe(204);
  await li.until(() => li.update.waiting.join() === '1');
  await mei.until(() => mei.table.plan?.played.length === 1);
  expect(mei.table.plan).toEqual({ ...fingers, played: [0] });
  await shows(3);
  await mei.until(() => mei.table.plan?.played.length === 2 && mei.update.waiting.join() === '1'); // the other process played it
  await shows(1);
  await mei.until(() => mei.update.result !== undefined);
  expect(mei.update.result?.totals).toEqual([4, 4]);
  expect(li.texts.join()).not.toContain('"plan"');
});
it('at a sealed decision the others learn no more than that an answer was given', async () => {
  const { url, id, token, li } = await twoRounds();
  await planning(url, id, token, fingers);
  await li.until(() => li.update.version === 1);
  expect(li.update.waiting).toEqual([1]);
  expect(li.happened).toEqual([{ seat: 0, at: expect.any(Number), version: 1, told: [] }]);
  expect(li.texts.join()).not.toContain('showed');
  expect(li.update.view.sealed[0]).toBe(-1);
});
it('once is once; and what is taken back is not chosen again', async () => {
  const { url, id, token, mei, li, shows } = await twoRounds();
  await planning(url, id, token, { ...fingers, until: 'once' });
  await mei.until(() => mei.table.plan?.stopped === 'done');
  await shows(3);
  await mei.until(() => mei.update.waiting.join() === '0,1');

  await planning(url, id, token, fingers);
  await mei.until(() => mei.update.mayUndo);
  const { version } = mei.update;
  expect(await tell(mei, { type: 'undo', version })).toMatchObject({ type: 'done' });
  await mei.until(() => mei.table.plan?.stopped === 'undone');
  expect(mei.update.waiting).toEqual([0, 1]);
  await li.until(() => li.update.waiting.join() === '0,1');
});
it('a plan that is not allowed when it is asked for stops and says why; it can be taken away', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { options: { start: 'first' } });
  const other = await joined(url, id);
  const [mei, li] = [visit(url, id, token), visit(url, id, other.token)];
  await Promise.all([mei, li].map(visitor => visitor.until(() => visitor.update !== undefined)));
  expect(await planning(url, id, other.token, { whenAsked: 'lay', words: 'lay.lay 99 99', until: 'once' })).toBe(204);
  await li.until(() => li.table.plan !== undefined);
  expect(await tell(mei, { type: 'choose', version: 0, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
  await li.until(() => li.table.plan?.stopped === 'illegal');
  expect(li.update.waiting).toEqual([1]);
  expect(await planning(url, id, other.token, undefined)).toBe(204);
  await li.until(() => li.table.plan === undefined);
});
it('refuses plans that answer no question, and those of people who do not sit there', async () => {
  const { url, id, token } = await twoRounds();
  expect(await planning(url, id, token, { ...fingers, words: 'fingers.fly' })).toBe(400);
  expect(await planning(url, id, token, { ...fingers, whenAsked: 'turn' })).toBe(400);
  expect(await planning(url, id, token, { ...fingers, until: 'ever' })).toBe(400);
  const { token: stranger } = await founded(url, { game: 'fingers' });
  expect(await planning(url, id, stranger, fingers)).toBe(403);
  const { id: open, token: host } = await founded(url, { game: 'fingers' });
  expect(await planning(url, open, host, fingers)).toBe(409);
});
