import type { Seat } from '@tianxia/kernel';
import type { FastifyInstance } from 'fastify';
import { type Alerts, alerts } from './alerts/alerts.ts';
import { toTell } from './alerts/asked.ts';
import type { Post } from './alerts/mail.ts';
import type { AlertSettings } from './alerts/settings.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './bus/bus.ts';
import { alertRoutes } from './http/alerts.ts';
import { answering } from './http/answering.ts';
import { lobbyRoutes } from './http/lobby.ts';
import { ownEventRoutes } from './http/own-events.ts';
import { recordRoutes } from './http/records.ts';
import type { Allow, Limits } from './http/safety.ts';
import type { Streams } from './http/stream.ts';
import { talkRoutes } from './http/talk.ts';
import type { Who } from './http/who.ts';
import { lobby } from './lobby/lobby.ts';
import { lobbyNews } from './lobby/news.ts';
import { playNow } from './lobby/play-now.ts';
import { lobbyVisitors } from './lobby/visitors.ts';
import { watchersOf } from './lobby/watchers.ts';
import type { Logger } from './operating/logger.ts';
import { type Online, online } from './people/online.ts';
import type { Person } from './people/person.ts';
import { blocksOf } from './people/relations.ts';
import type { Stays } from './people/staying.ts';
import type { Sql, Statement } from './sql/sql.ts';
import type { Library } from './tables/game/library.ts';
import type { StoredTable, TableStore } from './tables/log/store.ts';
import type { TablesInMemory } from './tables/open/in-memory.ts';
import { chat } from './talk/chat.ts';
import { hearing } from './talk/hearing.ts';

export interface BesideSettings {
  alerts?: AlertSettings | undefined;
  gather?: number | undefined; // milliseconds between two changes of the lobby that are told
  botsAfter?: number | undefined; // milliseconds until bots take the free seats of a table for playing now
}
/** A browser that comes to a table. */
interface Arrival {
  table: StoredTable;
  person: Person | undefined;
  seat: Seat; // below 0: looks on
  eyes?: Seat | undefined; // whose hand it looks into
  send(text: string): void;
  close(code: number): void;
}
/** What there is around the tables: the lobby, what is said, who is here, who is told of a turn. */
export interface Beside {
  readonly offers: Alerts['offers'];
  readonly post: Post | undefined; // none where the operator set up no mail
  /** Whenever this process changed a table. */
  changed(table: StoredTable, before?: StoredTable): void;
  /** Written along with a choice: whom to tell that they are asked now. */
  toTell(table: StoredTable, waiting: readonly Seat[], version: number, here: ReadonlySet<Seat>): Statement[];
  /** Returns how to say that it went. */
  arrive(arrival: Arrival): Promise<() => void>;
  /** Another game was asked for: those who are not here are told. */
  rematched(table: StoredTable, by: Person, asked: readonly string[]): void;
  invited(table: StoredTable, person: string, by: Person): void;
  /** One blocks the other, or no longer: what they read and see changes at once. */
  blocked(person: string, other: string): void;
  routes(
    app: FastifyInstance,
    more: {
      who: Who;
      allow: Allow;
      limits: Limits;
      tables: TablesInMemory;
      thinker: Thinker;
      streams: Streams;
      stays: Stays;
    },
  ): void;
  close(): Promise<void>;
}
export interface BesideParts {
  sql: Sql;
  store: TableStore;
  library: Library;
  bus: Bus;
  logger: Logger;
  now(): number; // the time by which tables are played
}

export async function besideTables(parts: BesideParts, settings: BesideSettings): Promise<Beside> {
  const { sql, bus, logger } = parts;
  const { gather = 1000 } = settings;
  const failed = (problem: unknown) => logger.error({ err: problem }, 'something beside the tables failed');
  const told = settings.alerts === undefined ? undefined : await alerts(sql, settings.alerts, logger);
  const news = lobbyNews(bus, gather);
  const present: Online = online(sql, failed);
  const lines = chat(sql);
  const hears = hearing(lines, person => blocksOf(sql, person), bus, failed);
  let leave = () => {};
  const beside: Beside = {
    offers: told?.offers ?? { mail: false },
    post: told?.post,
    changed(table, before) {
      if (table.stage === 'over') hears.over(table.id);
      news.tableChanged(table, before);
    },
    toTell: (table, waiting, version, here) =>
      told === undefined ? [] : toTell(table, { waiting, version, at: Date.now() }, here, told.wait),
    async arrive({ table, person, seat, eyes, send, close }) {
      const gone = person === undefined ? () => {} : present.came(person.id);
      try {
        const reader = { sits: seat >= 0, person: person?.id, ...(eyes === undefined ? {} : { hand: eyes }) };
        const silence = await hears.enter(table.id, table.stage === 'over', { ...reader, send, close });
        return () => {
          silence();
          gone();
        };
      } catch (problem) {
        failed(problem); // they can play all the same
        return gone;
      }
    },
    rematched(table, by, asked) {
      const { id, game, sitters } = table;
      news.tableChanged(table);
      for (const person of asked) news.personConcerned(person);
      for (const person of [...asked, ...sitters.map(sitter => sitter.person)])
        if (person !== by.id) told?.tell(person, { event: 'rematch', table: id, game, by: by.name });
    },
    invited(table, person, by) {
      news.personConcerned(person);
      told?.tell(person, { event: 'invite', table: table.id, game: table.game, by: by.name });
    },
    blocked(person, other) {
      news.personConcerned(person);
      news.personConcerned(other);
      hears.blocked(person);
    },
    routes(app, { who, allow, limits, tables, thinker, streams, stays }) {
      const watchers = watchersOf(bus, tables);
      const lists = lobby({ ...parts, watching: watchers.of, news, failed, again: 5 * gather });
      const visitors = lobbyVisitors(lists, news, { gather, failed });
      leave = () => {
        visitors.close();
        lists.close();
        watchers.close();
      };
      const { botsAfter } = settings;
      const now = playNow({ ...parts, tables, thinker, lobby: lists, botsAfter });
      const { invited } = beside;
      const place = { sql, who, allow, online: present, news, stays };
      lobbyRoutes(app, { ...parts, ...place, noise: limits.noise, lobby: lists, visitors, playNow: now, invited });
      ownEventRoutes(app, { ...place, streams });
      const at = answering(app, who, allow);
      talkRoutes(at, { ...parts, who, chat: lines, hearing: hears, limit: limits.chat });
      recordRoutes(at, { sql, who });
      alertRoutes(app, { alerts: told, who, allow });
    },
    async close() {
      leave();
      news.close();
      hears.close();
      present.close();
      await told?.close();
    },
  };
  return beside;
}
