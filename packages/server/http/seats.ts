import { ApiError, noSuchTable, seatNumber, tableId } from '@tianxia/protocol';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import type { OpenTable } from '../tables/open/open-table.ts';
import type { Answering } from './answering.ts';

/** Leaving a table and coming back, what the host arranges before the start, and what is chosen while one is away. */
export function seatRoutes(at: Answering, { tables }: { tables: TablesInMemory }): void {
  const open = (id: string): Promise<OpenTable> => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return tables.open(id);
  };
  at('POST /api/tables/:id/leave', async ({ params, caller: { person } }) => {
    const table = await open(params.id);
    await table.standUp(person);
    return tables.facts(params.id);
  });
  at('POST /api/tables/:id/return', async ({ params, caller: { person } }) => {
    const table = await open(params.id);
    await table.comeBack(person);
    return tables.facts(params.id);
  });
  at('POST /api/tables/:id/seats/:seat', async ({ params, body, caller: { person } }) => {
    const seat = seatNumber.safeParse(Number(params.seat));
    if (!seat.success) throw new ApiError('noSeat', 'there is no such seat', 'seat');
    const change = body();
    const table = await open(params.id);
    await table.changeSeat(person, seat.data, change);
    return tables.facts(params.id);
  });
  at('PUT /api/tables/:id/plan', async ({ params, body, caller: { person } }) => {
    const asked = body();
    await (await open(params.id)).plan(person, asked);
  });
  at('DELETE /api/tables/:id/plan', async ({ params, caller: { person } }) => {
    await (await open(params.id)).plan(person, undefined);
  });
}
