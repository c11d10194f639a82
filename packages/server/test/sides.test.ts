import { loadGame } from '@tianxia/catalog';
import type { CreateTable, ErrorBody, TableFacts } from '@tianxia/protocol';
import { expect, it } from 'vitest';
import { foundRematch } from '../tables/founding/rematch.ts';
import type { StoredTable, TableStore } from '../tables/log/store.ts';
import { founded, get, guest, joined, post, served } from './visiting.ts';

/** Three Kingdoms: a colour is a state, and a seat plays the state of its number. */
const asked: Partial<CreateTable> = {
  game: 'three-kingdoms',
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'me' }],
};
const coloursAt = async (url: string, id: string) =>
  (await get<TableFacts>(`${url}/api/tables/${id}`)).body.seats.map(({ name, colour }) => [name, colour]);

it('a state keeps its colour, and who asks for a colour plays that state', async () => {
  const { url } = await served();
  const { id } = await founded(url, asked);
  expect((await joined(url, id, 'Li', { colour: 'red' })).seat).toBe(1);
  expect((await joined(url, id, 'Wu')).seat).toBe(0);
  expect(await coloursAt(url, id)).toEqual([
    ['Wu', 'blue'],
    ['Li', 'red'],
    ['Mei', 'green'],
  ]);
});
it('a seat cannot have the colour of another state', async () => {
  const { url } = await served();
  const { token } = await guest(url);
  const seats = [{ kind: 'me', colour: 'red' }, { kind: 'bot' }, { kind: 'bot' }];
  const { status, body } = await post<ErrorBody>(`${url}/api/tables`, { game: 'three-kingdoms', seats }, token);
  expect([status, body.error.code, body.error.field]).toEqual([422, 'badColour', 'seats.0.colour']);
});
it('in a rematch everybody moves on to the next state, and the colours stay with the states', async () => {
  const game = (await loadGame('three-kingdoms'))!;
  const { url } = await served();
  const { id } = await founded(url, { ...asked, seats: [{ kind: 'open' }, { kind: 'bot' }, { kind: 'me' }] });
  await joined(url, id, 'Li');
  const made: StoredTable[] = [];
  const store = {
    create: async (row: StoredTable, _: unknown, sitters: StoredTable['sitters']) =>
      void made.push({ ...row, sitters }),
  };
  const facts = (await get<TableFacts>(`${url}/api/tables/${id}`)).body;
  const old = {
    ...{ id, game: game.id, options: {}, pack: '', visibility: 'link', terms: facts.terms },
    seats: facts.seats.map(({ by, colour, name }) => (by === 'bot' ? { by, colour, name } : { by: 'open', colour })),
    sitters: [0, 2].map(seat => ({
      seat,
      person: `P${seat}`,
      name: facts.seats[seat]!.name,
      colour: game.colours[seat]!,
      since: 0,
    })),
  } as unknown as StoredTable;
  await foundRematch({ store: store as unknown as TableStore, now: Date.now }, old, game, new Set(['P0', 'P2']));
  expect(made[0]!.seats.map(({ by, colour }) => [by, colour])).toEqual([
    ['bot', 'blue'],
    ['open', 'red'],
    ['open', 'green'],
  ]);
  expect(made[0]!.sitters.map(({ seat, name, colour }) => [seat, name, colour])).toEqual([
    [2, 'Li', 'green'],
    [1, 'Mei', 'red'],
  ]);
});
