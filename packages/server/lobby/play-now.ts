import { catalog } from '@tianxia/catalog';
import { ApiError, BOTS_AFTER, type CreatedBody, createTable, type Terms } from '@tianxia/protocol';
import type { Thinker } from '../bots/thinker.ts';
import type { Person } from '../people/person.ts';
import type { Sql } from '../sql/sql.ts';
import { foundTable } from '../tables/founding/new-table.ts';
import type { Library } from '../tables/game/library.ts';
import type { TableStore } from '../tables/log/store.ts';
import type { TablesInMemory } from '../tables/open/in-memory.ts';
import { LISTED, type ListedRow, linesOf, WITH_HOSTS } from './lines.ts';
import type { Lobby } from './lobby.ts';
import { maySitAt } from './meeting.ts';

const USUAL_SEATS = 3;
const MINUTE = 60_000;
const TRIED = 50; // tables
const LOOKED_THROUGH = 250; // of the newest open ones, some without anybody there

const newest = (pace: 'live' | 'none') =>
  `SELECT id FROM (SELECT id FROM tables WHERE stage = 'open' AND visibility = 'public' AND game = ? AND pace = '${pace}'
     ORDER BY created DESC LIMIT ${LOOKED_THROUGH}) of_${pace}`;

/** At the table that has waited longest for a player like them, or a new one. */
export type PlayNow = (person: Person, game: string) => Promise<CreatedBody & { isNew: boolean }>;
interface Parts {
  sql: Sql;
  store: TableStore;
  library: Library;
  thinker: Thinker;
  tables: TablesInMemory;
  lobby: Lobby;
  now(): number; // the time by which tables are played
  botsAfter?: number | undefined;
}

export function playNow(parts: Parts): PlayNow {
  const { sql, library, tables, lobby, botsAfter = BOTS_AFTER } = parts;
  /** Those where a person is there to play with, or bots will be. */
  async function waitingTables(game: string): Promise<ListedRow[]> {
    return sql.read<ListedRow>(
      `SELECT ${LISTED} FROM tables ${WITH_HOSTS}
       WHERE tables.id IN (${newest('live')} UNION ALL ${newest('none')})
         AND (tables.due IS NOT NULL OR EXISTS
           (SELECT 1 FROM sitters JOIN people ON people.id = sitters.person
            WHERE sitters.table_id = tables.id AND people.here > ?))
       ORDER BY tables.created LIMIT ${TRIED}`,
      game,
      game,
      Date.now(),
    );
  }
  async function sitDown(person: Person, game: string): Promise<CreatedBody | undefined> {
    const [rows, own] = await Promise.all([waitingTables(game), lobby.own(person)]);
    const lines = await linesOf({ sql, library, watching: () => 0 }, rows);
    for (const line of lines) {
      if (!maySitAt(line, own)) continue;
      try {
        const table = await tables.open(line.id);
        const { seat } = await table.join(person, undefined, undefined);
        const { commitment } = table.facts();
        return { id: line.id, url: line.url, commitment, seat };
      } catch (problem) {
        if (!(problem instanceof ApiError) || problem.code === 'internal') throw problem;
        // another player was quicker: the next one
      }
    }
    return undefined;
  }
  async function found(person: Person, game: string): Promise<CreatedBody> {
    const about = catalog.find(one => one.id === game);
    if (about === undefined) throw new ApiError('noSuchGame', `there is no game "${game}"`, 'game');
    const [least, most] = about.seats;
    const others = Math.min(Math.max(USUAL_SEATS, least), most) - 1;
    const asked = createTable.parse({
      game,
      seats: [{ kind: 'me' }, ...Array.from({ length: others }, () => ({ kind: 'open' as const }))],
      visibility: 'public',
      terms: { pace: paceOf(about.minutes) },
    });
    return (await foundTable(parts, asked, person, parts.now() + botsAfter)).created;
  }
  const last = new Map<string, Promise<unknown>>(); // by game: two who ask at once meet each other
  return async (person, game) => {
    await library.game(game); // throws where there is none: only games have a queue
    const done = (last.get(game) ?? Promise.resolve()).then(async () => {
      const there = await sitDown(person, game);
      return there === undefined ? { ...(await found(person, game)), isNew: true } : { ...there, isNew: false };
    });
    last.set(
      game,
      done.catch(() => {}),
    );
    return done;
  };
}
/** Strangers want to know that it ends: about as long as the box says, should one of them use it all. */
const paceOf = (minutes: number): Terms['pace'] => ({
  kind: 'live',
  bank: Math.max(10, Math.round(minutes / 2)) * MINUTE,
  increment: 15_000,
});
