import { SPECTATOR } from '@tianxia/kernel';
import type { Beside } from '../beside.ts';
import { mustLook } from '../lobby/welcome.ts';
import type { Caller } from '../people/person.ts';
import { type Scope, tableId, token as tokenShape } from '../protocol/index.ts';
import { one, type Sql } from '../sql/sql.ts';
import type { Listener } from '../tables/audience.ts';
import { hashOf } from '../tables/ids.ts';
import { seatOf } from '../tables/seats.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { ApiError, noSuchTable } from './errors.ts';

export interface PlaceParts {
  sql: Sql;
  tables: Tables;
  arrive: Beside['arrive'];
}
/** Somebody at a table, by a socket or a stream. */
export interface Place {
  table: OpenTable;
  listener: Listener;
  /** From now on also what is said at the table is heard. */
  hear(): Promise<void>;
  leave(): Promise<void>;
}
/** Sits down in one's seat, or among those who look on, and is greeted. Throws where they may not. */
export async function takePlace(
  { sql, tables, arrive }: PlaceParts,
  id: string,
  hand: unknown,
  caller: Caller | undefined,
  ears: Pick<Listener, 'send' | 'close'>,
): Promise<Place> {
  if (!tableId.safeParse(id).success) throw noSuchTable(id);
  let table: OpenTable;
  let listener: Listener;
  do {
    table = await tables.open(id);
    listener = { ...(await placeAt(sql, table, caller, hand)), ...ears };
  } while (!(await table.enter(listener)));
  let depart = () => {};
  return {
    table,
    listener,
    async hear() {
      depart = await arrive({ table: table.row, ...listener, person: caller?.person });
    },
    leave() {
      depart();
      return table.leave(listener);
    },
  };
}

/** Where somebody sits, or with whose eyes they watch. */
async function placeAt(
  sql: Sql,
  { row }: OpenTable,
  caller: Caller | undefined,
  hand: unknown,
): Promise<Pick<Listener, 'seat' | 'eyes' | 'person'>> {
  const seat = seatOf(row, caller?.person.id);
  if (caller !== undefined && seat !== undefined) {
    const may = (scope: Scope) => caller.scopes === 'all' || caller.scopes.includes(scope);
    if (may('play')) return { seat, person: caller.person.id };
    return may('read') ? { seat: SPECTATOR, eyes: seat } : { seat: SPECTATOR };
  }
  if (hand === undefined) {
    await mustLook(sql, row, caller?.person);
    return { seat: SPECTATOR };
  }
  const given = tokenShape.safeParse(hand);
  const pass = given.success
    ? await one(
        sql.read<{ seat: number }>(
          'SELECT seat FROM passes WHERE token = ? AND table_id = ?',
          hashOf(given.data),
          row.id,
        ),
      )
    : undefined;
  if (pass === undefined) throw new ApiError('badToken', 'this look into a hand has ended');
  return { seat: SPECTATOR, eyes: pass.seat };
}
