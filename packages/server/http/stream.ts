import { PassThrough } from 'node:stream';
import { type ClosedMessage, whyClosed } from '@tianxia/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';

const HEARTBEAT = 15_000; // so that neither proxies nor readers take silence for the end
const MOST_UNSENT = 1 << 20; // bytes: a program that does not read is cut off
type Why = ClosedMessage['why'];

/** Newline-delimited JSON to a program, for as long as it reads. */
export interface Stream {
  readonly left: Promise<void>; // either side may have ended it
  send(text: string): void;
  /** After what was sent so far, a line that says why. */
  end(why: Why): void;
  /** By the number of a closed socket. */
  close(code: number): void;
  /** Nothing was sent yet, and something went wrong. */
  drop(): void;
}
export interface Streams {
  open(): Stream;
  answer(reply: FastifyReply, stream: Stream): FastifyReply;
}

export function streams(app: FastifyInstance, heartbeat = HEARTBEAT): Streams {
  const bodies = new WeakMap<Stream, PassThrough>();
  const open = new Set<Stream>();
  const beat = setInterval(() => {
    for (const stream of open) stream.send('');
  }, heartbeat);
  beat.unref();
  app.addHook('preClose', async () => {
    clearInterval(beat);
    for (const stream of open) stream.end('restarting');
  });
  return {
    open() {
      const body = new PassThrough();
      const left = new Promise<void>(resolve => body.once('close', () => resolve()));
      body.on('error', () => {}); // the reader went away: 'close' follows
      const stream: Stream = {
        left,
        send(text) {
          if (body.writableEnded || body.destroyed) return;
          if (body.readableLength + body.writableLength > MOST_UNSENT) body.destroy();
          else body.write(`${text}\n`);
        },
        end(why) {
          stream.send(JSON.stringify({ type: 'closed', why } satisfies ClosedMessage));
          if (!body.destroyed) body.end();
        },
        close: code => stream.end(whyClosed(code)),
        drop: () => body.destroy(),
      };
      open.add(stream);
      bodies.set(stream, body);
      void left.then(() => open.delete(stream));
      return stream;
    },
    answer(reply, stream) {
      stream.send(''); // headers go with the first line: the reader must not wait for it
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no') // nginx passes every line on at once
        .send(bodies.get(stream));
    },
  };
}
