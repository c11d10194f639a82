import { availableParallelism } from 'node:os';
import { line, PATIENCE, tooBusy } from './line.ts';
import type { Question, Rehearsal, Thinker } from './thinker.ts';
import { NotReady, type Thread, thread } from './thread.ts';

/** What goes to a worker; what comes back are words, or what is wrong with a pack. */
export type Task = { kind: 'think'; question: Question } | { kind: 'rehearse'; rehearsal: Rehearsal };
type Said = string | undefined;

interface Desk extends Thread<Task, Said> {
  game: string; // the last one it played: its code is warm
}
interface Job {
  task: Task;
  game: string;
  limit: number; // milliseconds until it is stopped
  resolve(value: Said): void;
  reject(problem: Error): void;
}
const REHEARSAL_LIMIT = 5000;
const grace = (millis: number) => millis * 2 + 2000; // a cold start and a busy machine

/**
 * Bots in worker threads, one core left for the server. Those at tables with packs from outside have a thread of their own, so that no
 * other bot waits for a stranger's pack; and so has trying out new packs, since somebody waits for it who founds a table: they do not
 * wait for bots, however many play with such packs, and not for ever for others who bring a pack.
 */
export function workerPool(
  script: string,
  {
    workers = Math.max(1, availableParallelism() - 1),
    memory,
    patience = PATIENCE,
  }: { workers?: number; memory?: number; patience?: number } = {},
): Thinker {
  const [bots, packs, trial] = [workers, 1, 1].map(most => crew(script, most, memory)) as [Crew, Crew, Crew];
  const trying = line();
  async function rehearse(rehearsal: Rehearsal): Promise<Said> {
    try {
      return await trial.ask({ kind: 'rehearse', rehearsal }, rehearsal.game, REHEARSAL_LIMIT);
    } catch (problem) {
      if (problem instanceof NotReady) throw tooBusy(); // which is not the pack's fault
      return 'the pack is well-formed, but a game with it takes too long';
    }
  }
  return {
    async think(question) {
      const { game, content, millis } = question;
      const words = await (content === undefined ? bots : packs).ask({ kind: 'think', question }, game, grace(millis));
      if (words === undefined) throw new Error('a bot without an answer');
      return words;
    },
    rehearse: rehearsal => trying.stand(() => rehearse(rehearsal), patience),
    async close() {
      await Promise.all([bots, packs, trial].map(crew => crew.close()));
    },
  };
}
interface Crew {
  ask(task: Task, game: string, limit: number): Promise<Said>;
  close(): Promise<void>;
}
function crew(script: string, most: number, memory: number | undefined): Crew {
  const desks: Desk[] = [];
  const waiting: Job[] = [];
  let closed = false;

  function hire(game: string): Desk {
    const gone = () => void desks.splice(desks.indexOf(desk), 1);
    const desk: Desk = Object.assign(thread<Task, Said>(script, memory, gone), { game });
    desks.push(desk);
    return desk;
  }
  /** Rather a worker that knows the game; a warm one of another game is still faster than a cold one. */
  function deskFor(game: string): Desk | undefined {
    const free = desks.filter(desk => desk.isFree);
    return free.find(desk => desk.game === game) ?? (desks.length < most ? hire(game) : free[0]);
  }
  function next(): void {
    const job = waiting[0];
    const desk = job === undefined || closed ? undefined : deskFor(job.game);
    if (job === undefined || desk === undefined) return;
    waiting.shift();
    desk.game = job.game;
    desk.ask(job.task, job.limit).then(job.resolve, job.reject).finally(next);
    next();
  }
  function ask(task: Task, game: string, limit: number): Promise<Said> {
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
      for (const job of waiting.splice(0)) job.reject(new Error('the server is stopping'));
      await Promise.all([...desks].map(desk => desk.stop()));
    },
  };
}
