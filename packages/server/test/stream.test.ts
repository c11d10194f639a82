import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { type Stream, streams } from '../http/stream.ts';

it('cuts off a program that does not read', async () => {
  const app = Fastify();
  const open = streams(app);
  const opened: Stream[] = [];
  app.get('/', (_, reply) => {
    const stream = open.open();
    opened.push(stream);
    return open.answer(reply, stream);
  });
  const { hostname, port } = new URL(await app.listen({ port: 0 }));
  onTestFinished(() => app.close());
  const deaf = connect(Number(port), hostname);
  onTestFinished(() => {
    deaf.destroy();
  });
  deaf.on('error', () => {});
  const gone = new Promise(resolve => deaf.once('close', resolve));
  const heard = new Promise(resolve => deaf.once('data', resolve));
  deaf.write(`GET / HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  while (opened.length === 0) await new Promise(setImmediate);
  opened[0]!.send('first');
  await heard;
  deaf.pause();
  let isLeft = false;
  void opened[0]!.left.then(() => {
    isLeft = true;
  });
  const line = 'x'.repeat(10_000);
  for (let sent = 0; !isLeft; sent++) {
    opened[0]!.send(line);
    await new Promise(setImmediate);
    expect(sent).toBeLessThan(10_000); // 100 megabytes: what the system itself keeps is far less
  }
  deaf.resume();
  await gone;
});
