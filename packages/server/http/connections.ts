import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Limit } from './bucket.ts';
import { networkOf } from './safety.ts';

/** Milliseconds for a request to come in, and to be taken: a client that sends or reads a letter a minute holds what others need. */
export interface Patience {
  headers: number;
  request: number; // with its body
  /** So long nothing of an answer was read. Sockets have a heartbeat for that; lines of events have one too, every 15 seconds. */
  reading: number;
}
const STANDARD: Patience = { headers: 10_000, request: 30_000, reading: 120_000 };

export const patience = ({
  headers,
  request,
  reading,
} = STANDARD): Pick<FastifyHttpOptions<Server>, 'requestTimeout' | 'connectionTimeout' | 'http'> => ({
  requestTimeout: request,
  connectionTimeout: reading,
  http: { headersTimeout: headers, connectionsCheckingInterval: Math.ceil(headers / 5) },
});

/** One address holds only so many connections, whatever it says over them. */
export function fewConnections(server: Server, { atOnce = Number.POSITIVE_INFINITY }: Limit): void {
  const held = new Map<string, number>();
  server.on('connection', socket => {
    const network = networkOf(socket.remoteAddress ?? '');
    const mine = held.get(network) ?? 0;
    if (mine >= atOnce) return void socket.destroy();
    held.set(network, mine + 1);
    socket.once('close', () => {
      const left = held.get(network)! - 1;
      if (left === 0) held.delete(network);
      else held.set(network, left);
    });
  });
}
