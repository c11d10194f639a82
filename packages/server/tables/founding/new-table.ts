import { commitmentOf } from '@tianxia/fair';
import { type Game, type GameTypes, type Table, TableError, tableFor } from '@tianxia/kernel';
import type { CreatedBody, createTable } from '@tianxia/protocol';
import { ApiError } from '@tianxia/protocol';
import type { z } from 'zod';
import type { Thinker } from '../../bots/thinker.ts';
import type { Person } from '../../people/person.ts';
import { type Library, type Pack, packOf } from '../game/library.ts';
import type { NewTable, SeatPlan, Sitter, StoredTable, TableStore } from '../log/store.ts';
import { dealColours } from '../seats/colours.ts';
import { pageOf } from '../telling/facts.ts';
import { newKey, newTableId } from './ids.ts';

type Asked = z.output<typeof createTable>;
export interface Founded {
  created: CreatedBody;
  row: StoredTable;
}

/** A new table, from what its host asked for. Bots take what is free at `botsAt`; never when left out. */
export async function foundTable(
  { store, library, thinker, now }: { store: TableStore; library: Library; thinker: Thinker; now(): number },
  asked: Asked,
  host: Person,
  botsAt?: number,
): Promise<Founded> {
  const game = await library.game(asked.game);
  const table = tableAsked(game, asked);
  const pack = asked.content === undefined ? library.pack(game) : packOf(asked.content);
  if (pack.hash !== library.pack(game).hash) await checkPack(thinker, game, table, pack.json);
  const colours = dealColours(
    asked.seats.map(seat => seat.colour),
    game,
  );
  const created = now();
  const mine = asked.seats.findIndex(seat => seat.kind === 'me');
  const sitters: Sitter[] =
    mine < 0 ? [] : [{ seat: mine, person: host.id, name: host.name, colour: colours[mine]!, since: created }];
  const seats = asked.seats.map((seat, i): SeatPlan => {
    const colour = colours[i]!;
    if (seat.kind !== 'bot') return { by: 'open', colour };
    const bots = asked.seats.slice(0, i + 1).filter(other => other.kind === 'bot').length;
    return { by: 'bot', colour, name: seat.name ?? `Bot ${bots}`, bot: seat.bot ?? 'greedy' };
  });
  const isFull = asked.seats.every(seat => seat.kind !== 'open');
  const { id: gameId, rules } = game;
  const { visibility, terms } = asked;
  const common = { game: gameId, rules, pack: pack.hash, options: table.options, seats, key: newKey(), created };
  const row = { ...common, visibility, terms, host: host.id, ...(botsAt === undefined ? {} : { due: botsAt }) };
  const founded = await create(store, { ...row, ...beginning(isFull, created) }, sitters, pack);
  return mine < 0 ? founded : { ...founded, created: { ...founded.created, seat: mine } };
}
/** A full table is looked after at once: its first choice may be forced, or a bot's. */
export const beginning = (isFull: boolean, now: number): Pick<NewTable, 'stage' | 'due'> =>
  isFull ? { stage: 'bots', due: now } : { stage: 'open' };
function tableAsked(game: Game<GameTypes>, { seats, options }: Asked): Table {
  try {
    return tableFor(game, seats.length, options);
  } catch (problem) {
    if (!(problem instanceof TableError)) throw problem;
    throw new ApiError('badOptions', problem.message, /option/.test(problem.message) ? 'options' : 'seats');
  }
}
/** A pack is opened and played elsewhere first: one that loops for ever must not stop everybody's tables. */
async function checkPack(thinker: Thinker, game: Game<GameTypes>, table: Table, content: string): Promise<void> {
  const wrong = await thinker.rehearse({ game: game.id, table, content });
  if (wrong !== undefined) throw new ApiError('badContent', wrong, 'content');
}

export async function create(
  store: TableStore,
  table: Omit<NewTable, 'id'>,
  sitters: readonly Sitter[],
  pack?: Pack,
): Promise<Founded> {
  const row = { ...table, id: newTableId(table.game) };
  await store.create(row, pack, sitters);
  return founded({ ...row, sitters, changed: table.created });
}
export const founded = (row: StoredTable): Founded => ({
  created: { id: row.id, url: pageOf(row.id), commitment: commitmentOf(row.key) },
  row,
});
