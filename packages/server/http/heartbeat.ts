import type { WebSocket } from 'ws';

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
/** Whatever comes from a browser is an answer to its heartbeat. */
export function answersHeartbeat(socket: WebSocket): void {
  socket.on('message', () => silent.delete(socket));
  socket.on('pong', () => silent.delete(socket));
}
