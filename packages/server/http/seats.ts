import {
  ApiError,
  changeSeat,
  noSuchTable,
  parse,
  plan,
  seatNumber,
  type TableFacts,
  tableId,
} from '@tianxia/protocol';
import type { FastifyInstance } from 'fastify';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Allow } from './safety.ts';
import type { Who } from './who.ts';

type OfTable = { Params: { id: string } };
type OfSeat = { Params: { id: string; seat: string } };

/** Leaving a table and coming back, what the host arranges before the start, and what is chosen while one is away. */
export function seatRoutes(
  app: FastifyInstance,
  { tables, who, allow }: { tables: Tables; who: Who; allow: Allow },
): void {
  const open = (id: string): Promise<OpenTable> => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return tables.open(id);
  };
  app.post<OfTable>('/api/tables/:id/leave', async (request): Promise<TableFacts> => {
    const { person } = await who.mustBe(request, 'play');
    const table = await open(request.params.id);
    await table.standUp(person);
    return tables.facts(request.params.id);
  });
  app.post<OfTable>('/api/tables/:id/return', async (request): Promise<TableFacts> => {
    const { person } = await who.mustBe(request, 'play');
    const table = await open(request.params.id);
    await table.comeBack(person);
    return tables.facts(request.params.id);
  });
  app.post<OfSeat>('/api/tables/:id/seats/:seat', async (request): Promise<TableFacts> => {
    allow('joins', request);
    const { person } = await who.mustBe(request, 'host');
    const seat = seatNumber.safeParse(Number(request.params.seat));
    if (!seat.success) throw new ApiError('noSeat', 'there is no such seat', 'seat');
    const change = parse(changeSeat, request.body);
    const table = await open(request.params.id);
    await table.changeSeat(person, seat.data, change);
    return tables.facts(request.params.id);
  });
  app.put<OfTable>('/api/tables/:id/plan', async (request, reply) => {
    const { person } = await who.mustBe(request, 'play');
    const asked = parse(plan, request.body);
    await (await open(request.params.id)).plan(person, asked);
    return reply.code(204).send();
  });
  app.delete<OfTable>('/api/tables/:id/plan', async (request, reply) => {
    const { person } = await who.mustBe(request, 'play');
    await (await open(request.params.id)).plan(person, undefined);
    return reply.code(204).send();
  });
}
