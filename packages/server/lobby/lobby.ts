import type { LobbyAsked } from '@tianxia/protocol';
import type { Person } from '../people/person.ts';
import type { Sql } from '../sql/sql.ts';
import type { Library } from '../tables/game/library.ts';
import { board, type ListAsked } from './board.ts';
import { keptOwn } from './kept-own.ts';
import type { LobbyNews } from './news.ts';
import { type Own, ownLists } from './own.ts';
import { lobbyText, type Sights, sightsOfLists } from './sight.ts';

/** The lists of tables, from what is stored beside their logs: no table is replayed to be listed. */
export interface Lobby {
  /** The public tables, with everything that has happened by now. The same object as long as nothing changes. */
  sights(asked: ListAsked): Promise<Sights>;
  /** Likewise, what belongs to one person alone. */
  own(person: Person | undefined): Promise<Own>;
  /** Milliseconds until their own lists may be read again. */
  rest(person: Person | undefined): number;
  /** A whole lobby, written out. */
  text(person: Person | undefined, asked: LobbyAsked): Promise<string>;
  close(): void;
}
interface LobbyParts {
  sql: Sql;
  library: Library;
  watching: (id: string) => number;
  news: LobbyNews;
  failed: (problem: unknown) => void;
  again?: number; // milliseconds: how old what no news tells of may be
}

export function lobby(parts: LobbyParts): Lobby {
  const own = keptOwn(ownLists(parts), parts.news);
  const tables = board(parts, parts.failed, parts.again);
  const sightsOf = sightsOfLists();
  const stop = parts.news.tables(tables.changed, tables.missed);
  const sights = async (asked: ListAsked) => sightsOf(await tables.fresh(asked));
  return {
    own: own.of,
    rest: own.rest,
    sights,
    async text(person, asked) {
      const mine = await own.of(person);
      return lobbyText((await sights(asked)).of(mine, asked.fits), mine);
    },
    close() {
      stop();
      own.close();
    },
  };
}
