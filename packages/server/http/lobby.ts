import {
  ApiError,
  type CreatedBody,
  closedFor,
  invite,
  lobbyAsked,
  lobbyLiveAsked,
  noSuchTable,
  parse,
  playNow as playNowShape,
  tableId,
  whyClosed,
} from '@tianxia/protocol';
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
import { seatOf } from '../tables/seats.ts';
import type { StoredTable, TableStore } from '../tables/store.ts';
import type { Limit } from './bucket.ts';
import { answersHeartbeat, saysNothing } from './heartbeat.ts';
import { type Allow, checkOrigin } from './safety.ts';
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
  /** Somebody is asked to a table: they hear of it though they are not here. */
  invited(row: StoredTable, person: string, by: Person): void;
}
type OfTable = { Params: { id: string } };
const MOST_UNSENT = 1 << 20; // bytes: a browser that does not read is cut off

/** Finding a table, and people for it. */
export function lobbyRoutes(app: FastifyInstance, parts: LobbyRoutesParts): void {
  const { sql, store, who, allow, noise, online, lobby, visitors, news, stays, playNow, invited } = parts;
  app.get('/api/lobby', async (request, reply) => {
    const asked = parse(lobbyAsked, request.query);
    const person = (await who.asks(request))?.person;
    return reply.type('application/json; charset=utf-8').send(await lobby.text(person, asked));
  });
  app.get(
    '/api/lobby/live',
    {
      websocket: true,
      preValidation: async request => {
        checkOrigin(request);
        allow('sockets', request);
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
            send(text) {
              if (socket.readyState !== socket.OPEN) return;
              if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
              else socket.send(text, { binary: false });
            },
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
  app.post('/api/play-now', async (request, reply): Promise<CreatedBody> => {
    allow('joins', request);
    const { person } = await who.mustBe(request, 'play');
    const { game } = parse(playNowShape, request.body);
    const { isNew, ...created } = await playNow(person, game);
    const row = await store.table(created.id);
    if (row !== undefined) news.tableChanged(row);
    return reply.code(isNew ? 201 : 200).send(created);
  });

  async function rowOf(id: string): Promise<StoredTable> {
    const row = tableId.safeParse(id).success ? await store.table(id) : undefined;
    if (row === undefined) throw noSuchTable(id);
    return row;
  }
  app.post<OfTable>('/api/tables/:id/invites', async (request, reply) => {
    allow('joins', request);
    const { person } = await who.mustBe(request, 'play');
    const row = await rowOf(request.params.id);
    if (seatOf(row, person.id) === undefined && row.host !== person.id)
      throw new ApiError('notSeated', 'only a player of this table can ask others to it');
    if (row.stage === 'over') throw new ApiError('over', 'the game is over');
    const { person: friend } = parse(invite, request.body);
    await mustBeFriend(sql, person.id, friend);
    if (await askTo(sql, row.id, friend, person.id)) invited(row, friend, person);
    return reply.code(204).send();
  });
  /** By whoever is asked (no, thanks), whoever asked them, or the host. */
  app.delete<{ Params: { id: string; person: string } }>('/api/tables/:id/invites/:person', async (request, reply) => {
    const { person } = await who.mustBe(request, 'play');
    const row = await rowOf(request.params.id);
    const friend = request.params.person;
    const by = await askedBy(sql, row.id, friend);
    if (by === undefined) throw new ApiError('noSuchThing', 'nobody has asked them to this table');
    if (![friend, by, row.host].includes(person.id))
      throw new ApiError('notHost', 'only who is asked, who asked, or the host can take this back');
    await unask(sql, row.id, friend);
    news.personConcerned(friend);
    return reply.code(204).send();
  });
}
