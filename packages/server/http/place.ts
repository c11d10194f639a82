import { type Seat, SPECTATOR } from '@tianxia/kernel';
import { ApiError, CLOSED, noSuchTable, type Scope, tableId, token as tokenShape } from '@tianxia/protocol';
import type { Beside } from '../beside.ts';
import { mustLook } from '../lobby/welcome.ts';
import type { Caller } from '../people/person.ts';
import { hashOf } from '../people/secret-words.ts';
import type { Stays } from '../people/staying.ts';
import { one, type Sql } from '../sql/sql.ts';
import type { StoredTable } from '../tables/log/store.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import type { OpenTable } from '../tables/open/open-table.ts';
import { seatOf } from '../tables/seats/who-sits.ts';
import type { Listener } from '../tables/telling/listener.ts';

export interface PlaceParts {
  sql: Sql;
  tables: TablesInMemory;
  arrive: Beside['arrive'];
  stays: Stays;
}
/** A person at a table, by a socket or a stream. */
export interface Place {
  table: OpenTable;
  listener: Listener;
  /** From now on also what is said at the table is heard. */
  hear(): Promise<void>;
  leave(): Promise<void>;
}
/** Sits down in one's seat, or among those who look on, and is greeted. Throws where they may not. */
export async function takePlace(
  { sql, tables, arrive, stays }: PlaceParts,
  id: string,
  hand: unknown,
  caller: Caller | undefined,
  ears: Pick<Listener, 'send' | 'close' | 'changes'>,
): Promise<Place> {
  if (!tableId.safeParse(id).success) throw noSuchTable(id);
  let table: OpenTable;
  let seen: StoredTable;
  let listener: Listener;
  const gone = stays.begin(caller, ears.close);
  try {
    do {
      table = await tables.openFor(id, row => placeAt(sql, row, caller, hand));
      seen = table.row;
      const { seat, eyes, person } = await placeAt(sql, seen, caller, hand);
      // Written out: all listeners have one shape, and are quick to send to.
      listener = { seat, eyes, person, changes: ears.changes, send: ears.send, close: ears.close };
    } while (!(await table.enter(listener, seen)));
  } catch (problem) {
    gone();
    throw problem;
  }
  const isByLink = listener.eyes !== undefined && hand !== undefined;
  let depart = () => {};
  return {
    table,
    listener,
    async hear() {
      depart = await arrive({ table: table.row, ...listener, person: caller?.person });
      // From here on they hear when the look ends; it may have just before.
      if (isByLink && (await passFor(sql, id, hand)) === undefined) ears.close(CLOSED.badToken);
    },
    leave() {
      gone();
      depart();
      return table.leave(listener);
    },
  };
}

/** Where a person sits, or with whose eyes they watch. */
async function placeAt(
  sql: Sql,
  row: StoredTable,
  caller: Caller | undefined,
  hand: unknown,
): Promise<Pick<Listener, 'seat' | 'eyes' | 'person'>> {
  const seat = seatOf(row, caller?.person.id);
  if (caller !== undefined && seat !== undefined) {
    const may = (scope: Scope) => caller.scopes === 'all' || caller.scopes.includes(scope);
    if (may('play')) return { seat, person: caller.person.id };
    return may('read') ? { seat: SPECTATOR, eyes: seat, person: caller.person.id } : { seat: SPECTATOR };
  }
  if (hand === undefined) {
    await mustLook(sql, row, caller?.person);
    return { seat: SPECTATOR };
  }
  const pass = await passFor(sql, row.id, hand);
  if (pass === undefined) throw new ApiError('badToken', 'this look into a hand has ended');
  return { seat: SPECTATOR, eyes: pass.seat, person: row.sitters.find(({ seat }) => seat === pass.seat)?.person };
}
/** Which seat's hand a link shows, if its player has not ended it. */
async function passFor(sql: Sql, table: string, hand: unknown): Promise<{ seat: Seat } | undefined> {
  const given = tokenShape.safeParse(hand);
  if (!given.success) return undefined;
  return one(
    sql.read<{ seat: Seat }>('SELECT seat FROM passes WHERE token = ? AND table_id = ?', hashOf(given.data), table),
  );
}
