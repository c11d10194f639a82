import {
  ApiError,
  BOT_NAMES,
  type CreatedBody,
  createTable,
  type GamesBody,
  type JoinedBody,
  joinTable,
  noSuchTable,
  packName,
  parse,
  type RecordBody,
  type TableFacts,
  tableId,
} from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import type { Beside } from '../beside.ts';
import type { Thinker } from '../bots/thinker.ts';
import { askTo, mustBeFriend } from '../lobby/invites.ts';
import { whoSitsAgain } from '../lobby/rematch.ts';
import { mustBeAsked, mustBeWelcome, mustHaveRoom, mustLook } from '../lobby/welcome.ts';
import type { Sql } from '../sql/sql.ts';
import { foundRematch, foundTable } from '../tables/founding.ts';
import type { Library } from '../tables/library.ts';
import { openSeats, seatOf } from '../tables/seats.ts';
import type { TableStore } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import type { Allow } from './safety.ts';
import type { Who } from './who.ts';

export interface Parts {
  sql: Sql;
  store: TableStore;
  who: Who;
  library: Library;
  thinker: Thinker;
  tables: Tables;
  allow: Allow;
  beside: Beside;
  quota: number; // tables of one person going at once
  now(): number; // the time by which tables are played
}
type OfTable = { Params: { id: string } };
const FOR_EVER = 'public, max-age=31536000, immutable';

export function routes(app: FastifyInstance, parts: Parts): void {
  const { sql, store, library, thinker, tables, allow, who, beside, quota, now } = parts;
  const idOf = (id: string): string => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return id;
  };
  app.get('/api/games', async (): Promise<GamesBody> => ({ games: await library.facts(), bots: BOT_NAMES }));
  app.get<{ Params: { hash: string } }>('/api/packs/:hash', async (request, reply) => {
    const hash = packName.safeParse(request.params.hash);
    const pack = hash.success ? await store.pack(hash.data) : undefined;
    if (pack === undefined) throw new ApiError('noSuchPack', 'there is no such pack');
    return reply.header('cache-control', FOR_EVER).type('application/json').send(pack);
  });

  app.post('/api/tables', async (request, reply): Promise<CreatedBody> => {
    allow('tables', request);
    const { person } = await who.mustBe(request, 'host');
    const asked = parse(createTable, request.body);
    await mustHaveRoom(sql, person.id, quota);
    for (const friend of asked.invite ?? []) await mustBeFriend(sql, person.id, friend);
    const { created, row } = await foundTable({ store, library, thinker, now }, asked, person);
    beside.changed(row);
    for (const friend of asked.invite ?? [])
      if (await askTo(sql, created.id, friend, person.id)) beside.invited(row, friend, person);
    if (row.stage === 'bots') await tables.open(created.id);
    return reply.code(201).send(created);
  });
  app.get<OfTable>('/api/tables/:id', async (request): Promise<TableFacts> => {
    const id = idOf(request.params.id);
    await mustBeAsked(sql, await tables.row(id), (await who.asks(request))?.person);
    return tables.facts(id);
  });
  app.post<OfTable>('/api/tables/:id/join', async (request, reply): Promise<JoinedBody> => {
    allow('joins', request);
    const { person } = await who.mustBe(request, 'play');
    const { seat, colour } = parse(joinTable, request.body);
    const table = await tables.open(idOf(request.params.id));
    await mustBeAsked(sql, table.row, person);
    await mustBeWelcome(sql, table.row, person);
    return reply.code(201).send(await table.join(person, seat, colour));
  });
  app.get<OfTable>('/api/tables/:id/record', async (request, reply): Promise<RecordBody> => {
    const id = idOf(request.params.id);
    const row = await tables.row(id);
    await mustLook(sql, row, (await who.asks(request))?.person);
    if (row.stage !== 'over') throw new ApiError('notOver', 'the record and its key are opened when the game is over');
    const record = await (await tables.open(id)).record();
    return reply.header('content-disposition', `attachment; filename="${row.game}-${id}.json"`).send(record);
  });
  app.post<OfTable>('/api/tables/:id/rematch', async (request, reply): Promise<CreatedBody> => {
    allow('tables', request);
    const { person } = await who.mustBe(request, 'play');
    const table = await tables.open(idOf(request.params.id));
    return table.inTurn(async () => {
      if (seatOf(table.row, person.id) === undefined)
        throw new ApiError('notSeated', 'only a player of this table can ask for a rematch');
      if (table.row.stage !== 'over') throw new ApiError('notOver', 'the game is not over yet');
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
      return reply.code(isFirst ? 201 : 200).send({ ...created, ...(seat === undefined ? {} : { seat }) });
    });
  });
}
