import { commitmentOf, packHash } from '@tianxia/fair';
import { type Game, type GameTypes, type Seat, type Table, TableError, tableFor } from '@tianxia/kernel';
import type { z } from 'zod';
import type { Thinker } from '../bots/thinker.ts';
import { ApiError } from '../http/errors.ts';
import type { CreatedBody, createTable } from '../protocol/index.ts';
import {
  Conflict,
  type Guest,
  type NewTable,
  type Pack,
  type SeatPlan,
  type Store,
  type StoredTable,
} from '../sql/store.ts';
import { hashOf, newKey, newTableId, newToken } from './ids.ts';
import type { Library } from './library.ts';
import { dealColours, pageOf } from './seats.ts';

type Asked = z.output<typeof createTable>;
export interface Founded extends CreatedBody {
  stage: NewTable['stage'];
}

/** A new table, from what its host asked for. */
export async function foundTable(
  { store, library, thinker }: { store: Store; library: Library; thinker: Thinker },
  asked: Asked,
): Promise<Founded> {
  const game = await library.game(asked.game);
  const table = tableAsked(game, asked);
  if (asked.content !== undefined) await checkPack(thinker, game, table, asked.content);
  const pack = packOf(asked.content ?? game.content);
  const colours = dealColours(
    asked.seats.map(seat => seat.colour),
    game.colours,
  );
  const created = Date.now();
  const mine = asked.seats.findIndex(seat => seat.kind === 'me');
  const token = newToken();
  const guests: Guest[] = [];
  if (mine >= 0) {
    const name = asked.seats[mine]!.name ?? asked.name ?? 'Guest';
    guests.push({ seat: mine, name, colour: colours[mine]!, token: hashOf(token), since: created });
  }
  const seats = asked.seats.map((seat, i): SeatPlan => {
    const colour = colours[i]!;
    if (seat.kind !== 'bot') return { by: 'open', colour };
    const bots = asked.seats.slice(0, i + 1).filter(other => other.kind === 'bot').length;
    return { by: 'bot', colour, name: seat.name ?? `Bot ${bots}`, bot: seat.bot ?? 'greedy' };
  });
  const isFull = asked.seats.every(seat => seat.kind !== 'open');
  const { id: gameId, rules } = game;
  const row = { game: gameId, rules, pack: pack.hash, options: table.options, seats, key: newKey(), created };
  const founded = await create(store, { ...row, stage: isFull ? 'bots' : 'open' }, pack, guests);
  return mine < 0 ? founded : { ...founded, token, seat: mine };
}
function tableAsked(game: Game<GameTypes>, { seats, options }: Asked): Table {
  try {
    return tableFor(game, seats.length, options);
  } catch (problem) {
    if (!(problem instanceof TableError)) throw problem;
    throw new ApiError('badOptions', problem.message, /option/.test(problem.message) ? 'options' : 'seats');
  }
}
/** A pack is opened and played elsewhere first: one that loops for ever must not stop everybody's tables. */
async function checkPack(thinker: Thinker, game: Game<GameTypes>, table: Table, content: unknown): Promise<void> {
  const wrong = await thinker.rehearse({ game: game.id, table, content });
  if (wrong !== undefined) throw new ApiError('badContent', wrong, 'content');
}
const packOf = (content: unknown): Pack => ({ hash: packHash(content), json: JSON.stringify(content) });

async function create(
  store: Store,
  table: Omit<NewTable, 'id'>,
  pack: Pack,
  guests: readonly Guest[],
): Promise<Founded> {
  const id = newTableId(table.game);
  await store.create({ ...table, id }, pack, guests);
  return { id, url: pageOf(id), commitment: commitmentOf(table.key), stage: table.stage };
}

/** The same people and bots at a new table, everybody one seat further; their tokens stay good. Asked twice, the same table. */
export async function foundRematch(store: Store, old: StoredTable, rules: string): Promise<Founded> {
  const count = old.seats.length;
  const formerly = (seat: Seat) => (seat + 1) % count; // whoever sat second begins now
  const created = Date.now();
  const pack = { hash: old.pack, json: (await store.pack(old.pack))! };
  const seats = old.seats.map((_, seat) => old.seats[formerly(seat)]!);
  const guests = old.guests.map(guest => ({ ...guest, seat: (guest.seat + count - 1) % count, since: created }));
  const { game, options } = old;
  const row = { game, rules, options, pack: old.pack, seats, key: newKey(), created, follows: old.id };
  try {
    return await create(store, { ...row, stage: 'bots' }, pack, guests);
  } catch (problem) {
    const id = problem instanceof Conflict ? (await store.table(old.id))?.rematch : undefined;
    const found = id === undefined ? undefined : await store.table(id);
    if (found === undefined) throw problem;
    return { id: found.id, url: pageOf(found.id), commitment: commitmentOf(found.key), stage: found.stage };
  }
}
