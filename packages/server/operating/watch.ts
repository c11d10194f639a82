import { Worker } from 'node:worker_threads';

const BEAT = 500; // milliseconds

/** What the thread is given: how the main one shows that it is alive, and what to do when it is not. */
export interface Watched {
  beats: SharedArrayBuffer; // one number, which the main thread raises
  port?: number | undefined; // GET /healthz there: 503 while the main thread stands still
  host: string;
  patience?: number | undefined; // milliseconds; then the process ends, so that it is started again
}
export interface Watch {
  stop(): Promise<void>;
}
/**
 * A thread that looks whether the main one still turns. A loop in the main thread would keep every answer back, also that of its own
 * /healthz; this one answers at a port of its own, and ends the process when told to.
 */
export async function watch(script: string, asked: Omit<Watched, 'beats'>): Promise<Watch> {
  const beats = new SharedArrayBuffer(4);
  const count = new Int32Array(beats);
  const worker = new Worker(script, { workerData: { beats, ...asked } satisfies Watched });
  const timer = setInterval(() => Atomics.add(count, 0, 1), BEAT);
  timer.unref();
  await new Promise<void>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  worker.unref();
  return {
    async stop() {
      clearInterval(timer);
      await worker.terminate();
    },
  };
}
