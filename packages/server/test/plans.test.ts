import type { Plan, Terms } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { sqliteSql } from '../sql/sqlite.ts';
import { planned } from '../tables/choices/plan-rows.ts';
import { lookAgain } from '../tables/telling/between-processes.ts';
import { onlyFingers } from './fingers.ts';
import { anyWords, dataFolder, founded, joined, post, served, tell, type Visitor, visit } from './visiting.ts';

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
  return { data, bus, url: here.url, id, token, other, mei, li, shows };
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
  await mei.until(() => mei.table.plan?.stopped === 'over');
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
/** Three at a table of Qin; Wu, who is asked last, has planned something that can never be done. */
async function wuPlans(terms: Partial<Terms> = {}) {
  const { url } = await served();
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { id, token } = await founded(url, { options: { start: 'first' }, seats: [...seats], terms });
  const others = [await joined(url, id, 'Li'), await joined(url, id, 'Wu')];
  const visitors = [token, ...others.map(other => other.token)].map(one => visit(url, id, one));
  for (const visitor of visitors) await visitor.until(() => visitor.update !== undefined);
  const [mei, li, wu] = visitors as [Visitor, Visitor, Visitor];
  const plan = { whenAsked: 'lay', words: 'lay.lay 99 99', until: 'once' };
  expect(await planning(url, id, others[1]!.token, plan)).toBe(204);
  await wu.until(() => wu.table.plan !== undefined);
  expect(wu.table.plan).toEqual({ ...plan, played: [] });
  return { url, id, mei, li, wu, wus: others[1]!.token };
}
it('a plan ends when the table goes back', async () => {
  const { mei, li, wu } = await wuPlans({ undo: 'ask' });
  expect(await tell(mei, { type: 'choose', version: 0, words: await anyWords(mei) })).toMatchObject({ type: 'done' });
  expect(await tell(mei, { type: 'askUndo', version: 1, to: 0 })).toMatchObject({ type: 'done' });
  for (const visitor of [li, wu]) {
    await visitor.until(() => visitor.messages.some(({ type }) => type === 'askedUndo'));
    expect(await tell(visitor, { type: 'answerUndo', yes: true })).toMatchObject({ type: 'done' });
  }
  await wu.until(() => wu.table.plan?.stopped === 'rewound');
});
it('a plan ends when a bot plays for its owner, and does not come back with them', async () => {
  const { url, id, wu, wus } = await wuPlans();
  for (const what of ['leave', 'return']) {
    expect((await post(`${url}/api/tables/${id}/${what}`, {}, wus)).status).toBe(200);
    await wu.until(() => (wu.facts.seats[2]?.standIn !== undefined) === (what === 'leave'));
    await wu.until(() => wu.table.plan?.stopped === 'standIn');
  }
});
/** A plan that is stored and was not followed, as a process leaves it that is killed right after the choice before. */
async function leftBehind({ data, bus, id }: { data: string; bus: Bus; id: string }, seat: number, round: number) {
  const sql = sqliteSql(data);
  const kept = { ...fingers, until: round === 1 ? 'once' : 'round', played: [], options: '', round };
  await sql.write(planned(id, seat, JSON.stringify(kept), Date.now()));
  await sql.close();
  lookAgain(bus, [id]);
}
it('a plan ends when its owner answers otherwise before it does', async () => {
  const table = await twoRounds();
  await leftBehind(table, 1, 1);
  await table.li.until(() => table.li.table.plan !== undefined);
  expect(await table.shows(3)).toMatchObject({ type: 'done' });
  await table.li.until(() => table.li.table.plan?.stopped === 'chose');
});
it('a plan for a round ends with it, though its owner is not asked then', async () => {
  const table = await twoRounds();
  const { mei, li } = table;
  expect(await tell(mei, { type: 'choose', version: 0, words: 'fingers.show 1' })).toMatchObject({ type: 'done' });
  await leftBehind(table, 0, 0);
  await mei.until(() => mei.table.plan !== undefined);
  await li.until(() => li.update.waiting.join() === '1');
  expect(mei.table.plan?.stopped).toBeUndefined();
  expect(await planning(table.url, table.id, table.other.token, undefined)).toBe(204); // something happens at the table
  await mei.until(() => mei.table.plan?.stopped === 'round');
  expect(mei.update.waiting).toEqual([1]);
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
it('that somebody plans, or plans something else, nobody else can tell', async () => {
  const { url, id, mei, wus, wu } = await wuPlans();
  const pong = () => mei.next((message): message is { type: 'pong' } => message.type === 'pong');
  const before = mei.messages.length;
  expect(await planning(url, id, wus, undefined)).toBe(204);
  await wu.until(() => wu.table.plan === undefined);
  const answered = pong();
  mei.send({ type: 'ping' });
  await answered;
  expect(mei.messages.slice(before).map(({ type }) => type)).toEqual(['pong']);
});
