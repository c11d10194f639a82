import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { readJson } from '@tianxia/kernel';
import {
  ApiError,
  CLOSED,
  closedFor,
  type FromServer,
  fromClient,
  MOST_MESSAGE,
  refusedFor,
  whyClosed,
} from '@tianxia/protocol';
import { ROUTES } from '@tianxia/protocol/routes';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../people/person.ts';
import type { OpenTable } from '../tables/open/open-table.ts';
import type { Listener } from '../tables/telling/listener.ts';
import { mayAsk, pathOf } from './answering.ts';
import { bucket, buckets, type Limit } from './bucket.ts';
import { answersHeartbeat, HEARTBEAT, heartbeat } from './heartbeat.ts';
import { type PlaceParts, takePlace } from './place.ts';
import { type Allow, networkOf } from './safety.ts';
import { COMPRESSION, sending } from './sending.ts';
import type { Who } from './who.ts';

const MOST_EARLY = 20; // messages before the table is loaded
const LIVE = 'GET /api/tables/:id/live';
const MOST_TOO_FAST = 100; // then the socket is closed
const HARD_LIMIT = 16 * MOST_MESSAGE; // beyond it the socket is closed before anything is read

interface SocketParts extends PlaceParts {
  who: Who;
  allow: Allow;
  messages: Limit; // of one socket
  crowd: Limit; // of all sockets of one address
  noise: Limit;
  isStopping(): boolean;
}
export async function sockets(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const { who, allow } = parts;
  const amongOthers = buckets(parts.crowd);
  await app.register(websocket, {
    options: {
      maxPayload: HARD_LIMIT,
      perMessageDeflate: COMPRESSION,
    },
    preClose(done) {
      for (const client of this.websocketServer.clients)
        client.close(CLOSED.restarting, 'restarting: come back in a moment');
      this.websocketServer.close(() => done());
    },
  });
  const beat = setInterval(() => {
    for (const client of app.websocketServer.clients) heartbeat(client);
  }, HEARTBEAT);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  app.get<{ Params: { id: string }; Querystring: { hand?: unknown; changes?: unknown } }>(
    pathOf(LIVE),
    {
      websocket: true,
      preValidation: async request => {
        mayAsk(ROUTES[LIVE], request, allow);
      },
    },
    (socket, request) => {
      const { hand, changes } = request.query;
      const network = networkOf(request.ip);
      const asked = {
        ...{ id: request.params.id, hand, changes: changes !== undefined },
        mayOthers: () => amongOthers(network),
      };
      void sit(socket, parts, asked, who.asks(request), request.raw.socket).catch(problem => {
        const code = problem instanceof ApiError ? problem.code : 'internal';
        if (code === 'internal' || code === 'tooOldToPlay') request.log.error({ err: problem }, 'a socket failed');
        socket.close(closedFor(code), code);
      });
    },
  );
}

async function sit(
  socket: WebSocket,
  parts: SocketParts,
  { id, hand, changes, mayOthers }: { id: string; hand: unknown; changes: boolean; mayOthers(): boolean },
  asks: Promise<Caller | undefined>,
  wire: Socket,
): Promise<void> {
  const send = sending(socket, wire);
  let isShownOut = false;
  const early: Buffer[] = []; // what comes while the table is being loaded
  let tooEarly = 0;
  let hear = (data: Buffer) => {
    if (early.length < MOST_EARLY) early.push(data);
    else if (++tooEarly > MOST_TOO_FAST) socket.close(CLOSED.tooFast, 'tooFast');
    else send(JSON.stringify(slowDown(data)));
  };
  const take = (data: Buffer) => {
    // A person who was shown out says nothing more, however long their browser takes to go; and what comes while the server stops is
    // not begun: the browser asks again when it comes back.
    if (!isShownOut && !parts.isStopping()) hear(data);
  };
  socket.on('message', take);
  answersHeartbeat(socket, parts.noise);
  socket.on('error', () => socket.terminate());
  const left = new Promise(resolve => socket.once('close', resolve));

  const place = await takePlace(parts, id, hand, await asks, {
    changes,
    send,
    close(code) {
      isShownOut = true;
      socket.close(code, whyClosed(code));
    },
  });
  hear = hearing(socket, place.table, place.listener, parts.messages, mayOthers);
  for (const data of early) take(data);
  try {
    await place.hear();
    await left;
  } finally {
    await place.leave();
  }
}

/**
 * What a browser says: every message gets its answer, and a bad one changes nothing. `mayOthers`: those at the same address have not
 * said too much together; a client that hears no to that is not shown out for it.
 */
function hearing(
  socket: WebSocket,
  table: OpenTable,
  listener: Listener,
  messages: Limit,
  mayOthers: () => boolean,
): (data: Buffer) => void {
  const inTime = bucket(messages);
  let tooFast = 0;
  const say = (message: FromServer) => listener.send(JSON.stringify(message));
  return data => {
    if (!inTime()) {
      if (++tooFast > MOST_TOO_FAST) return socket.close(CLOSED.tooFast, 'tooFast');
      return say(slowDown(data));
    }
    tooFast = 0;
    if (!mayOthers()) return say(slowDown(data));
    if (data.length > MOST_MESSAGE) return say({ type: 'refused', id: null, ...refusedFor('tooLong') });
    const message = read(data);
    if (message === undefined) return say({ type: 'refused', id: idIn(data), ...refusedFor('malformed') });
    if (message.type === 'ping') return say({ type: 'pong' });
    const { id, ...wish } = message;
    if (listener.seat < 0) return say({ type: 'refused', id, ...refusedFor('watching') });
    table
      .wish(listener.seat, wish, {
        done: version => say({ type: 'done', id, version }),
        refused: refused => say({ type: 'refused', id, ...refused }),
      })
      .catch(() => say({ type: 'refused', id, ...refusedFor('internal') }));
  };
}
const slowDown = (data: Buffer): FromServer => ({ type: 'refused', id: idIn(data), ...refusedFor('tooFast') });
function json(data: Buffer): unknown {
  try {
    return readJson(data.toString(), MOST_MESSAGE);
  } catch {
    return undefined;
  }
}
function read(data: Buffer) {
  const message = fromClient.safeParse(json(data));
  return message.success ? message.data : undefined;
}
/** So that the client can tell which of its messages was refused. */
function idIn(data: Buffer): number | null {
  if (data.length > MOST_MESSAGE) return null;
  const { id } = (json(data) ?? {}) as { id?: unknown };
  return Number.isSafeInteger(id) ? (id as number) : null;
}
