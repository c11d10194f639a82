import { commitmentOf } from '@tianxia/fair';
import type { GameRecord } from '@tianxia/kernel';
import { expired } from '../people/expired.ts';
import { Conflict, must, type Sql, type Statement, statement } from '../sql/sql.ts';
import { dealt, type Rules } from '../tables/game/dealing.ts';
import { type StoredTable, tableStore } from '../tables/log/store.ts';
import { beganAt, openSeats } from '../tables/seats/who-sits.ts';
import { factsOf, playersOf } from '../tables/telling/facts.ts';

/** The record of a stored table as far as it has been played; undefined before its start. Its key is in it: for operators only. */
export async function recordFrom(sql: Sql, rules: Rules, id: string): Promise<GameRecord | undefined> {
  const store = tableStore(sql);
  const row = await store.table(id);
  if (row === undefined || openSeats(row).length > 0) return undefined;
  const { pack, key } = row;
  const game = await rules.library.game(row.game, row.rules);
  const table = { seats: row.seats.length, options: row.options };
  const live = await dealt(rules, id, game, { table, pack, key, content: (await store.pack(pack))! });
  try {
    const refusal = await live.replay(await store.entries(id), () => {});
    if (refusal !== undefined) throw new Error(`table ${id} does not replay: see "tianxia validate"`);
    return await live.record({
      ...{ pack, table, key, commitment: commitmentOf(key) },
      players: playersOf(factsOf(row, game.colours, new Set())),
      started: new Date(beganAt(row)).toISOString(),
    });
  } finally {
    live.end();
  }
}

export interface Retention {
  finished?: number | undefined; // ended before this, in milliseconds since 1970
  unfinished?: number | undefined; // nothing has happened since
}
/** Tables that may go, the longest untouched first. */
export async function prunable(
  sql: Sql,
  { finished, unfinished }: Retention,
): Promise<{ id: string; stage: string; changed: number }[]> {
  return sql.read(
    `SELECT id, stage, changed FROM tables
     WHERE (stage = 'over' AND coalesce(ended, changed) < ?) OR (stage <> 'over' AND changed < ?) ORDER BY changed, id`,
    finished ?? 0,
    unfinished ?? 0,
  );
}
/** All that hangs on a table. Ratings stay: they are people's. */
const OF_TABLE = [
  ...['entries', 'sitters', 'chat', 'reports', 'mutes', 'notes', 'passes', 'invites', 'plans', 'results', 'alerts'],
];
/** False when something happened at it meanwhile: it stays. */
export async function removeTable(sql: Sql, { id, changed }: Pick<StoredTable, 'id' | 'changed'>): Promise<boolean> {
  try {
    await sql.write(
      must('UPDATE tables SET changed = changed + 1 WHERE id = ? AND changed = ?', id, changed),
      statement('UPDATE tables SET follows = NULL WHERE follows = ?', id),
      ...OF_TABLE.map((name): Statement => statement(`DELETE FROM ${name} WHERE table_id = ?`, id)),
      statement('DELETE FROM tables WHERE id = ?', id),
    );
    return true;
  } catch (problem) {
    if (problem instanceof Conflict) return false;
    throw problem;
  }
}
/** What has ended by itself, and packs that no table is played with. */
export async function removeEnded(sql: Sql, now: number): Promise<void> {
  await sql.write(...expired(now), statement('DELETE FROM packs WHERE hash NOT IN (SELECT pack FROM tables)'));
}
