import type {
  BotRating,
  CreatedBody,
  LobbyBody,
  MeBody,
  ProfileBody,
  RecordsBody,
  TableFacts,
} from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { NEWCOMER, rated } from '../people/glicko.ts';
import { account, ask, PASSWORD } from './asking.ts';
import { playOn, served, visit } from './visiting.ts';

const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'open' }];
async function sitDown(url: string) {
  const [mei, li] = [await account(url, 'Mei'), await account(url, 'Li')];
  const { body } = await ask<CreatedBody>(url, 'POST /api/tables', mei, { game: 'qin', seats, terms: { rated: true } });
  expect((await ask(url, `POST /api/tables/${body.id}/join`, li, {})).status).toBe(201);
  return { id: body.id, mei, li };
}
const profile = async (url: string, called: string) => (await ask<ProfileBody>(url, `GET /api/people/${called}`)).body;

it('a game of two accounts and a bot to its end rates all three, once', async () => {
  const { url } = await served();
  const { id, mei, li } = await sitDown(url);
  const [one, two] = [visit(url, id, mei.token), visit(url, id, li.token)];
  await one.until(() => [0, 2].some(seat => one.update?.waiting.includes(seat)));
  const { waiting } = one.update;
  for (const [by, seat] of [
    [mei, 0],
    [li, 2],
  ] as const)
    expect((await ask<MeBody>(url, 'GET /api/me', by)).body.turns).toBe(waiting.includes(seat) ? 1 : 0);
  await Promise.all([playOn(one), playOn(two)]);
  await one.until(() => one.facts.over);
  const { places } = one.update.result!;
  const expected = places.map((mine, seat) =>
    rated(
      NEWCOMER,
      places.flatMap((other, i) =>
        i === seat ? [] : [{ against: NEWCOMER, score: (1 + Math.sign(other - mine)) / 2, weight: 1 / 2 }],
      ),
    ),
  );
  const called = [mei.id, 'bot:random', li.id];
  for (const [seat, name] of called.entries()) {
    const { games, wins, ratings } = await profile(url, name);
    expect([games, wins]).toEqual([1, places[seat] === 1 ? 1 : 0]);
    expect(ratings).toMatchObject([
      { game: 'qin', rating: Math.round(expected[seat]!.rating), games: 1, provisional: true },
    ]);
    expect(ratings[0]!.history.map(point => point.rating)).toEqual([Math.round(expected[seat]!.rating)]);
  }
  expect((await profile(url, 'bot:random')).bot).toBe(true);
  expect((await ask<BotRating[]>(url, 'GET /api/bots/qin')).body).toEqual([
    { bot: 'random', rating: Math.round(expected[1]!.rating), provisional: true },
  ]);
  expect((await ask<BotRating[]>(url, 'GET /api/bots/zhanguo')).body).toEqual([]);

  const { records } = (await ask<RecordsBody>(url, `GET /api/records?table=${id}`)).body;
  expect(records[0]?.players).toMatchObject(
    expected.map(({ rating }) => ({ rating: Math.round(rating), provisional: true })),
  );
  // The bot's is told wherever a seat is told of, like a person's.
  const next = { game: 'qin', seats, visibility: 'public' };
  const { id: again } = (await ask<CreatedBody>(url, 'POST /api/tables', mei, next)).body;
  const page = visit(url, again, mei.token);
  await page.until(() => page.facts !== undefined);
  const { live, open } = (await ask<LobbyBody>(url, 'GET /api/lobby')).body;
  const told = (await ask<TableFacts>(url, `GET /api/tables/${again}`)).body;
  const line = [...live, ...open].find(table => table.id === again);
  for (const table of [told, page.facts, line])
    for (const seat of [0, 1])
      expect(table?.seats[seat]).toMatchObject({ rating: Math.round(expected[seat]!.rating), provisional: true });
});

it('who deletes their account in the middle of a game leaves it to a bot, and the others finish it unnamed', async () => {
  const { url } = await served();
  const { id, mei, li } = await sitDown(url);
  const one = visit(url, id, mei.token);
  await one.until(() => one.update !== undefined);
  expect((await ask(url, 'DELETE /api/me', li, { password: PASSWORD })).status).toBe(204);
  await one.until(() => one.facts.seats[2]!.name === 'somebody');
  expect(one.facts.seats[2]).toMatchObject({ bot: 'greedy', standIn: 'left' });
  await playOn(one);
  await one.until(() => one.facts.over);
  expect(await profile(url, mei.id)).toMatchObject({ games: 1, ratings: [] }); // there is no one to be rated against
});
