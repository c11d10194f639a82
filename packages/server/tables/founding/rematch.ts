import { type Game, type GameTypes, oneSeatOn } from '@tianxia/kernel';
import { Conflict } from '../../sql/sql.ts';
import type { StoredTable, TableStore } from '../log/store.ts';
import { newKey } from './ids.ts';
import { beginning, create, type Founded, founded } from './new-table.ts';

/**
 * The same people and bots at a new table, everybody one seat further; the seats of those who do not `sit` are open. Asked twice, the
 * same table.
 */
export async function foundRematch(
  { store, now }: { store: TableStore; now(): number },
  old: StoredTable,
  rules: Game<GameTypes>,
  sit: ReadonlySet<string>,
): Promise<Founded> {
  const count = old.seats.length;
  const created = now();
  const seats = oneSeatOn(rules, old.seats);
  const staying = old.sitters.filter(({ person }) => sit.has(person));
  const sitters = staying.map(({ seat, person, name, colour }) => ({
    seat: (seat + count - 1) % count,
    person,
    name,
    colour: rules.fixedColours ? rules.colours[(seat + count - 1) % count]! : colour,
    since: created,
  }));
  const { game, options, visibility, terms, host } = old;
  const common = { game, rules: rules.rules, options, pack: old.pack, seats, key: newKey(), created, follows: old.id };
  const row = { ...common, visibility, terms, ...(host === undefined ? {} : { host }) };
  try {
    const isFull = staying.length === old.sitters.length;
    return await create(store, { ...row, ...beginning(isFull, created) }, sitters);
  } catch (problem) {
    const id = problem instanceof Conflict ? (await store.table(old.id))?.rematch : undefined;
    const found = id === undefined ? undefined : await store.table(id);
    if (found === undefined) throw problem;
    return founded(found);
  }
}
