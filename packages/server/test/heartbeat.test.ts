import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { answersHeartbeat, heartbeat } from '../http/heartbeat.ts';

const QUIET = { burst: 60, perMinute: 120 };
/** Both ends of a socket; the browser answers pings or does not. */
async function connected(autoPong: boolean): Promise<{ socket: WebSocket; browser: WebSocket }> {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => void server.close());
  const arrived = new Promise<WebSocket>(resolve => server.once('connection', resolve));
  const browser = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`, { autoPong });
  onTestFinished(() => browser.terminate());
  return { socket: await arrived, browser };
}

it('keeps a socket whose browser answers, and gives up one that says nothing', async () => {
  const [here, gone] = [await connected(true), await connected(false)];
  for (const { socket } of [here, gone]) answersHeartbeat(socket, QUIET);
  const answered = new Promise(resolve => here.socket.once('pong', resolve));
  const asked = new Promise(resolve => gone.browser.once('ping', resolve));
  for (const { socket } of [here, gone]) heartbeat(socket);
  await Promise.all([answered, asked]);
  for (const { socket } of [here, gone]) heartbeat(socket);
  expect([here.socket.readyState, gone.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.CLOSING]);
  await new Promise(resolve => gone.browser.once('close', resolve));
});

it('takes a message for an answer', async () => {
  const { socket, browser } = await connected(false);
  answersHeartbeat(socket, QUIET);
  heartbeat(socket);
  const heard = new Promise(resolve => socket.once('message', resolve));
  if (browser.readyState !== WebSocket.OPEN) await new Promise(resolve => browser.once('open', resolve));
  browser.send('here');
  await heard;
  heartbeat(socket);
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
