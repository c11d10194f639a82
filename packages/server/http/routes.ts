import { ApiError, BOT_NAMES, noSuchTable, packName, tableId } from '@tianxia/protocol';
import type { Beside } from '../beside.ts';
import type { Thinker } from '../bots/thinker.ts';
import { askTo, mustBeFriend } from '../lobby/invites.ts';
import { whoSitsAgain } from '../lobby/rematch.ts';
import { mustBeAsked, mustBeWelcome, mustHaveRoom, mustLook } from '../lobby/welcome.ts';
import type { Sql } from '../sql/sql.ts';
import { foundTable } from '../tables/founding/new-table.ts';
import { foundRematch } from '../tables/founding/rematch.ts';
import type { Library } from '../tables/game/library.ts';
import type { StoredTable, TableStore } from '../tables/log/store.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import { openSeats, seatOf } from '../tables/seats/who-sits.ts';
import type { Answering } from './answering.ts';
import type { Who } from './who.ts';

export interface Parts {
  sql: Sql;
  store: TableStore;
  who: Who;
  library: Library;
  thinker: Thinker;
  tables: TablesInMemory;
  beside: Beside;
  quota: number; // tables of one person going at once
  now(): number; // the time by which tables are played
}
const FOR_EVER = 'public, max-age=31536000, immutable';

export function routes(at: Answering, parts: Parts): void {
  const { sql, store, library, thinker, tables, who, beside, quota, now } = parts;
  const idOf = (id: string): string => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return id;
  };
  at('GET /api/games', async () => ({ games: await library.facts(), bots: BOT_NAMES }));
  at('GET /api/packs/:hash', async ({ reply, params }) => {
    const hash = packName.safeParse(params.hash);
    const pack = hash.success ? await store.pack(hash.data) : undefined;
    if (pack === undefined) throw new ApiError('noSuchPack', 'there is no such pack');
    return reply.header('cache-control', FOR_EVER).type('application/json').send(pack);
  });

  at('POST /api/tables', async ({ body, caller: { person } }) => {
    const asked = body();
    await mustHaveRoom(sql, person.id, quota);
    for (const friend of asked.invite ?? []) await mustBeFriend(sql, person.id, friend);
    const { created, row } = await foundTable({ store, library, thinker, now }, asked, person);
    beside.changed(row);
    for (const friend of asked.invite ?? [])
      if (await askTo(sql, created.id, friend, person.id)) beside.invited(row, friend, person);
    if (row.stage === 'bots') await tables.open(created.id);
    return created;
  });
  at('GET /api/tables/:id', async ({ request, params }) => {
    const id = idOf(params.id);
    await mustBeAsked(sql, await tables.row(id), (await who.asks(request))?.person);
    return tables.facts(id);
  });
  at('POST /api/tables/:id/join', async ({ params, body, caller: { person } }) => {
    const { seat, colour } = body();
    const may = async (row: StoredTable) => {
      await mustBeAsked(sql, row, person);
      await mustBeWelcome(sql, row, person);
    };
    const table = await tables.openFor(idOf(params.id), may);
    await may(table.row);
    return await table.join(person, seat, colour);
  });
  at('GET /api/tables/:id/record', async ({ request, reply, params }) => {
    const id = idOf(params.id);
    const row = await tables.row(id);
    await mustLook(sql, row, (await who.asks(request))?.person);
    if (row.stage !== 'over') throw new ApiError('notOver', 'the record and its key are opened when the game is over');
    const record = await (await tables.open(id)).record();
    return reply.header('content-disposition', `attachment; filename="${row.game}-${id}.json"`).send(record);
  });
  at('POST /api/tables/:id/rematch', async ({ reply, params, caller: { person } }) => {
    const may = (row: StoredTable) => {
      if (seatOf(row, person.id) === undefined)
        throw new ApiError('notSeated', 'only a player of this table can ask for a rematch');
      if (row.stage !== 'over') throw new ApiError('notOver', 'the game is not over yet');
    };
    const table = await tables.openFor(idOf(params.id), may);
    return table.inTurn(async () => {
      may(table.row);
      const isFirst = table.row.rematch === undefined;
      const present = new Set(table.facts().seats.flatMap(({ person, away }) => (away ? [] : [person])));
      const { sit, ask } = await whoSitsAgain(sql, table.row, person, present);
      const { created } = await foundRematch({ store, now }, table.row, table.game, sit);
      if (isFirst) table.followedBy(created.id, created.url);
      const next = await tables.open(created.id);
      if (isFirst) {
        for (const other of ask) await askTo(sql, created.id, other, person.id);
        beside.rematched(next.row, person, ask);
      }
      // Who was away when it was founded takes the seat that was left for them.
      const isWelcome = seatOf(next.row, person.id) === undefined && openSeats(next.row).length > 0;
      if (isWelcome) await next.join(person, undefined, undefined);
      const seat = seatOf(next.row, person.id);
      if (isFirst) reply.code(201);
      return { ...created, ...(seat === undefined ? {} : { seat }) };
    });
  });
}
