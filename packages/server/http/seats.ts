import { ApiError, noSuchTable, seatNumber, tableId } from '@tianxia/protocol';
import type { Person } from '../people/person.ts';
import type { StoredTable } from '../tables/log/store.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import type { OpenTable } from '../tables/open/open-table.ts';
import { mustHost } from '../tables/seats/arranging.ts';
import { mustSit } from '../tables/seats/who-sits.ts';
import type { Answering } from './answering.ts';

/** Leaving a table and coming back, what the host arranges before the start, and what is chosen while one is away. */
export function seatRoutes(at: Answering, { tables }: { tables: TablesInMemory }): void {
  const open = (id: string, may: (row: StoredTable) => unknown): Promise<OpenTable> => {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    return tables.openFor(id, may);
  };
  const openAsSitter = (id: string, person: Person) => open(id, row => mustSit(row, person));
  at('POST /api/tables/:id/leave', async ({ params, caller: { person } }) => {
    const table = await openAsSitter(params.id, person);
    await table.standUp(person);
    return tables.facts(params.id);
  });
  at('POST /api/tables/:id/return', async ({ params, caller: { person } }) => {
    const table = await openAsSitter(params.id, person);
    await table.comeBack(person);
    return tables.facts(params.id);
  });
  at('POST /api/tables/:id/seats/:seat', async ({ params, body, caller: { person } }) => {
    const seat = seatNumber.safeParse(Number(params.seat));
    if (!seat.success) throw new ApiError('noSeat', 'there is no such seat', 'seat');
    const change = body();
    const table = await open(params.id, row => mustHost(row, person));
    await table.changeSeat(person, seat.data, change);
    return tables.facts(params.id);
  });
  at('PUT /api/tables/:id/plan', async ({ params, body, caller: { person } }) => {
    const asked = body();
    await (await openAsSitter(params.id, person)).plan(person, asked);
  });
  at('DELETE /api/tables/:id/plan', async ({ params, caller: { person } }) => {
    await (await openAsSitter(params.id, person)).plan(person, undefined);
  });
}
