import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { COMPRESSED, COMPRESSION, sending } from '../http/sending.ts';

type Say = ReturnType<typeof sending>;
/** A browser's socket, and what a server says over it. */
async function line(perMessageDeflate: boolean): Promise<{ page: WebSocket; socket: WebSocket; say: Say }> {
  const http = createServer();
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: COMPRESSION });
  http.listen(0);
  await once(http, 'listening');
  const page = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`, { perMessageDeflate });
  const [socket, request] = (await once(sockets, 'connection')) as [
    WebSocket,
    { socket: Parameters<typeof sending>[1] },
  ];
  onTestFinished(() => {
    page.terminate();
    http.close();
  });
  if (page.readyState !== page.OPEN) await once(page, 'open');
  return { page, socket, say: sending(socket, request.socket) };
}
const all = (page: WebSocket, count: number) =>
  new Promise<string[]>(resolve => {
    const heard: string[] = [];
    page.on('message', data => {
      if (heard.push(data.toString()) === count) resolve(heard);
    });
  });

it.each([true, false])(
  'what is said comes as it was said and in its order, whatever its length (compressing: %s)',
  async compressing => {
    const { page, say } = await line(compressing);
    const lengths = [0, 1, 125, 126, 127, COMPRESSED - 1, COMPRESSED, 3, 65_535, 5, 65_536, 0, 2, 126];
    const texts = lengths.flatMap((length, i) => [`${i}`.padEnd(length, 'x'), `天下 ${i} ${'é'.repeat(length)}`]);
    const heard = all(page, texts.length);
    for (const [i, text] of texts.entries()) say(i % 3 === 0 ? Buffer.from(text) : text);
    expect(await heard).toEqual(texts);
  },
);
it('what was said before goodbye is heard, and what comes after it is not sent', async () => {
  const { page, socket, say } = await line(true);
  const heard: string[] = [];
  page.on('message', data => heard.push(data.toString()));
  say('one');
  say('two');
  socket.close(1012, 'restarting');
  say('three');
  const [code] = await once(page, 'close');
  expect([code, heard]).toEqual([1012, ['one', 'two']]);
});
it('who does not read is cut off', async () => {
  const { page, socket, say } = await line(false);
  page.pause();
  const gone = once(socket, 'close');
  const text = 'x'.repeat(COMPRESSED - 1);
  for (let i = 0; socket.readyState === socket.OPEN && i < 10_000; i++) {
    say(text);
    if (i % 50 === 0) await new Promise(setImmediate);
  }
  await gone;
  expect(socket.readyState).toBe(socket.CLOSED);
});
