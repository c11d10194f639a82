import { ApiError, type ChosenBody, type NotChosenBody, noSuchTable, tableId } from '@tianxia/protocol';
import { mustBeAsked } from '../lobby/welcome.ts';
import type { Caller } from '../people/person.ts';
import type { Sql } from '../sql/sql.ts';
import { optionsFor } from '../tables/choices/options.ts';
import type { StoredTable } from '../tables/log/store.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import type { OpenTable } from '../tables/open/open-table.ts';
import { seatOf } from '../tables/seats/who-sits.ts';
import { missedBy } from '../tables/telling/missed.ts';
import type { Answering } from './answering.ts';

interface Around {
  sql: Sql;
  tables: TablesInMemory;
}
/** Playing by plain HTTP: what may be chosen, choosing it, and what was missed. */
export function choiceRoutes(at: Answering, { sql, tables }: Around): void {
  async function mySeat(id: string, { person }: Caller): Promise<{ table: OpenTable; seat: number }> {
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    const seatIn = async (row: StoredTable) => {
      await mustBeAsked(sql, row, person);
      const seat = seatOf(row, person.id);
      if (seat === undefined) throw new ApiError('notSeated', 'only a player of this table chooses there');
      return seat;
    };
    const table = await tables.openFor(id, seatIn);
    return { table, seat: await seatIn(table.row) };
  }
  at('GET /api/tables/:id/options', async ({ params, caller }) => {
    const { table, seat } = await mySeat(params.id, caller);
    return optionsFor(table, seat);
  });
  at('GET /api/tables/:id/seen', async ({ params, caller, query }) => {
    const { table, seat } = await mySeat(params.id, caller);
    return missedBy(table, seat, query().from);
  });
  at('POST /api/tables/:id/choices', async ({ reply, params, caller, body }) => {
    const { table, seat } = await mySeat(params.id, caller);
    const wished = body();
    const answer = await new Promise<ChosenBody | NotChosenBody>((done, failed) => {
      table
        .wish(
          seat,
          { type: 'choose', ...wished },
          {
            done: version => done({ type: 'done', version }),
            refused: refused => done({ type: 'refused', ...refused }),
          },
        )
        .catch(failed);
    });
    if (answer.type === 'refused') reply.code(answer.code === 'internal' ? 500 : 409);
    return answer;
  });
}
