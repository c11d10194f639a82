import {
  ApiError,
  type ChosenBody,
  choose,
  type NotChosenBody,
  noSuchTable,
  type OptionsBody,
  parse,
  type Scope,
  type SeenBody,
  seenAsked,
  tableId,
} from '@tianxia/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mustBeAsked } from '../lobby/welcome.ts';
import type { Sql } from '../sql/sql.ts';
import { missedBy } from '../tables/missed.ts';
import { optionsFor } from '../tables/options.ts';
import { seatOf } from '../tables/seats.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Allow } from './safety.ts';
import type { Who } from './who.ts';

type OfTable = { Params: { id: string } };

interface Around {
  sql: Sql;
  tables: Tables;
  who: Who;
  allow: Allow;
}
/** Playing by plain HTTP: what may be chosen, choosing it, and what was missed. */
export function choiceRoutes(app: FastifyInstance, { sql, tables, who, allow }: Around): void {
  async function mySeat(request: FastifyRequest<OfTable>, scope: Scope): Promise<{ table: OpenTable; seat: number }> {
    const { person } = await who.mustBe(request, scope);
    const { id } = request.params;
    if (!tableId.safeParse(id).success) throw noSuchTable(id);
    const table = await tables.open(id);
    await mustBeAsked(sql, table.row, person);
    const seat = seatOf(table.row, person.id);
    if (seat === undefined) throw new ApiError('notSeated', 'only a player of this table chooses there');
    return { table, seat };
  }
  app.get<OfTable>('/api/tables/:id/options', async (request): Promise<OptionsBody> => {
    const { table, seat } = await mySeat(request, 'play');
    return optionsFor(table, seat);
  });
  app.get<OfTable>('/api/tables/:id/seen', async (request): Promise<SeenBody> => {
    allow('looks', request);
    const { table, seat } = await mySeat(request, 'play');
    return missedBy(table, seat, parse(seenAsked, request.query).from);
  });
  app.post<OfTable>('/api/tables/:id/choices', async (request, reply): Promise<ChosenBody | NotChosenBody> => {
    const { table, seat } = await mySeat(request, 'play');
    const wished = parse(choose, request.body);
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
