import { readFileSync, readlinkSync } from 'node:fs';
import { type MessagePort, Worker } from 'node:worker_threads';

/** What comes back from a worker thread: that it is ready to begin; then for every task an answer, or a reason why there is none. */
export type Outcome<O> = { value: O } | { failed: string };
interface Ready {
  ready: true;
  system: string | undefined; // by which the system knows this thread
}
/** In a worker thread: from now on tasks are answered at once. */
export function ready(port: MessagePort): void {
  let system: string | undefined;
  try {
    system = readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {} // not on Linux
  port.postMessage({ ready: true, system } satisfies Ready);
}
/** Milliseconds for which a thread has had a processor; undefined where the system does not tell. */
function workedBy(system: string | undefined): number | undefined {
  if (system === undefined) return undefined;
  try {
    return Number(readFileSync(`/proc/self/task/${system}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
const WAITING = 6; // times the limit: so long a thread may take that waits for a processor most of the time
const LOOK = 100; // milliseconds: then it is looked again

const START = 20_000; // milliseconds more for a thread that is not ready yet: loading the games takes long on a busy machine
/** One worker thread with one task at a time. It is stopped, whatever it does, when a task overruns: a loop cannot be asked to end. */
export interface Thread<T, O> {
  readonly isFree: boolean;
  /**
   * `limit`: milliseconds of work; on a busy machine a thread also waits, and no table is to blame. Rejects with ThreadEnded when
   * the thread overran, ran out of memory or fell over: it is gone then. With NotReady when it never came so far.
   */
  ask(task: T, limit: number): Promise<O>;
  stop(): Promise<void>;
}
export class ThreadEnded extends Error {}
/** It ended before it was ready: nothing was begun. */
export class NotReady extends ThreadEnded {}

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
  let system: string | undefined;

  function watch(limit: number): void {
    clearTimeout(timer);
    const overran = () => void end(`no answer within ${limit} ms`);
    if (!isReady) {
      timer = setTimeout(overran, limit + START);
      return;
    }
    const [began, before] = [performance.now(), workedBy(system)];
    function look(): void {
      const now = workedBy(system);
      const left = before === undefined || now === undefined ? 0 : limit - (now - before);
      if (left <= 0 || performance.now() - began >= WAITING * limit) overran();
      else timer = setTimeout(look, Math.max(left, LOOK));
    }
    timer = setTimeout(look, limit);
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
    finish(({ reject }) => reject(isReady ? new ThreadEnded(why) : new NotReady(why)));
    await worker.terminate().catch(() => {}); // it has ended, one way or the other
  }
  worker.on('message', (said: Outcome<O> | Ready) => {
    if (!('ready' in said))
      return finish(({ resolve, reject }) => ('failed' in said ? reject(new Error(said.failed)) : resolve(said.value)));
    isReady = true;
    system = said.system;
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
          finish(({ reject }) => reject(problem as Error)); // what cannot be sent fails for its sender alone
        }
      }),
    stop: () => end('the server is stopping'),
  };
}
