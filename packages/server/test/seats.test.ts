import { CLOSED, type ErrorBody, type TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import { anyWords, dataFolder, founded, get, guest, joined, playOn, post, served, tell, visit } from './visiting.ts';

const leave = (url: string, id: string, token: string) =>
  post<TableFacts & ErrorBody>(`${url}/api/tables/${id}/leave`, {}, token);
const comeBack = (url: string, id: string, token: string) =>
  post<TableFacts & ErrorBody>(`${url}/api/tables/${id}/return`, {}, token);

it('before the start a seat that somebody leaves is open again, and they see nothing of whoever comes after them', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const li = await joined(url, id);
  const mei = visit(url, id, token);
  const gone = visit(url, id, li.token);
  await mei.until(() => mei.facts?.seats[1]?.name === 'Li' && !mei.facts.seats[1].away);
  expect((await leave(url, id, li.token)).body.seats[1]).toMatchObject({ by: 'open', name: '' });
  await mei.until(() => mei.facts.seats[1]?.by === 'open');
  expect(await gone.closed).toBe(CLOSED.restarting); // comes back as a watcher
  expect((await leave(url, id, li.token)).body.error.code).toBe('notSeated');
  await joined(url, id, 'Wu');
  await mei.until(() => mei.facts.seats[1]?.name === 'Wu');
});
it('during play a bot plays on for whoever leaves, and steps aside when they return', async () => {
  const [data, bus] = [dataFolder(), localBus()];
  const here = await served({ data, bus });
  const there = await served({ data, bus });
  const { id, token } = await founded(here.url, { options: { start: 'first' } });
  const other = await joined(here.url, id);
  const [mei, li] = [visit(here.url, id, token), visit(there.url, id, other.token)];
  await li.until(() => li.update !== undefined);
  expect((await leave(here.url, id, token)).body.seats[0]).toMatchObject({
    standIn: 'left',
    bot: 'greedy',
    name: 'Mei',
  });
  await li.until(() => li.facts.seats[0]?.standIn === 'left' && li.update.waiting.includes(1));
  const { version } = mei.update;
  expect(await tell(mei, { type: 'choose', version, words: 'lay.lay 1 1' })).toMatchObject({ code: 'standIn' });
  expect((await comeBack(there.url, id, token)).body.seats[0]).not.toHaveProperty('standIn');
  await mei.until(() => mei.facts.seats[0]?.standIn === undefined);
  await Promise.all([playOn(mei), playOn(li)]);
  await mei.until(() => mei.facts.over);
  expect((await leave(here.url, id, token)).body.error.code).toBe('over');
  expect((await comeBack(here.url, id, token)).body.error.code).toBe('over');
});
it('leaving and coming back by turns in two processes that do not hear each other, each does what was asked', async () => {
  const data = dataFolder();
  const [here, there] = [await served({ data, bus: localBus() }), await served({ data, bus: localBus() })];
  const { id, token } = await founded(here.url);
  await joined(here.url, id);
  const mine = async (url: string) => (await get<TableFacts>(`${url}/api/tables/${id}`)).body.seats[0]?.standIn;
  for (let i = 0; i < 2; i++) {
    expect((await leave(here.url, id, token)).status).toBe(200);
    expect(await mine(here.url)).toBe('left');
    expect((await comeBack(there.url, id, token)).status).toBe(200);
    expect(await mine(there.url)).toBeUndefined();
  }
});
it('a game that everybody has left is played to its end', async () => {
  const { url } = await served();
  const { id, token } = await founded(url);
  const li = await joined(url, id);
  const watcher = visit(url, id);
  await watcher.until(() => watcher.update !== undefined);
  for (const one of [token, li.token]) await leave(url, id, one);
  await watcher.until(() => watcher.facts.over);
  expect((await get<TableFacts>(`${url}/api/tables/${id}`)).body.seats.map(({ standIn }) => standIn)).toEqual([
    'left',
    'left',
  ]);
});
it('the host puts bots into seats, takes them out again and asks people to leave, before the start only', async () => {
  const { url } = await served();
  const { id, token } = await founded(url, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  const li = await joined(url, id);
  const change = (seat: number | string, to: object, by = token) =>
    post<TableFacts & ErrorBody>(`${url}/api/tables/${id}/seats/${seat}`, to, by);
  expect((await change(2, { to: 'bot' }, li.token)).body.error.code).toBe('notHost');
  expect((await change(2, { to: 'bot' }, (await guest(url, 'Wu')).token)).body.error.code).toBe('notHost');
  expect((await change(1, { to: 'bot' })).body.error.code).toBe('seatTaken');
  expect((await change(7, { to: 'bot' })).body.error.code).toBe('noSeat');
  expect((await change('x', { to: 'bot' })).body.error.code).toBe('noSeat');
  expect((await change(2, { to: 'emperor' })).status).toBe(400);

  expect((await change(1, { to: 'open' })).body.seats[1]).toMatchObject({ by: 'open' });
  const withBot = (await change(1, { to: 'bot', bot: 'random' })).body;
  expect(withBot.seats[1]).toMatchObject({ by: 'bot', bot: 'random', name: 'Bot 1' });
  expect(new Set(withBot.seats.map(({ colour }) => colour)).size).toBe(3);
  expect((await change(1, { to: 'open' })).body.seats[1]).toMatchObject({ by: 'open' });
  await change(1, { to: 'bot', bot: 'random' });
  expect((await change(2, { to: 'bot', bot: 'random' })).body.started).toBe(true);
  expect((await change(2, { to: 'open' })).body.error.code).toBe('seatTaken');
  const mei = visit(url, id, token);
  await playOn(mei);
});
it('many who sit down at once, in two processes, all find a seat while there is one', async () => {
  const [data, bus] = [dataFolder(), localBus()];
  const both = [await served({ data, bus }), await served({ data, bus })];
  const seats = [0, 1, 2, 3].map(() => ({ kind: 'open' as const }));
  const { id } = await founded(both[0]!.url, { seats });
  const people = await Promise.all([0, 1, 2, 3, 4, 5].map(n => guest(both[0]!.url, `Guest ${n}`)));
  const answers = await Promise.all(
    people.map(({ token }, n) =>
      post<{ seat: number } & ErrorBody>(`${both[n % 2]!.url}/api/tables/${id}/join`, {}, token),
    ),
  );
  const seated = answers.filter(({ status }) => status === 201).map(({ body }) => body.seat);
  expect(seated.sort()).toEqual([0, 1, 2, 3]);
  expect(answers.filter(({ status }) => status !== 201).map(({ body }) => body.error.code)).toEqual([
    'noSeat',
    'noSeat',
  ]);
});
it('a table for playing now is filled with bots when nobody comes', async () => {
  const { url } = await served({ botsAfter: 200, dueEvery: 20 });
  const mei = await guest(url);
  const { body, status } = await post<{ id: string }>(`${url}/api/play-now`, { game: 'qin' }, mei.token);
  expect(status).toBe(201);
  const visitor = visit(url, body.id, mei.token);
  await visitor.until(() => visitor.update !== undefined);
  expect(visitor.facts.seats.map(({ by }) => by)).toEqual(['person', 'bot', 'bot']);
  await visitor.until(() => visitor.update.waiting.includes(0));
  expect(
    await tell(visitor, { type: 'choose', version: visitor.update.version, words: await anyWords(visitor) }),
  ).toMatchObject({ type: 'done' });
});
