import { ApiError } from '@tianxia/protocol';
import { recordsOf } from '../lobby/records.ts';
import { personCalled } from '../people/profile.ts';
import type { Sql } from '../sql/sql.ts';
import type { Answering } from './answering.ts';
import type { Who } from './who.ts';

/** Finished games. */
export function recordRoutes(at: Answering, { sql, who }: { sql: Sql; who: Who }): void {
  at('GET /api/records', async ({ request, query }) => {
    const { table, game, person, result, before, limit } = query();
    const viewer = (await who.asks(request))?.person.id;
    if (result !== undefined && person === undefined && viewer === undefined)
      throw new ApiError('badRequest', 'person: won or lost by whom?', 'person');
    const id =
      person === undefined ? (result === undefined ? undefined : viewer) : (await personCalled(sql, person))?.id;
    if (person !== undefined && id === undefined) return { records: [] }; // no one of this name has played
    return recordsOf(sql, {
      ...{ viewer, table, game, result, limit },
      person: id,
      before: before === undefined ? undefined : Date.parse(before),
    });
  });
}
