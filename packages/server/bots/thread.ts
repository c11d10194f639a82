import { Worker } from 'node:worker_threads';

/** What comes back from a worker thread: that it is ready to begin; then for every task an answer, or a reason why there is none. */
export type Outcome<O> = { value: O } | { failed: string };
export const READY = 'ready';
const START = 20_000; // milliseconds more for a thread that is not ready yet: loading the games takes long on a busy machine
/** One worker thread with one task at a time. It is stopped, whatever it does, when a task overruns: a loop cannot be asked to end. */
export interface Thread<T, O> {
  readonly isFree: boolean;
  /** `limit`: milliseconds. Rejects with ThreadEnded when the thread overran, ran out of memory or fell over: it is gone then. */
  ask(task: T, limit: number): Promise<O>;
  stop(): Promise<void>;
}
export class ThreadEnded extends Error {}

interface Job<O> {
  limit: number;
  resolve(value: O): void;
  reject(problem: Error): void;
}
/** `ended`: called once, before the task that was underway hears of it. */
export function thread<T, O>(script: string, memory: number | undefined, ended: () => void): Thread<T, O> {
  const worker = new Worker(script, { resourceLimits: memory === undefined ? {} : { maxOldGenerationSizeMb: memory } });
  worker.unref();
  let job: Job<O> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isReady = false;

  function watch(limit: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void end(`no answer within ${limit} ms`), limit + (isReady ? 0 : START));
  }
  function finish(tell: (job: Job<O>) => void): void {
    const finished = job;
    clearTimeout(timer);
    job = undefined;
    if (finished !== undefined) tell(finished);
  }
  async function end(why: string): Promise<void> {
    if (isOver) return;
    isOver = true;
    ended();
    finish(({ reject }) => reject(new ThreadEnded(why)));
    await worker.terminate().catch(() => {}); // it has ended, one way or the other
  }
  worker.on('message', (said: Outcome<O> | typeof READY) => {
    if (said !== READY)
      return finish(({ resolve, reject }) => ('failed' in said ? reject(new Error(said.failed)) : resolve(said.value)));
    isReady = true;
    if (job !== undefined) watch(job.limit);
  });
  worker.on('messageerror', problem => void end(problem.message));
  worker.on('error', problem => void end((problem as Error).message));
  worker.on('exit', code => void end(`a worker thread ended with ${code}`));
  return {
    get isFree() {
      return job === undefined && !isOver;
    },
    ask: (task, limit) =>
      new Promise((resolve, reject) => {
        if (isOver) return reject(new ThreadEnded('this worker thread has ended'));
        if (job !== undefined) return reject(new Error('a worker thread does one thing at a time'));
        job = { limit, resolve, reject };
        watch(limit);
        try {
          worker.postMessage(task);
        } catch (problem) {
          finish(({ reject }) => reject(problem as Error)); // what cannot be sent harms nobody but who sent it
        }
      }),
    stop: () => end('the server is stopping'),
  };
}
