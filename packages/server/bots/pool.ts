import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Question, Rehearsal, Thinker } from './thinker.ts';

/** What goes to a worker and what comes back. */
export type Task = { kind: 'think'; question: Question } | { kind: 'rehearse'; rehearsal: Rehearsal };
export type Outcome = { value: string | undefined } | { failed: string };

interface Desk {
  worker: Worker;
  game: string; // the last one it played: its code is warm
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}
interface Job {
  task: Task;
  game: string;
  limit: number; // milliseconds until it is stopped
  resolve(value: string | undefined): void;
  reject(problem: Error): void;
}
const REHEARSAL_LIMIT = 5000;
const grace = (millis: number) => millis * 2 + 2000; // a cold start and a busy machine

/** Bots in worker threads, one core left for the server. Packs have one of their own: no bot waits for a stranger's. */
export function workerPool(
  script: string,
  { workers = Math.max(1, availableParallelism() - 1), memory }: { workers?: number; memory?: number } = {},
): Thinker {
  const [bots, packs] = [crew(script, workers, memory), crew(script, 1, memory)];
  return {
    async think(question) {
      const words = await bots.ask({ kind: 'think', question }, question.game, grace(question.millis));
      if (words === undefined) throw new Error('a bot without an answer');
      return words;
    },
    rehearse: rehearsal =>
      packs
        .ask({ kind: 'rehearse', rehearsal }, rehearsal.game, REHEARSAL_LIMIT)
        .catch(() => 'the pack is well-formed, but a game with it takes too long'),
    async close() {
      await Promise.all([bots.close(), packs.close()]);
    },
  };
}
interface Crew {
  ask(task: Task, game: string, limit: number): Promise<string | undefined>;
  close(): Promise<void>;
}
/** A worker that overruns is killed, whatever it does: a thread cannot be asked to stop while it loops. */
function crew(script: string, most: number, memory: number | undefined): Crew {
  const resourceLimits = memory === undefined ? {} : { maxOldGenerationSizeMb: memory };
  const desks: Desk[] = [];
  const waiting: Job[] = [];
  let closed = false;

  function hire(game: string): Desk {
    const desk: Desk = { worker: new Worker(script, { resourceLimits }), game, job: undefined, timer: undefined };
    desk.worker.unref();
    desk.worker.on('message', (outcome: Outcome) => {
      if ('failed' in outcome) finish(desk, job => job.reject(new Error(outcome.failed)));
      else finish(desk, job => job.resolve(outcome.value));
    });
    desk.worker.on('error', problem => dismiss(desk, problem));
    desks.push(desk);
    return desk;
  }
  function finish(desk: Desk, tell: (job: Job) => void): void {
    const { job } = desk;
    clearTimeout(desk.timer);
    desk.job = undefined;
    if (job !== undefined) tell(job);
    next();
  }
  function dismiss(desk: Desk, problem: Error): void {
    const at = desks.indexOf(desk);
    if (at < 0) return;
    desks.splice(at, 1);
    void desk.worker.terminate();
    finish(desk, job => job.reject(problem));
  }
  /** Rather a worker that knows the game; a warm one of another game is still faster than a cold one. */
  function deskFor(game: string): Desk | undefined {
    const free = desks.filter(desk => desk.job === undefined);
    return free.find(desk => desk.game === game) ?? (desks.length < most ? hire(game) : free[0]);
  }
  function next(): void {
    const job = waiting[0];
    const desk = job === undefined || closed ? undefined : deskFor(job.game);
    if (job === undefined || desk === undefined) return;
    waiting.shift();
    desk.job = job;
    desk.game = job.game;
    desk.timer = setTimeout(() => dismiss(desk, new Error(`no answer within ${job.limit} ms`)), job.limit);
    desk.worker.postMessage(job.task);
    next();
  }
  function ask(task: Task, game: string, limit: number): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the server is stopping'));
      waiting.push({ task, game, limit, resolve, reject });
      next();
    });
  }
  return {
    ask,
    async close() {
      closed = true;
      const stopping = new Error('the server is stopping');
      for (const job of waiting.splice(0)) job.reject(stopping);
      await Promise.all(
        desks.splice(0).map(async desk => {
          clearTimeout(desk.timer);
          await desk.worker.terminate();
          desk.job?.reject(stopping);
        }),
      );
    },
  };
}
