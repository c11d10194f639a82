import { expect } from 'vitest';
import { openSnapshot, type Place } from '../operating/open-snapshot.ts';
import { validate } from '../operating/validate.ts';
import { openSql } from '../sql/open.ts';
import { tableStore } from '../tables/log/store.ts';
import type { Decision, Players } from './players.ts';
import { rulesHere } from './rules-here.ts';

/** Every acknowledged choice is in the log where it was said to be; every choice in the log was decided, once. Gives how many. */
export async function checkLogs(place: Place, crowd: Players): Promise<number> {
  const sql = await openSql(place);
  let checked = 0;
  for (const { id, decided } of crowd.games) {
    const store = tableStore(sql);
    const { sitters } = (await store.table(id))!;
    const people = new Set(sitters.map(({ seat }) => seat));
    const entries = await store.entries(id);
    /** Where in the log it stands, if nothing else stands there. At a sealed decision others may have answered in between. */
    const kept = new Set<number>();
    const found = ({ seat, version, words, acknowledged = entries.length }: Decision) =>
      entries.findIndex(
        (entry, at) =>
          at >= version &&
          at < acknowledged &&
          entry.seat === seat &&
          entry.words === words &&
          !entry.forced &&
          !kept.has(at),
      );
    const all = [...decided.values()];
    for (const decision of all.filter(({ acknowledged }) => acknowledged !== undefined)) {
      const at = found(decision);
      expect(at, `${id}: ${JSON.stringify(decision)} was lost`).not.toBe(-1);
      kept.add(at);
      checked++;
    }
    for (const decision of all.filter(({ acknowledged }) => acknowledged === undefined)) kept.add(found(decision)); // -1: never arrived
    entries.forEach(({ seat, forced }, at) => {
      if (people.has(seat) && !forced)
        expect(kept.has(at), `${id}: nobody decided number ${at}, or not twice`).toBe(true);
    });
  }
  await sql.close();
  return checked;
}
/** Every log leads to what its table says of itself. */
export async function checkReplays(place: Place): Promise<void> {
  const snapshot = await openSnapshot(place);
  for await (const difference of validate(snapshot, rulesHere())) expect(difference).toBeUndefined();
  await snapshot.close();
}
