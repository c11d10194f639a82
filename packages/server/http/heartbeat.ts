import { CLOSED } from '@tianxia/protocol';
import type { WebSocket } from 'ws';
import { bucket, type Limit } from './bucket.ts';

export const HEARTBEAT = 30_000;
const silent = new WeakSet<WebSocket>(); // did not answer the last heartbeat

/** Every socket is asked whether its browser is still there; one that said nothing since the last time is given up. */
export function heartbeat(socket: WebSocket): void {
  if (silent.has(socket)) socket.terminate();
  else {
    silent.add(socket);
    socket.ping();
  }
}
/** All that comes from a browser is an answer to its heartbeat. Pings, and pongs that were not asked for, only so many. */
export function answersHeartbeat(socket: WebSocket, noise: Limit): void {
  const inTime = bucket(noise);
  const heard = () => {
    if (!inTime()) socket.close(CLOSED.tooFast, 'tooFast');
  };
  socket.on('message', () => silent.delete(socket));
  socket.on('pong', () => {
    silent.delete(socket);
    heard();
  });
  socket.on('ping', heard);
}
/** Where a page has nothing to say, messages are noise as well. */
export function saysNothing(socket: WebSocket, noise: Limit): void {
  const inTime = bucket(noise);
  socket.on('message', () => {
    if (!inTime()) socket.close(CLOSED.tooFast, 'tooFast');
  });
}
