import type { FastifyInstance } from 'fastify';
import type { Thinker } from '../bots/thinker.ts';
import manifest from '../package.json' with { type: 'json' };
import {
  BOT_NAMES,
  type CreatedBody,
  createTable,
  type GamesBody,
  type JoinedBody,
  joinTable,
  PROTOCOL,
  packName,
  type RecordBody,
  type TableFacts,
  tableId,
  type VersionBody,
} from '../protocol/index.ts';
import type { Sql } from '../sql/sql.ts';
import { foundRematch, foundTable } from '../tables/founding.ts';
import type { Library } from '../tables/library.ts';
import { seatOf } from '../tables/seats.ts';
import type { TableStore } from '../tables/store.ts';
import type { Tables } from '../tables/tables.ts';
import { ApiError, noSuchTable, parse } from './errors.ts';
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
}
type OfTable = { Params: { id: string } };
const FOR_EVER = 'public, max-age=31536000, immutable';

export function routes(app: FastifyInstance, parts: Parts): void {
  const { sql, store, library, thinker, tables, allow, who } = parts;
  const idOf = (id: string): string => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return id;
  };
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async () => {
    await sql.version();
    return { ready: true };
  });
  app.get(
    '/api/version',
    async (): Promise<VersionBody> => ({
      name: 'tianxia',
      version: manifest.version,
      protocol: PROTOCOL,
    }),
  );
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
    const { stage, ...created } = await foundTable({ store, library, thinker }, asked, person);
    if (stage === 'bots') await tables.open(created.id);
    return reply.code(201).send(created);
  });
  app.get<OfTable>('/api/tables/:id', async (request): Promise<TableFacts> => tables.facts(idOf(request.params.id)));
  app.post<OfTable>('/api/tables/:id/join', async (request, reply): Promise<JoinedBody> => {
    allow('joins', request);
    const { person } = await who.mustBe(request, 'play');
    const { seat, colour } = parse(joinTable, request.body);
    const table = await tables.open(idOf(request.params.id));
    return reply.code(201).send(await table.join(person, seat, colour));
  });
  app.get<OfTable>('/api/tables/:id/record', async (request): Promise<RecordBody> => {
    const id = idOf(request.params.id);
    if (!(await tables.facts(id)).over)
      throw new ApiError('notOver', 'the record and its key are opened when the game is over');
    return (await tables.open(id)).record();
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
      const { stage: _, ...created } = await foundRematch(store, table.row, table.kernel.game.rules);
      if (isFirst) table.followedBy(created.id, created.url);
      const next = await tables.open(created.id);
      return reply.code(isFirst ? 201 : 200).send({ ...created, seat: seatOf(next.row, person.id)! });
    });
  });
}
