import websocket from '@fastify/websocket';
import { SPECTATOR } from '@tianxia/kernel';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../people/person.ts';
import { CLOSED, type FromServer, fromClient, MOST_MESSAGE, tableId } from '../protocol/index.ts';
import type { Listener } from '../tables/audience.ts';
import { plainRefusal } from '../tables/refusals.ts';
import { seatOf } from '../tables/seats.ts';
import type { OpenTable } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { bucket, type Limit } from './bucket.ts';
import { ApiError } from './errors.ts';
import { type Allow, checkOrigin } from './safety.ts';
import type { Who } from './who.ts';

const MOST_EARLY = 20; // messages before the table is loaded
const MOST_TOO_FAST = 100; // then the socket is closed
const MOST_UNSENT = 1 << 20; // bytes: a browser that does not read is cut off
const HEARTBEAT = 30_000;
const HARD_LIMIT = 16 * MOST_MESSAGE; // beyond it the socket is closed before anything is read

export async function sockets(
  app: FastifyInstance,
  tables: Tables,
  who: Who,
  allow: Allow,
  messages: Limit,
): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: HARD_LIMIT,
      // A view is mostly small numbers: a tenth of its size goes over the wire. No memory is kept between messages.
      perMessageDeflate: { threshold: 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
    },
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(CLOSED.restarting, 'restarting');
      this.websocketServer.close(() => done());
    },
  });
  const beat = setInterval(() => {
    for (const client of app.websocketServer.clients) heartbeat(client);
  }, HEARTBEAT);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));

  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/live',
    {
      websocket: true,
      preValidation: async request => {
        checkOrigin(request);
        allow('sockets', request);
      },
    },
    (socket, request) => {
      void sit(socket, tables, request.params.id, who.asks(request), messages).catch(problem => {
        const code = problem instanceof ApiError ? problem.code : 'internal';
        if (code === 'internal' || code === 'tooOldToPlay') request.log.error({ err: problem }, 'a socket failed');
        socket.close(code === 'noSuchTable' || code === 'badToken' ? CLOSED[code] : CLOSED.broken, code);
      });
    },
  );
}

const silent = new WeakSet<WebSocket>(); // did not answer the last heartbeat
function heartbeat(socket: WebSocket): void {
  if (silent.has(socket)) socket.terminate();
  else {
    silent.add(socket);
    socket.ping();
  }
}

async function sit(
  socket: WebSocket,
  tables: Tables,
  id: string,
  asks: Promise<Caller | undefined>,
  messages: Limit,
): Promise<void> {
  const early: Buffer[] = []; // what comes while the table is being loaded
  let hear = (data: Buffer) => {
    if (early.length < MOST_EARLY) early.push(data);
  };
  socket.on('message', (data: Buffer) => {
    silent.delete(socket);
    hear(data);
  });
  socket.on('pong', () => silent.delete(socket));
  socket.on('error', () => socket.terminate());
  const left = new Promise(resolve => socket.once('close', resolve));

  if (!tableId.safeParse(id).success) throw new ApiError('noSuchTable', 'no such table');
  const caller = await asks;
  const table = await tables.open(id);
  const listener: Listener = {
    seat: seatOf(table.row, caller?.person.id) ?? SPECTATOR,
    close: code => socket.close(code),
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
      else socket.send(text);
    },
  };
  await table.enter(listener);
  hear = hearing(socket, table, listener, messages);
  for (const data of early) hear(data);
  await left;
  await table.leave(listener);
}

/** What a browser says: every message gets its answer, and a bad one changes nothing. */
function hearing(socket: WebSocket, table: OpenTable, listener: Listener, messages: Limit): (data: Buffer) => void {
  const inTime = bucket(messages);
  let tooFast = 0;
  const say = (message: FromServer) => listener.send(JSON.stringify(message));
  return data => {
    if (!inTime()) {
      if (++tooFast > MOST_TOO_FAST) return socket.close(CLOSED.tooFast, 'tooFast');
      return say({ type: 'refused', id: idIn(data), ...plainRefusal('tooFast') });
    }
    tooFast = 0;
    if (data.length > MOST_MESSAGE) return say({ type: 'refused', id: null, ...plainRefusal('tooLong') });
    const message = read(data);
    if (message === undefined) return say({ type: 'refused', id: idIn(data), ...plainRefusal('malformed') });
    if (message.type === 'ping') return say({ type: 'pong' });
    if (message.type === 'askUndo' || message.type === 'answerUndo')
      return say({ type: 'refused', id: message.id, ...plainRefusal('noUndo') });
    const { id, ...wish } = message;
    if (listener.seat < 0) return say({ type: 'refused', id, ...plainRefusal('watching') });
    table
      .wish(listener.seat, wish, {
        done: version => say({ type: 'done', id, version }),
        refused: refused => say({ type: 'refused', id, ...refused }),
      })
      .catch(() => say({ type: 'refused', id, ...plainRefusal('internal') }));
  };
}
function json(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
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
