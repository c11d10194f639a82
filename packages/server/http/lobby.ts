import { ApiError, closedFor, lobbyLiveAsked, noSuchTable, parse, tableId, whyClosed } from '@tianxia/protocol';
import { ROUTES } from '@tianxia/protocol/routes';
import type { FastifyInstance } from 'fastify';
import { askedBy, askTo, mustBeFriend, unask } from '../lobby/invites.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { LobbyNews } from '../lobby/news.ts';
import type { PlayNow } from '../lobby/play-now.ts';
import type { LobbyVisitors } from '../lobby/visitors.ts';
import type { Online } from '../people/online.ts';
import type { Person } from '../people/person.ts';
import type { Stays } from '../people/staying.ts';
import type { Sql } from '../sql/sql.ts';
import type { StoredTable, TableStore } from '../tables/log/store.ts';
import { seatOf } from '../tables/seats/who-sits.ts';
import { answering, mayAsk, pathOf } from './answering.ts';
import type { Limit } from './bucket.ts';
import { answersHeartbeat, saysNothing } from './heartbeat.ts';
import type { Allow } from './safety.ts';
import { sending } from './sending.ts';
import type { Who } from './who.ts';

export interface LobbyRoutesParts {
  sql: Sql;
  store: TableStore;
  who: Who;
  allow: Allow;
  noise: Limit;
  online: Online;
  lobby: Lobby;
  visitors: LobbyVisitors;
  news: LobbyNews;
  stays: Stays;
  playNow: PlayNow;
  /** A person is asked to a table: they hear of it though they are not here. */
  invited(row: StoredTable, person: string, by: Person): void;
}
const LIVE = 'GET /api/lobby/live';

/** Finding a table, and people for it. */
export function lobbyRoutes(app: FastifyInstance, parts: LobbyRoutesParts): void {
  const { sql, store, who, allow, noise, online, lobby, visitors, news, stays, playNow, invited } = parts;
  const at = answering(app, who, allow);
  at('GET /api/lobby', async ({ request, reply, query }) => {
    const asked = query();
    const person = (await who.asks(request))?.person;
    return reply.type('application/json; charset=utf-8').send(await lobby.text(person, asked));
  });
  app.get(
    pathOf(LIVE),
    {
      websocket: true,
      preValidation: async request => {
        mayAsk(ROUTES[LIVE], request, allow);
        parse(lobbyLiveAsked, request.query);
      },
    },
    (socket, request) => {
      const left = new Promise<void>(resolve => socket.once('close', () => resolve()));
      socket.on('error', () => socket.terminate());
      answersHeartbeat(socket, noise);
      saysNothing(socket, noise);
      async function show(): Promise<void> {
        const caller = await who.asks(request);
        const person = caller?.person;
        void left.then(stays.begin(caller, code => socket.close(code, whyClosed(code))));
        const gone = person === undefined ? () => {} : online.came(person.id);
        try {
          const { changes, ...asked } = parse(lobbyLiveAsked, request.query);
          const leave = await visitors.enter({
            ...{ person, asked, changes: changes === '1' },
            send: sending(socket, request.raw.socket),
          });
          await left;
          leave();
        } finally {
          gone();
        }
      }
      show().catch(problem => {
        const code = problem instanceof ApiError ? problem.code : 'internal';
        if (code === 'internal') request.log.error({ err: problem }, 'a lobby socket failed');
        socket.close(closedFor(code), code);
      });
    },
  );
  at('POST /api/play-now', async ({ reply, body, caller: { person } }) => {
    const { game } = body();
    const { isNew, ...created } = await playNow(person, game);
    const row = await store.table(created.id);
    if (row !== undefined) news.tableChanged(row);
    if (isNew) reply.code(201);
    return created;
  });

  async function rowOf(id: string): Promise<StoredTable> {
    const row = tableId.safeParse(id).success ? await store.table(id) : undefined;
    if (row === undefined) throw noSuchTable(id);
    return row;
  }
  at('POST /api/tables/:id/invites', async ({ params, body, caller: { person } }) => {
    const row = await rowOf(params.id);
    if (seatOf(row, person.id) === undefined && row.host !== person.id)
      throw new ApiError('notSeated', 'only a player of this table can ask others to it');
    if (row.stage === 'over') throw new ApiError('over', 'the game is over');
    const { person: friend } = body();
    await mustBeFriend(sql, person.id, friend);
    if (await askTo(sql, row.id, friend, person.id)) invited(row, friend, person);
  });
  /** By the person who is asked (no, thanks), by the one who asked them, or by the host. */
  at('DELETE /api/tables/:id/invites/:person', async ({ params, caller: { person } }) => {
    const row = await rowOf(params.id);
    const friend = params.person;
    const by = await askedBy(sql, row.id, friend);
    if (by === undefined) throw new ApiError('noSuchThing', 'nobody has asked them to this table');
    if (![friend, by, row.host].includes(person.id))
      throw new ApiError('notHost', 'only who is asked, who asked, or the host can take this back');
    await unask(sql, row.id, friend);
    news.personConcerned(friend);
  });
}
